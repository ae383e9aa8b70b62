import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeEnv } from '../../server/src/testing/node-process.ts'
import { treeSeconds } from '../support/processes.ts'

const READY_WITHIN_MS = 600_000
const ASK_EVERY_MS = 20

export interface NodeRun {
  readonly origin: string
  readonly pid: number
  /** From the command to the first healthy answer. */
  readonly ready_s: number
  /** Processor time of all its processes until then: neighbours do not change it much. */
  readonly cpu_s: number
  stop(): Promise<void>
}

const isHealthy = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** Runs a script with Node until it answers on its port. */
export async function runNode(
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<NodeRun> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    // As `npm start` sets it (scripts/setup.mjs).
    env: {
      PATH: nodeEnv.PATH,
      MALLOC_MMAP_THRESHOLD_: '1000000',
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  while (!(await isHealthy(origin))) {
    if (child.exitCode !== null || performance.now() - started > READY_WITHIN_MS) {
      child.kill('SIGKILL')
      throw new Error(`${args[0]} did not start.`)
    }
    await wait(ASK_EVERY_MS)
  }
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    ready_s: (performance.now() - started) / 1000,
    cpu_s: treeSeconds(pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
