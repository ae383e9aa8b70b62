import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Config, projectRoot } from '../config.ts'
import { sandboxSecret } from './derived-key.ts'
import { StartError } from './start-error.ts'

export interface SandboxProcess {
  readonly url: string
  stop(): Promise<void>
}

const MAIN = join(projectRoot, 'sandbox', 'src', 'main.ts')
/** Of what a failed start has said, this much says why. */
const LINES_KEPT = 20

/** Runs the sandbox with exactly this environment. One that ends before it listens fails at once, in its own words. */
export async function openSandbox(env: Record<string, string>, main = MAIN): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: projectRoot,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env,
  })
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  createInterface({ input: child.stderr }).on('line', (line) => {
    said.push(line)
    if (said.length > LINES_KEPT) said.shift()
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /^listening (http:\S+)$/.exec(line)
      if (match?.[1]) resolve(match[1])
    })
    child.once('error', reject)
    // After `close` nothing more is said; after `exit` the reason may still be on its way.
    child.once('close', (code) => {
      const why = [`exit ${code}`, ...said].join('\n')
      reject(new StartError(`The sandbox did not start on port ${env.SANDBOX_PORT}; set SANDBOX_PORT. ${why}`))
    })
  })
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Runs the outside world in a box (SMS, WeChat, …) as a program of its own, beside us. */
export const startSandbox = (config: Config, callback_origin: string, main = MAIN): Promise<SandboxProcess> => {
  const env = {
    PATH: '/usr/bin:/bin',
    SANDBOX_PORT: String(config.sandbox_port),
    SANDBOX_DATA_DIR: join(config.data_dir, 'sandbox'),
    SANDBOX_SECRET: sandboxSecret(config.app_secret),
    SANDBOX_CALLBACK_ORIGIN: callback_origin,
  }
  return openSandbox(env, main)
}
