import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { demoLibraryJob } from './demo-library.job.ts'
import { demoFolders } from './demo-library.ts'
import { insertCategory } from './folders/category.queries.ts'

/** Folders of the demo seller; the pictures come by their own job and are put in as they arrive. */
export async function seedMaterials(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const ids = new Map<string, number>()
  for (const [sort, { name, parent }] of demoFolders.entries()) {
    const parent_id = parent ? (ids.get(parent) ?? null) : null
    ids.set(name, await insertCategory(ctx.db, demo.seller_id, { parent_id, name, sort }))
  }
  await ctx.jobs.send(demoLibraryJob, { seller_id: demo.seller_id, looks: 0 })
}
