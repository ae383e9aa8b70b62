import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Objects by key. `public/…` is served to anyone; `private/…` only through signed addresses. */
export interface Storage {
  put(key: string, body: Uint8Array): Promise<void>
  /** Moves a finished file into the storage; it is gone from `path` afterwards. */
  putFile(key: string, path: string): Promise<void>
  get(key: string): Promise<Buffer>
  stream(key: string): Readable
  size(key: string): Promise<number | null>
  remove(key: string): Promise<void>
  /** Path on disk, for tools that need a file. */
  path(key: string): string
  /** An address for browsers; private objects get a signature that expires after `ttl_seconds`. */
  url(key: string, ttl_seconds?: number): string
  verify(key: string, expires: string, signature: string, now: Date): boolean
}

/** Content-addressed key: the same bytes are stored once. */
export function contentKey(scope: 'public' | 'private', body: Uint8Array, extension: string): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return `${scope}/${hash.slice(0, 2)}/${hash}.${extension}`
}

const SAFE_KEY = /^(public|private)\/[a-z0-9][a-z0-9/_.-]*$/i
const DEFAULT_TTL_SECONDS = 3600

/**
 * Writes to a temporary file and renames it: a crash never leaves half an object under its final name, and a failed write
 * (the disk is full) leaves nothing behind.
 */
async function writeAtomically(target: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${target}.${randomUUID()}.part`
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

export function openLocalStorage(folder: string, secret: string): Storage {
  const path = (key: string) => {
    if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error(`unsafe storage key ${key}`)
    return join(folder, key)
  }
  const sign = (key: string, expires: string) => createHmac('sha256', secret).update(`${key}\n${expires}`).digest('hex')
  return {
    path,
    async put(key, body) {
      await writeAtomically(path(key), (aside) => writeFile(aside, body, { flush: true }))
    },
    async putFile(key, source) {
      // Copied, not renamed: the source may be on another disk.
      await writeAtomically(path(key), (aside) => copyFile(source, aside))
      await rm(source, { force: true })
    },
    get: (key) => readFile(path(key)),
    stream: (key) => createReadStream(path(key)),
    size: (key) =>
      stat(path(key)).then(
        (info) => info.size,
        () => null,
      ),
    remove: (key) => rm(path(key), { force: true }),
    url(key, ttl_seconds = DEFAULT_TTL_SECONDS) {
      if (key.startsWith('public/')) return `/files/${key}`
      // Rounded up, so that an address stays the same and cacheable for a while.
      const expires = String((Math.floor(Date.now() / 1000 / ttl_seconds) + 2) * ttl_seconds)
      return `/files/${key}?expires=${expires}&signature=${sign(key, expires)}`
    },
    verify(key, expires, signature, now) {
      const expected = Buffer.from(sign(key, expires))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
      return Number(expires) * 1000 > now.getTime()
    },
  }
}
