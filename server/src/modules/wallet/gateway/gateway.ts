import type { Charge } from '@inkroute/contract/wallet/exchange'
import type { PayChannel } from '@inkroute/contract/wallet/payment'
import type { AppCtx } from '../../../infra/context.ts'

/** Opened trades expire after this; the sweep asks once more and closes them. */
export const TRADE_MINUTES = 30

/** What we know of a trade when we ask the gateway about it. */
export interface TradeKey {
  /** Our number: of a payment or of a recharge. */
  readonly out_trade_no: string
  readonly gateway_ref: string | null
  /** The gateway's number of the money, once paid. */
  readonly trade_no: string | null
}

export interface NewTrade {
  readonly out_trade_no: string
  readonly charge: Charge
  readonly subject: { readonly zh: string; readonly en: string }
  /** The screen the browser returns to. */
  readonly return_path: string
  readonly expires_at: Date
}

export interface OpenedTrade {
  /** Where to send the seller; null where the seller scans `code`. */
  readonly pay_url: string | null
  readonly code: string | null
  /** Kept with the payment and passed back in every `TradeKey`. */
  readonly gateway_ref: string | null
}

export interface PaidTrade {
  readonly channel: PayChannel
  readonly out_trade_no: string
  readonly trade_no: string
  readonly charge: Charge
}

export interface RefundOrder extends TradeKey {
  /** The same number refunds only once. */
  readonly request_no: string
  readonly charge: Charge
  /** What the whole payment charged. */
  readonly paid: Charge
  readonly reason: string
}

/** `refused` is final; `pending` is asked again. */
export type RefundState = 'done' | 'pending' | 'refused'

export interface DisputeNotice {
  readonly channel: PayChannel
  readonly dispute_no: string
  readonly out_trade_no: string
  readonly charge: Charge
  readonly reason: string
  /** In the gateway's own words. */
  readonly gateway_state: string
  readonly state: 'open' | 'won' | 'lost'
  readonly due_at: Date | null
  readonly opened_at: Date
}

/** What a notification says once its signature has been verified. */
export type Notice =
  | { readonly kind: 'paid'; readonly trade: PaidTrade }
  /** The buyer agreed; asking for the trade takes the money. */
  | { readonly kind: 'approved'; readonly out_trade_no: string; readonly gateway_ref: string }
  | { readonly kind: 'refund'; readonly request_no: string }
  | { readonly kind: 'dispute'; readonly dispute: DisputeNotice }
  /** Genuine, but nothing to do. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly reason: string }

export interface RawNotice {
  readonly headers: Readonly<Record<string, string | undefined>>
  /** As received: signatures cover bytes. */
  readonly body: string
}

/** A payment in the gateway's books. */
export interface SettledTrade {
  readonly out_trade_no: string
  readonly trade_no: string
  readonly charge: Charge
}

/** A refund in the gateway's books. */
export interface SettledRefund {
  /** Ours; empty when it was made in the gateway's console. */
  readonly request_no: string
  readonly refund_no: string
  readonly charge: Charge
}

export interface SettledDay {
  readonly trades: readonly SettledTrade[]
  readonly refunds: readonly SettledRefund[]
}

/** One company that takes money for us. Methods throw when it does not answer; the caller retries. */
export interface Gateway {
  /** Idempotent: the same number opens the same trade. */
  open(ctx: AppCtx, trade: NewTrade): Promise<OpenedTrade>
  /** Null while it is not paid. May take money the buyer has approved. */
  findPaid(ctx: AppCtx, key: TradeKey): Promise<PaidTrade | null>
  /** Nothing can be paid into a closed trade. One that was never opened, or is paid, is left as it is. */
  close(ctx: AppCtx, key: TradeKey): Promise<void>
  refund(ctx: AppCtx, order: RefundOrder): Promise<RefundState>
  /** Null if the gateway does not know the refund. */
  findRefund(ctx: AppCtx, order: RefundOrder): Promise<RefundState | null>
  readNotice(ctx: AppCtx, raw: RawNotice): Promise<Notice>
  /** Payments and refunds of one calendar day in Shanghai. */
  listSettled(ctx: AppCtx, day: string): Promise<SettledDay>
  /** Proves the keys without moving money; says what answered. */
  test(ctx: AppCtx): Promise<string>
}

const DAY_MS = 86_400_000

/** A day in Shanghai as instants; the end is excluded. */
export function shanghaiDay(day: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${day}T00:00:00+08:00`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}
