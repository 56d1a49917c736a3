// A checker that sees nothing also says nothing: each check is shown one breach of its rule, and has to see it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const run = (...command) => spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })

/** What Biome says of a file that would stand at this path, in a tree of its own under our rules. */
function lint(at, text) {
  const home = mkdtempSync(path.join(tmpdir(), 'clinic-breach-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  const plugins = config.plugins.map((plugin) => path.join(root, plugin))
  writeFileSync(path.join(home, 'biome.json'), JSON.stringify({ ...config, plugins, vcs: { enabled: false } }))
  mkdirSync(path.dirname(path.join(home, at)), { recursive: true })
  writeFileSync(path.join(home, at), text)
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', at], { cwd: home, encoding: 'utf8' })
  return stdout + stderr
}

const lines = (count) => Array.from({ length: count }, (_, at) => `export const n${at} = ${at}`).join('\n')

test('fetch outside an api file is seen, also by way of window', () => {
  expect(lint('web-record/src/features/x/x-screen.tsx', "export const get = () => fetch('/api/x')\n")).toContain('noRestrictedGlobals')
  expect(lint('web-record/src/features/x/x-screen.tsx', "export const get = () => window.fetch('/api/x')\n")).toContain('knows a URL')
  expect(lint('web-record/src/features/x/x.api.ts', "export const get = () => fetch('/api/x')\n")).not.toContain('knows a URL')
})

test('a key made in a way that plain http lacks is seen, but not where the kit makes them', () => {
  const key = 'export const key = () => crypto.randomUUID()\n'
  expect(lint('web-record/src/features/x/x.api.ts', key)).toContain('newKey')
  expect(lint('web-shell/kit/src/lite/key.ts', key)).not.toContain('no-bare-uuid')
})

test('a mocked module of ours is seen, a mocked library is not', () => {
  const test = (module) => `import { vi } from 'vitest'\n\nvi.mock('${module}')\n`
  expect(lint('web-record/src/x.test.ts', test('./x.api'))).toContain('mocks the network')
  expect(lint('web-record/src/x.test.ts', test('@clinic/kit/api'))).toContain('mocks the network')
  expect(lint('web-record/src/x.test.ts', test('some-library'))).not.toContain('mocks the network')
})

test('a function, a file, a screen and a test that are too long are seen', () => {
  const long = `export function long() {\n${Array.from({ length: 41 }, (_, at) => `  console.info(${at})`).join('\n')}\n}\n`
  expect(lint('web-record/src/x.ts', long)).toContain('noExcessiveLinesPerFunction')
  expect(lint('web-record/src/x.ts', lines(251))).toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x-screen.tsx', lines(151))).toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x-form.tsx', lines(149))).not.toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x.test.ts', lines(401))).toContain('noExcessiveLinesPerFile')
})

test('a bundle that imports another and a kit that knows a bundle are seen', () => {
  const program = `
    const { breaches } = await import(${JSON.stringify(path.join(root, 'web-shell/checks/imports.mjs'))})
    console.log(JSON.stringify(await breaches(['web-record', 'web-pos', 'web-shell'], ${JSON.stringify(path.join(root, 'web-shell/checks/breaches'))})))`
  const { found, modules } = JSON.parse(run('--input-type=module', '-e', program).stdout)
  expect(modules).toBeGreaterThan(3)
  expect(found).toContainEqual(expect.stringContaining('bundles-never-import-one-another: web-record/src/reaches-over.ts'))
  expect(found).toContainEqual(expect.stringContaining('the-kit-knows-no-bundle: web-shell/kit/src/ui/reaches-up.ts'))
})

test('every package is among what is checked for types', () => {
  const { stdout } = run('node_modules/typescript7/bin/tsc', '-p', '.', '--listFilesOnly')
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const read = stdout.split('\n').map((file) => path.relative(root, file))
  const unread = [...workspaces.map((name) => `${name}/src/`), 'infra/e2e/stories/'].filter(
    (home) => !read.some((file) => file.startsWith(home)),
  )
  expect(unread).toEqual([])
  expect(read).toContain('web-shell/kit/src/testing/setup.ts')
})

test('PLT-090 a text that Swedish lacks fails the build', () => {
  const { status, stdout } = run('node_modules/typescript7/bin/tsc', '-p', 'web-shell/checks/breaches/texts')
  expect(status).not.toBe(0)
  expect(stdout).toContain("'bye' is missing")
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(scripts.build).toMatch(/^npm run types && /)
})

test('a journey that names a text which is not there is seen', () => {
  const home = mkdtempSync(path.join(root, 'infra/e2e/breach-'))
  try {
    writeFileSync(
      path.join(home, 'x.story.ts'),
      "import { words } from '../stories/support/words'\n\nexport const text = words.en.shell.notThere\n",
    )
    writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify({ extends: '../tsconfig.json', include: ['*.ts'] }))
    const { status, stdout } = run('node_modules/typescript7/bin/tsc', '-p', home)
    expect(status).not.toBe(0)
    expect(stdout).toContain('notThere')
  } finally {
    rmSync(home, { recursive: true })
  }
})

test('PLT-106 a generated client that is behind the API is seen', () => {
  const document = JSON.parse(readFileSync(path.join(root, 'services/openapi.json'), 'utf8'))
  document.components.schemas.ClientIn.properties.first_name.maxLength = 7
  const changed = path.join(mkdtempSync(path.join(tmpdir(), 'clinic-breach-')), 'openapi.json')
  writeFileSync(changed, JSON.stringify(document))
  const generate = 'web-shell/kit/scripts/generate.mjs'
  const { status, stderr } = spawnSync(process.execPath, [generate, '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, OPENAPI: changed },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('zod.ts')
})
