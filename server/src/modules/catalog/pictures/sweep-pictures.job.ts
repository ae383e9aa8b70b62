import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/pictures-version'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import { pictureCacheFolder } from '../../../infra/pictures/kept-views.ts'

const DAY_MS = 86_400_000
/** Nodes of the old release may still be answering. */
const KEEP_OLD_MS = 7 * DAY_MS
const KEEP_BROKEN_MS = DAY_MS
export const MAX_CACHE_BYTES = 2_000_000_000

interface Kept {
  readonly path: string
  readonly bytes: number
  readonly made_ms: number
}

async function filesIn(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: Kept[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const info = await stat(path).catch(() => null)
    if (info) found.push({ path, bytes: info.size, made_ms: info.mtimeMs })
  }
  return found
}

/** What goes: pictures of old releases, halves that a crash left, and the oldest beyond the limit. */
export function filesToRemove(files: readonly Kept[], current: string, now_ms: number, max_bytes: number): Kept[] {
  const isOld = ({ path, made_ms }: Kept) => !path.startsWith(current) && now_ms - made_ms > KEEP_OLD_MS
  const isBroken = ({ path, made_ms }: Kept) => path.endsWith('.part') && now_ms - made_ms > KEEP_BROKEN_MS
  const gone = files.filter((file) => isOld(file) || isBroken(file))
  const rest = files.filter((file) => !gone.includes(file)).sort((a, b) => a.made_ms - b.made_ms)
  let bytes = rest.reduce((sum, file) => sum + file.bytes, 0)
  for (const file of rest) {
    if (bytes <= max_bytes) break
    bytes -= file.bytes
    gone.push(file)
  }
  return gone
}

/** Every picture can be made again; the disk cannot grow for ever. */
export const sweepPicturesJob = job({
  name: 'catalog.sweep_pictures',
  schema: z.object({}),
  cron: '41 3 * * *',
  async run(ctx) {
    const folder = pictureCacheFolder(ctx.config.data_dir)
    const current = join(folder, PICTURES_VERSION)
    const gone = filesToRemove(await filesIn(folder), current, ctx.clock.now().getTime(), MAX_CACHE_BYTES)
    for (const { path } of gone) await rm(path, { force: true })
  },
})
