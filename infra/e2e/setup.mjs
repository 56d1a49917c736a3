import { unpack } from './browser.mjs'

export default async function setup() {
  await unpack()
}
