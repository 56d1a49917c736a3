// The presses that `just bench` measures, in a product with demo data of its own.
import stories from './playwright.config.mjs'

export default { ...stories, testDir: './presses' }
