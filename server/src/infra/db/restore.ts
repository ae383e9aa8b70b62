import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract as createExtract, type Extract } from 'tar-stream'
import { StartError } from '../start-error.ts'
import type { Manifest } from './backup.ts'
import { migrate, migrationNames } from './migrate.ts'

async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
  await client.end()
}

async function loadTable(client: pg.Client, manifest: Manifest, name: string, rows: Readable): Promise<void> {
  const table = manifest.tables.find((candidate) => candidate.name === name)
  if (!table) throw new StartError(`The backup holds a table it does not name: ${name}.`)
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  // Migrations may have put base rows in; the backup knows them better.
  await client.query(`delete from "${name}"`)
  await pipeline(rows, client.query(copyFrom(`copy "${name}" (${columns}) from stdin`)))
}

async function loadObject(storage_dir: string, name: string, body: Readable): Promise<void> {
  const target = join(storage_dir, name)
  if (!target.startsWith(storage_dir) || name.includes('..'))
    throw new StartError(`The backup names an unsafe file: ${name}.`)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(body, createWriteStream(`${target}.part`))
  await rename(`${target}.part`, target)
}

function checkManifest(manifest: Manifest): void {
  if (manifest.format !== 1)
    throw new StartError(`This backup has format ${manifest.format}; this program reads format 1.`)
  const unknown = manifest.migrations.find((name) => !migrationNames().includes(name))
  if (unknown) throw new StartError(`The backup is newer than this program (it has ${unknown}); update InkRoute first.`)
}

/** Entries of the archive; whatever is wrong with the file surfaces in the loop that reads them. */
function unpack(file: string): Extract {
  const extract = createExtract()
  const fail = () => extract.destroy(new StartError(`${file} is not an InkRoute backup, or it is damaged.`))
  createReadStream(file).on('error', fail).pipe(createGunzip()).on('error', fail).pipe(extract)
  return extract
}

/**
 * Replaces everything by what the backup holds: the schema as it was then, the rows, the objects; then brings the
 * schema up to date. Rows are loaded in one transaction, so a broken file leaves an empty database, never half a one.
 */
export async function restore(database_url: string, storage_dir: string, file: string): Promise<Manifest> {
  const unpacked = unpack(file)
  const client = new pg.Client({ connectionString: database_url })
  let manifest: Manifest | undefined
  try {
    for await (const entry of unpacked) {
      const name = entry.header.name
      // tar-stream speaks the stream protocol with types of its own.
      const body = entry as unknown as Readable
      if (name === 'manifest.json') {
        manifest = JSON.parse(await text(body)) as Manifest
        checkManifest(manifest)
        await emptyDatabase(database_url)
        await migrate(database_url, manifest.migrations)
        await rm(storage_dir, { recursive: true, force: true })
        await client.connect()
        await client.query('begin')
      } else if (!manifest) throw new StartError('This file is not an InkRoute backup.')
      else if (name.startsWith('tables/')) await loadTable(client, manifest, name.slice(7).replace(/\.copy$/, ''), body)
      else await loadObject(storage_dir, name.replace(/^storage\//, ''), body)
    }
    if (!manifest) throw new StartError('This file is not an InkRoute backup.')
    for (const [sequence, value] of Object.entries(manifest.sequences)) {
      await client.query('select setval($1::regclass, $2)', [sequence, value])
    }
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
  await migrate(database_url)
  return manifest
}
