// Module federation initialises its shared modules before this dynamic import.
import('./standalone')
