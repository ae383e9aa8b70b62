import type { Charge } from '@inkroute/contract/wallet/exchange'
import { decimalToMinor } from '../gateway/charge.rules.ts'
import type { DisputeNotice, PaidTrade, RefundState } from '../gateway/gateway.ts'

interface PaypalMoney {
  readonly currency_code?: string
  readonly value?: string
}

export function chargeOfMoney({ currency_code = '', value = '' }: PaypalMoney): Charge | null {
  const minor = decimalToMinor(currency_code, value)
  return minor === null ? null : { currency: currency_code, minor }
}

/** A capture as webhooks describe it. */
export interface Capture {
  readonly id?: string
  readonly status?: string
  readonly custom_id?: string
  readonly amount?: PaypalMoney
}

/** The paid trade, or null while the money is not ours. */
export function paidCapture({ id, status, custom_id, amount }: Capture): PaidTrade | null {
  const charge = amount ? chargeOfMoney(amount) : null
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED' && status !== 'REFUNDED') return null
  if (!id || !custom_id || !charge) return null
  return { channel: 'paypal', out_trade_no: custom_id, trade_no: id, charge }
}

export function refundState(status: string | undefined): RefundState {
  if (status === 'COMPLETED') return 'done'
  return status === 'FAILED' || status === 'CANCELLED' ? 'refused' : 'pending'
}

export interface PaypalDispute {
  readonly dispute_id: string
  readonly create_time: string
  readonly reason: string
  readonly status: string
  readonly dispute_amount: PaypalMoney
  readonly seller_response_due_date?: string
  readonly dispute_outcome?: { readonly outcome_code?: string }
  readonly disputed_transactions?: readonly { readonly custom?: string }[]
}

/** The buyer's favour and a payout are the seller's loss; everything else that is resolved leaves the money with us. */
function disputeState({ status, dispute_outcome }: PaypalDispute): DisputeNotice['state'] {
  if (status !== 'RESOLVED') return 'open'
  const outcome = dispute_outcome?.outcome_code ?? ''
  return outcome === 'RESOLVED_BUYER_FAVOUR' || outcome === 'ACCEPTED' ? 'lost' : 'won'
}

/** Null when it names none of our payments. */
export function findDispute(dispute: PaypalDispute): DisputeNotice | null {
  const out_trade_no = dispute.disputed_transactions?.[0]?.custom
  const charge = chargeOfMoney(dispute.dispute_amount)
  if (!out_trade_no || !charge) return null
  const { seller_response_due_date: due } = dispute
  return {
    channel: 'paypal',
    dispute_no: dispute.dispute_id,
    out_trade_no,
    charge,
    reason: dispute.reason,
    gateway_state: dispute.status,
    state: disputeState(dispute),
    due_at: due ? new Date(due) : null,
    opened_at: new Date(dispute.create_time),
  }
}
