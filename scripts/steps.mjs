// The checks of the project, by name. Each prints its own findings; the summary shows the time of each step and the
// totals.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { root } from './setup.mjs'

const bin = join(root, 'node_modules', '.bin')
/** Read when a step starts, because the browser is located after this file is loaded. */
const stepEnv = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, CI: process.env.CI ?? 'true' })

/** Runs a command. Its output is kept, or forwarded line by line with the name of the step. */
function run(command, args, { cwd = root, env = {}, prefix } = {}) {
  return new Promise((resolve) => {
    const child = spawn(join(bin, command), args, {
      cwd,
      env: { ...stepEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text) => {
        if (!prefix) {
          output += text
          return
        }
        const lines = (rest + text).split('\n')
        rest = lines.pop()
        for (const line of lines) console.log(line.trim() ? `${prefix} ${line}` : '')
      })
    }
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Several commands in sequence count as one check; the first failure ends it. */
const commands =
  (...list) =>
  async () => {
    let output = ''
    for (const command of list) {
      const result = await run(...command)
      output += result.output
      if (!result.ok) return { passed: 0, failed: 1, output }
    }
    return { passed: 1, failed: 0, output }
  }

function readReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file, { force: true })
  return report
}

async function unit() {
  const file = join(tmpdir(), `inkroute-vitest-${process.pid}.json`)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await run('vitest', args, { prefix: 'unit    │' })
  const report = readReport(file)
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration, status, failureMessages }) => ({
      title: `${relative(root, name)}: ${title}`,
      ms: duration ?? 0,
      failure: status === 'failed' ? failureMessages.join('\n') : undefined,
    })),
  )
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, ok ? 0 : 1), tests }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

async function browser() {
  const file = join(tmpdir(), `inkroute-playwright-${process.pid}.json`)
  const { ok } = await run('playwright', ['test'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    prefix: 'browser │',
  })
  const { stats, suites } = readReport(file)
  const tests = suites.flatMap(specsOf).map(({ file: name, title, tests: runs }) => ({
    title: `e2e/${name}: ${title}`,
    ms: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    failure: runs.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
  }))
  // A journey that passes only on the second attempt has failed.
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1), tests }
}

/** Its memory is freed when it ends: collecting it before took a fifth of its time and spared a tenth of it. */
const hoarding = { env: { GOGC: '400' } }
/** One checker per program: several would each compute the same types. */
const typesOf = (...rooms) => rooms.map((room) => ['tsc', ['-p', room, '--checkers', '1'], hoarding])
const typegen = ['react-router', ['typegen'], { cwd: join(root, 'web') }]

const bundleServer = ['node', ['server/src/infra/bundle/build-server.ts']]

/** Server tests and browser journeys spend much time waiting for processes and pages, so they run in parallel. */
const SIDE_BY_SIDE_BYTES = 8 * 1024 ** 3
const heavy = totalmem() > SIDE_BY_SIDE_BYTES ? 1 : 2

/**
 * In starting order: quick checks first, to report mistakes early. `cores` is the number of cores a step keeps busy. Unit
 * tests and journeys start servers, which use the bundle and the web app made by the weight check: made by both at once,
 * one would take it away under the other.
 */
const steps = {
  types: { cores: 1, run: commands(typegen, ...typesOf('engine', 'contract', 'web', 'sandbox', '.')) },
  'server-types': { cores: 1, run: commands(...typesOf('server')) },
  weight: { cores: 1, run: commands(bundleServer, ['node', ['scripts/check-page-weight.ts']]) },
  structure: {
    cores: 1,
    run: commands(
      ['node', ['scripts/check-structure.ts']],
      ['node', ['scripts/check-texts.ts']],
      ['node', ['scripts/check-checkout-size.ts']],
    ),
  },
  format: { cores: 1, run: commands(['biome', ['check', '--error-on-warnings', '.']]) },
  'dead-code': { cores: 1, run: commands(['knip', ['--no-progress']]) },
  unit: { cores: heavy, run: unit, after: 'weight' },
  browser: { cores: heavy, run: browser, after: 'weight' },
}
const CORES = 2
const SLOWEST = 10
const FAILURE_LINES = 25

const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`

async function timed(name) {
  console.log(`── ${name} …`)
  const started = performance.now()
  let result
  try {
    result = await steps[name].run()
  } catch (error) {
    result = { passed: 0, failed: 1, output: `${error.stack ?? error}\n` }
  }
  const ms = performance.now() - started
  console.log(`${result.output ?? ''}── ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds(ms)}`)
  return { name, ms, ...result }
}

/** Starts steps in order as cores become free; a step that waits for another lets later ones pass. */
async function runAll(names) {
  const waiting = Object.keys(steps).filter((name) => names.includes(name))
  const running = new Map()
  const results = []
  const isReady = (name) => {
    const { cores, after } = steps[name]
    const used = [...running.keys()].reduce((sum, other) => sum + steps[other].cores, 0)
    return used + cores <= CORES && !waiting.includes(after) && !running.has(after)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (let name = waiting.find(isReady); name; name = waiting.find(isReady)) {
      waiting.splice(waiting.indexOf(name), 1)
      running.set(name, timed(name))
    }
    const result = await Promise.race(running.values())
    running.delete(result.name)
    results.push(result)
  }
  return results
}

function printTimes(results, total_ms) {
  const tests = results.flatMap((result) => result.tests ?? []).sort((a, b) => b.ms - a.ms)
  if (tests.length > 0) console.log(`\nThe slowest ${SLOWEST} tests:`)
  for (const { title, ms } of tests.slice(0, SLOWEST)) console.log(`${seconds(ms).padStart(8)}  ${title}`)
  console.log('\nTime by step:')
  for (const { name, ms } of results.toSorted((a, b) => b.ms - a.ms)) console.log(`${seconds(ms).padStart(8)}  ${name}`)
  console.log(`${seconds(total_ms).padStart(8)}  in all`)
}

/** Printed again at the end, where somebody who reads only the last page of a long log finds it. */
function printFailures(results) {
  for (const { name, failed } of results) if (failed > 0) console.log(`\nFailed: ${name}`)
  for (const { title, failure } of results.flatMap((result) => result.tests ?? [])) {
    if (failure) console.log(`\nFailed: ${title}\n${failure.split('\n').slice(0, FAILURE_LINES).join('\n')}`)
  }
}

/** Runs every named step, even after a failure, and ends with the totals. */
export async function runSteps(names) {
  const started = performance.now()
  const results = await runAll(names)
  printTimes(results, performance.now() - started)
  printFailures(results)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
