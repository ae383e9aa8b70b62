import type { TestResult } from './results.ts'
import type { Timed } from './schedule.ts'

export interface RunOutcome {
  readonly steps: readonly Timed[]
  readonly tests: readonly TestResult[]
  readonly cached: ReadonlyMap<string, number>
  /** Processor time of each test file, as its worker tells. */
  readonly files: readonly { readonly file: string; readonly cpu_s: number }[]
  readonly total_ms: number
  /** Share of the cores' time that was used while tests ran. */
  readonly used: number | undefined
  /** Why it ended before its end. */
  readonly stopped: string | undefined
}

const DEAREST = 30
const FAILURE_LINES = 25

const seconds = (s: number): string => `${s.toFixed(s < 10 ? 1 : 0)} s`
const column = (text: string): string => text.padStart(8)

export function secondsByFile(tests: readonly TestResult[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { file, ms } of tests) sums[file] = (sums[file] ?? 0) + ms / 1000
  return sums
}

function dearestFiles({ tests, files }: RunOutcome): string[] {
  const cpu = new Map(files.map(({ file, cpu_s }) => [file, cpu_s]))
  const ranked = Object.entries(secondsByFile(tests))
    .map(([file, s]) => ({ file, s, cpu_s: cpu.get(file) }))
    .sort((a, b) => (b.cpu_s ?? b.s) - (a.cpu_s ?? a.s))
    .slice(0, DEAREST)
  if (ranked.length === 0) return []
  return [
    `\nThe dearest ${ranked.length} files, by processor time where their worker tells it (the database's is not in it):`,
    ...ranked.map(
      ({ file, s, cpu_s }) => `${column(cpu_s === undefined ? '' : seconds(cpu_s))} ${column(seconds(s))}  ${file}`,
    ),
  ]
}

function timesByStep({ steps, total_ms, used }: RunOutcome): string[] {
  const cpu_s = steps.reduce((sum, step) => sum + step.cpu_s, 0)
  return [
    '\nProcessor time and time by step:',
    ...steps
      .toSorted((a, b) => b.cpu_s - a.cpu_s)
      .map((step) => `${column(seconds(step.cpu_s))} ${column(seconds(step.ms / 1000))}  ${step.name}`),
    `${column(seconds(cpu_s))} ${column(seconds(total_ms / 1000))}  in all`,
    ...(used === undefined ? [] : [`While tests ran, ${Math.round(used * 100)} % of the cores' time was used.`]),
  ]
}

/** Printed at the end, where somebody who reads only the last page of a long log finds it. */
function failures({ steps, tests }: RunOutcome): string[] {
  return [
    ...steps.filter((step) => !step.ok).map((step) => `\nFailed: ${step.name}`),
    ...tests
      .filter((test) => test.state === 'failed')
      .map(
        ({ file, title, failure = '' }) =>
          `\nFailed: ${file}: ${title}\n${failure.split('\n').slice(0, FAILURE_LINES).join('\n')}`,
      ),
  ]
}

/** What has run counts; what the cache answers for is named beside it. */
export function countResults({ steps, tests }: Pick<RunOutcome, 'steps' | 'tests'>): {
  passed: number
  failed: number
} {
  const count = (state: TestResult['state']) => tests.filter((test) => test.state === state).length
  const failed_tests = count('failed')
  const has_tests = (step: Timed) => step.name === 'unit' || step.name === 'browser'
  const failed_steps = steps.filter((step) => !step.ok && !has_tests(step)).length
  // A runner that dies without a failed test has failed all the same.
  const died = steps.some((step) => !step.ok && has_tests(step)) && failed_tests === 0 ? 1 : 0
  return {
    passed: count('passed') + steps.filter((step) => step.ok && !has_tests(step)).length,
    failed: failed_tests + failed_steps + died,
  }
}

export function printReport(outcome: RunOutcome): boolean {
  const lines = [...dearestFiles(outcome), ...timesByStep(outcome), ...failures(outcome)]
  if (outcome.cached.size > 0) {
    const tests = [...outcome.cached.values()].reduce((sum, count) => sum + count, 0)
    lines.push(
      `\nNot run again, because nothing they read has changed: ${tests} tests in ${outcome.cached.size} files (--all runs them):`,
    )
    lines.push(`  ${[...outcome.cached.keys()].join(' ')}`)
  }
  if (outcome.stopped) lines.push(`\nEnded early: ${outcome.stopped}. What follows counts what had run until then.`)
  const { passed, failed } = countResults(outcome)
  console.log([...lines, `\n${passed} passed, ${failed} failed`].join('\n'))
  return failed === 0 && !outcome.stopped
}
