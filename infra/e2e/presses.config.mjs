// The presses and paints that `just bench` measures, in a product with demo data of its own.
import { args } from './browser.mjs'
import stories from './playwright.config.mjs'

// The stories' browser doesn't optimize scripts; a user's does.
const launchOptions = { ...stories.use.launchOptions, args: args.filter((each) => !each.startsWith('--js-flags')) }

export default { ...stories, testDir: './presses', use: { ...stories.use, launchOptions } }
