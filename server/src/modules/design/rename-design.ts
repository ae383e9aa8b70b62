import type { renameDesign as contract } from '@inkroute/contract/design/record'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { changeDesign, findDesign } from './design.queries.ts'

export async function renameDesign(ctx: SellerCtx, { id, name }: Input<typeof contract>) {
  const design = await findDesign(ctx.db, ctx.seller.id, id)
  if (!design || design.deleted_at !== null) throw new AppError('not_found')
  await changeDesign(ctx.db, ctx.seller.id, id, { name })
  return {}
}
