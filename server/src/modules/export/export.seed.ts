import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin, timeZoneOf } from '../account/account.ts'
import { demoExportsJob } from './demo-exports.job.ts'
import { insertExport } from './export.queries.ts'

const HOUR_MS = 3_600_000

const demoExports = [
  { name: '我的图库 全部', format: 'xlsx', params: { sort: 'newest' }, hours_ago: 20 },
  { name: '我的图库 JPG 素材', format: 'csv', params: { type: 'jpg', sort: 'name' }, hours_ago: 2 },
] as const

/** Two finished exports with real files, made once there is something to export. */
export async function seedExports(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const time_zone = await timeZoneOf(ctx.db, demo.seller_id, demo.id)
  for (const { hours_ago, ...wish } of demoExports) {
    const created_at = new Date(ctx.clock.now().getTime() - hours_ago * HOUR_MS).toISOString()
    const row = { ...wish, kind: 'upload.list', user_id: demo.id, language: 'zh', time_zone, created_at } as const
    const id = await insertExport(ctx.db, demo.seller_id, row)
    await ctx.jobs.send(demoExportsJob, { seller_id: demo.seller_id, id, hours_ago, looks: 0 })
  }
}
