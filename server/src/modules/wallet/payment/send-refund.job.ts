import { fenToDecimal } from '@inkroute/contract/money'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { sendMessage } from '../../message/message.ts'
import { refundTrade } from '../alipay/alipay-gateway.ts'
import { postTransaction } from '../post-transaction.ts'
import { changeRefund, findPayment, lockRefund, type PaymentRow } from './payment.queries.ts'

/** A refund Alipay refuses is credited to the balance, so it is never lost. */
async function turnToBalance(tx: AppCtx, seller_id: number, payment: PaymentRow, id: number, fen: number) {
  await postTransaction(tx, seller_id, {
    idempotency_key: `turned:${id}`,
    cause: 'refund',
    cause_id: payment.payment_no,
    title: { zh: payment.title_zh, en: payment.title_en },
    lines: [
      { account: 'clearing_alipay', amount_fen: -fen },
      { account: 'available', amount_fen: fen },
    ],
  })
  const amount = fenToDecimal(fen)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.trading',
    title: { zh: '退款已转入余额', en: 'A refund went to your balance' },
    body: {
      zh: `“${payment.title_zh}”的退款 ¥${amount} 无法原路退回支付宝，已转入账户余额。`,
      en: `The refund of ¥${amount} for “${payment.title_en}” could not go back to Alipay and is in your balance.`,
    },
    link: '/setting/tradingRecord',
    once_key: `turned:${id}`,
  })
}

/** Refunds the Alipay share. The request number makes retries idempotent on both sides. */
export const sendRefundJob = job({
  name: 'wallet.send-refund',
  schema: z.object({ seller_id: z.int(), refund_id: z.int() }),
  retry_limit: 20,
  async run(ctx, { seller_id, refund_id }) {
    await inTransaction(ctx, async (tx) => {
      const refund = await lockRefund(tx.db, seller_id, refund_id)
      if (refund?.state !== 'sending') return
      const payment = await findPayment(tx.db, seller_id, refund.payment_id)
      if (!payment) return
      const was_taken = await refundTrade(tx, {
        out_trade_no: payment.payment_no,
        request_no: `${payment.payment_no}_${refund.id}`,
        amount_fen: refund.alipay_fen,
        reason: refund.reason,
      })
      if (!was_taken) await turnToBalance(tx, seller_id, payment, refund.id, refund.alipay_fen)
      const done_at = tx.clock.now().toISOString()
      await changeRefund(tx.db, seller_id, refund.id, { state: was_taken ? 'done' : 'turned', done_at })
    })
  },
})
