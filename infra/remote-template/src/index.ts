// Module federation needs a dynamic import before its shared modules are used.
import('./standalone')
