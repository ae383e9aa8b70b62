import type * as contract from '@inkroute/contract/coupon/coupon'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { levelNamed, levelNamesIn, levelOfSeller } from '../account/account.ts'
import {
  countOwn,
  countOwnByCampaign,
  insertCoupon,
  lockCampaign,
  type StoredCampaign,
  selectHeld,
  selectOpenCampaigns,
  selectOwn,
} from './coupon.queries.ts'
import { collectRefusal, getExpiry } from './coupon.rules.ts'
import { ownCoupon, publicCoupon } from './coupon.view.ts'

/** Everyone sees the same coupons; sellers also see which they hold and why they cannot collect one. */
export async function listPublicCoupons(ctx: PublicCtx): Promise<Reply<typeof contract.listPublicCoupons>> {
  const now = ctx.clock.now()
  const seller_id = ctx.identity?.seller_id
  const [campaigns, held, level, levelName] = await Promise.all([
    selectOpenCampaigns(ctx.db, now),
    seller_id ? countOwnByCampaign(ctx.db, seller_id) : new Map<number, number>(),
    seller_id ? levelOfSeller(ctx.db, seller_id) : null,
    levelNamesIn(ctx),
  ])
  const getViewer = (id: number) => ({ language: ctx.language, level, collected: held.get(id) ?? 0, levelName })
  return { data: campaigns.map((row) => publicCoupon(row, getViewer(row.id), now)) }
}

export async function listOwnCoupons(
  ctx: SellerCtx,
  { state, page, page_size }: Input<typeof contract.listOwnCoupons>,
): Promise<Reply<typeof contract.listOwnCoupons>> {
  const now = ctx.clock.now()
  const paging = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, counts, levelName] = await Promise.all([
    selectOwn(ctx.db, ctx.seller.id, state, now, paging),
    countOwn(ctx.db, ctx.seller.id, now),
    levelNamesIn(ctx),
  ])
  const reader = { language: ctx.language, levelName }
  return { data: rows.map((row) => ownCoupon(row, reader, now)), total: counts[state], page, page_size, counts }
}

interface Held {
  readonly id: number
  readonly expires_at: string
}

/** Issues a coupon with the current terms. The caller has locked the campaign. */
export async function holdCoupon(
  db: Db,
  seller_id: number,
  campaign: StoredCampaign,
  place: number,
  on: Date,
): Promise<Held> {
  const { name_zh, name_en, note_zh, note_en, kind, amount_fen, percent_bp, max_discount_fen } = campaign
  const { threshold_fen, scope_kind, scope_refs, min_level } = campaign
  const expires_at = getExpiry(campaign, on).toISOString()
  const id = await insertCoupon(db, seller_id, {
    name_zh,
    name_en,
    note_zh,
    note_en,
    kind,
    amount_fen,
    percent_bp,
    max_discount_fen,
    threshold_fen,
    scope_kind,
    scope_refs,
    min_level,
    campaign_id: campaign.id,
    place,
    collected_at: on.toISOString(),
    expires_at,
  })
  return { id, expires_at }
}

/**
 * The lock on the campaign serialises collectors, so neither the total nor the personal limit can be exceeded. A seller
 * who holds the maximum gets that answer instead of an error, so a second click changes nothing.
 */
export async function collectCoupon(
  ctx: SellerCtx,
  { id }: Input<typeof contract.collectCoupon>,
): Promise<Reply<typeof contract.collectCoupon>> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const campaign = await lockCampaign(tx.db, id)
    if (!campaign || campaign.state === 'draft') throw new AppError('not_found')
    if (campaign.state === 'paused') throw new AppError('coupon_closed')
    const held = await selectHeld(tx.db, tx.seller.id, id)
    const level = await levelOfSeller(tx.db, tx.seller.id)
    const { per_seller_limit } = campaign
    const refusal = collectRefusal(campaign, { collected: held.length, level }, now)
    const [latest] = held
    if (refusal === 'collected' && latest) {
      return { is_new: false, own_collected: held.length, per_seller_limit, expires_at: latest.expires_at }
    }
    if (refusal === 'gone') throw new AppError('coupon_gone')
    if (refusal === 'level') {
      const needed = await levelNamed(tx.db, campaign.min_level)
      throw new AppError('coupon_level', { level: needed[tx.language] })
    }
    if (refusal) throw new AppError('coupon_closed')
    const { expires_at } = await holdCoupon(tx.db, tx.seller.id, campaign, held.length + 1, now)
    return { is_new: true, own_collected: held.length + 1, per_seller_limit, expires_at }
  })
}
