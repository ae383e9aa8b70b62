import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type TaskState, taskStates } from '@inkroute/contract/production/codes'
import type * as contract from '@inkroute/contract/production/production'
import type { getQueueFacets as facetContract, ProductionTask } from '@inkroute/contract/production/production'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { getColorNames, sizeIn } from '../catalog/catalog.ts'
import { getMockups } from '../design/design.ts'
import { titlesIn } from '../goods/goods.ts'
import { viewPersonalisation } from '../order/order.ts'
import { countTasks, selectFacets, selectTasks, type TaskRow } from './core/production.queries.ts'

const open: readonly string[] = ['queued', 'printing', 'checked']

/** Tasks of many sellers with their pictures, asked for seller by seller. */
async function viewTasks(ctx: StaffCtx, rows: readonly TaskRow[]): Promise<ProductionTask[]> {
  const pictures = new Map<string, string | null>()
  const titles = new Map<string, string>()
  for (const [seller_id, own] of Map.groupBy(rows, (row) => row.seller_id)) {
    const versions = own.map((row) => ({ design_id: row.design_id, version: row.design_version }))
    const made = await getMockups(ctx, seller_id, versions, ctx.language)
    const getTitle = await titlesIn(ctx.db, seller_id, own, ctx.language)
    for (const row of own) {
      titles.set(row.code, getTitle(row))
      const found = made.get(`${row.design_id}:${row.design_version}`)?.pictures ?? []
      pictures.set(row.code, found.find((one) => one.color_id === row.color_id && one.small_url)?.small_url ?? null)
    }
  }
  const getColor = await getColorNames(ctx.db, rows, ctx.language)
  const now = ctx.clock.now()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    order_no: row.order_no,
    technique: row.technique,
    quantity: row.quantity,
    factory: { id: row.factory_id, name: row[`factory_${ctx.language}`] },
    state: row.state as TaskState,
    priority: row.priority,
    reprints: row.reprints,
    problem: row.problem,
    title: titles.get(row.code) ?? row.title,
    sku_code: row.sku_code,
    variant: `${getColor(row)} · ${sizeIn(ctx.language, row.size_name)}`,
    picture_url: pictures.get(row.code) ?? null,
    personalisation: viewPersonalisation(row.personalisation ?? [], ctx.language),
    is_late: open.includes(row.state) && new Date(row.due_at) < now,
    due_at: new Date(row.due_at).toISOString(),
  }))
}

export async function viewTask(ctx: StaffCtx, row: TaskRow | undefined): Promise<ProductionTask> {
  const [view] = await viewTasks(ctx, row ? [row] : [])
  if (!view) throw new AppError('not_found')
  return view
}

export async function listTasks(
  ctx: StaffCtx,
  { page, page_size, ...filters }: Input<typeof contract.listTasks>,
): Promise<Reply<typeof contract.listTasks>> {
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
