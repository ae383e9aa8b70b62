// node scripts/check/main.ts test|check [options]: runs the checks and ends with the totals. What a run has found so far is
// told even when it is stopped.
//   --all              suites run too whose inputs have not changed since they passed
//   --changed[=COMMIT] only tests that what differs from the commit can break, without it: what is not committed
//   --record           notes which sources each test over HTTP reaches, for --changed
//   --keep-times       notes in the repository which files take longest
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { affectedTests, changedFiles, recordedReach } from './affected.ts'
import { watchCores } from './cores.ts'
import { keepSeconds } from './file-times.ts'
import { cacheFolder, keepTemporaryFilesInMemory, root } from './folders.ts'
import { fileSuites, notePassed, passedBefore } from './passed-before.ts'
import { patienceMs } from './patience.ts'
import { printReport, secondsByFile } from './report.ts'
import type { TestResult } from './results.ts'
import { stopCommands } from './run-command.ts'
import { inParallel, type Timed } from './schedule.ts'
import { fileHashes, hasGit, Sources } from './source-files.ts'
import { type Step, steps } from './steps.ts'

const QUICK = ['declarations', 'server-types', 'types', 'structure', 'format', 'dead-code']
const PLANS: Record<string, readonly string[]> = {
  test: [...QUICK, 'weight', 'demo', 'unit', 'browser', 'benches'],
  check: [...QUICK, 'unit'],
}
const CORES = 2
/** So many failures have one cause; the rest would only be waited for. */
const ENOUGH_FAILURES = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'string' },
    record: { type: 'boolean', default: false },
    'keep-times': { type: 'boolean', default: false },
  },
  // The commit may be left out.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
})
const [plan = 'test'] = positionals
const folder = cacheFolder('last-run')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
/** Left behind when even this process is killed. */
const journal = join(folder, 'results.jsonl')
const processor_log = join(folder, 'processor.jsonl')
process.env.NODE_COMPILE_CACHE ??= cacheFolder('compiled')
keepTemporaryFilesInMemory()
process.env.INKROUTE_PROCESSOR_LOG = processor_log

const tests: TestResult[] = []
const ended: Timed[] = []
let stopped: string | undefined

function stop(why: string): void {
  if (stopped) return
  stopped = why
  console.log(`\n── ending: ${why} …`)
  stopCommands()
}

function note(result: TestResult): void {
  tests.push(result)
  appendFileSync(journal, `${JSON.stringify(result)}\n`)
  if (tests.filter((test) => test.state === 'failed').length >= ENOUGH_FAILURES)
    stop(`${ENOUGH_FAILURES} tests have failed`)
}

let coresUsed: (() => number) | undefined

async function timed(name: string, step: Step): Promise<Timed> {
  const started = performance.now()
  if (stopped) return { name, ms: 0, ok: true, output: '', cpu_s: 0 }
  console.log(`── ${name} …`)
  if (name === 'unit') coresUsed = watchCores()
  const end = await step.run(note).catch((error: Error) => ({ ok: false, output: `${error.stack}\n`, cpu_s: 0 }))
  const ms = performance.now() - started
  console.log(`${end.output}── ${name}: ${end.ok ? 'ok' : 'FAILED'} in ${(ms / 1000).toFixed(1)} s`)
  const result = { ...end, name, ms }
  ended.push(result)
  return result
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(`stopped by ${signal}`))

// Measured before the machine is busy with what is to be measured by it.
patienceMs()
const suites = hasGit(root) ? fileSuites(root) : []
const cached = values.all ? new Map<string, number>() : passedBefore(suites)
process.env.INKROUTE_PASSED_BEFORE = [...cached.keys()].join('\n')
if (values.record) process.env.INKROUTE_REACH = 'true'

/** The tests that a change can break, and have not passed with it. */
function chooseTests(since: string): readonly string[] {
  const paths = [...fileHashes(root).keys()]
  const changed = changedFiles(root, since)
  const { tests, unrecorded } = affectedTests(changed, paths, new Sources(root, new Set(paths)), recordedReach())
  const chosen = [...tests].filter((file) => !cached.has(file))
  console.log(
    `${changed.length} files differ from ${since}; ${tests.size} files of tests can break by that, ${chosen.length} of them run.`,
  )
  if (unrecorded.length > 0) {
    console.log(
      `Of ${unrecorded.length} files of tests over HTTP it is not known what they reach; they run only when something beside them has changed. npm run check -- --record finds out.`,
    )
  }
  return chosen
}

const chosen = values.changed ? chooseTests(values.changed) : undefined
if (chosen) process.env.INKROUTE_TESTS = chosen.join('\n')
const names = (PLANS[plan] ?? []).filter((name) => chosen?.length !== 0 || name !== 'unit')

const started = performance.now()
await inParallel(steps, names, CORES, timed)
const files = existsSync(processor_log)
  ? readFileSync(processor_log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { file: string; cpu_s: number })
      .map(({ file, cpu_s }) => ({ file: relative(root, file), cpu_s }))
  : []
const is_green = printReport({
  steps: ended,
  tests,
  cached,
  files,
  total_ms: performance.now() - started,
  used: coresUsed?.(),
  stopped,
})
if (!stopped) keepSeconds(secondsByFile(tests), values['keep-times'])
// A file of tests tells its results when it has ended, a journey each of them.
if (suites.length > 0) notePassed(root, suites, stopped ? tests.filter(({ file }) => !file.startsWith('e2e/')) : tests)
process.exitCode = is_green ? 0 : 1
