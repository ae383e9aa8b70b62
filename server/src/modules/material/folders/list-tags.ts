import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/material/folder'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectTags } from './tag.queries.ts'

export async function listMaterialTags(
  ctx: SellerCtx,
  { is_all }: Input<typeof contract.listMaterialTags>,
): Promise<Reply<typeof contract.listMaterialTags>> {
  const rows = await selectTags(ctx.db, ctx.seller.id)
  const data = rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }))
  return { data: is_all === '1' ? data : data.filter(({ count }) => count > 0) }
}
