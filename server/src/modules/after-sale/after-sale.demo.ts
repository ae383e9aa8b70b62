import { GIVEN_COUPON_DAYS, returnKinds, workForms, workKinds, workWishes } from '@inkroute/contract/after-sale/codes'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { at, daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller, findUserByLogin } from '../account/account.ts'
import { giveCoupon } from '../coupon/coupon.ts'
import { getLines, type OrderRecord } from '../order/order.ts'
import { changeWork, insertWorkMessage, selectShippedOrders } from './core/after-sale.queries.ts'
import { openRequest } from './core/open-work.ts'

const DemoWork = z.strictObject({
  days_ago: z.number(),
  form: z.enum(workForms),
  kind: z.enum([...workKinds, ...returnKinds]),
  wish: z.enum(workWishes),
  /** Who says what, each some hours after the one before. */
  words: z.array(z.strictObject({ author: z.enum(['seller', 'staff']), body: z.string() })),
  ending: z.enum(['coupon', 'waiting_seller', 'submitted']),
})
type DemoWork = z.infer<typeof DemoWork>

const demoWork = demoFile('after-sale', z.array(DemoWork))

async function end(tx: AppCtx, work: { seller_id: number; id: number; work_no: string }, how: DemoWork['ending']) {
  const { seller_id, id, work_no } = work
  const now = tx.clock.now().toISOString()
  if (how === 'submitted') return
  if (how === 'waiting_seller') {
    await changeWork(tx.db, seller_id, id, {
      state: 'waiting_seller',
      seller_unread: 1,
      updated_at: now,
      staff_unread: 0,
    })
    return
  }
  const note = { zh: `工单 ${work_no} 的补偿，全部底版通用。`, en: `For request ${work_no}; valid for all products.` }
  const coupon = await giveCoupon(tx, seller_id, { amount_fen: 1_500, valid_days: GIVEN_COUPON_DAYS, note })
  await insertWorkMessage(tx.db, {
    seller_id,
    work_id: id,
    author: 'system',
    created_at: now,
    body: `已发放 ¥15.00 优惠券，${GIVEN_COUPON_DAYS} 天内有效。`,
    body_en: `You have received a coupon worth ¥15.00, valid for ${GIVEN_COUPON_DAYS} days.`,
  })
  await changeWork(tx.db, seller_id, id, {
    state: 'resolved',
    outcome: 'coupon',
    coupon_id: coupon.id,
    note: '物流延误，请收下这张券。',
    updated_at: now,
    closed_at: now,
    staff_unread: 0,
  })
}

async function addDemoWork(
  ctx: AppCtx,
  order: OrderRecord,
  demo: DemoWork,
  people: { readonly seller: number; readonly staff: number },
): Promise<void> {
  const [line] = await getLines(ctx.db, order.seller_id, order.id)
  const [first, ...rest] = demo.words
  if (!line || !first) return
  await inTransaction(at(ctx, daysAgo(ctx, demo.days_ago)), async (tx) => {
    const work = await openRequest(tx, order, {
      form: demo.form,
      kind: demo.kind,
      wish: demo.wish,
      body: first.body,
      upload_ids: [],
      lines: [{ line_id: line.id, pieces: 1 }],
      by: { side: 'seller', user_id: people.seller },
    })
    for (const [place, { author, body }] of rest.entries()) {
      const created_at = daysAgo(ctx, demo.days_ago - (place + 1) * 0.2).toISOString()
      const by = { seller_id: order.seller_id, work_id: work.id, user_id: people[author] }
      await insertWorkMessage(tx.db, { ...by, author, body, created_at })
    }
    await end(at(tx, daysAgo(ctx, demo.days_ago - rest.length * 0.2 - 0.1)), work, demo.ending)
  })
}

/** One request that was settled, one that waits for the seller, and a return that staff have not seen yet. */
export async function addDemoAfterSale(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo || !staff) return
  const orders = await selectShippedOrders(ctx.db, demo.seller_id, demoWork().length)
  for (const [place, one] of demoWork().entries()) {
    const order = orders[place % Math.max(1, orders.length)]
    if (order) await addDemoWork(ctx, order, one, { seller: demo.user_id, staff: staff.id })
  }
}
