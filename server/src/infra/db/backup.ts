import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as createPack, type Pack } from 'tar-stream'
import { listTables, type TableInfo } from './table-order.ts'

export interface Manifest {
  readonly format: 1
  readonly created_at: string
  readonly migrations: string[]
  readonly tables: TableInfo[]
  /** Next values of identity columns, so that new rows never meet restored ones. */
  readonly sequences: Record<string, number>
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const migrations = await client.query<{ name: string }>('select name from schema_migration order by name')
  const sequences = await client.query<{ name: string; value: string }>(
    "select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null",
  )
  return {
    format: 1,
    created_at: new Date().toISOString(),
    migrations: migrations.rows.map((row) => row.name),
    tables: await listTables(client),
    sequences: Object.fromEntries(sequences.rows.map((row) => [row.name, Number(row.value)])),
  }
}

function addText(pack: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => pack.entry({ name }, text, (error) => (error ? reject(error) : resolve())))
}

async function addFile(pack: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path)
  const entry = pack.entry({ name, size })
  await pipeline(createReadStream(path), entry)
}

async function addTables(pack: Pack, client: pg.Client, tables: readonly TableInfo[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-backup-'))
  try {
    for (const table of tables) {
      // A tar entry must know its size, so each table rests in a file first.
      const file = join(folder, 'table.copy')
      const columns = table.columns.map((column) => `"${column}"`).join(', ')
      await pipeline(client.query(copyTo(`copy "${table.name}" (${columns}) to stdout`)), createWriteStream(file))
      await addFile(pack, `tables/${table.name}.copy`, file)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addStorage(pack: Pack, storage_dir: string): Promise<void> {
  const entries = await readdir(storage_dir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    await addFile(pack, `storage/${relative(storage_dir, path)}`, path)
  }
}

/**
 * Writes every row and every stored object into one .tar.gz. All tables are read in one snapshot, so the shop may go
 * on working meanwhile. Objects are content-addressed and never change, so those written later do no harm.
 */
export async function backup(database_url: string, storage_dir: string, file: string): Promise<Manifest> {
  const client = new pg.Client({ connectionString: database_url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = await readManifest(client)
    const pack = createPack()
    const written = pipeline(pack, createGzip(), createWriteStream(file, { mode: 0o600 }))
    await addText(pack, 'manifest.json', JSON.stringify(manifest, null, 2))
    await addTables(pack, client, manifest.tables)
    await addStorage(pack, storage_dir)
    pack.finalize()
    await written
    await client.query('commit')
    return manifest
  } finally {
    await client.end()
  }
}
