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
