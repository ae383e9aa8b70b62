// The checks of the project, by name. Each prints its own findings; the closing line counts them all.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './setup.mjs'

const bin = join(root, 'node_modules', '.bin')
/** Asked for when a step begins: the browser is found after this file is read. */
const stepEnv = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, CI: process.env.CI ?? 'true' })

function run(command, args, cwd = root) {
  return spawnSync(join(bin, command), args, { cwd, stdio: 'inherit', env: stepEnv() }).status === 0
}

/** Runs a command beside others: what it says is kept whole, so that two steps never speak at once. */
function overhear(command, args, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(join(bin, command), args, { cwd, env: stepEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    child.once('error', (error) => resolve({ ok: false, said: `${said}${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })
}

/** A step of commands one after the other counts as one check; the first that fails ends it. */
const quiet =
  (...commands) =>
  async () => {
    let said = ''
    for (const command of commands) {
      const result = await overhear(...command)
      said += result.said
      if (!result.ok) return { passed: 0, failed: 1, said }
    }
    return { passed: 1, failed: 0, said }
  }

function vitest() {
  const file = join(tmpdir(), `inkroute-vitest-${process.pid}.json`)
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file, { force: true })
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, ok ? 0 : 1) }
}

function playwright() {
  const file = join(tmpdir(), `inkroute-playwright-${process.pid}.json`)
  const list = spawnSync(join(bin, 'playwright'), ['test'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...stepEnv(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file, { force: true })
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, list.status === 0 ? 0 : 1) }
}

/** Several checkers in one program each work out the same types again: one in each lane is half the work. */
const typesOf = (...rooms) => rooms.map((room) => ['tsc', ['-p', room, '--checkers', '1']])
const typegen = ['react-router', ['typegen'], join(root, 'web')]
/** One after the other, these leave a core idle most of the time: they run two at a time, the longest first. */
const together = {
  types: quiet(typegen, ...typesOf('engine', 'contract', 'web', 'sandbox', '.')),
  'server-types': quiet(...typesOf('server')),
  weight: quiet(['node', ['scripts/check-page-weight.ts']]),
  structure: quiet(['node', ['scripts/check-structure.ts']], ['node', ['scripts/check-texts.ts']]),
  format: quiet(['biome', ['check', '--error-on-warnings', '.']]),
  'dead-code': quiet(['knip', ['--no-progress']]),
}
/** These keep the whole machine busy by themselves and speak while they run. */
const alone = { unit: vitest, browser: playwright }

const LANES = 2

async function timed(name, step) {
  const started = Date.now()
  let result
  try {
    result = await step()
  } catch (error) {
    result = { passed: 0, failed: 1, said: `${error.stack ?? error}\n` }
  }
  const verdict = result.failed === 0 ? 'ok' : 'FAILED'
  console.log(`${result.said ?? ''}── ${name}: ${verdict} in ${Math.round((Date.now() - started) / 1000)} s`)
  return result
}

async function runTogether(names) {
  const waiting = Object.keys(together).filter((name) => names.includes(name))
  const results = []
  if (waiting.length > 0) console.log(`\n── ${waiting.join(', ')}`)
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await timed(name, together[name]))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

/** Runs every named step, even after a failure, and prints the plain closing line. */
export async function runSteps(names) {
  const results = await runTogether(names)
  for (const name of names.filter((one) => one in alone)) {
    console.log(`\n── ${name}`)
    results.push(await timed(name, alone[name]))
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
