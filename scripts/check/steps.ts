// The checks of the project, by name. Each prints its own findings.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from './folders.ts'
import type { TestResult } from './results.ts'
import { type Command, runCommand } from './run-command.ts'

export interface StepEnd {
  readonly ok: boolean
  readonly output: string
  readonly cpu_s: number
}

export interface Step {
  /** Processor cores the step keeps busy. */
  readonly cores: number
  /** Steps that must have ended. */
  readonly after?: readonly string[]
  /** Tests and journeys tell of each result; any other step counts as one. */
  readonly run: (onResult: (result: TestResult) => void) => Promise<StepEnd>
}

/** One after another; the first failure ends them. */
const inTurn =
  (...commands: Command[]): Step['run'] =>
  async () => {
    let output = ''
    let cpu_s = 0
    for (const command of commands) {
      const end = await runCommand(command)
      output += end.output
      cpu_s += end.cpu_s
      if (!end.ok) return { ok: false, output, cpu_s }
    }
    return { ok: true, output, cpu_s }
  }

const script = (path: string, ...args: string[]): Command => ({ name: 'node', args: [path, ...args] })
/** Memory is freed when the compiler ends: collecting it before took a fifth of its time and spared a tenth of it. */
const env = { GOGC: '400' }
const typesCache = join(root, 'node_modules', '.cache', 'types')
/** One checker per program: several would each work out the same types. */
const types = (room: string): Command => ({
  name: 'tsc',
  args: [
    '-p',
    room,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(typesCache, `${room === '.' ? 'root' : room}.tsbuildinfo`),
  ],
  env,
})
/** Engine and contract, as declarations that the rooms above them read. */
const declarations: Command = { name: 'tsc', args: ['-b', 'contract', '--checkers', '1'], env }
const typegen: Command = { name: 'react-router', args: ['typegen'], cwd: join(root, 'web') }

/** One first start for all: the unit tests and the journeys work on copies of its data folder. */
const makeDemo: Step['run'] = async (onResult) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-demo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const end = await inTurn(script('scripts/make-demo.ts', folder))(onResult)
  if (end.ok) process.env.DEMO_DIR = folder
  return end
}

/** These take a minute even in their short form: they kill processes, or wait for them to rest. */
const LONG_BENCHES = ['footprint', 'storm']
const quickBenches = () =>
  readdirSync(join(root, 'bench'))
    .filter((name) => name.endsWith('.bench.ts'))
    .map((name) => name.replace('.bench.ts', ''))
    .filter((name) => !LONG_BENCHES.includes(name))

/** All, unless the check of a change has chosen some. */
const chosenTests = () => (process.env.INKROUTE_TESTS ?? '').split('\n').filter(Boolean)

/** Server tests and browser journeys spend much time waiting for processes and pages, so they run side by side. */
const SIDE_BY_SIDE_BYTES = 8 * 1024 ** 3
const heavy = totalmem() > SIDE_BY_SIDE_BYTES ? 1 : 2

/**
 * In starting order: mistakes that are found fast are told first. Unit tests and journeys start servers, which use the
 * bundle and the web app made by the weight check: made by both at once, one would take it away under the other.
 */
export const steps: Record<string, Step> = {
  declarations: { cores: 1, run: inTurn(declarations) },
  weight: {
    cores: 1,
    run: inTurn(script('server/src/infra/bundle/build-server.ts'), script('scripts/check-page-weight.ts')),
  },
  'server-types': { cores: 1, after: ['declarations'], run: inTurn(types('server')) },
  types: { cores: 1, after: ['declarations'], run: inTurn(typegen, types('web'), types('sandbox'), types('.')) },
  structure: {
    cores: 1,
    run: inTurn(...['structure', 'texts', 'checkout-size'].map((what) => script(`scripts/check-${what}.ts`))),
  },
  format: { cores: 1, run: inTurn({ name: 'biome', args: ['check', '--error-on-warnings', '.'] }) },
  'dead-code': { cores: 1, run: inTurn({ name: 'knip', args: ['--no-progress'] }) },
  demo: { cores: 1, after: ['weight'], run: makeDemo },
  unit: {
    cores: heavy,
    after: ['weight', 'demo'],
    run: (onResult) =>
      runCommand({
        name: 'vitest',
        args: ['run', '--reporter=default', '--reporter=./scripts/check/vitest-reporter.ts', ...chosenTests()],
        prefix: 'unit    │',
        onResult,
      }),
  },
  browser: {
    cores: heavy,
    after: ['weight', 'demo'],
    run: (onResult) =>
      runCommand({ name: 'playwright', args: ['test'], prefix: 'browser │', stop_signal: 'SIGINT', onResult }),
  },
  // That they still work: their figures are for a quiet machine.
  benches: { cores: 1, after: ['weight'], run: inTurn(script('scripts/bench.mjs', ...quickBenches(), '--short')) },
}
