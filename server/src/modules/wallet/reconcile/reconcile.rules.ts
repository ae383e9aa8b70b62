import type { Charge } from '@inkroute/contract/wallet/exchange'
import { sameCharge } from '../gateway/charge.rules.ts'
import type { SettledTrade } from '../gateway/gateway.ts'

/** A trade in our books; without a trade number no money has been booked for it. */
export interface OwnTrade {
  readonly out_trade_no: string
  readonly trade_no: string | null
  readonly seller_id: number
  readonly charge: Charge
}

export interface FoundDifference {
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
  const facts = { out_trade_no, trade_no, seller_id: own?.seller_id ?? null, currency: charge.currency }
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

export const oursOnly = ({ out_trade_no, trade_no, seller_id, charge }: OwnTrade): FoundDifference => ({
  kind: 'ours_only',
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
