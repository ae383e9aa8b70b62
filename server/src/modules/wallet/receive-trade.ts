import { randomInt } from 'node:crypto'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import type { PaidTrade } from './alipay/alipay-gateway.ts'
import { bookPaidPayment } from './payment/book-paid-payment.ts'
import { bookPaidRecharge } from './recharge/credit-recharge.ts'

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

export type Received = 'booked' | 'unknown trade' | 'another amount' | 'another trade number'

/** Books a payment reported by Alipay; idempotent, from any source. */
export async function receiveTrade(ctx: AppCtx, trade: PaidTrade): Promise<Received> {
  const number = readTradeNumber(trade.out_trade_no)
  if (!number) return 'unknown trade'
  const { prefix, seller_id } = number
  return inTransaction(ctx, (tx) =>
    prefix === 'R' ? bookPaidRecharge(tx, seller_id, trade) : bookPaidPayment(tx, seller_id, trade),
  )
}
