// What the test runners tell the check while they run, line by line, so that nothing is lost when one of them is killed.
import { writeSync } from 'node:fs'

export interface TestResult {
  /** From the root of the project. */
  readonly file: string
  readonly title: string
  readonly ms: number
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly failure?: string
}

/** The pipe that `runCommand` opens for the results; none when a runner is started by hand. */
const PIPE = 3
export const PIPE_ENV = 'INKROUTE_RESULTS'

export const isListening = (): boolean => process.env[PIPE_ENV] === 'true'

export function tell(result: TestResult): void {
  if (isListening()) writeSync(PIPE, `${JSON.stringify(result)}\n`)
}
