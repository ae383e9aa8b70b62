import { decimalToFen } from '@inkroute/contract/money'

/** A notification with a verified signature. */
export type NotifyFields = Readonly<Record<string, string>>

export type NotifyVerdict =
  /** Money has arrived. */
  | { readonly kind: 'paid'; readonly out_trade_no: string; readonly trade_no: string; readonly amount_fen: number }
  /** Genuine, but nothing to do: the trade was opened or closed. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly reason: string }

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

function findAmount(text: string): number | null {
  try {
    const fen = decimalToFen(text)
    return fen > 0 ? fen : null
  } catch {
    return null
  }
}

/** Whether the notification is for us and reports money. Trade and amount are checked against our rows later. */
export function judgeNotify(
  fields: NotifyFields,
  us: { readonly app_id: string; readonly seller_id: string },
): NotifyVerdict {
  if (fields.app_id !== us.app_id) return { kind: 'refused', reason: 'another app' }
  if (fields.seller_id !== us.seller_id) return { kind: 'refused', reason: 'another payee' }
  if (!PAID.includes(fields.trade_status ?? '')) return { kind: 'ignored' }
  const { out_trade_no = '', trade_no = '' } = fields
  const amount_fen = findAmount(fields.total_amount ?? '')
  if (out_trade_no === '' || trade_no === '' || amount_fen === null) return { kind: 'refused', reason: 'not whole' }
  return { kind: 'paid', out_trade_no, trade_no, amount_fen }
}
