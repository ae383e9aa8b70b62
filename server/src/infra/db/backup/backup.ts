import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as createPack, type Pack } from 'tar-stream'
import { StartError } from '../../../config/start-error.ts'
import { checkArchive } from './archive.ts'
import {
  type CarriedJob,
  fingerprints,
  listTables,
  type Manifest,
  names,
  quotedColumns,
  type TableInfo,
  type Trailer,
} from './backup-format.ts'
import { getMark, sealSecret } from './backup-secret.ts'

interface BackupOptions {
  readonly database_url: string
  readonly storage_dir: string
  readonly file: string
  readonly app_secret: string
  /** With it the archive contains the secret, encrypted; without it the operator has to keep the secret elsewhere. */
  readonly passphrase?: string | undefined
}

async function readManifest(client: pg.Client, app_secret: string): Promise<Manifest> {
  const migrations = await client.query<{ name: string }>('select name from schema_migration order by name')
  const sequences = await client.query<{ name: string; value: string }>(
    "select quote_ident(sequencename) as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  const tables = await listTables(client)
  return {
    format: 2,
    created_at: new Date().toISOString(),
    migrations: migrations.rows.map((row) => row.name),
    tables,
    sequences: Object.fromEntries(sequences.rows.map((row) => [row.name, Number(row.value)])),
    fingerprints: await fingerprints(client, tables),
    secret_mark: getMark(app_secret),
  }
}

/** Unfinished jobs, including running ones: after a restore they have to run again. */
async function readJobs(client: pg.Client): Promise<CarriedJob[]> {
  const { rows: found } = await client.query("select to_regclass('pgboss.job') is not null as is_there")
  if (!found[0]?.is_there) return []
  const { rows } = await client.query<CarriedJob>(
    `select name, data, priority, start_after from pgboss.job
    where state < 'completed' and name not like '\\_\\_pgboss%' order by created_on`,
  )
  return rows
}

function addText(pack: Pack, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value, null, 1)
  return new Promise((resolve, reject) => pack.entry({ name }, text, (error) => (error ? reject(error) : resolve())))
}

/** Size and bytes come from one open file, so that replacing it meanwhile does no harm. */
async function addFile(pack: Pack, name: string, path: string): Promise<boolean> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    // Deleted since the folder was listed, so its row is about to be deleted too.
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    await pipeline(handle.createReadStream({ autoClose: false }), pack.entry({ name, size }))
    return true
  } finally {
    await handle.close()
  }
}

async function addTables(pack: Pack, client: pg.Client, tables: readonly TableInfo[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-backup-'))
  try {
    for (const table of tables) {
      // A tar entry needs its size in advance, so each table is written to a file first.
      const file = join(folder, 'table.copy')
      const rows = copyTo(`copy (select ${quotedColumns(table)} from "${table.name}") to stdout`)
      await pipeline(client.query(rows), createWriteStream(file))
      await addFile(pack, `${names.tables}${table.name}.copy`, file)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addStorage(pack: Pack, storage_dir: string): Promise<number> {
  const entries = await readdir(storage_dir, { recursive: true, withFileTypes: true }).catch(() => [])
  let added = 0
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    if (await addFile(pack, `${names.storage}${relative(storage_dir, path)}`, path)) added++
  }
  return added
}

async function writeEntries(pack: Pack, client: pg.Client, options: BackupOptions): Promise<Manifest> {
  const { storage_dir, app_secret, passphrase } = options
  const manifest = await readManifest(client, app_secret)
  const jobs = await readJobs(client)
  await addText(pack, names.manifest, manifest)
  if (passphrase) await addText(pack, names.secret, sealSecret(passphrase, app_secret))
  await addText(pack, names.jobs, jobs)
  await addTables(pack, client, manifest.tables)
  const trailer: Trailer = { objects: await addStorage(pack, storage_dir), jobs: jobs.length }
  await addText(pack, names.trailer, trailer)
  pack.finalize()
  return manifest
}

/** Syncs before renaming: a crash never leaves a broken archive under the final name. */
async function settle(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(part, file)
}

/** For the alerts about backups. A database from before an upgrade has nowhere to note it. */
async function noteTry(client: pg.Client, file: string, error: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('backup_try') is not null as is_there")
  if (!rows[0]?.is_there) return
  const bytes = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  await client.query('insert into backup_try (file, bytes, error) values ($1, $2, $3)', [basename(file), bytes, error])
  await client.query("delete from backup_try where made_at < now() - interval '1 year'")
}

/**
 * Writes every row, stored object and waiting job into one .tar.gz. All tables are read in one snapshot, so the shop can
 * keep running. Objects are content-addressed and never change, so later ones do no harm. The archive is written to a
 * temporary file and renamed when it is complete: a failed backup leaves the previous one alone. Then it is read back.
 */
export async function backup(options: BackupOptions): Promise<Manifest> {
  const { database_url, file } = options
  if (
    await stat(file).then(
      (info) => info.isDirectory(),
      () => false,
    )
  )
    throw new StartError(`${file} is a folder; name a file.`)
  const part = `${file}.${process.pid}.part`
  const client = new pg.Client({ connectionString: database_url })
  await client.connect()
  let error = ''
  try {
    await client.query('begin isolation level repeatable read read only')
    const pack = createPack()
    const written = pipeline(pack, createGzip(), createWriteStream(part, { mode: 0o600 }))
    // The side that fails first ends the other, and its error is thrown.
    const [manifest] = await Promise.all([
      writeEntries(pack, client, options).catch((error: Error) => {
        pack.destroy(error)
        throw error
      }),
      written,
    ])
    await settle(part, file)
    await client.query('commit')
    await checkArchive(file)
    return manifest
  } catch (reason) {
    error = (reason as Error).message
    await client.query('rollback').catch(() => {})
    throw reason
  } finally {
    await noteTry(client, file, error).catch(() => {})
    await client.end()
    await rm(part, { force: true })
  }
}
