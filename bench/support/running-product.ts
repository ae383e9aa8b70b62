import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READY_WITHIN_MS = 240_000

export interface RunningProduct {
  readonly origin: string
  stop(): Promise<void>
}

/** The whole product with its demo data on a port and in a folder of its own, as `npm start` would run it. */
export async function startProduct(port: number): Promise<RunningProduct> {
  const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-bench-'))
  const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts')
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

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
