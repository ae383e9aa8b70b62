import { counted } from '@inkroute/contract/fill'
import { fenToDecimal } from '@inkroute/contract/money'
import { UNPAID_DAYS } from '@inkroute/contract/order/codes'

const DAY_MS = 86_400_000
/** Low-balance threshold for sellers who order regularly. */
const LOW_BALANCE_FEN = 10_000

interface Funds {
  readonly available_fen: number
  readonly unpaid_fen: number
  /** Paid for goods and freight in the last thirty days. */
  readonly spent_fen: number
  /** Below which the seller wants to be reminded; null leaves it to us. */
  readonly limit_fen: number | null
}

interface Words {
  readonly zh: string
  readonly en: string
}

/** What to say about the balance; null when it will do. */
export function lowBalance({ available_fen, unpaid_fen, spent_fen, limit_fen }: Funds): Words | null {
  const has = fenToDecimal(available_fen)
  if (available_fen < unpaid_fen) {
    const [needs, short] = [fenToDecimal(unpaid_fen), fenToDecimal(unpaid_fen - available_fen)]
    return {
      zh: `待付款订单共 ¥${needs}，余额 ¥${has}，还差 ¥${short}`,
      en: `Unpaid orders total ¥${needs}; your balance of ¥${has} is ¥${short} short`,
    }
  }
  if (limit_fen === null && (spent_fen === 0 || available_fen >= LOW_BALANCE_FEN)) return null
  if (limit_fen !== null && available_fen >= limit_fen) return null
  return {
    zh: `余额只剩 ¥${has}，可能不够付下一笔订单`,
    en: `Only ¥${has} left, which may not cover your next order`,
  }
}

/** How long an unpaid order is still kept. */
export function unpaidWords(total_fen: number, created_at: string | Date, now: Date): Words {
  const left_ms = new Date(created_at).getTime() + UNPAID_DAYS * DAY_MS - now.getTime()
  const days = Math.max(0, Math.floor(left_ms / DAY_MS))
  const amount = fenToDecimal(total_fen)
  if (days === 0)
    return { zh: `¥${amount} 未付，今天内将自动取消`, en: `¥${amount} unpaid, will be cancelled within a day` }
  return {
    zh: `¥${amount} 未付，${days} 天后自动取消`,
    en: `¥${amount} unpaid, will be cancelled in ${counted(days, 'day')}`,
  }
}
