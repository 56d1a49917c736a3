/** Fails a run of all tests when a handler of the screens was called by no test, or by none that asserted something afterwards. */
import { writeFileSync } from 'node:fs'
import { IN_CHROMIUM, PRESSED_PACKAGES } from './press-exceptions.mjs'
import { isScreenSource, listHandlers } from './press-handlers.mjs'
import { readSources } from './sources.mjs'

/** Lists what is wrong: handlers without a proof, and exceptions that no longer are any. */
export function listPressFaults(handlers, presses, exceptions) {
  const called = new Set(presses.flatMap((pressed) => Object.keys(pressed)))
  const proven = new Set(presses.flatMap((pressed) => Object.keys(pressed).filter((id) => pressed[id])))
  const isExcepted = (id) => id in exceptions
  return [
    ...handlers.filter((id) => !called.has(id) && !isExcepted(id)).map((id) => `called by no test: ${id}`),
    ...handlers.filter((id) => called.has(id) && !proven.has(id) && !isExcepted(id)).map((id) => `nothing is asserted after: ${id}`),
    ...Object.keys(exceptions)
      .filter((id) => proven.has(id) || !handlers.includes(id))
      .map((id) => `no exception any more: ${id}`),
  ]
}

/** The kit lies in the folder of the shell and is a package of its own: a package's sources are those of its own `src`. */
export const isInPressedPackage = (name, packages = PRESSED_PACKAGES) => packages.some((folder) => name.startsWith(`${folder}/src/`))

export const listAllHandlers = () =>
  readSources(['web-*.ts', 'web-*.tsx'], isScreenSource)
    .filter(([name]) => isInPressedPackage(name))
    .flatMap(([name, text]) => listHandlers(name, text))
    .map(({ id }) => id)

export class PressReporter {
  onInit(vitest) {
    this.vitest = vitest
  }

  async onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => [module, test]))
    if (process.env.PRESSES_FILE) writeFileSync(process.env.PRESSES_FILE, JSON.stringify(tests.map(describe)))
    const { project, testNamePattern } = this.vitest.config
    const specifications = await this.vitest.globTestSpecifications()
    // A part of the tests presses a part of the buttons.
    if (project.length > 0 || testNamePattern || modules.length < specifications.length) return
    const presses = tests.filter(([, test]) => test.ok()).map(([, test]) => test.meta().presses ?? {})
    const faults = listPressFaults(listAllHandlers(), presses, IN_CHROMIUM)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  }
}

const describe = ([module, test]) => ({
  file: module.relativeModuleId,
  name: test.fullName,
  state: test.result().state,
  milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
  presses: test.meta().presses ?? {},
})
