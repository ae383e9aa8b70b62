import type { deleteDraft as contract } from '@inkroute/contract/design/draft'
import type { Input } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { deleteDraftRow } from './draft.queries.ts'

export async function deleteDraft(ctx: SellerCtx, { id }: Input<typeof contract>) {
  await deleteDraftRow(ctx.db, ctx.seller.id, id)
  return {}
}
