import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findExport } from './export.queries.ts'

/** Whose records a person sees: the main account all of its seller's, a sub-account its own. */
export const visibleUser = (ctx: SellerCtx): number | null =>
  ctx.identity.permissions === null ? null : ctx.identity.user_id

export async function ownExport(ctx: SellerCtx, id: number) {
  const record = await findExport(ctx.db, ctx.seller.id, id)
  const only = visibleUser(ctx)
  if (!record || (only !== null && record.user_id !== only)) throw new AppError('not_found')
  return record
}
