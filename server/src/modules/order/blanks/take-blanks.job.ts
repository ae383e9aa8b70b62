import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { holdShelves, selectShelves, takeStock } from '../../catalog/catalog.ts'
import { sendMessage } from '../../message/message.ts'
import { moveOrder } from '../core/move-order.ts'
import { lockOrders, type OrderRecord } from '../core/order.queries.ts'
import { getBlanks, type OrderWithLines, withLines } from '../payment/settle-orders.ts'
import { selectWithoutBlanks } from './blanks.queries.ts'
import { firstServed } from './blanks.rules.ts'

const AT_ONCE = 500
const LOCKED_AT_ONCE = 20

const tell = (tx: AppCtx, { seller_id, id, order_no }: OrderRecord): Promise<void> =>
  sendMessage(tx, {
    seller_id,
    type: 2,
    permission: 'order.admin',
    title: { zh: `订单 ${order_no} 的底版已到货`, en: `Blanks for order ${order_no} have arrived` },
    body: { zh: '订单已继续，随后进入生产。', en: 'The order continues and goes into production next.' },
    link: `/myOrder/orderDetail/${id}`,
    once_key: `order-blanks:${id}`,
  })

type Waiting = Awaited<ReturnType<typeof selectWithoutBlanks>>[number]

/** Locks the orders in the usual order and skips those that are no longer waiting. */
async function stillWaiting(tx: AppCtx, chosen: readonly Waiting[]): Promise<OrderWithLines[]> {
  const whole: OrderWithLines[] = []
  const sellers = Map.groupBy(chosen, ({ seller_id }) => seller_id)
  for (const [seller_id, own] of [...sellers].sort(([a], [b]) => a - b)) {
    const orders = await lockOrders(
      tx.db,
      seller_id,
      own.map(({ id }) => id),
    )
    whole.push(
      ...(await withLines(
        tx,
        orders.filter(({ state, hold_reason }) => state === 'on_hold' && hold_reason === 'stock'),
      )),
    )
  }
  const place = new Map(chosen.map(({ seller_id, id }, at) => [`${seller_id}:${id}`, at]))
  const getPlace = ({ order }: OrderWithLines) => place.get(`${order.seller_id}:${order.id}`) ?? 0
  return whole.sort((a, b) => getPlace(a) - getPlace(b))
}

/** Takes blanks for these orders in the given order and releases them, in one transaction. */
async function resumeOrders(ctx: AppCtx, chosen: readonly Waiting[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const orders = await stillWaiting(tx, chosen)
    if (orders.length === 0) return
    await holdShelves(
      tx.db,
      orders.flatMap(({ order, lines }) => getBlanks(order, lines)),
    )
    for (const { order, lines } of orders) {
      // The stock was sold in the meantime; keep waiting.
      if (!(await takeStock(tx.db, getBlanks(order, lines), order.order_no))) continue
      await moveOrder(tx, order, { to: 'paid', actor: 'system' })
      await tell(tx, order)
    }
  })
}

/**
 * Checks all waiting orders page by page. Stock is read without a lock, so that orders that cannot be served cost
 * nothing; only servable ones are locked, a few at a time, because checkouts need the same stock rows.
 */
export async function takeBlanks(ctx: AppCtx, at_once = AT_ONCE): Promise<void> {
  let page = await selectWithoutBlanks(ctx.db, undefined, at_once)
  while (page.length > 0) {
    const items = page.flatMap(({ blanks }) => blanks.map(({ item_id }) => item_id))
    const chosen = firstServed(page, await selectShelves(ctx.db, [...new Set(items)]))
    for (let at = 0; at < chosen.length; at += LOCKED_AT_ONCE)
      await resumeOrders(ctx, chosen.slice(at, at + LOCKED_AT_ONCE))
    page = await selectWithoutBlanks(ctx.db, page.at(-1), at_once)
  }
}

/** Releases paid orders that wait for blanks once there is stock, in order of payment. */
export const takeBlanksJob = job({
  name: 'order.take-blanks',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: (ctx) => takeBlanks(ctx),
})
