/**
 * The part of zod that the bundles use. A shared module keeps all its exports, and zod's include the error texts of some fifty languages,
 * while all our texts are our own.
 */
import * as z from './zod-exports.mjs'

export * from './zod-exports.mjs'
export { z }
