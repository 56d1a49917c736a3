// The Chromium that the stories run in: unpacked from a registry package with its own libraries and fonts, so that the
// machine needs none of its own. Each checkout has its own copy; the package's default is one shared path in /tmp.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const state = process.env.ASTER_TOOLS ?? join(here, '..', '..', '.state')
const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const archives = join(dirname(entry), '..', 'bin')

export const folder = join(state, 'browser')

export const program = join(folder, 'chromium')

// The package's own font list names shared folders only; without this one no text is drawn.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`

export async function unpack() {
  if (existsSync(program)) return program
  rmSync(folder, { recursive: true, force: true })
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = fresh
  const { inflate } = await import('@sparticuz/chromium')
  for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) await inflate(join(archives, name))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  writeFileSync(join(fresh, 'fonts', 'fonts.conf'), fonts)
  try {
    renameSync(fresh, folder)
  } catch (problem) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(program)) throw problem // else another run was quicker
  }
  return program
}

export const environment = {
  ...process.env,
  LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
  HOME: folder,
}

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Each story loads its pages once, in a context of its own: what a compiler puts into them never comes back.
  '--js-flags=--max-lazy --no-opt --no-maglev',
]
