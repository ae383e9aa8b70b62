import type { WorkForm, WorkKind, WorkWish } from '@inkroute/contract/after-sale/codes'
import { GIVEN_COUPON_DAYS } from '@inkroute/contract/after-sale/codes'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findUserByLogin } from '../account/account.ts'
import { giveCoupon } from '../coupon/coupon.ts'
import { linesOf, type OrderRecord } from '../order/order.ts'
import { changeWork, insertWorkMessage, selectShippedOrders } from './after-sale.queries.ts'
import { openRequest } from './open-work.ts'

const DAY_MS = 86_400_000

interface DemoWork {
  readonly days_ago: number
  readonly form: WorkForm
  readonly kind: WorkKind
  readonly wish: WorkWish
  /** Who says what, each some hours after the one before. */
  readonly words: readonly { readonly author: 'seller' | 'staff'; readonly body: string }[]
  readonly ending: 'coupon' | 'waiting_seller' | 'submitted'
}

const demoWork: readonly DemoWork[] = [
  {
    ...{ days_ago: 2.6, form: 'work', kind: 'late', wish: 'advice', ending: 'coupon' },
    words: [
      { author: 'seller', body: '客户催了两次，物流三天没有更新，能帮忙查一下吗？' },
      { author: 'staff', body: '已联系承运商，包裹在转运中心滞留，今天已放行，预计 2 天内到。给您添麻烦了。' },
      { author: 'seller', body: '好的，到了客户应该就没意见了。' },
    ],
  },
  {
    ...{ days_ago: 1.1, form: 'work', kind: 'quality', wish: 'reprint', ending: 'waiting_seller' },
    words: [
      { author: 'seller', body: '客户说印花左下角有一道白线，洗之前就有。希望重做一件寄过去。' },
      { author: 'staff', body: '收到。麻烦补一张整件正面的照片和吊牌照片，确认批次后马上安排重做。' },
    ],
  },
  {
    ...{ days_ago: 0.3, form: 'return', kind: 'regret', wish: 'refund', ending: 'submitted' },
    words: [{ author: 'seller', body: '买家不想要了，未拆封，可以退回美国仓吗？' }],
  },
]

/** The demo seller at work, so many days ago. */
const at = (ctx: AppCtx, days_ago: number): AppCtx => {
  const then = new Date(ctx.clock.now().getTime() - days_ago * DAY_MS)
  return { ...ctx, clock: { now: () => then } }
}

async function ending(tx: AppCtx, work: { seller_id: number; id: number; work_no: string }, how: DemoWork['ending']) {
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
  const note = { zh: `工单 ${work_no} 的补偿，全部底版通用。`, en: `For request ${work_no}; on every product.` }
  const coupon = await giveCoupon(tx, seller_id, { amount_fen: 1_500, valid_days: GIVEN_COUPON_DAYS, note })
  await insertWorkMessage(tx.db, {
    ...{ seller_id, work_id: id, author: 'system', created_at: now },
    body: `已发放 ¥15.00 优惠券，${GIVEN_COUPON_DAYS} 天内有效。`,
    body_en: `A coupon of ¥15.00 is yours, valid for ${GIVEN_COUPON_DAYS} days.`,
  })
  await changeWork(tx.db, seller_id, id, {
    ...{ state: 'resolved', outcome: 'coupon', coupon_id: coupon.id, note: '物流延误，请收下这张券。' },
    ...{ updated_at: now, closed_at: now, staff_unread: 0 },
  })
}

async function addDemoWork(
  ctx: AppCtx,
  order: OrderRecord,
  demo: DemoWork,
  people: { readonly seller: number; readonly staff: number },
): Promise<void> {
  const [line] = await linesOf(ctx.db, order.seller_id, order.id)
  const [first, ...rest] = demo.words
  if (!line || !first) return
  await inTransaction(at(ctx, demo.days_ago), async (tx) => {
    const work = await openRequest(tx, order, {
      ...{ form: demo.form, kind: demo.kind, wish: demo.wish, body: first.body, upload_ids: [] },
      lines: [{ line_id: line.id, pieces: 1 }],
      by: { side: 'seller', user_id: people.seller },
    })
    for (const [place, { author, body }] of rest.entries()) {
      const created_at = at(ctx, demo.days_ago - (place + 1) * 0.2)
        .clock.now()
        .toISOString()
      const by = { seller_id: order.seller_id, work_id: work.id, user_id: people[author] }
      await insertWorkMessage(tx.db, { ...by, author, body, created_at })
    }
    await ending({ ...tx, clock: at(ctx, demo.days_ago - rest.length * 0.2 - 0.1).clock }, work, demo.ending)
  })
}

/** One request that was settled, one that waits for the seller, and a return that staff have not seen yet. */
export async function seedAfterSale(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo?.seller_id || !staff) return
  const orders = await selectShippedOrders(ctx.db, demo.seller_id, demoWork.length)
  for (const [place, one] of demoWork.entries()) {
    const order = orders[place % Math.max(1, orders.length)]
    if (order) await addDemoWork(ctx, order, one, { seller: demo.id, staff: staff.id })
  }
}
