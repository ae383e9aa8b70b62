import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listDuplicates as contract } from '@inkroute/contract/material/vision'
import type { SellerCtx } from '../../../infra/context.ts'
import { liveIds } from '../library/library.queries.ts'
import { readMaterials } from '../library/read-materials.ts'
import { selectSameGroups } from './duplicate.queries.ts'
import { nearGroups } from './near-groups.ts'
import { printsOf } from './print-memory.ts'

const MAX_GROUPS = 2000

async function nearIds(ctx: SellerCtx): Promise<number[][]> {
  const memory = await printsOf(ctx, ctx.seller.id)
  const groups = nearGroups(memory).map((rows) => rows.map((row) => memory.ids[row] ?? 0))
  const live = await liveIds(ctx.db, ctx.seller.id, groups.flat())
  return groups.map((ids) => ids.filter((id) => live.has(id))).filter((ids) => ids.length > 1)
}

/** Near groups contain the same ones too: whoever looks for doubles wants to see both together. */
export async function listDuplicates(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { page, page_size } = input
  const same = await selectSameGroups(ctx.db, ctx.seller.id, MAX_GROUPS)
  const groups = input.is_near === '1' ? (await nearIds(ctx)).slice(0, MAX_GROUPS) : same
  const shown = groups.slice((page - 1) * page_size, page * page_size)
  const materials = await readMaterials(ctx, ctx.seller.id, shown.flat())
  const by_id = new Map(materials.map((material) => [material.id, material]))
  const keyOf = new Map(same.flatMap((ids, group) => ids.map((id) => [id, group] as const)))
  return {
    page,
    page_size,
    total: groups.length,
    data: shown.map((ids) => ({
      is_same: new Set(ids.map((id) => keyOf.get(id) ?? -id)).size === 1,
      materials: ids.flatMap((id) => by_id.get(id) ?? []),
    })),
  }
}
