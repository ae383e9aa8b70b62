import type { Db } from '../../infra/db/database.ts'
import { insertCoupon, type StoredCampaign } from './coupon.queries.ts'
import { expiryOf } from './coupon.rules.ts'

interface Held {
  readonly id: number
  readonly expires_at: string
}

/** Gives a seller one coupon with the terms of today. The caller holds the lock on the campaign. */
export async function holdCoupon(
  db: Db,
  seller_id: number,
  campaign: StoredCampaign,
  place: number,
  on: Date,
): Promise<Held> {
  const { name_zh, name_en, note_zh, note_en, kind, amount_fen, percent_bp, max_discount_fen } = campaign
  const { threshold_fen, scope_kind, scope_refs, min_level } = campaign
  const expires_at = expiryOf(campaign, on).toISOString()
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
