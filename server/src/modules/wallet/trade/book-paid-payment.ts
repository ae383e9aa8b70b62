import { fenToDecimal } from '@inkroute/contract/money'
import { payChannelNames } from '@inkroute/contract/wallet/payment'
import type { AppCtx } from '../../../infra/context.ts'
import { sendMessage } from '../../message/message.ts'
import { lockBook } from '../core/ledger.queries.ts'
import { getClearing } from '../core/ledger.rules.ts'
import { findSettler } from '../core/payment.hooks.ts'
import { changePayment, findPaymentByNumber, lockPaymentByNumber, type PaymentRow } from '../core/payment.queries.ts'
import { postTransaction } from '../core/post-transaction.ts'
import { chargeOfRow, sameCharge } from '../gateway/charge.rules.ts'
import type { PaidTrade } from '../gateway/gateway.ts'
import { settlePayment } from './settle-payment.ts'
import type { Received } from './trade.ts'

/** Money for a payment closed in the meantime is credited to the seller's balance. */
async function bookLate(tx: AppCtx, seller_id: number, row: PaymentRow, trade: PaidTrade): Promise<void> {
  await changePayment(tx.db, seller_id, row.id, { trade_no: trade.trade_no })
  await postTransaction(tx, seller_id, {
    idempotency_key: `late:${row.payment_no}`,
    cause: 'late_payment',
    cause_id: row.payment_no,
    title: { zh: row.title_zh, en: row.title_en },
    lines: [
      { account: 'available', amount_fen: row.alipay_fen },
      { account: getClearing(trade.channel), amount_fen: -row.alipay_fen },
    ],
  })
  const amount = fenToDecimal(row.alipay_fen)
  const name = payChannelNames[trade.channel]
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.trading',
    title: { zh: '付款已转入余额', en: 'A late payment was added to your balance' },
    body: {
      zh: `“${row.title_zh}”的付款已关闭，${name.zh}随后到账的 ¥${amount} 已转入账户余额，可用于再次购买或提现。`,
      en: `The payment for “${row.title_en}” had already been closed. The ¥${amount} that arrived later from ${name.en} has been added to your balance.`,
    },
    link: '/setting/tradingRecord',
    once_key: `late:${row.payment_no}`,
  })
}

export async function bookPaidPayment(tx: AppCtx, seller_id: number, trade: PaidTrade): Promise<Received> {
  const found = await findPaymentByNumber(tx.db, seller_id, trade.out_trade_no)
  if (!found) return 'unknown trade'
  await findSettler(tx, found.subject_kind)?.hold?.(tx, seller_id, found.subject_id)
  await lockBook(tx.db, seller_id)
  const row = await lockPaymentByNumber(tx.db, seller_id, trade.out_trade_no)
  if (!row || row.alipay_fen === 0) return 'unknown trade'
  if (row.channel !== trade.channel) return 'another channel'
  if (!sameCharge(chargeOfRow(row, row.alipay_fen), trade.charge)) return 'another amount'
  if (row.trade_no !== null) return row.trade_no === trade.trade_no ? 'booked' : 'another trade number'
  if (row.state === 'closed') await bookLate(tx, seller_id, row, trade)
  else await settlePayment(tx, seller_id, row, { from: 'frozen', trade_no: trade.trade_no })
  return 'booked'
}
