import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { splitOrder as contract } from '@inkroute/contract/order/change'
import type { OrderSource } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { lineRows, orderRow } from '../checkout/order-rows.ts'
import {
  changeOrder,
  insertEvents,
  insertOrders,
  type LineRecord,
  lockOrders,
  type OrderRecord,
  selectLines,
} from '../core/order.queries.ts'
import { orderNumber, takeOrderIds } from '../core/order-number.ts'
import { orderFor } from '../core/own-order.ts'
import { writeOrderLines } from '../core/write-lines.ts'
import { viewAmounts } from '../list/order.view.ts'
import { afterPaidChange, inTrial, isPaid, openForChange, writePlan } from './apply-change.ts'
import { servicesOfPart } from './parts.rules.ts'
import { keptLine, type NextLine, replan } from './replan.ts'
import { type PaidSurcharge, settleChange } from './settle-change.ts'

/** Some pieces of a line, with their share of its price. */
function partOf(line: LineRecord, quantity: number, services_fen: number): NextLine {
  const kept = { unit_fen: line.unit_fen, goods_fen: line.unit_fen * quantity, services_fen }
  return { ...keptLine(line), quantity, kept }
}

/** What stays and what goes; every piece and every fen of goods and services is on one side. */
function divideLines(lines: readonly LineRecord[], pieces: ReadonlyMap<number, number>) {
  const stays: NextLine[] = []
  const goes: NextLine[] = []
  for (const line of lines) {
    const count = pieces.get(line.id) ?? 0
    if (count > line.quantity) throw new AppError('order_split_too_many')
    const moved_fen = servicesOfPart(line.services_fen, line.quantity, count)
    if (count > 0) goes.push(count === line.quantity ? keptLine(line) : partOf(line, count, moved_fen))
    if (count < line.quantity)
      stays.push(count === 0 ? keptLine(line) : partOf(line, line.quantity - count, line.services_fen - moved_fen))
  }
  if (stays.length === 0 || goes.length === 0) throw new AppError('order_split_nothing')
  return { stays, goes }
}

async function insertSibling(tx: SellerCtx, order: OrderRecord, goes: readonly NextLine[]): Promise<OrderRecord> {
  const seller_id = tx.seller.id
  const [id = 0] = await takeOrderIds(tx, 1)
  const now = tx.clock.now()
  const order_no = orderNumber(now, id)
  const in_cartons = order.source === 'fba'
  const next = { order_no, warehouse_code: order.warehouse_code, address: order.address, in_cartons }
  const plan = await replan(tx, { ...next, channel_id: order.channel_id, remark: order.remark, lines: goes })
  const foreign = { id: order.foreign_id, store_id: order.store_id, external_no: order.external_no }
  const source = order.source as OrderSource
  const row = orderRow(plan, { seller_id, id, order_no, now, user_id: tx.identity.user_id, source })
  await insertOrders(tx.db, [
    {
      ...row,
      state: order.state,
      hold_reason: order.hold_reason,
      held_from: order.held_from,
      paid_at: order.paid_at,
      payment_id: order.payment_id,
      foreign_id: foreign.id,
      store_id: foreign.store_id,
      hold_note: order.hold_note === null ? null : jsonText(order.hold_note),
      external_no: foreign.external_no,
    },
  ])
  const lines = lineRows(seller_id, plan, id)
  await writeOrderLines(
    tx,
    lines.map((line, at) => ({ ...line, foreign_line_id: goes[at]?.from?.foreign_line_id ?? null })),
  )
  const [made] = await lockOrders(tx.db, seller_id, [id])
  if (!made) throw new AppError('not_found')
  if (isPaid(made)) await afterPaidChange(tx, made)
  return made
}

async function noteSplit(tx: SellerCtx, order: OrderRecord, made: OrderRecord): Promise<void> {
  const common = { seller_id: tx.seller.id, actor: 'seller', user_id: tx.identity.user_id, kind: 'split' }
  const created_at = tx.clock.now().toISOString()
  await insertEvents(tx.db, [
    { ...common, order_id: order.id, created_at, detail: JSON.stringify({ other: made.order_no }) },
    {
      ...common,
      order_id: made.id,
      to_state: made.state,
      created_at,
      detail: JSON.stringify({ other: order.order_no }),
    },
  ])
}

/** Splits pieces into a separate parcel. Goods and services keep their price; freight is recalculated for both. */
export async function splitOrder(
  ctx: SellerCtx,
  asked: Input<typeof contract>,
  paid?: PaidSurcharge,
): Promise<Reply<typeof contract>> {
  return inTrial(ctx, asked.is_preview, async (tx) => {
    const order = await orderFor(tx, asked.id, 'split')
    await openForChange(tx, [order])
    const pieces = new Map(asked.lines.map(({ line_id, quantity }) => [line_id, quantity]))
    const old = await selectLines(tx.db, tx.seller.id, [order.id])
    if (asked.lines.some(({ line_id }) => !old.some(({ id }) => id === line_id))) throw new AppError('not_found')
    const { stays, goes } = divideLines(old, pieces)
    const { order_no, warehouse_code, channel_id, remark } = order
    const way = { warehouse_code, channel_id, address: order.address, in_cartons: order.source === 'fba' }
    const next = { order_no, ...way, remark, lines: stays }
    const rest = await writePlan(tx, order, await replan(tx, next), stays)
    const made = await insertSibling(tx, order, goes)
    const difference_fen = rest.total_fen + made.total_fen - order.total_fen
    const reply = {
      ids: [rest.id, made.id],
      order_nos: [rest.order_no, made.order_no],
      is_paid: isPaid(order),
      amounts: [viewAmounts(rest), viewAmounts(made)],
      difference: fenToDecimal(difference_fen),
    }
    if (asked.is_preview) return reply
    if (asked.expected_difference !== undefined && decimalToFen(asked.expected_difference) !== difference_fen)
      throw new AppError('checkout_changed')
    if (isPaid(order))
      await settleChange(tx, tx.seller.id, {
        before: [order],
        after: [rest, made],
        key: `${order_no}:${rest.revision}`,
        name: order_no,
        user_id: tx.identity.user_id,
        paid,
      })
    await changeOrder(tx.db, tx.seller.id, made.id, { updated_at: tx.clock.now().toISOString() })
    await noteSplit(tx, order, made)
    return reply
  })
}
