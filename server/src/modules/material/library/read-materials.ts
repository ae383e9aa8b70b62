import type { Material } from '@inkroute/contract/material/item'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { getTags } from '../folders/tag.queries.ts'
import { type MaterialRow, selectByIds } from './library.queries.ts'
import { viewMaterial } from './material.view.ts'

/** Rows with their tags, as the wire shows them. */
export async function withTags(ctx: AppCtx, seller_id: number, rows: readonly MaterialRow[]): Promise<Material[]> {
  const tags = await getTags(
    ctx.db,
    seller_id,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => viewMaterial(row, tags, ctx.storage))
}

/** These pictures, in the order of the ids; missing ones are left out. */
export async function readMaterials(ctx: AppCtx, seller_id: number, ids: readonly number[]): Promise<Material[]> {
  const rows = await withTags(ctx, seller_id, await selectByIds(ctx.db, seller_id, ids))
  const by_id = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => by_id.get(id) ?? [])
}

export async function readMaterial(ctx: AppCtx, seller_id: number, id: number): Promise<Material> {
  const [found] = await readMaterials(ctx, seller_id, [id])
  if (!found) throw new AppError('not_found')
  return found
}
