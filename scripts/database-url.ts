import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { lockDataDir } from '../server/src/infra/db/instance-lock.ts'

/** The embedded database of a running InkRoute on this data folder, so a command need not stop it. */
export function runningUrl(data_dir: string): string | null {
  const file = join(data_dir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!existsSync(`/proc/${pid}`)) return null
  const secret = readFileSync(join(data_dir, 'postgres.secret'), 'utf8')
  return `postgres://inkroute:${secret}@127.0.0.1:${port}/inkroute`
}

/** Starts the embedded database for one command. Refused while InkRoute is running on the same folder. */
export async function withStoppedDatabase<T>(data_dir: string, work: (url: string) => Promise<T>): Promise<T> {
  const unlock = lockDataDir(data_dir)
  try {
    const postgres = await startEmbeddedPostgres(data_dir)
    return await work(postgres.url()).finally(() => postgres.stop())
  } finally {
    unlock()
  }
}
