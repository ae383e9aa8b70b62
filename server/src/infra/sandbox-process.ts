import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Config, projectRoot } from '../config.ts'
import { StartError } from './start-error.ts'

export interface SandboxProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Runs the outside world in a box (SMS, WeChat, …) as a program of its own, beside us. */
export async function startSandbox(config: Config, callback_origin: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(projectRoot, 'sandbox', 'src', 'main.ts')], {
    cwd: projectRoot,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      SANDBOX_PORT: String(config.sandbox_port),
      SANDBOX_DATA_DIR: join(config.data_dir, 'sandbox'),
      SANDBOX_SECRET: config.app_secret,
      SANDBOX_CALLBACK_ORIGIN: callback_origin,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /^listening (http:\S+)$/.exec(line)
      if (match?.[1]) resolve(match[1])
    })
    child.once('exit', () =>
      reject(new StartError(`The sandbox did not start on port ${config.sandbox_port}; set SANDBOX_PORT.`)),
    )
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
