import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { tell } from './results.ts'

const root = process.cwd()

/** Tells the check of each journey as soon as it has ended. A second attempt would be a failure too: there is none. */
export default class ResultsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'interrupted') return
    const state = result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    tell({
      file: relative(root, test.location.file),
      title: test.title,
      ms: result.duration,
      state,
      ...(state === 'failed' ? { failure: text(result.errors) } : {}),
    })
  }

  onError(error: TestError): void {
    tell({ file: 'playwright', title: 'an error outside of journeys', ms: 0, state: 'failed', failure: text([error]) })
  }
}

const text = (errors: readonly TestError[]): string =>
  errors.map(({ stack, message, value }) => stack ?? message ?? value).join('\n')
