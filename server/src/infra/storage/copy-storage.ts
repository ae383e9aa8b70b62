import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import type { Storage, StoredObject } from './storage.ts'

export interface CopyProgress {
  readonly copied: number
  /** In place already, from an earlier run or because both have the same bytes. */
  readonly kept: number
  /** Removed while we were copying. */
  readonly gone: number
  readonly bytes: number
}

interface CopyOptions {
  readonly from: Storage
  readonly to: Storage
  /** Objects that were copied and compared, one per line: a later run goes on after them. */
  readonly journal: string
  readonly isStopping?: () => boolean
  readonly onProgress?: (progress: CopyProgress) => void
}

/** Scopes that belong to an installation. What is still incoming is read within minutes or sent again. */
const COPIED_SCOPES = ['public/', 'private/']

/** An object that has changed since it was copied has another line, so it is copied again. */
const getLine = ({ key, bytes, version }: StoredObject) => JSON.stringify([key, bytes, version])

async function readJournal(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return new Set(text.split('\n'))
}

async function toHash(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of await storage.stream(key)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Copies one object, reads it back and compares. False when it was in place already. */
async function copyObject({ from, to }: CopyOptions, { key, bytes }: StoredObject): Promise<boolean> {
  const there = await to.size(key)
  if (there === bytes && (await toHash(from, key)) === (await toHash(to, key))) return false
  const sent = createHash('sha256')
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent.update(chunk)
      done(null, chunk)
    },
  })
  const source = await from.stream(key)
  source.on('error', (error) => measure.destroy(error))
  await to.put(key, source.pipe(measure))
  if ((await toHash(to, key)) !== sent.digest('hex')) {
    await to.remove(key)
    throw new Error(`${key} did not arrive as it was sent; run the command again`)
  }
  return true
}

/**
 * Copies every object from one store to another. It can be stopped at any time and run again: it goes on where it was,
 * and running it once more after the last node has stopped brings over what was added meanwhile. Nothing is removed.
 */
export async function copyStorage(options: CopyOptions): Promise<CopyProgress> {
  const { from, journal, isStopping = () => false, onProgress } = options
  await mkdir(dirname(journal), { recursive: true })
  const done = await readJournal(journal)
  const progress = { copied: 0, kept: 0, gone: 0, bytes: 0 }
  for (const scope of COPIED_SCOPES) {
    for await (const object of from.list(scope)) {
      if (isStopping()) return progress
      const line = getLine(object)
      if (done.has(line)) progress.kept++
      else {
        const outcome = await copyObject(options, object).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 'gone' as const
          throw error
        })
        if (outcome === 'gone') progress.gone++
        else {
          if (outcome) progress.bytes += object.bytes
          progress[outcome ? 'copied' : 'kept']++
          await appendFile(journal, `${line}\n`)
        }
      }
      onProgress?.(progress)
    }
  }
  return progress
}
