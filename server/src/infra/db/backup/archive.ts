import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract, type Extract } from 'tar-stream'
import { StartError } from '../../../config/start-error.ts'
import { entryContent } from '../../tar-entry.ts'
import { type Manifest, names, type Trailer } from './backup-format.ts'

/** Entries of the archive; errors of the file surface in the loop that reads them. */
export function unpack(file: string): Extract {
  const extract = createExtract()
  const fail = () => extract.destroy(new StartError(`${file} is not an InkRoute backup, or it is damaged.`))
  createReadStream(file).on('error', fail).pipe(createGunzip()).on('error', fail).pipe(extract)
  return extract
}

/** The last entry counts what came before it. */
export function refuseIncomplete(file: string, trailer: Trailer | undefined, found: Trailer): void {
  if (trailer?.objects !== found.objects || trailer.jobs !== found.jobs)
    throw new StartError(`${file} is incomplete: it was cut off or changed after it was made.`)
}

/** Reads an archive to its end as a restore would, without loading anything: the checksum of the whole file, every entry. */
export async function checkArchive(file: string): Promise<void> {
  const tables = await missingTables(file).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} is damaged: ${(error as Error).message}`)
  })
  if (tables.length > 0) throw new StartError(`${file} lacks tables: ${tables.join(', ')}.`)
}

async function missingTables(file: string): Promise<string[]> {
  let tables = new Set<string>()
  let trailer: Trailer | undefined
  const found = { objects: 0, jobs: 0 }
  for await (const entry of unpack(file)) {
    const body = entryContent(entry)
    const { name } = entry.header
    if (name === names.manifest) tables = new Set(((await json(body)) as Manifest).tables.map((table) => table.name))
    else if (name === names.jobs) found.jobs = ((await json(body)) as unknown[]).length
    else if (name === names.trailer) trailer = (await json(body)) as Trailer
    else {
      if (name.startsWith(names.tables)) tables.delete(name.slice(names.tables.length).replace(/\.copy$/, ''))
      if (name.startsWith(names.storage)) found.objects++
      await finished(body.resume())
    }
  }
  refuseIncomplete(file, trailer, found)
  return [...tables]
}

const json = async (body: Readable): Promise<unknown> => JSON.parse(await text(body))
