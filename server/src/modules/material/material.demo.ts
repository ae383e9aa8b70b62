import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { type Job, job } from '../../infra/jobs/job.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { isDemoLibraryFull } from '../upload/upload.ts'
import { insertCategory, selectCategories } from './folders/category.queries.ts'
import { addTaggings, ensureTags } from './folders/tag.queries.ts'
import { moveRows, selectMaterials } from './library/library.queries.ts'

const LOOK_AGAIN_SECONDS = 5
const MAX_LOOKS = 60
const MOST = 200

/** Words in the names of the pictures that belong into a folder or carry a tag. */
const words = z.array(z.string())

const demoMaterials = demoFile(
  'material',
  z.strictObject({
    folders: z.array(z.strictObject({ name: z.string(), parent: z.string().optional(), words })),
    tags: z.array(z.strictObject({ name: z.string(), words })),
  }),
)

const hasWord = (name: string, some: readonly string[]): boolean => some.some((word) => name.includes(word))

async function sortIn(ctx: AppCtx, seller_id: number): Promise<void> {
  const filter = { time_zone: 'UTC' }
  const rows = await selectMaterials(ctx.db, seller_id, filter, { sort: 'oldest', limit: MOST, offset: 0 })
  const ready = rows.filter((row) => row.status === 'ready')
  const idsWith = (words: readonly string[]) => ready.filter(({ name }) => hasWord(name, words)).map(({ id }) => id)
  const folders = await selectCategories(ctx.db, seller_id)
  for (const { name, words } of demoMaterials().folders) {
    const folder = folders.find((one) => one.name === name)
    const loose = ready.filter((row) => row.category_id === null && hasWord(row.name, words)).map(({ id }) => id)
    if (folder && loose.length > 0) await moveRows(ctx.db, seller_id, loose, folder.id)
  }
  for (const { name, words } of demoMaterials().tags) {
    const ids = idsWith(words)
    if (ids.length > 0) await addTaggings(ctx.db, seller_id, ids, await ensureTags(ctx.db, seller_id, [name]))
  }
}

/** Sorts the demo pictures into their folders while they come in, until all are there. */
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

/** Folders of the demo seller; the pictures arrive by their own job and are sorted in as they come. */
export async function addDemoMaterials(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const ids = new Map<string, number>()
  for (const [sort, { name, parent }] of demoMaterials().folders.entries()) {
    const parent_id = parent ? (ids.get(parent) ?? null) : null
    ids.set(name, await insertCategory(ctx.db, demo.seller_id, { parent_id, name, sort }))
  }
  await ctx.jobs.send(demoLibraryJob, { seller_id: demo.seller_id, looks: 0 })
}
