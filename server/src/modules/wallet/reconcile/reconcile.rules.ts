import type { Charge } from '@inkroute/contract/wallet/exchange'
import { sameCharge } from '../gateway/charge.rules.ts'
import type { SettledRefund, SettledTrade } from '../gateway/gateway.ts'

/** A trade in our books; without a trade number no money has been booked for it. */
export interface OwnTrade {
  readonly out_trade_no: string
  readonly trade_no: string | null
  readonly seller_id: number
  readonly charge: Charge
}

/** A refund in our books. One that was turned into balance must not have left through the gateway. */
export interface OwnRefund {
  readonly request_no: string
  readonly seller_id: number
  readonly refund_id: number
  readonly state: 'sending' | 'done' | 'turned'
  readonly charge: Charge
}

export interface FoundDifference {
  readonly subject: 'payment' | 'refund'
  readonly kind: 'ours_only' | 'theirs_only' | 'differs'
  readonly out_trade_no: string
  readonly trade_no: string
  readonly seller_id: number | null
  readonly currency: string
  readonly our_minor: number | null
  readonly their_minor: number | null
}

export interface Comparison {
  readonly matched: number
  readonly differences: readonly FoundDifference[]
  /** Ours that the day's list does not have: the gateway is asked about each before it counts as a difference. */
  readonly missing: readonly OwnTrade[]
}

function judge(theirs: SettledTrade, own: OwnTrade | undefined): FoundDifference | null {
  const { out_trade_no, trade_no, charge } = theirs
  const facts = {
    subject: 'payment',
    out_trade_no,
    trade_no,
    seller_id: own?.seller_id ?? null,
    currency: charge.currency,
  } as const
  if (!own || own.trade_no === null) {
    return { kind: 'theirs_only', ...facts, our_minor: null, their_minor: charge.minor }
  }
  if (own.trade_no === trade_no && sameCharge(own.charge, charge)) return null
  return { kind: 'differs', ...facts, our_minor: own.charge.minor, their_minor: charge.minor }
}

/**
 * Compares a gateway's list of a day with our trades: those booked on that day, and those the list names, whenever we
 * booked them. The gateway's day and ours may differ by seconds.
 */
export function compareDay(
  theirs: readonly SettledTrade[],
  booked: readonly OwnTrade[],
  named: readonly OwnTrade[],
): Comparison {
  const known = new Map([...named, ...booked].map((own) => [own.out_trade_no, own]))
  const differences = theirs.flatMap((one) => judge(one, known.get(one.out_trade_no)) ?? [])
  const listed = new Set(theirs.map(({ out_trade_no }) => out_trade_no))
  const missing = booked.filter(({ out_trade_no }) => !listed.has(out_trade_no))
  return { matched: theirs.length - differences.length, differences, missing }
}

function judgeRefund(theirs: SettledRefund, own: OwnRefund | undefined): FoundDifference | null {
  const { request_no, refund_no, charge } = theirs
  const facts = {
    subject: 'refund',
    out_trade_no: request_no,
    trade_no: refund_no,
    seller_id: own?.seller_id ?? null,
    currency: charge.currency,
    their_minor: charge.minor,
  } as const
  if (!own || own.state === 'turned') return { kind: 'theirs_only', ...facts, our_minor: null }
  return sameCharge(own.charge, charge) ? null : { kind: 'differs', ...facts, our_minor: own.charge.minor }
}

/** The same for refunds: those we finished on that day, and those the list names, whatever became of them. */
export function compareRefunds(
  theirs: readonly SettledRefund[],
  done: readonly OwnRefund[],
  named: readonly OwnRefund[],
): {
  readonly matched: number
  readonly differences: readonly FoundDifference[]
  readonly missing: readonly OwnRefund[]
} {
  const known = new Map([...named, ...done].map((own) => [own.request_no, own]))
  const differences = theirs.flatMap((one) => judgeRefund(one, known.get(one.request_no)) ?? [])
  const listed = new Set(theirs.map(({ request_no }) => request_no))
  const missing = done.filter(({ request_no }) => !listed.has(request_no))
  return { matched: theirs.length - differences.length, differences, missing }
}

export const oursOnlyRefund = ({ request_no, seller_id, charge }: OwnRefund): FoundDifference => ({
  kind: 'ours_only',
  subject: 'refund',
  out_trade_no: request_no,
  trade_no: '',
  seller_id,
  currency: charge.currency,
  our_minor: charge.minor,
  their_minor: null,
})

export const oursOnly = ({ out_trade_no, trade_no, seller_id, charge }: OwnTrade): FoundDifference => ({
  kind: 'ours_only',
  subject: 'payment',
  out_trade_no,
  trade_no: trade_no ?? '',
  seller_id,
  currency: charge.currency,
  our_minor: charge.minor,
  their_minor: null,
})

const SHANGHAI_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** Yesterday in Shanghai. */
export const dayBefore = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_MS - DAY_MS).toISOString().slice(0, 10)
