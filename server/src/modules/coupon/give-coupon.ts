import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { insertCoupon, lockGivenCampaign, selectHeld } from './coupon.queries.ts'

const DAY_MS = 86_400_000

interface GivenCoupon {
  readonly amount_fen: number
  readonly valid_days: number
  /** The reason, shown to the seller. */
  readonly note: { readonly zh: string; readonly en: string }
}

/** Issues a coupon as compensation, valid on every product. */
export async function giveCoupon(
  ctx: AppCtx,
  seller_id: number,
  { amount_fen, valid_days, note }: GivenCoupon,
): Promise<{ id: number; expires_at: string }> {
  return inTransaction(ctx, async (tx) => {
    const campaign = await lockGivenCampaign(tx.db)
    const held = await selectHeld(tx.db, seller_id, campaign.id)
    const now = tx.clock.now()
    const expires_at = new Date(now.getTime() + valid_days * DAY_MS).toISOString()
    const id = await insertCoupon(tx.db, seller_id, {
      campaign_id: campaign.id,
      place: held.length + 1,
      name_zh: campaign.name_zh,
      name_en: campaign.name_en,
      note_zh: note.zh,
      note_en: note.en,
      kind: 'reduction',
      amount_fen,
      threshold_fen: 0,
      scope_kind: 'all',
      scope_refs: [],
      min_level: 0,
      collected_at: now.toISOString(),
      expires_at,
    })
    return { id, expires_at }
  })
}
