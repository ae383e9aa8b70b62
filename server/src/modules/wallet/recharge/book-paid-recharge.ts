import type { AppCtx } from '../../../infra/context.ts'
import type { PaidTrade } from '../alipay/alipay-gateway.ts'
import { lockBook } from '../ledger.queries.ts'
import type { Received } from '../receive-trade.ts'
import { creditRecharge } from './credit-recharge.ts'
import { findRechargeByNumber, lockRechargeByNumber } from './recharge.queries.ts'

/** Also a recharge we had closed is credited when its money comes after all. */
export async function bookPaidRecharge(tx: AppCtx, seller_id: number, trade: PaidTrade): Promise<Received> {
  if (!(await findRechargeByNumber(tx.db, seller_id, trade.out_trade_no))) return 'unknown trade'
  await lockBook(tx.db, seller_id)
  const row = await lockRechargeByNumber(tx.db, seller_id, trade.out_trade_no)
  if (row?.channel !== 'alipay') return 'unknown trade'
  if (row.amount_fen !== trade.amount_fen) return 'another amount'
  if (row.trade_no !== null) return row.trade_no === trade.trade_no ? 'booked' : 'another trade number'
  await creditRecharge(tx, seller_id, row, { trade_no: trade.trade_no })
  return 'booked'
}
