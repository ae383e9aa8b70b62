import type { Campaign, CouponKind, CouponScope, OwnCoupon, PublicCoupon } from '@inkroute/contract/coupon/coupon'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { collectRefusal, ownState } from './coupon.rules.ts'

interface StoredTerms {
  readonly name_zh: string
  readonly name_en: string
  readonly note_zh: string
  readonly note_en: string
  readonly kind: string
  readonly amount_fen: number | null
  readonly percent_bp: number | null
  readonly max_discount_fen: number | null
  readonly threshold_fen: number
  readonly scope_kind: string
  readonly scope_refs: string[]
  readonly min_level: number
}

const decimal = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

/** Names of levels in the reader's language. */
export type LevelName = (level: number) => string

/** A database constraint guarantees these values. */
const getTerms = (row: StoredTerms, levelName: LevelName) => ({
  kind: row.kind as CouponKind,
  amount: decimal(row.amount_fen),
  percent_bp: row.percent_bp,
  max_discount: decimal(row.max_discount_fen),
  threshold: fenToDecimal(row.threshold_fen),
  scope: { kind: row.scope_kind as CouponScope['kind'], refs: row.scope_refs },
  min_level: row.min_level,
  min_level_name: levelName(row.min_level),
})

interface StoredCampaign extends StoredTerms {
  readonly id: number
  readonly starts_at: string
  readonly ends_at: string
  readonly valid_days: number | null
  readonly total_limit: number | null
  readonly per_seller_limit: number
  readonly state: string
  readonly collected: number
  readonly used: number
  readonly updated_at: string
}

interface Viewer {
  readonly language: Language
  /** Null for visitors. */
  readonly level: number | null
  readonly collected: number
  readonly levelName: LevelName
}

export function publicCoupon(row: StoredCampaign, viewer: Viewer, now: Date): PublicCoupon {
  const { total_limit, collected } = row
  return {
    ...getTerms(row, viewer.levelName),
    id: row.id,
    name: row[`name_${viewer.language}`],
    note: row[`note_${viewer.language}`],
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    valid_days: row.valid_days,
    per_seller_limit: row.per_seller_limit,
    remaining: total_limit === null ? null : total_limit - collected,
    taken_percent: total_limit === null ? null : Math.floor((collected * 100) / total_limit),
    own_collected: viewer.collected,
    refusal: collectRefusal(row, viewer, now),
  }
}

export const campaignView = (row: StoredCampaign, levelName: LevelName): Campaign => ({
  ...row,
  ...getTerms(row, levelName),
  state: row.state as Campaign['state'],
})

interface StoredCoupon extends StoredTerms {
  readonly id: number
  readonly collected_at: string
  readonly expires_at: string
  readonly used_at: string | null
  readonly order_no: string | null
}

interface Reader {
  readonly language: Language
  readonly levelName: LevelName
}

export const ownCoupon = (row: StoredCoupon, { language, levelName }: Reader, now: Date): OwnCoupon => ({
  ...getTerms(row, levelName),
  id: row.id,
  name: row[`name_${language}`],
  note: row[`note_${language}`],
  state: ownState(row, now),
  collected_at: row.collected_at,
  expires_at: row.expires_at,
  used_at: row.used_at,
  order_no: row.order_no,
})
