import pg from 'pg'
import type { Config } from '../../../config/config.ts'
import { StartError } from '../../../config/start-error.ts'

/** A pooler makes up the process number it tells its clients; PostgreSQL tells its own. */
async function isPooled(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid !== (client as pg.Client & { readonly processID: number }).processID
  } finally {
    await client.end()
  }
}

/**
 * The address of the database itself when `url` leads through a pooler such as PgBouncer, where nothing may outlive a
 * transaction. Refuses to start where announcements (LISTEN), migrations and the job queue would get lost in it.
 */
export async function urlBehindPooler(
  url: string,
  { database_direct_url }: Pick<Config, 'database_direct_url'>,
): Promise<string | undefined> {
  if (!(await isPooled(url))) return undefined
  if (!database_direct_url) {
    throw new StartError(
      'DATABASE_URL leads to a connection pooler. Announcements between nodes, migrations and the job queue each need a lasting session: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    )
  }
  if (await isPooled(database_direct_url)) {
    throw new StartError(
      'DATABASE_DIRECT_URL leads to a connection pooler too; set it to the address of PostgreSQL itself.',
    )
  }
  return database_direct_url
}
