import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { takeStock } from '../catalog/catalog.ts'
import { sendMessage } from '../message/message.ts'
import { selectWithoutBlanks } from './blanks.queries.ts'
import { moveOrder } from './move-order.ts'
import { lockOrders, type OrderRecord, selectLinesOf } from './order.queries.ts'
import { blanksOf } from './settle-orders.ts'

const AT_ONCE = 500

const tell = (tx: AppCtx, { seller_id, id, order_no }: OrderRecord): Promise<void> =>
  sendMessage(tx, {
    ...{ seller_id, type: 2, permission: 'order.admin' },
    title: { zh: `订单 ${order_no} 的底版已到货`, en: `Blanks for order ${order_no} have arrived` },
    body: { zh: '订单已继续，随后进入生产。', en: 'It goes on and will be made next.' },
    link: `/myOrder/orderDetail/${id}`,
    once_key: `order-blanks:${id}`,
  })

/** An order that can be made whole takes its blanks and goes on; any other waits as it is. */
async function goOn(ctx: AppCtx, seller_id: number, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [order] = await lockOrders(tx.db, seller_id, [id])
    // Cancelled or gone on meanwhile.
    if (order?.state !== 'on_hold' || order.hold_reason !== 'stock') return
    const lines = await selectLinesOf(tx.db, seller_id, [id])
    if (!(await takeStock(tx.db, blanksOf(order, lines), order.order_no))) return
    await moveOrder(tx, order, { to: 'paid', actor: 'system' })
    await tell(tx, order)
  })
}

/** Looks at every order that waits, page by page: those whose shelf is empty keep none behind them waiting. */
export async function takeBlanks(ctx: AppCtx, at_once = AT_ONCE): Promise<void> {
  let page = await selectWithoutBlanks(ctx.db, undefined, at_once)
  while (page.length > 0) {
    for (const { seller_id, id } of page) await goOn(ctx, seller_id, id)
    page = await selectWithoutBlanks(ctx.db, page.at(-1), at_once)
  }
}

/** Paid orders that wait for blanks go on once there are some, in the order in which they were paid. */
export const takeBlanksJob = job({
  name: 'order.take-blanks',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: (ctx) => takeBlanks(ctx),
})
