import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/wallet'
import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { getTimeZone } from '../account/account.ts'
import { type MovementFilters, selectMovements, sumMovements } from './movement.queries.ts'

/** A page of one seller's movements, for the seller and for staff. */
export async function getMovements(
  ctx: Pick<SellerCtx | StaffCtx, 'db' | 'language'>,
  seller_id: number,
  filters: MovementFilters,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<Reply<typeof contract.listMovements>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, sums] = await Promise.all([
    selectMovements(ctx.db, seller_id, filters, range),
    sumMovements(ctx.db, seller_id, filters),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    cause: row.cause,
    cause_id: row.cause_id,
    title: ctx.language === 'zh' ? row.title_zh : row.title_en,
    amount: fenToDecimal(row.amount_fen),
    balance_after: fenToDecimal(row.balance_after_fen),
    created_at: row.created_at,
  }))
  const sum_in = fenToDecimal(sums.in_fen)
  return { data, total: sums.total, page, page_size, sum_in, sum_out: fenToDecimal(sums.out_fen) }
}

export async function listMovements(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract.listMovements>,
): Promise<Reply<typeof contract.listMovements>> {
  const time_zone = await getTimeZone(ctx.db, ctx.seller.id, ctx.identity.user_id)
  return getMovements(ctx, ctx.seller.id, { ...filter, time_zone }, { page, page_size })
}
