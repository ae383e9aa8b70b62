import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { tell } from './results.ts'

const root = process.cwd()

/** Tells the check of each test as soon as its file has ended. */
export default class ResultsReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const file = relative(root, module.moduleId)
    for (const test of module.children.allTests()) {
      const result = test.result()
      tell({
        file,
        title: test.name,
        ms: test.diagnostic()?.duration ?? 0,
        state: result.state === 'pending' ? 'failed' : result.state,
        ...(result.state === 'failed' ? { failure: text(result.errors) } : {}),
      })
    }
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
    if (errors.length > 0) tell({ file, title: 'the file itself', ms: 0, state: 'failed', failure: text(errors) })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length > 0) {
      tell({ file: 'vitest', title: 'errors outside of tests', ms: 0, state: 'failed', failure: text(errors) })
    }
  }
}

const text = (errors: readonly SerializedError[]): string =>
  errors.map((error) => [error.stack ?? error.message, error.diff].filter(Boolean).join('\n')).join('\n')
