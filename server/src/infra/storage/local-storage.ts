import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileAddresses } from './file-address.ts'
import type { Storage, StoredObject } from './storage.ts'
import { safeKey } from './storage-key.ts'

/** What a crash in the middle of a write leaves behind. */
const UNFINISHED = '.part'

/**
 * Writes to a temporary file and renames it: a crash never leaves half an object under its final name, and a failed write
 * (the disk is full) leaves nothing behind.
 */
async function writeAtomically(target: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${target}.${randomUUID()}${UNFINISHED}`
  try {
    // There are only a few hundred folders: it nearly always exists.
    await write(aside).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      await mkdir(dirname(target), { recursive: true })
      await write(aside)
    })
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function writeStream(target: string, body: Readable): Promise<void> {
  // A stream can be read once, so the folder has to be there before.
  await mkdir(dirname(target), { recursive: true })
  await writeAtomically(target, (aside) => pipeline(body, createWriteStream(aside, { flush: true })))
}

async function head(folder: string, path: string): Promise<StoredObject | null> {
  const info = await stat(path).catch(() => null)
  if (!info?.isFile()) return null
  const key = relative(folder, path).split(sep).join('/')
  return { key, bytes: info.size, version: String(info.mtimeMs), modified_ms: info.mtimeMs }
}

async function* list(folder: string, prefix: string): AsyncIterable<StoredObject> {
  // The part after the last slash may be the beginning of a name.
  const start = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue
    const found = await head(folder, join(entry.parentPath, entry.name))
    if (found?.key.startsWith(prefix)) yield found
  }
}

/** Objects as files below one folder. Nodes on several machines can share it only if they share the folder. */
export function openLocalStorage(folder: string, secret: string): Storage {
  const path = (key: string) => join(folder, safeKey(key))
  const findHead = (key: string) => head(folder, path(key))
  const storage: Storage = {
    ...fileAddresses(secret),
    is_remote: false,
    direct_origins: [],
    async put(key, body) {
      if (body instanceof Uint8Array) {
        await writeAtomically(path(key), (aside) => writeFile(aside, body, { flush: true }))
      } else await writeStream(path(key), body)
    },
    async putFile(key, source) {
      // Copied, not renamed: the source may be on another disk.
      await writeAtomically(path(key), (aside) => copyFile(source, aside))
      await rm(source, { force: true })
    },
    get: (key) => readFile(path(key)),
    // Opened first, so that a missing object is an error here and not in the middle of a reply.
    stream: async (key) => (await open(path(key))).createReadStream(),
    head: findHead,
    size: async (key) => (await findHead(key))?.bytes ?? null,
    remove: (key) => rm(path(key), { force: true }),
    list: (prefix) => list(folder, prefix),
    copy: (from, to) => writeAtomically(path(to), (aside) => copyFile(path(from), aside)),
    localFile: async (key) => path(key),
    localFolder: async (prefix) => path(prefix),
    directUrl: async () => null,
    directForm: async () => null,
  }
  return storage
}
