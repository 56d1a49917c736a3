// Module federation has to initialise its shared modules before they are imported.
import('./bootstrap')
