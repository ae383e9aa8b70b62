import { fenToDecimal } from '@inkroute/contract/money'
import type { AppCtx } from '../../../infra/context.ts'
import { sendMessage } from '../../message/message.ts'
import { lockBook } from '../core/ledger.queries.ts'
import { getClearing } from '../core/ledger.rules.ts'
import { postTransaction } from '../core/post-transaction.ts'
import {
  changeRecharge,
  findRechargeByNumber,
  lockRechargeByNumber,
  type RechargeRow,
} from '../core/recharge.queries.ts'
import { rechargeTitle } from '../core/recharge-title.ts'
import { chargeOfRow, sameCharge } from '../gateway/charge.rules.ts'
import type { PaidTrade } from '../gateway/gateway.ts'
import type { Received } from './trade.ts'

/** Credits a recharge once and notifies the seller. The caller has locked the book and the row. */
export async function creditRecharge(
  tx: AppCtx,
  seller_id: number,
  row: RechargeRow,
  done: { readonly trade_no: string; readonly handled_by?: number; readonly reason?: string },
): Promise<void> {
  const title = rechargeTitle(row.channel)
  const finished_at = tx.clock.now().toISOString()
  await changeRecharge(tx.db, seller_id, row.id, { state: 'paid', finished_at, ...done })
  await postTransaction(tx, seller_id, {
    idempotency_key: `recharge:${row.recharge_no}`,
    cause: 'recharge',
    cause_id: row.recharge_no,
    title,
    created_by: done.handled_by ?? row.created_by,
    lines: [
      { account: 'available', amount_fen: row.amount_fen },
      { account: getClearing(row.channel), amount_fen: -row.amount_fen },
    ],
  })
  const amount = fenToDecimal(row.amount_fen)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.recharge',
    title: { zh: `充值到账 ¥${amount}`, en: `¥${amount} has been added to your balance` },
    body: {
      zh: `${title.zh} ¥${amount} 已到账，单号 ${row.recharge_no}。`,
      en: `${title.en} of ¥${amount} has been added to your balance (reference ${row.recharge_no}).`,
    },
    link: '/setting/tradingRecord',
    once_key: `recharge:${row.recharge_no}`,
  })
}

/** A closed recharge is still credited if its money arrives late. */
export async function bookPaidRecharge(tx: AppCtx, seller_id: number, trade: PaidTrade): Promise<Received> {
  if (!(await findRechargeByNumber(tx.db, seller_id, trade.out_trade_no))) return 'unknown trade'
  await lockBook(tx.db, seller_id)
  const row = await lockRechargeByNumber(tx.db, seller_id, trade.out_trade_no)
  if (!row) return 'unknown trade'
  if (row.channel !== trade.channel) return 'another channel'
  if (!sameCharge(chargeOfRow(row, row.amount_fen), trade.charge)) return 'another amount'
  if (row.trade_no !== null) return row.trade_no === trade.trade_no ? 'booked' : 'another trade number'
  await creditRecharge(tx, seller_id, row, { trade_no: trade.trade_no })
  return 'booked'
}
