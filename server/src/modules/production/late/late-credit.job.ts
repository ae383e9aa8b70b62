import { fenToDecimal } from '@inkroute/contract/money'
import { overseasPromisedZones, promisedZones } from '@inkroute/contract/production/codes'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { sendMessage } from '../../message/message.ts'
import { postTransaction } from '../../wallet/wallet.ts'
import { insertLateCredit, type LateOrder, selectLateOrders } from './late.queries.ts'
import { lateCreditFen, lateDays } from './late.rules.ts'

const AT_ONCE = 500
const zones = { anywhere: promisedZones, overseas: overseasPromisedZones }

/** One day's credit, once: its row is the proof, its key keeps the ledger from doing it twice. */
async function credit(ctx: AppCtx, order: LateOrder, day: number): Promise<void> {
  const { seller_id, order_id, order_no } = order
  const amount_fen = lateCreditFen(order.promised_fen, day)
  if (amount_fen <= 0) return
  await inTransaction(ctx, async (tx) => {
    const created_at = tx.clock.now().toISOString()
    if (!(await insertLateCredit(tx.db, { seller_id, order_id, day, amount_fen, created_at }))) return
    await postTransaction(tx, seller_id, {
      idempotency_key: `late:${order_no}:${day}`,
      cause: 'compensation',
      cause_id: order_no,
      title: { zh: `延误赔付 ${order_no} 第 ${day} 天`, en: `Late order ${order_no}, day ${day}` },
      lines: [
        { account: 'available', amount_fen },
        { account: 'compensation', amount_fen: -amount_fen },
      ],
    })
    const amount = fenToDecimal(amount_fen)
    await sendMessage(tx, {
      seller_id,
      type: 3,
      permission: 'order.admin',
      once_key: `late:${order_id}:${day}`,
      title: { zh: `订单 ${order_no} 延误，已赔付 ¥${amount}`, en: `Order ${order_no} is late: ¥${amount} credited` },
      body: {
        zh: `承诺时效内未发出（第 ${day} 天），赔付已到余额。`,
        en: `It did not ship within the promised time (day ${day}); the credit has been added to your balance.`,
      },
      link: `/myOrder/orderDetail/${order_id}`,
    })
  })
}

/** Every 15 minutes: credits the seller for each day a promised order is late. */
export const lateCreditJob = job({
  name: 'production.late-credit',
  schema: z.object({}),
  cron: '*/15 * * * *',
  async run(ctx) {
    const now = ctx.clock.now()
    for (const order of await selectLateOrders(ctx.db, zones, now.toISOString(), AT_ONCE)) {
      const days = lateDays(order.due_at, order.left_at ?? now)
      for (let day = order.credited + 1; day <= days; day++) await credit(ctx, order, day)
    }
  },
})
