import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { isServiceOn } from '../../../infra/services/services.ts'
import type { PaidTrade } from '../gateway/gateway.ts'
import { bookPaidPayment } from './book-paid-payment.ts'
import { bookPaidRecharge } from './credit-recharge.ts'
import { askGateway } from './gateways.ts'
import type { Received } from './trade.ts'
import { readTradeNumber, type Trade } from './trade.ts'

/** Books a payment reported by a gateway; idempotent, from any source. */
export async function receiveTrade(ctx: AppCtx, trade: PaidTrade): Promise<Received> {
  const number = readTradeNumber(trade.out_trade_no)
  if (!number) return 'unknown trade'
  const { prefix, seller_id } = number
  return inTransaction(ctx, (tx) =>
    prefix === 'R' ? bookPaidRecharge(tx, seller_id, trade) : bookPaidPayment(tx, seller_id, trade),
  )
}

/**
 * Asks the cashier about a waiting trade and books it if it was paid: for a browser that returns before the
 * notification, and for notifications that never came. A cashier that was switched off knows nothing, so that waiting
 * payments can be closed.
 */
export async function checkTrade(ctx: AppCtx, trade: Trade): Promise<Received | null> {
  if (trade.state !== 'waiting' || !isServiceOn(ctx, trade.channel)) return null
  const paid = await askGateway(ctx, trade.channel, (gateway) => gateway.findPaid(ctx, trade))
  return paid && receiveTrade(ctx, paid)
}
