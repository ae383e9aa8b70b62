import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { demoUploadsJob } from './demo-uploads.job.ts'
import { demoPictures } from './upload.demo.ts'

/** Fills the demo library after the start, so that the first start does not wait for pictures. */
export async function seedUploads(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  await ctx.jobs.send(demoUploadsJob, { seller_id: demo.seller_id, user_id: demo.id, count: demoPictures.length })
}
