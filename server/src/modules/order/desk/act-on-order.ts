import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { OrderState } from '@inkroute/contract/order/codes'
import type * as contract from '@inkroute/contract/order/desk'
import type { DeskAction } from '@inkroute/contract/order/desk'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { sendMessage } from '../../message/message.ts'
import { postTransaction } from '../../wallet/wallet.ts'
import {
  changeOrderContent,
  endOrder,
  findOrderByNumber,
  getLines,
  inTrial,
  type LineRecord,
  lockOrder,
  moveOrder,
  type OrderRecord,
  refundOrder,
  reprintOrder,
  selectOrder,
} from '../order.ts'
import { deskRefusals, findDeskRefusal, refundRefusal, reprintCost, wholeRefund } from './desk.rules.ts'
import { deskFacts } from './order-story.ts'

const actionNames: Record<DeskAction, { zh: string; en: string }> = {
  hold: { zh: '暂停', en: 'Hold' },
  release: { zh: '恢复', en: 'Release' },
  change: { zh: '修改', en: 'Change' },
  reroute: { zh: '换仓', en: 'Re-route' },
  reprint: { zh: '重做', en: 'Reprint' },
  refund: { zh: '退款', en: 'Refund' },
  cancel: { zh: '取消', en: 'Cancel' },
}

function refuse({ language }: StaffCtx, action: DeskAction, refusal: keyof typeof deskRefusals): AppError {
  const words = { action: actionNames[action][language], reason: deskRefusals[refusal][language] }
  return new AppError('order_action_refused', words)
}

/** The order, locked and open to the action. */
async function orderFor(tx: StaffCtx, order_no: string, action: DeskAction): Promise<OrderRecord> {
  const found = await findOrderByNumber(tx.db, order_no.toUpperCase())
  const order = found && (await lockOrder(tx.db, found.seller_id, found.id))
  if (!order) throw new AppError('not_found')
  const refusal = findDeskRefusal(action, deskFacts(order))
  if (refusal) throw refuse(tx, action, refusal)
  return order
}

const record = (tx: StaffCtx, { order_no }: OrderRecord, before: unknown, after: Record<string, unknown>) =>
  recordChange(tx, { subject: 'order', subject_id: order_no, title: order_no, before, after })

interface News {
  readonly zh: string
  readonly en: string
}

const tellSeller = (tx: StaffCtx, order: OrderRecord, title: News, reason: string, type: 2 | 3 = 2) =>
  sendMessage(tx, {
    seller_id: order.seller_id,
    type,
    permission: 'order.admin',
    title,
    body: { zh: `原因：${reason}`, en: `Reason: ${reason}` },
    link: `/myOrder/orderDetail/${order.id}`,
    once_key: `desk:${tx.request_id}:${order.id}`,
  })

export async function holdDeskOrder(
  ctx: StaffCtx,
  { order_no, is_held, reason }: Input<typeof contract.holdDeskOrder>,
): Promise<Reply<typeof contract.holdDeskOrder>> {
  return inTrial(ctx, false, async (tx) => {
    const order = await orderFor(tx, order_no, is_held ? 'hold' : 'release')
    const to = is_held ? 'on_hold' : ((order.held_from ?? 'paid') as OrderState)
    const hold = is_held ? { hold_reason: 'staff', hold_note: { zh: reason, en: reason } } : {}
    const by = { actor: 'staff', user_id: tx.identity.user_id } as const
    await moveOrder(tx, order, { to, ...by, ...(hold as object), detail: { reason } })
    const title = is_held
      ? { zh: `订单 ${order.order_no} 已被平台暂停`, en: `Order ${order.order_no} is on hold` }
      : { zh: `订单 ${order.order_no} 已恢复`, en: `Order ${order.order_no} has been released` }
    await tellSeller(tx, order, title, reason)
    await record(tx, order, { state: order.state }, { state: to, reason })
    return { state: to }
  })
}

type Shelf = Reply<typeof contract.cancelDeskOrder>['stock'][number]
const shelves = (lines: readonly LineRecord[], warehouse_code: string, sign: 1 | -1): Shelf[] =>
  lines.map(({ sku_code, quantity }) => ({ warehouse_code, sku_code, change: sign * quantity }))

/** Orders on hold for stock never took any blanks. */
const hasBlanks = (order: OrderRecord): boolean =>
  (order.payment_id !== null || order.reprint_of !== null) && order.hold_reason !== 'stock'

export async function changeDeskOrder(
  ctx: StaffCtx,
  input: Input<typeof contract.changeDeskOrder>,
): Promise<Reply<typeof contract.changeDeskOrder>> {
  const { order_no, reason, keeps_price, is_preview, expected_difference, ...wanted } = input
  return inTrial(ctx, is_preview, async (tx) => {
    const order = await orderFor(tx, order_no, wanted.warehouse_code ? 'reroute' : 'change')
    const lines = await getLines(tx.db, order.seller_id, order.id)
    const { warehouse_code = order.warehouse_code, ...content } = wanted
    const asked = { id: order.id, is_preview: false, expected_difference, ...content }
    const scope = { ...tx, seller: { id: order.seller_id } }
    const { quoted_freight_fen, ...reply } = await changeOrderContent(scope, asked, undefined, {
      keeps_price,
      warehouse_code,
    })
    const changed = await selectOrder(tx.db, order.seller_id, order.id)
    const seen = (of: OrderRecord | undefined) =>
      of && {
        warehouse_code: of.warehouse_code,
        channel: of.channel_name_zh,
        address: of.address,
        total: fenToDecimal(of.total_fen),
      }
    await record(tx, order, seen(order), { ...seen(changed), reason })
    if (!is_preview)
      await tellSeller(
        tx,
        order,
        { zh: `订单 ${order.order_no} 已修改`, en: `Order ${order.order_no} was changed` },
        reason,
      )
    const is_moved = warehouse_code !== order.warehouse_code && hasBlanks(order)
    return {
      ...reply,
      warehouse_code,
      cost_difference: fenToDecimal(quoted_freight_fen - order.freight_fen),
      stock: is_moved ? [...shelves(lines, order.warehouse_code, 1), ...shelves(lines, warehouse_code, -1)] : [],
    }
  })
}

export async function listDeskChannels(
  ctx: StaffCtx,
  { order_no }: Input<typeof contract.listDeskChannels>,
): Promise<Reply<typeof contract.listDeskChannels>> {
  return inTrial(ctx, true, async (tx) => {
    const order = await orderFor(tx, order_no, 'change')
    const scope = { ...tx, seller: { id: order.seller_id } }
    const terms = { keeps_price: true, warehouse_code: order.warehouse_code }
    const { options } = await changeOrderContent(scope, { id: order.id, is_preview: false }, undefined, terms)
    return { options }
  })
}

export async function reprintDeskOrder(
  ctx: StaffCtx,
  { order_no, lines: wanted, reason, borne_by, is_preview }: Input<typeof contract.reprintDeskOrder>,
): Promise<Reply<typeof contract.reprintDeskOrder>> {
  return inTrial(ctx, is_preview, async (tx) => {
    const order = await orderFor(tx, order_no, 'reprint')
    const lines = await getLines(tx.db, order.seller_id, order.id)
    const chosen = wanted.map(({ line_id, pieces }) => {
      const line = lines.find(({ id }) => id === line_id)
      if (!line) throw new AppError('not_found')
      return { line, pieces: Math.min(pieces, line.quantity) }
    })
    const cost_fen = reprintCost(chosen)
    const pieces = chosen.reduce((sum, one) => sum + one.pieces, 0)
    const reply = { order_no: '', pieces, cost: fenToDecimal(cost_fen) }
    if (is_preview) return reply
    const by = { seller_id: order.seller_id, order_id: order.id, user_id: tx.identity.user_id }
    const made = await reprintOrder(tx, { ...by, lines: wanted })
    await bookReprint(tx, order, made.order_no, cost_fen)
    const title = {
      zh: `订单 ${order.order_no} 免费重做`,
      en: `Order ${order.order_no} is being reprinted free of charge`,
    }
    await tellSeller(tx, order, title, reason)
    await record(tx, order, null, { reprint: made.order_no, pieces, cost: reply.cost, borne_by, reason })
    return { ...reply, order_no: made.order_no }
  })
}

/** The seller's book shows it as a service paid by compensation. */
async function bookReprint(tx: StaffCtx, order: OrderRecord, reprint_no: string, cost_fen: number): Promise<void> {
  if (cost_fen <= 0) return
  await postTransaction(tx, order.seller_id, {
    idempotency_key: `reprint:${reprint_no}`,
    cause: 'compensation',
    cause_id: order.order_no,
    title: { zh: `免费重做 ${reprint_no}`, en: `Free reprint ${reprint_no}` },
    created_by: tx.identity.user_id,
    lines: [
      { account: 'service', amount_fen: cost_fen },
      { account: 'compensation', amount_fen: -cost_fen },
    ],
  })
}

export async function refundDeskOrder(
  ctx: StaffCtx,
  { order_no, lines: wanted, reason, seen_refunded, is_preview }: Input<typeof contract.refundDeskOrder>,
): Promise<Reply<typeof contract.refundDeskOrder>> {
  return inTrial(ctx, is_preview, async (tx) => {
    const order = await orderFor(tx, order_no, 'refund')
    if (decimalToFen(seen_refunded) !== order.refunded_fen) throw new AppError('refund_seen_old')
    const lines = wanted
      ? wanted.map(({ line_id, pieces, amount }) => ({ line_id, pieces, amount_fen: decimalToFen(amount) }))
      : wholeRefund(await getLines(tx.db, order.seller_id, order.id))
    if (lines.some(({ amount_fen }) => amount_fen <= 0)) throw new AppError('refund_not_positive')
    const asked_fen = lines.reduce((sum, line) => sum + line.amount_fen, 0)
    const refusal = refundRefusal(deskFacts(order), asked_fen)
    if (refusal) throw refuse(tx, 'refund', refusal)
    const { seller_id, id: order_id } = order
    const key = `desk:${order.order_no}:${order.refunded_fen}`
    const amount_fen = await refundOrder(tx, { seller_id, order_id, key, lines, user_id: tx.identity.user_id })
    const amount = fenToDecimal(amount_fen)
    if (!is_preview) {
      const title = {
        zh: `订单 ${order.order_no} 退款 ¥${amount}`,
        en: `¥${amount} refunded for order ${order.order_no}`,
      }
      await tellSeller(tx, order, title, reason, 3)
    }
    const after = { refunded: fenToDecimal(order.refunded_fen + amount_fen), reason }
    await record(tx, order, { refunded: seen_refunded }, after)
    const changed = await selectOrder(tx.db, seller_id, order_id)
    return {
      amount,
      lines: lines.map((line) => ({ line_id: line.line_id, amount: fenToDecimal(line.amount_fen) })),
      state: (changed?.state ?? order.state) as OrderState,
    }
  })
}

export async function cancelDeskOrder(
  ctx: StaffCtx,
  { order_no, reason, is_preview }: Input<typeof contract.cancelDeskOrder>,
): Promise<Reply<typeof contract.cancelDeskOrder>> {
  return inTrial(ctx, is_preview, async (tx) => {
    const order = await orderFor(tx, order_no, 'cancel')
    const lines = await getLines(tx.db, order.seller_id, order.id)
    const by = { actor: 'staff', user_id: tx.identity.user_id, detail: { reason } } as const
    const refunded = fenToDecimal(await endOrder(tx, order, by))
    if (!is_preview)
      await tellSeller(
        tx,
        order,
        { zh: `订单 ${order.order_no} 已取消`, en: `Order ${order.order_no} is cancelled` },
        reason,
        3,
      )
    await record(tx, order, { state: order.state }, { state: 'cancelled', refunded, reason })
    return { refunded, stock: hasBlanks(order) ? shelves(lines, order.warehouse_code, 1) : [] }
  })
}
