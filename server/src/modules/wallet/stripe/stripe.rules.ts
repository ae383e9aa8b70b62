import type { PaidTrade, RefundState } from '../gateway/gateway.ts'

interface Session {
  readonly client_reference_id: string | null
  readonly payment_status: string
  readonly payment_intent: string | { readonly id: string } | null
  readonly amount_total: number | null
  readonly currency: string | null
}

/** The paid trade, or null while the session is open or was given up. */
export function paidSession(session: Session): PaidTrade | null {
  const { client_reference_id, payment_status, payment_intent, amount_total, currency } = session
  const trade_no = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (payment_status !== 'paid' || !client_reference_id || !trade_no || amount_total === null || !currency) return null
  const charge = { currency: currency.toUpperCase(), minor: amount_total }
  return { channel: 'stripe', out_trade_no: client_reference_id, trade_no, charge }
}

export function refundState(status: string | null): RefundState {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending'
}

/** An inquiry that was closed without a chargeback cost nothing. */
export function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
