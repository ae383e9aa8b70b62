import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../../../config/start-error.ts'
import { entryContent } from '../../tar-entry.ts'
import { findUnknownMigration, migrate } from '../migrate.ts'
import { refuseIncomplete, unpack } from './archive.ts'
import { type CarriedJob, fingerprints, type Manifest, names, quotedColumns, type Trailer } from './backup-format.ts'
import { type SealedSecret, type SecretInput, secretToRestore } from './backup-secret.ts'

interface RestoreOptions {
  readonly database_url: string
  readonly storage_dir: string
  readonly file: string
  readonly secret: SecretInput
  /** Stores the secret of the archive where this installation reads it; returns a function that undoes it. */
  readonly keepSecret: (secret: string) => () => void
  /** Problems of the loaded rows, above all of the ledger, one sentence each. Runs before anything is replaced. */
  readonly audit: (database_url: string) => Promise<string[]>
}

/** Rows are loaded into this schema, checked, and renamed to `public` in one transaction. */
const SCRATCH = 'inkroute_restoring'

/** The same database with the scratch schema as search path. */
function scratchUrl(database_url: string): string {
  const url = new URL(database_url)
  const options = [url.searchParams.get('options'), `-c search_path=${SCRATCH}`].filter(Boolean).join(' ')
  url.searchParams.set('options', options)
  return url.href.replaceAll('+', '%20')
}

function checkManifest(manifest: Manifest): void {
  if (manifest.format !== 1 && manifest.format !== 2)
    throw new StartError(`This backup has format ${manifest.format}; this program reads formats 1 and 2.`)
  const unknown = findUnknownMigration(manifest.migrations)
  if (unknown) throw new StartError(`The backup is newer than this program (it has ${unknown}); update InkRoute first.`)
}

/** A running node would write into tables that are about to be replaced. */
async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1",
  )
  if (rows.length > 0)
    throw new StartError('Something is still connected to this database. Stop every InkRoute node, then restore again.')
}

async function prepareTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  await client.query('begin')
  // Rows are restored exactly as they were. Triggers would apply them a second time: the ledger's would recompute balances
  // in the order of the rows on disk. Foreign keys, checks and unique keys stay on.
  for (const { name } of tables) await client.query(`alter table "${name}" disable trigger user`)
  // Migrations may have inserted rows.
  const all = tables.map(({ name }) => `"${name}"`).join(', ')
  await client.query(`truncate ${all}`)
}

async function finishTables(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  await client.query('set constraints all immediate')
  for (const { name } of tables) await client.query(`alter table "${name}" enable trigger user`)
  for (const [sequence, value] of Object.entries(sequences)) {
    // Format 1 included the schema.
    await client.query('select setval($1::regclass, $2)', [sequence.replace(/^public\./, ''), value])
  }
  await client.query('commit')
}

async function loadTable(client: pg.Client, manifest: Manifest, name: string, rows: Readable): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name)
  if (!table) throw new StartError(`The backup holds a table it does not name: ${name}.`)
  await pipeline(rows, client.query(copyFrom(`copy "${name}" (${quotedColumns(table)}) from stdin`)))
}

async function loadObject(folder: string, name: string, body: Readable): Promise<void> {
  const target = join(folder, name)
  if (!target.startsWith(join(folder, '/')) || name.includes('..'))
    throw new StartError(`The backup names an unsafe file: ${name}.`)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(body, createWriteStream(target, { flush: true }))
}

/** Where the archive is unpacked. */
interface Scratch {
  readonly client: pg.Client
  readonly url: string
  readonly folder: string
  readonly secret: SecretInput
}

/** The contents of the archive besides rows and objects. */
interface Loaded {
  manifest: Manifest | undefined
  has_tables: boolean
  sealed: SealedSecret | undefined
  secret: string | null
  jobs: CarriedJob[]
  trailer: Trailer | undefined
  objects: number
}

/** Makes the tables as they were when the backup was taken, once. */
async function makeTables({ client, url }: Scratch, loaded: Loaded, manifest: Manifest): Promise<void> {
  if (loaded.has_tables) return
  loaded.has_tables = true
  await migrate(url, manifest.migrations)
  await prepareTables(client, manifest)
}

async function loadEntry(scratch: Scratch, loaded: Loaded, name: string, body: Readable): Promise<void> {
  const { client, folder } = scratch
  if (name === names.manifest) {
    loaded.manifest = JSON.parse(await text(body)) as Manifest
    checkManifest(loaded.manifest)
    return
  }
  const { manifest } = loaded
  if (!manifest) throw new StartError('This file is not an InkRoute backup.')
  if (name === names.secret) loaded.sealed = JSON.parse(await text(body)) as SealedSecret
  else if (name === names.jobs) {
    loaded.jobs = JSON.parse(await text(body)) as CarriedJob[]
    // Before tables and rows, which may take an hour: a missing passphrase is said at once.
    loaded.secret = secretToRestore(manifest.secret_mark, loaded.sealed, scratch.secret)
  } else if (name === names.trailer) loaded.trailer = JSON.parse(await text(body)) as Trailer
  else if (name.startsWith(names.tables)) {
    await makeTables(scratch, loaded, manifest)
    await loadTable(client, manifest, name.slice(names.tables.length).replace(/\.copy$/, ''), body)
  } else {
    await loadObject(folder, name.slice(names.storage.length), body)
    loaded.objects++
  }
}

async function load(scratch: Scratch, file: string) {
  const loaded: Loaded = {
    manifest: undefined,
    has_tables: false,
    sealed: undefined,
    secret: null,
    jobs: [],
    trailer: undefined,
    objects: 0,
  }
  for await (const entry of unpack(file)) {
    await loadEntry(scratch, loaded, entry.header.name, entryContent(entry))
  }
  const { manifest, secret, jobs, trailer, objects } = loaded
  if (!manifest) throw new StartError('This file is not an InkRoute backup.')
  if (manifest.format > 1) refuseIncomplete(file, trailer, { objects, jobs: jobs.length })
  await makeTables(scratch, loaded, manifest)
  await finishTables(scratch.client, manifest)
  return { manifest, secret, jobs }
}

async function compare(client: pg.Client, { tables, fingerprints: expected }: Manifest): Promise<void> {
  if (!expected) return
  const found = await fingerprints(client, tables)
  const wrong = tables.filter(
    ({ name }) => found[name]?.rows !== expected[name]?.rows || found[name]?.sum !== expected[name]?.sum,
  )
  if (wrong.length === 0) return
  const list = wrong.map(({ name }) => `${name} (${found[name]?.rows} of ${expected[name]?.rows} rows)`)
  throw new StartError(`These tables did not come back as they were: ${list.join(', ')}. Nothing was replaced.`)
}

/** Waiting jobs rest in a table of ours until a node has its queue open. */
async function keepJobs(client: pg.Client, jobs: readonly CarriedJob[]): Promise<void> {
  await client.query(
    `insert into carried_job (name, data, priority, start_after)
    select name, data, priority, start_after
    from jsonb_to_recordset($1) as job (name text, data jsonb, priority integer, start_after timestamptz)`,
    [JSON.stringify(jobs)],
  )
}

/** Replaces rows in one transaction and files by renaming; if the commit fails, folder and secret are restored. */
async function swap(
  client: pg.Client,
  folder: string,
  { storage_dir, keepSecret }: RestoreOptions,
  secret: string | null,
): Promise<void> {
  const former = `${folder}.former`
  await mkdir(folder, { recursive: true })
  await client.query('begin')
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema public cascade')
  await client.query(`alter schema ${SCRATCH} rename to public`)
  const had_files = await rename(storage_dir, former).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  let forgetSecret = () => {}
  try {
    await rename(folder, storage_dir)
    if (secret) forgetSecret = keepSecret(secret)
    await client.query('commit')
  } catch (error) {
    forgetSecret()
    await rm(storage_dir, { recursive: true, force: true })
    if (had_files) await rename(former, storage_dir)
    throw error
  }
  await rm(former, { recursive: true, force: true })
}

/**
 * Replaces everything with the contents of the backup. Rows go into a scratch schema and objects into a scratch folder,
 * where they are compared with the fingerprints of the snapshot, audited and migrated. Only then do they replace the
 * current ones. A failure before that leaves the installation unchanged.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { database_url, storage_dir, file } = options
  const folder = `${storage_dir}.restoring`
  const url = scratchUrl(database_url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await refuseWhileInUse(client)
    await client.query(`drop schema if exists ${SCRATCH} cascade`)
    await client.query(`create schema ${SCRATCH}`)
    await rm(folder, { recursive: true, force: true })
    const { manifest, secret, jobs } = await load({ client, url, folder, secret: options.secret }, file)
    await compare(client, manifest)
    const problems = await options.audit(url)
    if (problems.length > 0) throw new StartError(`Nothing was replaced. ${problems.slice(0, 20).join(' ')}`)
    await migrate(url)
    await keepJobs(client, jobs)
    await swap(client, folder, options, secret)
    return manifest
  } finally {
    await client.query('rollback').catch(() => {})
    await client.query(`drop schema if exists ${SCRATCH} cascade`).catch(() => {})
    await client.end().catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
