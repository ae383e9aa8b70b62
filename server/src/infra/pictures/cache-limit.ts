import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Pictures of all nodes that share the data folder, in a folder per version; all can be made again. */
export const pictureCacheFolder = (data_dir: string): string => join(data_dir, 'cache', 'pictures')

export const MAX_CACHE_BYTES = 2_000_000_000
/** Cleared down to this share, so that not every write has to clear. */
const LOW_SHARE = 0.9
/** Other processes write to the folder too. After writing this share we measure it again. */
const LOOK_AGAIN_SHARE = 0.05
const TOUCH_AGAIN_MS = 6 * 3_600_000
const MAX_TOUCHED = 10_000

export interface CachedFile {
  readonly path: string
  readonly bytes: number
  /** When it was made or last used. */
  readonly made_ms: number
}

export async function cachedFiles(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: CachedFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const info = await stat(path).catch(() => null)
    if (info) found.push({ path, bytes: info.size, made_ms: Math.max(info.mtimeMs, info.atimeMs) })
  }
  return found
}

/** The least recently used files, as many as bring the rest below `max_bytes`. */
export function leastUsed(files: readonly CachedFile[], max_bytes: number): CachedFile[] {
  const gone: CachedFile[] = []
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of files.toSorted((a, b) => a.made_ms - b.made_ms)) {
    if (bytes <= max_bytes) break
    bytes -= file.bytes
    gone.push(file)
  }
  return gone
}

interface Watch {
  /** As far as we know; null before it was first measured. */
  bytes: number | null
  own_bytes: number
  looking: Promise<void> | null
}

const watches = new Map<string, Watch>()

async function look(folder: string, watch: Watch, max_bytes: number): Promise<void> {
  watch.own_bytes = 0
  const files = await cachedFiles(folder)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const gone = total > max_bytes ? leastUsed(files, max_bytes * LOW_SHARE) : []
  // Another node may be clearing the same files; `force` ignores missing ones.
  for (const { path } of gone) await rm(path, { force: true })
  watch.bytes = total - gone.reduce((sum, { bytes }) => sum + bytes, 0) + watch.own_bytes
}

/**
 * Called after each write into a cache folder; keeps it below its limit by removing the least recently used files. Usually
 * just an addition: the folder is only listed at the first write, when it is full, and now and then because other
 * painters and other nodes write to it too.
 */
export async function keepBelowLimit(folder: string, written: number, max_bytes = MAX_CACHE_BYTES): Promise<void> {
  const watch = watches.get(folder) ?? { bytes: null, own_bytes: 0, looking: null }
  watches.set(folder, watch)
  watch.own_bytes += written
  if (watch.bytes !== null) watch.bytes += written
  const isDue = watch.bytes === null || watch.bytes > max_bytes || watch.own_bytes > max_bytes * LOOK_AGAIN_SHARE
  if (isDue) {
    watch.looking ??= look(folder, watch, max_bytes).finally(() => {
      watch.looking = null
    })
  }
  await watch.looking
}

const touched = new Map<string, number>()

/** Records that a cached file was used. The modification time stays: it tells whether a file has changed. */
export async function noteUse(path: string, now = new Date()): Promise<void> {
  if (now.getTime() - (touched.get(path) ?? 0) < TOUCH_AGAIN_MS) return
  if (touched.size >= MAX_TOUCHED) touched.clear()
  touched.set(path, now.getTime())
  const info = await stat(path).catch(() => null)
  if (info) await utimes(path, now, info.mtime).catch(() => {})
}

/** The cache folder a file is in; null for a file elsewhere, which must not be cleared. */
export function findCacheFolder(file: string): string | null {
  const mark = `${sep}cache${sep}pictures${sep}`
  const at = file.lastIndexOf(mark)
  return at === -1 ? null : file.slice(0, at + mark.length - 1)
}
