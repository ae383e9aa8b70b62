import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

const READY_WITHIN_MS = 240_000
const CALM_WITHIN_MS = 300_000
const CALM_SHARE_IDLE = 0.85
const CALM_FOR_SAMPLES = 4

export interface RunningProduct {
  readonly origin: string
  stop(): Promise<void>
}

/** The whole product with its demo data on its own port and in its own folder, as `npm start` would run it. */
export async function startProduct(port: number): Promise<RunningProduct> {
  const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
  const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'run.mjs')
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(port + 1), DATA_DIR: data_dir }
  const child = spawn(process.execPath, [main], {
    env: { ...env, LOG_LEVEL: 'fatal', RATE_LIMITS: 'false' },
    stdio: 'ignore',
  })
  const origin = `http://localhost:${port}`
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) break
    if (Date.now() > until || child.exitCode !== null) throw new Error('The product did not start.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    origin,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((one) => one.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

/** How much of the processors others leave for a measurement, over a few seconds. */
export async function idleShare(): Promise<number> {
  const before = processorTimes()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const now = processorTimes()
  return (now.idle - before.idle) / (now.all - before.all)
}

/** The first start renders the demo's pictures in the background; pages are measured once that is done. */
export async function untilCalm(): Promise<void> {
  const until = Date.now() + CALM_WITHIN_MS
  let last = processorTimes()
  for (let calm = 0; calm < CALM_FOR_SAMPLES; ) {
    if (Date.now() > until) throw new Error('This machine is too busy to measure on.')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const now = processorTimes()
    calm = (now.idle - last.idle) / (now.all - last.all) >= CALM_SHARE_IDLE ? calm + 1 : 0
    last = now
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
