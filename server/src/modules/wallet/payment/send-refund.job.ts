import { fenToDecimal } from '@inkroute/contract/money'
import { type PayChannel, payChannelNames } from '@inkroute/contract/wallet/payment'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { sendMessage } from '../../message/message.ts'
import { getClearing } from '../core/ledger.rules.ts'
import {
  changeRefund,
  findPayment,
  findRefundById,
  lockRefund,
  type PaymentRow,
  type RefundRow,
} from '../core/payment.queries.ts'
import { postTransaction } from '../core/post-transaction.ts'
import { chargeOfRow } from '../gateway/charge.rules.ts'
import type { RefundOrder, RefundState } from '../gateway/gateway.ts'
import { askGateway } from '../trade/gateways.ts'
import { tradeOfPayment } from '../trade/trade.ts'

/** A refund the cashier refuses is credited to the balance, so it is never lost. */
async function turnToBalance(tx: AppCtx, seller_id: number, payment: PaymentRow, id: number, fen: number) {
  await postTransaction(tx, seller_id, {
    idempotency_key: `turned:${id}`,
    cause: 'refund',
    cause_id: payment.payment_no,
    title: { zh: payment.title_zh, en: payment.title_en },
    lines: [
      { account: getClearing(payment.channel), amount_fen: -fen },
      { account: 'available', amount_fen: fen },
    ],
  })
  const amount = fenToDecimal(fen)
  const name = payChannelNames[payment.channel as PayChannel]
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.trading',
    title: { zh: '退款已转入余额', en: 'A refund was added to your balance' },
    body: {
      zh: `“${payment.title_zh}”的退款 ¥${amount} 无法原路退回${name.zh}，已转入账户余额。`,
      en: `The refund of ¥${amount} for “${payment.title_en}” could not be returned to ${name.en} and has been added to your balance.`,
    },
    link: '/setting/tradingRecord',
    once_key: `turned:${id}`,
  })
}

/** `P20261115_1002_7KQ2M9XD_10001`: names the payment and the refund at the gateway. */
const requestNumber = (payment: PaymentRow, refund_id: number): string => `${payment.payment_no}_${refund_id}`

export function readRequestNumber(number: string): { out_trade_no: string; refund_id: number } | null {
  const match = /^(P\d{8}_\d+_[2-9A-Z]{8})_(\d{1,15})$/.exec(number)
  return match ? { out_trade_no: match[1] ?? '', refund_id: Number(match[2]) } : null
}

function getOrder(payment: PaymentRow, refund: RefundRow): RefundOrder {
  const paid = chargeOfRow(payment, payment.alipay_fen)
  const charge = { currency: paid.currency, minor: refund.charge_minor ?? refund.alipay_fen }
  const request_no = requestNumber(payment, refund.id)
  return { ...tradeOfPayment(payment), request_no, charge, paid, reason: refund.reason }
}

/** Asks first what became of an earlier attempt: gateways forget request numbers after a day or more. */
async function sendRefund(ctx: AppCtx, payment: PaymentRow, refund: RefundRow): Promise<RefundState> {
  const order = getOrder(payment, refund)
  // Less than the smallest unit of the currency cannot be sent.
  if (order.charge.minor === 0) return 'refused'
  return askGateway(
    ctx,
    payment.channel as PayChannel,
    async (gateway) => (await gateway.findRefund(ctx, order)) ?? gateway.refund(ctx, order),
  )
}

/** What the gateway says of a refund of ours; null if it does not know it. */
export async function stateAtGateway(ctx: AppCtx, seller_id: number, refund_id: number): Promise<RefundState | null> {
  const refund = await findRefundById(ctx.db, seller_id, refund_id)
  if (!refund) return null
  const payment = await findPayment(ctx.db, seller_id, refund.payment_id)
  if (!payment) return null
  const order = getOrder(payment, refund)
  return askGateway(ctx, payment.channel as PayChannel, (gateway) => gateway.findRefund(ctx, order))
}

/** Refunds the cashier's share. The request number makes retries idempotent on both sides. */
export const sendRefundJob = job({
  name: 'wallet.send-refund',
  schema: z.object({ seller_id: z.int(), refund_id: z.int() }),
  retry_limit: 20,
  async run(ctx, { seller_id, refund_id }) {
    const refund = await findRefundById(ctx.db, seller_id, refund_id)
    if (refund?.state !== 'sending') return
    const payment = await findPayment(ctx.db, seller_id, refund.payment_id)
    if (!payment) return
    const outcome = await sendRefund(ctx, payment, refund)
    if (outcome === 'pending') throw new Error('the refund has been taken but is not done; asked again later')
    await inTransaction(ctx, async (tx) => {
      if ((await lockRefund(tx.db, seller_id, refund_id))?.state !== 'sending') return
      if (outcome === 'refused') await turnToBalance(tx, seller_id, payment, refund.id, refund.alipay_fen)
      const done_at = tx.clock.now().toISOString()
      await changeRefund(tx.db, seller_id, refund.id, { state: outcome === 'done' ? 'done' : 'turned', done_at })
    })
  },
})
