import type * as contract from '@inkroute/contract/coupon/coupon'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import { levelOfSeller } from '../account/account.ts'
import { countOwn, countOwnByCampaign, selectOpenCampaigns, selectOwn } from './coupon.queries.ts'
import { ownCoupon, publicCoupon } from './coupon.view.ts'

/** Everyone sees the same coupons; a seller also sees what they hold and why something is closed to them. */
export async function listPublicCoupons(ctx: PublicCtx): Promise<Reply<typeof contract.listPublicCoupons>> {
  const now = ctx.clock.now()
  const seller_id = ctx.identity?.seller_id ?? 0
  const [campaigns, held, level] = await Promise.all([
    selectOpenCampaigns(ctx.db, now),
    seller_id ? countOwnByCampaign(ctx.db, seller_id) : new Map<number, number>(),
    seller_id ? levelOfSeller(ctx.db, seller_id) : null,
  ])
  const viewerOf = (id: number) => ({ language: ctx.language, level, collected: held.get(id) ?? 0 })
  return { data: campaigns.map((row) => publicCoupon(row, viewerOf(row.id), now)) }
}

export async function listOwnCoupons(
  ctx: SellerCtx,
  { state, page, page_size }: Input<typeof contract.listOwnCoupons>,
): Promise<Reply<typeof contract.listOwnCoupons>> {
  const now = ctx.clock.now()
  const paging = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, counts] = await Promise.all([
    selectOwn(ctx.db, ctx.seller.id, state, now, paging),
    countOwn(ctx.db, ctx.seller.id, now),
  ])
  return { data: rows.map((row) => ownCoupon(row, ctx.language, now)), total: counts[state], page, page_size, counts }
}
