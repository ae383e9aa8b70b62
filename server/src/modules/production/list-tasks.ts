import type { Input, Reply } from '@inkroute/contract/endpoint'
import { taskStates } from '@inkroute/contract/production/codes'
import type { listTasks as contract, getQueueFacets as facetContract } from '@inkroute/contract/production/production'
import type { StaffCtx } from '../../infra/context.ts'
import { countTasks, selectFacets, selectTasks } from './production.queries.ts'
import { viewTasks } from './view-task.ts'

export async function listTasks(
  ctx: StaffCtx,
  { page, page_size, ...filters }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([
    selectTasks(ctx.db, filters, { limit: page_size, offset: (page - 1) * page_size }),
    countTasks(ctx.db, filters),
  ])
  return { data: await viewTasks(ctx, rows), total, page, page_size }
}

export async function getQueueFacets(ctx: StaffCtx): Promise<Reply<typeof facetContract>> {
  const rows = await selectFacets(ctx.db, ctx.clock.now().toISOString())
  const of = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind)
  return {
    factories: of('factory').map((row) => ({ id: Number(row.key), name: row[ctx.language], open: row.count })),
    techniques: of('technique').map((row) => ({ key: row.key, name: row[ctx.language], open: row.count })),
    states: taskStates.map((state) => ({ state, count: of('state').find((row) => row.key === state)?.count ?? 0 })),
    late: of('late')[0]?.count ?? 0,
  }
}
