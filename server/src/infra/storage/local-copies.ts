import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A job may hold the path of a copy for as long as it runs; copies used since are never removed. */
const IN_USE_MS = 15 * 60_000
/** Cleared down to this share, so that not every new copy has to clear. */
const LOW_SHARE = 0.9
/** A use is noted at most this often. */
const NOTE_AGAIN_MS = 60_000
const UNFINISHED = '.part'

interface Copy {
  readonly name: string
  readonly bytes: number
  readonly used_ms: number
}

/** Copies of remote objects on this machine's disk, the least recently used removed first. */
export interface LocalCopies {
  /**
   * The copy under this id, fetched once however many ask at the same time. The path of a missing object leads nowhere,
   * as it would in a local folder: opening it says so.
   */
  file(id: string, fetch: () => Promise<Readable>): Promise<string>
  /** A folder whose files never change. */
  folder(id: string, files: () => AsyncIterable<{ name: string; body: Readable }>): Promise<string>
}

async function findSize(path: string): Promise<Copy | null> {
  const info = await stat(path).catch(() => null)
  if (!info) return null
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!info.isDirectory()) return { name, bytes: info.size, used_ms: info.mtimeMs }
  const parts = await Promise.all((await readdir(path)).map((file) => stat(join(path, file)).catch(() => null)))
  return { name, bytes: parts.reduce((sum, part) => sum + (part?.size ?? 0), 0), used_ms: info.mtimeMs }
}

/** The copies to remove: the least recently used, as many as bring the rest below the limit, none that may be in use. */
export function copiesToRemove(copies: readonly Copy[], max_bytes: number, now_ms: number): Copy[] {
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0)
  if (bytes <= max_bytes) return []
  const gone: Copy[] = []
  for (const copy of copies.toSorted((a, b) => a.used_ms - b.used_ms)) {
    if (bytes <= max_bytes * LOW_SHARE || now_ms - copy.used_ms < IN_USE_MS) break
    bytes -= copy.bytes
    gone.push(copy)
  }
  return gone
}

/** Other processes with the same data folder may use and clear it too. */
async function trim(folder: string, max_bytes: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => findSize(join(folder, name))))
  const copies = found.filter((copy) => copy !== null)
  const gone = copiesToRemove(copies, max_bytes, Date.now())
  for (const { name } of gone) await rm(join(folder, name), { recursive: true, force: true })
  const removed = new Set(gone)
  return copies.reduce((sum, copy) => sum + (removed.has(copy) ? 0 : copy.bytes), 0)
}

export function openLocalCopies(folder: string, max_bytes: number): LocalCopies {
  const fetching = new Map<string, Promise<string>>()
  const noted = new Map<string, number>()
  /** As far as we know; measured at the first copy and whenever it looks full. */
  let bytes: number | null = null

  async function isThere(path: string): Promise<boolean> {
    if (!(await stat(path).catch(() => null))) return false
    const now = Date.now()
    if (now - (noted.get(path) ?? 0) > NOTE_AGAIN_MS) {
      if (noted.size > 10_000) noted.clear()
      noted.set(path, now)
      await utimes(path, new Date(now), new Date(now)).catch(() => {})
    }
    return true
  }

  async function make(path: string, fill: (aside: string) => Promise<void>): Promise<string> {
    const aside = `${path}.${randomUUID()}${UNFINISHED}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await fill(aside)
      // Another process may have made the same folder meanwhile.
      await rename(aside, path).catch(async (error) => {
        if (!(await stat(path).catch(() => null))) throw error
      })
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
    const added = (await findSize(path))?.bytes ?? 0
    bytes = bytes === null || bytes + added > max_bytes ? await trim(folder, max_bytes) : bytes + added
    return path
  }

  async function once(id: string, fill: (aside: string) => Promise<void>): Promise<string> {
    const path = join(folder, createHash('sha256').update(id).digest('hex'))
    if (await isThere(path)) return path
    const running = fetching.get(path)
    if (running) return running
    const made = make(path, fill).finally(() => fetching.delete(path))
    fetching.set(path, made)
    return made
  }

  return {
    file: (id, fetch) =>
      once(id, async (aside) => pipeline(await fetch(), createWriteStream(aside, { mode: 0o600 }))).catch((error) => {
        if (error.code === 'ENOENT') return join(folder, 'missing')
        throw error
      }),
    folder: (id, files) =>
      once(id, async (aside) => {
        await mkdir(aside, { mode: 0o700 })
        for await (const { name, body } of files()) await pipeline(body, createWriteStream(join(aside, name)))
      }),
  }
}
