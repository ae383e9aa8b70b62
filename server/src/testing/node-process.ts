import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../config/config.ts'

export interface NodeProcess {
  readonly origin: string
  readonly process: ChildProcess
  /** Structured log lines so far. */
  readonly log: Array<Record<string, unknown>>
  /** What it told the operator: the welcome with the address, and the link for the first member of staff. */
  readonly said: string[]
  /** Stops it with SIGTERM, as an operator would, and waits for it to exit. */
  stop(): Promise<number | null>
}

export const TEST_SECRET = 'test-secret-test-secret-test-secret-00'

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const isReady = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )

const compileCache = getCompileCacheDir()

/** Nodes that start one after another share V8's compile cache; none lives long enough to prepare pictures for others. */
export const nodeEnv = {
  PATH: '/usr/bin:/bin',
  SERVE_WEB: 'false',
  PREPARE_PICTURES: 'false',
  NODE_COMPILE_CACHE: compileCache ? dirname(compileCache) : join(tmpdir(), 'inkroute-test-compile-cache'),
}

/** Four minutes: filling a new database with the demo takes a while on a busy machine. */
const START_TRIES = 2400

/** Starts the server as its own process, from its bundle as in production, and waits until it answers. */
export async function startNode(env: Record<string, string>): Promise<NodeProcess> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(projectRoot, 'server', 'src', 'run.mjs')], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...nodeEnv,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  const log: Array<Record<string, unknown>> = []
  const [said, other]: [string[], string[]] = [[], []]
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => said.push(line))
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line))
    else other.push(line)
  })
  for (let tries = 0; !(await isReady(origin)); tries++) {
    if (child.exitCode !== null || tries > START_TRIES) {
      throw new Error(
        `node did not start (exit ${child.exitCode}): ${[...other, ...log.map((line) => JSON.stringify(line))].join('\n')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    process: child,
    log,
    said,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.once('exit', (code) => resolve(code))
        child.kill('SIGTERM')
      }),
  }
}
