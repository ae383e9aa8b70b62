// The checks of the project, by name. Each prints its own findings; the closing line counts them all.
import { spawnSync } from 'node:child_process'
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

/** A step that is one command counts as one check. */
const single =
  (...commands) =>
  () => {
    const ok = commands.every(([command, args, cwd]) => run(command, args, cwd))
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
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

const rooms = ['engine', 'contract', 'server', 'sandbox', 'web']
const steps = {
  format: single(['biome', ['check', '--error-on-warnings', '.']]),
  types: single(['react-router', ['typegen'], join(root, 'web')], ...rooms.map((room) => ['tsc', ['-p', room]]), [
    'tsc',
    ['-p', '.'],
  ]),
  structure: single(['node', ['scripts/check-structure.ts']], ['node', ['scripts/check-texts.ts']]),
  'dead-code': single(['knip', ['--no-progress']]),
  unit: vitest,
  weight: single(['node', ['scripts/check-page-weight.ts']]),
  browser: playwright,
}

/** Runs every named step, even after a failure, and prints the plain closing line. */
export function runSteps(names) {
  let passed = 0
  let failed = 0
  for (const name of names) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    let result
    try {
      result = steps[name]()
    } catch (error) {
      console.error(error)
      result = { passed: 0, failed: 1 }
    }
    passed += result.passed
    failed += result.failed
    console.log(
      `── ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
    )
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
