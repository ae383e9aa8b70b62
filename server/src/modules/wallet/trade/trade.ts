import { randomInt } from 'node:crypto'
import type { PayChannel } from '@inkroute/contract/wallet/payment'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { changePayment, findPaymentByNumber, type PaymentRow } from '../core/payment.queries.ts'
import { changeRecharge, findRechargeByNumber, type RechargeRow } from '../core/recharge.queries.ts'
import { rechargeTitle } from '../core/recharge-title.ts'
import { chargeOfRow } from '../gateway/charge.rules.ts'
import type { NewTrade, TradeKey } from '../gateway/gateway.ts'
import { askGateway } from './gateways.ts'

export type Received = 'booked' | 'unknown trade' | 'another channel' | 'another amount' | 'another trade number'

/** Letters and digits that are hard to confuse. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const RANDOM_LENGTH = 8
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000

export type TradePrefix = 'P' | 'R'

/** `P20261115_1002_7KQ2M9XD`: a payment of seller 1002. The number alone finds the seller's book. */
export function newTradeNumber(prefix: TradePrefix, seller_id: number, now: Date): string {
  const day = new Date(now.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
  const tail = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${prefix}${day}_${seller_id}_${tail}`
}

export function readTradeNumber(number: string): { prefix: TradePrefix; seller_id: number } | null {
  const match = /^([PR])\d{8}_([1-9]\d{0,14})_[2-9A-Z]{8}$/.exec(number)
  return match ? { prefix: match[1] as TradePrefix, seller_id: Number(match[2]) } : null
}

/** A payment or a recharge, as a cashier sees it. */
export interface Trade extends TradeKey, NewTrade {
  readonly kind: 'payment' | 'recharge'
  readonly seller_id: number
  readonly id: number
  readonly channel: PayChannel
  readonly state: string
  /** CNY the cashier collects, in fen. */
  readonly amount_fen: number
}

const DEFAULT_RETURN = '/setting/fees?id={id}'

export const tradeOfPayment = (row: PaymentRow): Trade => ({
  kind: 'payment',
  seller_id: row.seller_id,
  id: row.id,
  channel: row.channel as PayChannel,
  state: row.state,
  amount_fen: row.alipay_fen,
  out_trade_no: row.payment_no,
  gateway_ref: row.gateway_ref,
  trade_no: row.trade_no,
  charge: chargeOfRow(row, row.alipay_fen),
  subject: { zh: row.title_zh, en: row.title_en },
  return_path: (row.return_path || DEFAULT_RETURN).replace('{id}', String(row.id)),
  expires_at: new Date(row.expires_at),
})

export const tradeOfRecharge = (row: RechargeRow): Trade => ({
  kind: 'recharge',
  seller_id: row.seller_id,
  id: row.id,
  channel: row.channel as PayChannel,
  state: row.state,
  amount_fen: row.amount_fen,
  out_trade_no: row.recharge_no,
  gateway_ref: row.gateway_ref,
  trade_no: row.trade_no,
  charge: chargeOfRow(row, row.amount_fen),
  subject: rechargeTitle(row.channel),
  return_path: `/setting/recharge?back=${row.id}`,
  expires_at: new Date(row.expires_at ?? row.created_at),
})

/** By our number, which names its seller. */
export async function findTrade(db: Db, out_trade_no: string): Promise<Trade | null> {
  const number = readTradeNumber(out_trade_no)
  if (!number) return null
  if (number.prefix === 'P') {
    const row = await findPaymentByNumber(db, number.seller_id, out_trade_no)
    return row && row.alipay_fen > 0 ? tradeOfPayment(row) : null
  }
  const row = await findRechargeByNumber(db, number.seller_id, out_trade_no)
  return row && row.channel !== 'bank' ? tradeOfRecharge(row) : null
}

/** Our page with the QR code of a trade. */
const codePage = (out_trade_no: string) => `/setting/payCode?no=${out_trade_no}`

/** Keeps what the gateway calls a trade. A notification may tell it before the answer to our own call does. */
export async function withRef(ctx: AppCtx, trade: Trade, gateway_ref: string): Promise<Trade> {
  if (trade.gateway_ref !== null) return trade
  const change = trade.kind === 'payment' ? changePayment : changeRecharge
  await change(ctx.db, trade.seller_id, trade.id, { gateway_ref })
  return { ...trade, gateway_ref }
}

/** Where to send the seller. What the gateway calls the trade is kept before anyone is sent there. */
export async function openCashier(ctx: AppCtx, trade: Trade): Promise<string> {
  const { channel, out_trade_no, gateway_ref } = trade
  // The content of a QR code is all there is to know of it.
  if (channel === 'wechat_pay' && gateway_ref !== null) return codePage(out_trade_no)
  const { full } = await currentBrand(ctx)
  const subject = { zh: `${full.zh} · ${trade.subject.zh}`, en: `${full.en} · ${trade.subject.en}` }
  const opened = await askGateway(ctx, channel, (gateway) => gateway.open(ctx, { ...trade, subject }))
  if (opened.gateway_ref !== null) await withRef(ctx, trade, opened.gateway_ref)
  return opened.pay_url ?? codePage(out_trade_no)
}
