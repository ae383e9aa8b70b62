import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An installation of its own: no demo, an empty database, and nothing configured. */
export interface OwnServer {
  readonly url: string
  readonly data_dir: string
  /** The link that the first start prints for the administrator. */
  readonly first_link: string
  readonly stop: () => Promise<void>
}

/** Creating the database and building the web app takes minutes on a busy machine. */
const START_MS = 540_000

function readFirstLink(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), START_MS)
    const finish = (end: () => void) => {
      clearTimeout(timer)
      end()
    }
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const link = /\S+\/ops\/invite#\S+/.exec(said)?.[0]
      if (link && said.includes('Ctrl-C')) finish(() => resolve(link))
    })
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
    })
    server.once('exit', () => finish(() => reject(new Error(`The server stopped:\n${said}`))))
  })
}

export async function startOwnServer(port: number): Promise<OwnServer> {
  const data_dir = mkdtempSync(join(tmpdir(), 'inkroute-new-shop-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data_dir,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    PREPARE_PICTURES: 'false',
    PGOPTIONS: '-c synchronous_commit=off',
  }
  const server = spawn(process.execPath, ['server/src/run.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data_dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    return { url: `http://localhost:${port}`, data_dir, first_link: await readFirstLink(server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
