import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { mergeOrders as contract } from '@inkroute/contract/order/change'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { returnCoupon } from '../../coupon/coupon.ts'
import { removeLines } from '../core/change.queries.ts'
import { moveOrder } from '../core/move-order.ts'
import { linesReplaced } from '../core/order.hooks.ts'
import { changeOrder, insertEvents, type LineRecord, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { ordersFor } from '../core/own-order.ts'
import { viewAmounts } from '../list/order.view.ts'
import { inTrial, isPaid, openForChange, writePlan } from './apply-change.ts'
import { mergeRefusal } from './merge.rules.ts'
import { keptLine, type NextLine, replan } from './replan.ts'
import { type PaidSurcharge, settleChange } from './settle-change.ts'

/** The same SKU at the same price and with the same services becomes one line; everything else stays apart. */
function joinLines(lines: readonly LineRecord[]): NextLine[] {
  const getKey = (line: LineRecord) =>
    [
      line.sku_id,
      line.design_version,
      line.unit_fen,
      [...line.services].sort(),
      line.brand_id,
      line.foreign_line_id,
    ].join()
  return [...Map.groupBy(lines, getKey).values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const total = (of: (line: LineRecord) => number) => alike.reduce((sum, line) => sum + of(line), 0)
    const kept = {
      unit_fen: first.unit_fen,
      goods_fen: total(({ goods_fen }) => goods_fen),
      services_fen: total(({ services_fen }) => services_fen),
    }
    return [{ ...keptLine(first), quantity: total(({ quantity }) => quantity), kept }]
  })
}

/** Ends the merged orders: no lines, no cost, and a reference to the target. */
async function endMerged(tx: SellerCtx, order: OrderRecord, into: OrderRecord): Promise<void> {
  await returnCoupon(tx, tx.seller.id, order.order_no)
  await moveOrder(tx, order, {
    to: 'cancelled',
    actor: 'seller',
    user_id: tx.identity.user_id,
    detail: { merged_into: into.order_no },
  })
  await removeLines(tx.db, tx.seller.id, order.id)
  await linesReplaced(tx, { seller_id: tx.seller.id, id: order.id }, new Map())
  await changeOrder(tx.db, tx.seller.id, order.id, {
    goods_fen: 0,
    services_fen: 0,
    freight_fen: 0,
    tax_fen: 0,
    discount_fen: 0,
    total_fen: 0,
    coupon_id: null,
    revision: order.revision + 1,
  })
}

/** Merges orders to one address into one parcel. Goods and services keep their price; freight is saved. */
export async function mergeOrders(
  ctx: SellerCtx,
  asked: Input<typeof contract>,
  paid?: PaidSurcharge,
): Promise<Reply<typeof contract>> {
  return inTrial(ctx, asked.is_preview, async (tx) => {
    const seller_id = tx.seller.id
    const orders = await ordersFor(tx, asked.ids, 'merge')
    const refusal = mergeRefusal(orders, tx.language)
    if (refusal) throw new AppError(refusal.error, refusal.words)
    const [into, ...others] = orders
    if (!into) throw new AppError('not_found')
    await openForChange(tx, orders)
    const old = await selectLines(
      tx.db,
      seller_id,
      orders.map(({ id }) => id),
    )
    const lines = joinLines(old)
    const remark = [...new Set(orders.map((order) => order.remark).filter(Boolean))].join(' / ').slice(0, 500)
    const next = { order_no: into.order_no, warehouse_code: into.warehouse_code, channel_id: into.channel_id }
    const in_cartons = into.source === 'fba'
    for (const order of others) await endMerged(tx, order, into)
    const plan = await replan(tx, { ...next, address: into.address, remark, in_cartons, lines })
    const whole = await writePlan(tx, into, plan, lines)
    const difference_fen = whole.total_fen - orders.reduce((sum, order) => sum + order.total_fen, 0)
    const reply = {
      id: whole.id,
      order_no: whole.order_no,
      is_paid: isPaid(into),
      amounts: viewAmounts(whole),
      difference: fenToDecimal(difference_fen),
    }
    if (asked.is_preview) return reply
    if (asked.expected_difference !== undefined && decimalToFen(asked.expected_difference) !== difference_fen)
      throw new AppError('checkout_changed')
    if (isPaid(into))
      await settleChange(tx, seller_id, {
        before: orders,
        after: [whole],
        key: `${into.order_no}:${whole.revision}`,
        name: into.order_no,
        user_id: tx.identity.user_id,
        paid,
      })
    await insertEvents(tx.db, [
      {
        seller_id,
        order_id: into.id,
        kind: 'merged',
        actor: 'seller',
        user_id: tx.identity.user_id,
        detail: JSON.stringify({ others: others.map(({ order_no }) => order_no).join(', ') }),
        created_at: tx.clock.now().toISOString(),
      },
    ])
    return reply
  })
}
