import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Config, projectRoot } from '../config/config.ts'
import { StartError } from '../config/start-error.ts'
import { sandboxSecret } from './derived-key.ts'
import { keepRunning } from './workers/keep-running.ts'

export interface SandboxProcess {
  readonly url: string
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))
/** Lines of output shown after a failed start. */
const LINES_KEPT = 20
const STOP_GRACE_MS = 2_000

/** Without it a sandbox of the sources is stripped of its types and compiled again at each start. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: folder } : {}
}

/** Rejects with the output of a sandbox that ends before it listens. */
async function launch(env: Record<string, string>, main: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main], {
    cwd: projectRoot,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...compileCache(), ...env },
  })
  const output: string[] = []
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  createInterface({ input: child.stderr }).on('line', (line) => {
    output.push(line)
    if (output.length > LINES_KEPT) output.shift()
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /^listening (http:\S+)$/.exec(line)
      if (match?.[1]) resolve(match[1])
    })
    child.once('error', reject)
    // `close` comes after all output; at `exit` the reason may still be buffered.
    child.once('close', (code) => {
      const why = [`exit ${code}`, ...output].join('\n')
      reject(new StartError(`The sandbox did not start on port ${env.SANDBOX_PORT}; set SANDBOX_PORT. ${why}`))
    })
  })
  return { child, url }
}

/** Runs the sandbox with nothing else of our environment and restarts it when it ends unexpectedly. */
export async function openSandbox(env: Record<string, string>, main = MAIN): Promise<SandboxProcess> {
  let url = ''
  const kept = await keepRunning({
    name: 'The sandbox',
    stop_signal: 'SIGTERM',
    kill_signal: 'SIGKILL',
    grace_ms: STOP_GRACE_MS,
    async launch() {
      // A restart listens on the same port, even if the system chose it.
      const started = await launch(url === '' ? env : { ...env, SANDBOX_PORT: new URL(url).port }, main)
      url = started.url
      return started.child
    },
  })
  return { url, stop: () => kept.stop() }
}

/** Runs the emulators of outside services (SMS, WeChat, …) in a separate process. */
export const startSandbox = (config: Config, callback_origin: string, main = MAIN): Promise<SandboxProcess> => {
  const env = {
    PATH: '/usr/bin:/bin',
    SANDBOX_PORT: String(config.sandbox_port),
    SANDBOX_DATA_DIR: join(config.data_dir, 'sandbox'),
    SANDBOX_SECRET: sandboxSecret(config.app_secret),
    SANDBOX_CALLBACK_ORIGIN: callback_origin,
    SANDBOX_PUBLIC_ORIGIN: new URL(config.public_url).origin,
  }
  return openSandbox(env, main)
}
