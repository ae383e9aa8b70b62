import { GIVEN_COUPON_DAYS } from '@inkroute/contract/after-sale/codes'
import type {
  resolveStaffWork as contract,
  rejectStaffWork as rejectContract,
} from '@inkroute/contract/after-sale/staff'
import type { Input } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { Updateable } from 'kysely'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import type { WorkOrder } from '../../infra/db/tables.gen.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { giveCoupon } from '../coupon/coupon.ts'
import { lockOrder, refundOrder, reprintOrder } from '../order/order.ts'
import { postTransaction } from '../wallet/wallet.ts'
import { changeWork, type LockedWork, selectWorkLines } from './core/after-sale.queries.ts'
import { planRefund, refundableFen } from './core/work.rules.ts'
import { noteInThread, notifySeller, publishToThread } from './core/work-thread.ts'
import { anyOpenWork } from './reply-work.ts'

type Nothing = Record<string, never>
type Decision = Input<typeof contract>
type Bilingual = { readonly zh: string; readonly en: string }
interface Done {
  readonly change: Updateable<WorkOrder>
  readonly words: Bilingual
  /** Money reads as a trade, the rest as news of the order. */
  readonly type: 2 | 3
}

async function giveMoneyBack(tx: StaffCtx, work: LockedWork, decision: Decision): Promise<Done> {
  const { seller_id, id, order_id } = work
  await lockOrder(tx.db, seller_id, order_id)
  const lines = await selectWorkLines(tx.db, seller_id, [id])
  const asked = lines.map((line) => ({
    line_id: line.id,
    pieces: line.pieces,
    left_fen: line.share_fen - line.refunded_fen,
    refundable_fen: refundableFen(line, line.pieces),
  }))
  const wanted = decision.refunds?.map(({ line_id, amount }) => ({ line_id, amount_fen: decimalToFen(amount) }))
  const plan = planRefund(asked, wanted)
  if ('refusal' in plan) {
    if (plan.refusal === 'too_much') throw new AppError('work_refund_too_much', { left: fenToDecimal(plan.left_fen) })
    throw new AppError(plan.refusal === 'unknown' ? 'work_line_unknown' : 'work_nothing_to_refund')
  }
  const by = { user_id: tx.identity.user_id }
  const refund_fen = await refundOrder(tx, {
    seller_id,
    order_id,
    key: `work:${work.work_no}`,
    lines: plan.lines,
    ...by,
  })
  const amount = fenToDecimal(refund_fen)
  return {
    change: { refund_fen },
    words: { zh: `已退款 ¥${amount}，原路退回。`, en: `¥${amount} was refunded to the original payment method.` },
    type: 3,
  }
}

/** The platform bears the cost: booked for the seller as a service paid by compensation. */
async function bookReprint(tx: StaffCtx, work: LockedWork, cost_fen: number): Promise<void> {
  if (cost_fen <= 0) return
  await postTransaction(tx, work.seller_id, {
    idempotency_key: `reprint:${work.work_no}`,
    cause: 'compensation',
    cause_id: work.work_no,
    title: { zh: `免费重做 ${work.work_no}`, en: `Free reprint ${work.work_no}` },
    created_by: tx.identity.user_id,
    lines: [
      { account: 'service', amount_fen: cost_fen },
      { account: 'compensation', amount_fen: -cost_fen },
    ],
  })
}

async function makeAgain(tx: StaffCtx, work: LockedWork): Promise<Done> {
  const { seller_id, id, order_id } = work
  const lines = await selectWorkLines(tx.db, seller_id, [id])
  const wanted = lines.map((line) => ({ line_id: line.id, pieces: line.pieces }))
  const made = await reprintOrder(tx, { seller_id, order_id, lines: wanted, user_id: tx.identity.user_id })
  const cost = (line: (typeof lines)[number]) =>
    Math.floor(((line.goods_fen + line.services_fen) * line.pieces) / line.quantity)
  await bookReprint(
    tx,
    work,
    lines.reduce((sum, line) => sum + cost(line), 0),
  )
  return {
    change: { reprint_order_id: made.id },
    words: {
      zh: `已安排免费重做，新订单 ${made.order_no}。`,
      en: `It is being reprinted free of charge: order ${made.order_no}.`,
    },
    type: 2,
  }
}

async function giveACoupon(tx: StaffCtx, work: LockedWork, decision: Decision): Promise<Done> {
  if (decision.coupon_amount === undefined) throw new AppError('work_coupon_amount')
  const amount_fen = decimalToFen(decision.coupon_amount)
  const { id } = await giveCoupon(tx, work.seller_id, {
    amount_fen,
    valid_days: GIVEN_COUPON_DAYS,
    note: {
      zh: `工单 ${work.work_no} 的补偿，全部底版通用。`,
      en: `For request ${work.work_no}; valid for all products.`,
    },
  })
  return {
    change: { coupon_id: id },
    words: {
      zh: `已发放 ¥${decision.coupon_amount} 优惠券，${GIVEN_COUPON_DAYS} 天内有效。`,
      en: `You have received a coupon worth ¥${decision.coupon_amount}, valid for ${GIVEN_COUPON_DAYS} days.`,
    },
    type: 2,
  }
}

/** Decides once: the row lock prevents a second decision. */
export async function resolveStaffWork(ctx: StaffCtx, decision: Decision): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, decision.id)
    const { outcome, note } = decision
    const ways = { refund: giveMoneyBack, reprint: makeAgain, coupon: giveACoupon }
    const { change, words, type } = await ways[outcome](tx, work, decision)
    const now = tx.clock.now().toISOString()
    await changeWork(tx.db, work.seller_id, work.id, {
      ...change,
      state: 'resolved',
      outcome,
      note,
      updated_at: now,
      closed_at: now,
      handler_id: work.handler_id ?? tx.identity.user_id,
    })
    await noteInThread(tx, work, words)
    await notifySeller(tx, work, {
      title: { zh: `工单 ${work.work_no} 已解决`, en: `Request ${work.work_no} is resolved` },
      body: words,
      type,
      once_key: `work-resolved:${work.id}`,
    })
    await publishToThread(tx, work.seller_id, work.id)
    return {}
  })
}

export async function rejectStaffWork(ctx: StaffCtx, { id, note }: Input<typeof rejectContract>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, id)
    const now = tx.clock.now().toISOString()
    await changeWork(tx.db, work.seller_id, id, {
      state: 'rejected',
      note,
      updated_at: now,
      closed_at: now,
      handler_id: work.handler_id ?? tx.identity.user_id,
    })
    await noteInThread(tx, work, { zh: `申请未通过：${note}`, en: `The request was declined: ${note}` })
    await notifySeller(tx, work, {
      title: { zh: `工单 ${work.work_no} 已关闭`, en: `Request ${work.work_no} is closed` },
      body: { zh: note, en: note },
      once_key: `work-rejected:${id}`,
    })
    await publishToThread(tx, work.seller_id, id)
    return {}
  })
}
