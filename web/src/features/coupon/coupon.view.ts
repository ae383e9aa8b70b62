import type { CouponKind, CouponScope, PublicCoupon } from '@inkroute/contract/coupon/coupon'
import { formatMoney } from '../../shared/format/money.ts'
import { pathInLanguage } from '../../shared/text/stored-language.ts'
import { fill, type Language, type Texts } from '../../shared/text/text.ts'
import type { couponText } from './coupon.text.ts'

type T = Texts<typeof couponText>

export interface Terms {
  readonly kind: CouponKind
  readonly amount: string | null
  readonly percent_bp: number | null
  readonly max_discount: string | null
  readonly threshold: string
  readonly scope: CouponScope
  readonly min_level: number
  readonly min_level_name: string
}

/** Omits the decimals of whole yuan: `¥20`, `¥19.90`. */
const short = (decimal: string): string => formatMoney(decimal).replace(/\.00$/, '')

/** The headline value of a coupon. Chinese states the remaining price in tenths (8.5 折), English the discount. */
export function getWorth(terms: Terms, text: T): string {
  if (terms.kind !== 'percent') return short(terms.amount ?? '0.00')
  const bp = terms.percent_bp ?? 0
  return fill(text.percent_off, { percent: bp / 100, fold: (10_000 - bp) / 1000 })
}

export function getCondition(terms: Terms, text: T): string {
  const threshold =
    terms.threshold === '0.00' ? text.no_threshold : fill(text.threshold, { amount: short(terms.threshold) })
  const most = terms.max_discount ? fill(text.at_most, { amount: short(terms.max_discount) }) : ''
  return [threshold, most].filter(Boolean).join(' · ')
}

export const getScope = (terms: Terms, text: T): string =>
  [text[`scope_${terms.scope.kind}`], terms.min_level > 0 ? fill(text.level, { level: terms.min_level_name }) : '']
    .filter(Boolean)
    .join(' · ')

/** Link to the products a coupon applies to. */
export function goodsPath({ kind, refs }: CouponScope, language: Language): string {
  const first = encodeURIComponent(refs[0] ?? '')
  const path = {
    all: '/products',
    category: `/category/${first}`,
    product: refs.length === 1 ? `/products/code/${first}` : '/products',
    zone: `/zone/${first}`,
  }[kind]
  return pathInLanguage(path, language)
}

export type CollectAction = 'collect' | 'collect_again' | 'login' | 'use' | 'upgrade' | 'closed'

/** The action of a coupon's button for this person. */
export function collectAction(coupon: PublicCoupon, is_logged_in: boolean): CollectAction {
  if (coupon.refusal === 'collected') return 'use'
  if (coupon.refusal === 'level') return 'upgrade'
  if (coupon.refusal !== null) return 'closed'
  if (!is_logged_in) return 'login'
  return coupon.own_collected > 0 ? 'collect_again' : 'collect'
}

/** Dates are in the platform's time zone. */
export const getDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(iso))
