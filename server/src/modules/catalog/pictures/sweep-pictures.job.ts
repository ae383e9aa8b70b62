import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { z } from 'zod'
import { job } from '../../../infra/jobs/job.ts'
import {
  type CachedFile,
  cachedFiles,
  leastUsed,
  MAX_CACHE_BYTES,
  pictureCacheFolder,
} from '../../../infra/pictures/cache-limit.ts'

const DAY_MS = 86_400_000
/** Nodes of the old release may still be answering. */
const KEEP_OLD_MS = 7 * DAY_MS
const KEEP_BROKEN_MS = DAY_MS

/** What goes: pictures of old releases, halves that a crash left, and what was not used for longest beyond the limit. */
export function filesToRemove(
  files: readonly CachedFile[],
  current: string,
  now_ms: number,
  max_bytes: number,
): CachedFile[] {
  const isOld = ({ path, made_ms }: CachedFile) => !path.startsWith(current) && now_ms - made_ms > KEEP_OLD_MS
  const isBroken = ({ path, made_ms }: CachedFile) => path.endsWith('.part') && now_ms - made_ms > KEEP_BROKEN_MS
  const gone = files.filter((file) => isOld(file) || isBroken(file))
  const rest = files.filter((file) => !gone.includes(file))
  return [...gone, ...leastUsed(rest, max_bytes)]
}

/** Writes keep the folder below its limit; here go the pictures of releases that are no longer running. */
export const sweepPicturesJob = job({
  name: 'catalog.sweep_pictures',
  schema: z.object({}),
  cron: '41 3 * * *',
  async run(ctx) {
    const folder = pictureCacheFolder(ctx.config.data_dir)
    const current = join(folder, PICTURES_VERSION)
    const gone = filesToRemove(await cachedFiles(folder), current, ctx.clock.now().getTime(), MAX_CACHE_BYTES)
    for (const { path } of gone) await rm(path, { force: true })
  },
})
