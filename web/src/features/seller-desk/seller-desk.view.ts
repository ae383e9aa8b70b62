import { sellerSorts, sellerStates } from '@inkroute/contract/seller-desk/seller-desk'

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value)

interface ListFilter {
  readonly keyword?: string
  readonly level?: string
  readonly state?: string
  readonly plan?: string
  readonly sort?: string
}

/** Filters of the URL as the list takes them; unknown values are dropped. */
export function listQuery({ keyword, level, state, plan, sort }: ListFilter) {
  const known_state = oneOf(sellerStates, state)
  const known_plan = oneOf(['with', 'without'] as const, plan)
  return {
    sort: oneOf(sellerSorts, sort) ?? ('newest' as const),
    ...(keyword ? { keyword } : {}),
    ...(level && /^\d{1,2}$/.test(level) ? { level: Number(level) } : {}),
    ...(known_state ? { state: known_state } : {}),
    ...(known_plan ? { plan: known_plan } : {}),
  }
}

/** The staff screen that shows what a movement is about; null where there is none. */
export function movementPath(seller_id: number, cause: string, cause_id: string): string | null {
  if (!cause_id) return null
  const word = encodeURIComponent(cause_id)
  switch (cause) {
    case 'payment':
    case 'refund':
    case 'payment_hold':
    case 'payment_release':
      return `/ops/seller/${seller_id}?tab=payment&keyword=${word}`
    case 'recharge':
      return `/ops/recharge?state=all&keyword=${word}`
    case 'withdraw':
    case 'withdraw_return':
      return '/ops/withdraw?state=all'
    case 'adjustment':
      return `/ops/adjustment?state=all&keyword=${word}`
    default:
      return null
  }
}

export const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0
