// What federation shares has to be settled before the first import of it.
import('./standalone')
