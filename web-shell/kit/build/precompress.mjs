/** Writes a brotli copy of each text file of a bundle, so that the server doesn't compress files itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TEXT_FILES = /\.(js|css|svg|json)$/
const MIN_BYTES = 1024

export const pluginPrecompress = () => ({
  name: 'clinic:precompress',
  apply: 'build',
  setup(build) {
    build.onAfterBuild(() => precompress(build.context.distPath))
  },
})

export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((file) => TEXT_FILES.test(file))) {
    const content = readFileSync(join(folder, name))
    if (content.length > MIN_BYTES) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
