/** Packages whose handlers are all pressed by a test. */
export const PRESSED_PACKAGES = ['web-pos']

/** Handlers that jsdom can't run, each with the story that presses it in Chromium. */
export const IN_CHROMIUM = {}
