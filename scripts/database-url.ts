import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../server/src/config/config.ts'
import { untilDatabaseReady } from '../server/src/infra/db/connect/await-database.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { lockDataDir } from '../server/src/infra/db/connect/instance-lock.ts'

/** The embedded database of a running InkRoute on this data folder, so a command need not stop it. */
function runningUrl(data_dir: string): string | null {
  const file = join(data_dir, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  if (!existsSync(`/proc/${pid}`)) return null
  const secret = readFileSync(join(data_dir, 'postgres.secret'), 'utf8')
  return `postgres://inkroute:${secret}@127.0.0.1:${port}/inkroute`
}

type Addresses = Pick<Config, 'database_direct_url' | 'database_url' | 'data_dir'>

/** A database that runs already, once it has finished its start or its recovery; null where there is none. */
export async function reachableUrl({ database_direct_url, database_url, data_dir }: Addresses): Promise<string | null> {
  const url = database_direct_url ?? database_url ?? runningUrl(data_dir)
  if (url) await untilDatabaseReady(url)
  return url
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
