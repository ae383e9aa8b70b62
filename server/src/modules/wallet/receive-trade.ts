import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import type { PaidTrade } from './alipay/alipay-gateway.ts'
import { bookPaidPayment } from './payment/book-paid-payment.ts'
import { bookPaidRecharge } from './recharge/book-paid-recharge.ts'
import { readTradeNumber } from './trade-number.ts'

export type Received = 'booked' | 'unknown trade' | 'another amount' | 'another trade number'

/** Books what Alipay says was paid, once, however often and from wherever it is told. */
export async function receiveTrade(ctx: AppCtx, trade: PaidTrade): Promise<Received> {
  const number = readTradeNumber(trade.out_trade_no)
  if (!number) return 'unknown trade'
  const { prefix, seller_id } = number
  return inTransaction(ctx, (tx) =>
    prefix === 'R' ? bookPaidRecharge(tx, seller_id, trade) : bookPaidPayment(tx, seller_id, trade),
  )
}
