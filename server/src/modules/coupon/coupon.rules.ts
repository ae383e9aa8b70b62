import type { CollectRefusal, CouponKind, CouponScope, OwnCouponState } from '@inkroute/contract/coupon/coupon'

/** Terms of a coupon, amounts in fen. */
export interface CouponTerms {
  readonly kind: CouponKind
  readonly amount_fen: number | null
  readonly percent_bp: number | null
  readonly max_discount_fen: number | null
  readonly threshold_fen: number
  readonly scope_kind: CouponScope['kind']
  readonly scope_refs: readonly string[]
  readonly min_level: number
}

export interface HeldCoupon extends CouponTerms {
  readonly id: number
  readonly expires_at: string
  readonly used_at: string | null
}

/** The part of an order line that coupons depend on. */
export interface CouponLine {
  /** Price of the line after tier and level discounts. */
  readonly amount_fen: number
  readonly product_code: string
  /** URL slugs of its category and all parents. */
  readonly categories: readonly string[]
  readonly zones: readonly string[]
}

export interface CouponOrder {
  readonly lines: readonly CouponLine[]
  readonly freight_fen: number
  /** Membership level of the seller. */
  readonly level: number
}

export type UseRefusal = 'used' | 'expired' | 'level' | 'scope' | 'threshold' | 'nothing'

function isInScope(coupon: CouponTerms, line: CouponLine): boolean {
  const named = (refs: readonly string[]) => refs.some((ref) => coupon.scope_refs.includes(ref))
  switch (coupon.scope_kind) {
    case 'all':
      return true
    case 'category':
      return named(line.categories)
    case 'product':
      return named([line.product_code])
    case 'zone':
      return named(line.zones)
  }
}

/** Value of the goods the coupon applies to. */
export const scopedFen = (coupon: CouponTerms, order: CouponOrder): number =>
  order.lines.filter((line) => isInScope(coupon, line)).reduce((sum, line) => sum + line.amount_fen, 0)

/** A share in hundredths of a percent, rounded half-up to the fen, without leaving the integers. */
export const getShare = (fen: number, bp: number): number => Math.floor((fen * bp + 5_000) / 10_000)

/** The discount, never more than the goods it applies to; 0 below the threshold. */
export function discountFen(coupon: CouponTerms, order: CouponOrder): number {
  const goods_fen = scopedFen(coupon, order)
  if (goods_fen === 0 || goods_fen < coupon.threshold_fen) return 0
  if (coupon.kind === 'freight') return Math.min(order.freight_fen, coupon.amount_fen ?? 0)
  if (coupon.kind === 'reduction') return Math.min(goods_fen, coupon.amount_fen ?? 0)
  return Math.min(getShare(goods_fen, coupon.percent_bp ?? 0), coupon.max_discount_fen ?? goods_fen)
}

/** The first reason the coupon cannot be used, or null. */
export function findRefusal(coupon: HeldCoupon, order: CouponOrder, now: Date): UseRefusal | null {
  if (coupon.used_at !== null) return 'used'
  if (Date.parse(coupon.expires_at) <= now.getTime()) return 'expired'
  if (order.level < coupon.min_level) return 'level'
  const goods_fen = scopedFen(coupon, order)
  if (goods_fen === 0) return 'scope'
  if (goods_fen < coupon.threshold_fen) return 'threshold'
  return discountFen(coupon, order) > 0 ? null : 'nothing'
}

/** The coupon with the largest discount; on a tie, the one that expires first. Null if none is usable. */
export function bestCoupon<C extends HeldCoupon>(coupons: readonly C[], order: CouponOrder, now: Date): C | null {
  const usable = coupons.filter((coupon) => findRefusal(coupon, order, now) === null)
  const worth = (coupon: C) => discountFen(coupon, order)
  const sorted = usable.sort(
    (a, b) => worth(b) - worth(a) || Date.parse(a.expires_at) - Date.parse(b.expires_at) || a.id - b.id,
  )
  return sorted[0] ?? null
}

/** A used coupon stays used, also after its day. */
export function ownState(coupon: Pick<HeldCoupon, 'used_at' | 'expires_at'>, now: Date): OwnCouponState {
  if (coupon.used_at !== null) return 'used'
  return Date.parse(coupon.expires_at) <= now.getTime() ? 'expired' : 'usable'
}

const DAY_MS = 86_400_000

/** So many days from collecting, also past the end of collecting; without a number of days until that end. */
export function getExpiry(campaign: { ends_at: string; valid_days: number | null }, now: Date): Date {
  return campaign.valid_days === null
    ? new Date(campaign.ends_at)
    : new Date(now.getTime() + campaign.valid_days * DAY_MS)
}

interface Collectable {
  readonly starts_at: string
  readonly ends_at: string
  readonly min_level: number
  readonly total_limit: number | null
  readonly collected: number
  readonly per_seller_limit: number
}

/** Why this seller cannot collect another one, or null. `level` is null for visitors. */
export function collectRefusal(
  campaign: Collectable,
  own: { readonly collected: number; readonly level: number | null },
  now: Date,
): CollectRefusal | null {
  if (Date.parse(campaign.starts_at) > now.getTime()) return 'not_started'
  if (Date.parse(campaign.ends_at) <= now.getTime()) return 'ended'
  if (own.collected >= campaign.per_seller_limit) return 'collected'
  if (campaign.total_limit !== null && campaign.collected >= campaign.total_limit) return 'gone'
  return own.level !== null && own.level < campaign.min_level ? 'level' : null
}
