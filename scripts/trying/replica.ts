import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/src/testing/node-process.ts'
import { within } from '../try-tools.ts'
import { type OwnPostgres, postgresOn } from './own-postgres.ts'

export async function askPostgres<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
    .query<T>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** What belongs to the running server, not to its data. Its log of changes is streamed. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])

/** Files may be removed or written to meanwhile: the log that is replayed over the copy puts that right. */
async function copyData(from: string, to: string, is_top = true): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (is_top && LEFT_OUT.has(entry.name)) continue
    if (entry.isDirectory()) await copyData(source, target, false)
    else
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

/** What pg_basebackup does, which the embedded programs lack. */
async function copyCluster({ url, cluster }: OwnPostgres, to: string): Promise<void> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  try {
    await session.query("select pg_backup_start('replica', true)")
    await copyData(cluster, to)
    const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await session.end()
  }
  for (const folder of ['pg_wal', 'pg_replslot']) mkdirSync(join(to, folder), { mode: 0o700 })
}

/** A second server that has every change before its writer is told of it. */
export async function getReplica(primary: OwnPostgres, cluster: string): Promise<OwnPostgres> {
  await copyCluster(primary, cluster)
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const url = new URL(primary.url)
  url.port = String(await freePort())
  const replica = postgresOn(cluster, url.toString())
  await replica.start()
  await askPostgres(primary.url, "alter system set synchronous_standby_names = '*'")
  await askPostgres(primary.url, 'select pg_reload_conf()')
  const isSynchronous = async () =>
    (await askPostgres(primary.url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1
  if (!(await within(isSynchronous, 60))) throw new Error('the replica does not follow')
  return replica
}

export const promote = ({ url }: OwnPostgres): Promise<unknown[]> => askPostgres(url, 'select pg_promote(true, 60)')
