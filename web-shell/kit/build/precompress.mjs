/** Lays a brotli copy beside each text file of a bundle, so that the server sends the small one and compresses nothing itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|json)$/
const WORTH_IT = 1024

export const pluginPrecompress = () => ({
  name: 'clinic:precompress',
  apply: 'build',
  setup(build) {
    build.onAfterBuild(() => precompress(build.context.distPath))
  },
})

export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((file) => TEXT.test(file))) {
    const content = readFileSync(join(folder, name))
    if (content.length > WORTH_IT) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
