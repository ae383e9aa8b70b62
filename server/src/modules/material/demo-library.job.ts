import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { type Job, job } from '../../infra/jobs/job.ts'
import { isDemoLibraryFull } from '../upload/upload.ts'
import { demoFolders, demoTags, hasWord } from './demo-library.ts'
import { selectCategories } from './folders/category.queries.ts'
import { addTaggings, ensureTags } from './folders/tag.queries.ts'
import { moveRows, selectMaterials } from './library/library.queries.ts'

const LOOK_AGAIN_SECONDS = 5
const MAX_LOOKS = 60
const MOST = 200

async function sortIn(ctx: AppCtx, seller_id: number): Promise<void> {
  const filter = { time_zone: 'UTC' }
  const rows = await selectMaterials(ctx.db, seller_id, filter, { sort: 'oldest', limit: MOST, offset: 0 })
  const ready = rows.filter((row) => row.status === 'ready')
  const idsWith = (words: readonly string[]) => ready.filter(({ name }) => hasWord(name, words)).map(({ id }) => id)
  const folders = await selectCategories(ctx.db, seller_id)
  for (const { name, words } of demoFolders) {
    const folder = folders.find((one) => one.name === name)
    const loose = ready.filter((row) => row.category_id === null && hasWord(row.name, words)).map(({ id }) => id)
    if (folder && loose.length > 0) await moveRows(ctx.db, seller_id, loose, folder.id)
  }
  for (const { name, words } of demoTags) {
    const ids = idsWith(words)
    if (ids.length > 0) await addTaggings(ctx.db, seller_id, ids, await ensureTags(ctx.db, seller_id, [name]))
  }
}

/** Puts the demo pictures into their folders while they come in, then rests. */
export const demoLibraryJob: Job<z.ZodObject<{ seller_id: z.ZodInt; looks: z.ZodInt }>> = job({
  name: 'material.demo',
  schema: z.object({ seller_id: z.int(), looks: z.int() }),
  async run(ctx, { seller_id, looks }) {
    const isFull = await isDemoLibraryFull(ctx, seller_id)
    await sortIn(ctx, seller_id)
    if (isFull || looks >= MAX_LOOKS) return
    await ctx.jobs.send(demoLibraryJob, { seller_id, looks: looks + 1 }, { start_after_seconds: LOOK_AGAIN_SECONDS })
  },
})
