// Each check has to find a planted breach of its rule, as a check that finds nothing may also check nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFolders } from './sources.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const run = (...command) => spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })

/** Biome's output for a file at a path, in a temporary folder with our configuration. */
function lint(filePath, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-breach-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  const plugins = config.plugins.map((plugin) => path.join(root, plugin))
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, plugins, vcs: { enabled: false } }))
  mkdirSync(path.dirname(path.join(folder, filePath)), { recursive: true })
  writeFileSync(path.join(folder, filePath), text)
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', filePath], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

const createLines = (count) => Array.from({ length: count }, (_, index) => `export const n${index} = ${index}`).join('\n')

test('fetch outside an api file is detected, also as window.fetch', () => {
  expect(lint('web-record/src/features/x/x-screen.tsx', "export const get = () => fetch('/api/x')\n")).toContain('noRestrictedGlobals')
  expect(lint('web-record/src/features/x/x-screen.tsx', "export const get = () => window.fetch('/api/x')\n")).toContain('knows a URL')
  expect(lint('web-record/src/features/x/x.api.ts', "export const get = () => fetch('/api/x')\n")).not.toContain('knows a URL')
})

test('crypto.randomUUID outside the kit’s createUuid is detected', () => {
  const code = 'export const key = () => crypto.randomUUID()\n'
  expect(lint('web-record/src/features/x/x.api.ts', code)).toContain('createUuid')
  expect(lint('web-shell/kit/src/core/uuid.ts', code)).not.toContain('no-bare-uuid')
})

test('a form that casts its schema or its submission is detected', () => {
  const form = 'web-record/src/features/x/x-form.tsx'
  const schema = (cast) => `export const schema = schemaOf('RoomCreate')${cast}\n`
  expect(lint(form, schema(' as z.ZodType<unknown, Values>'))).toContain('useKitForm infers')
  expect(lint(form, schema(' as unknown as z.ZodType<\n  unknown,\n  Values\n>'))).toContain('useKitForm infers')
  expect(lint(form, 'export const send = (submission: Submission<never>) => submission\n')).toContain('useKitForm infers')
  expect(lint(form, schema('.shape'))).not.toContain('useKitForm infers')
  expect(lint(form, 'export const send = (submission: Submission<Values>) => submission\n')).not.toContain('useKitForm infers')
})

test('a mock of the project’s own module is detected, a mocked library is not', () => {
  const createMock = (module) => `import { vi } from 'vitest'\n\nvi.mock('${module}')\n`
  expect(lint('web-record/src/x.test.ts', createMock('./x.api'))).toContain('mocks the network')
  expect(lint('web-record/src/x.test.ts', createMock('@clinic/kit/api'))).toContain('mocks the network')
  expect(lint('web-record/src/x.test.ts', createMock('some-library'))).not.toContain('mocks the network')
})

test('a function, file, screen or test that is too long is detected', () => {
  const longFunction = `export function long() {\n${Array.from({ length: 41 }, (_, index) => `  console.info(${index})`).join('\n')}\n}\n`
  expect(lint('web-record/src/x.ts', longFunction)).toContain('noExcessiveLinesPerFunction')
  expect(lint('web-record/src/x.ts', createLines(401))).toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x-screen.tsx', createLines(151))).toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x-form.tsx', createLines(149))).not.toContain('noExcessiveLinesPerFile')
  expect(lint('web-record/src/x.test.ts', createLines(401))).toContain('noExcessiveLinesPerFile')
})

test('an import of another bundle, of a bundle by the kit or of a shared entry by path is detected, and a type cycle', () => {
  const program = `
    const { findViolations } = await import(${JSON.stringify(path.join(root, 'web-shell/checks/imports.mjs'))})
    console.log(JSON.stringify(await findViolations(['web-record', 'web-pos', 'web-shell'], ${JSON.stringify(path.join(root, 'web-shell/checks/breaches'))})))`
  const { violations, modules } = JSON.parse(run('--input-type=module', '-e', program).stdout)
  expect(modules).toBeGreaterThan(3)
  expect(violations).toContainEqual(expect.stringContaining('bundles-never-import-one-another: web-record/src/imports-other-bundle.ts'))
  expect(violations).toContainEqual(expect.stringContaining('the-kit-knows-no-bundle: web-shell/kit/src/ui/imports-bundle.ts'))
  expect(violations).toContainEqual(
    expect.stringContaining('shared-entries-are-imported-by-name: web-shell/kit/src/realtime/imports-by-path.ts'),
  )
  expect(violations).toContainEqual(expect.stringMatching(/^no-circles: .*imports-(type-of-)?circle\.ts/))
})

test('every package is type-checked', () => {
  const { stdout } = run('node_modules/typescript7/bin/tsc', '-p', '.', '--listFilesOnly')
  const checkedFiles = stdout.split('\n').map((file) => path.relative(root, file))
  const uncheckedFolders = [...listSourceFolders(), 'infra/e2e/stories', 'infra/remote-template/src'].filter(
    (folder) => !checkedFiles.some((file) => file.startsWith(`${folder}/`)),
  )
  expect(uncheckedFolders).toEqual([])
  expect(checkedFiles).toContain('web-shell/kit/src/testing/setup.ts')
})

test('PLT-090 a missing Swedish text fails the build', () => {
  const { status, stdout } = run('node_modules/typescript7/bin/tsc', '-p', 'web-shell/checks/breaches/texts')
  expect(status).not.toBe(0)
  expect(stdout).toContain("'bye' is missing")
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(scripts.build).toMatch(/^npm run types && /)
})

test('an unknown permission of a route or of useHasPermission is detected', () => {
  const { status, stdout } = run('node_modules/typescript7/bin/tsc', '-p', 'web-shell/checks/breaches/permissions')
  expect(status).not.toBe(0)
  expect(stdout).toContain('client.raed')
  expect(stdout).toContain('client.wriet')
})

test('a story that uses a missing text is detected', () => {
  const folder = mkdtempSync(path.join(root, 'infra/e2e/breach-'))
  try {
    writeFileSync(
      path.join(folder, 'x.story.ts'),
      "import { translations } from '../stories/support/translations'\n\nexport const text = translations.en.shell.notThere\n",
    )
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../tsconfig.json', include: ['*.ts'] }))
    const { status, stdout } = run('node_modules/typescript7/bin/tsc', '-p', folder)
    expect(status).not.toBe(0)
    expect(stdout).toContain('notThere')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('PLT-106 an outdated generated client is detected', () => {
  const document = JSON.parse(readFileSync(path.join(root, 'services/openapi.json'), 'utf8'))
  document.components.schemas.ClientCreate.properties.first_name.maxLength = 7
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
