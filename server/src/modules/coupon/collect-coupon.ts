import { levelOf } from '@inkroute/contract/codes'
import type { collectCoupon as contract } from '@inkroute/contract/coupon/coupon'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { levelOfSeller } from '../account/account.ts'
import { lockCampaign, selectHeld } from './coupon.queries.ts'
import { collectRefusal } from './coupon.rules.ts'
import { holdCoupon } from './hold-coupon.ts'

/**
 * The lock on the campaign makes collectors take turns, so neither the total nor the own limit can be passed. Whoever
 * holds all they may is told so, not refused: a second click and a repeated request change nothing.
 */
export async function collectCoupon(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
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
    if (refusal === 'level') throw new AppError('coupon_level', { level: levelOf(campaign.min_level)[tx.language] })
    if (refusal) throw new AppError('coupon_closed')
    const { expires_at } = await holdCoupon(tx.db, tx.seller.id, campaign, held.length + 1, now)
    return { is_new: true, own_collected: held.length + 1, per_seller_limit, expires_at }
  })
}
