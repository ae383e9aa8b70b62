import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { scopeFor } from '../../auth/auth.ts'
import { lineRows, orderRow, plannedColumns } from '../checkout/order-rows.ts'
import type { PlannedOrder } from '../checkout/plan-groups.ts'
import { selectForeignLines } from '../core/foreign.queries.ts'
import { completeAddress } from '../core/foreign.rules.ts'
import { moveOrder } from '../core/move-order.ts'
import { changeOrder, insertEvents, insertOrders, lockOrders, type OrderRecord } from '../core/order.queries.ts'
import { orderNumber, takeOrderIds } from '../core/order-number.ts'
import { writeOrderLines } from '../core/write-lines.ts'
import { planDrafts } from './plan-drafts.ts'

/** Drafts come from foreign orders only; one without its source is a broken row, not order 0. */
function getForeignId(order: OrderRecord): number {
  if (order.foreign_id === null) throw new Error(`Order ${order.id} has no foreign order`)
  return order.foreign_id
}

const getForeign = (order: OrderRecord) => ({
  id: getForeignId(order),
  store_id: order.store_id,
  external_no: order.external_no,
})

/** Lines from other warehouses become additional orders beside the draft. */
async function addSiblings(scope: SellerScope, order: OrderRecord, plans: readonly PlannedOrder[]): Promise<number[]> {
  const { seller_id } = order
  const now = scope.clock.now()
  const ids = await takeOrderIds(scope, plans.length)
  const source = order.source as 'import'
  const { shipping_by } = order
  const base = { seller_id, now, user_id: order.created_by, source, foreign: getForeign(order), shipping_by }
  const numbered = plans.map((plan, at) => ({ plan, id: ids[at] ?? 0 }))
  if (numbered.length === 0) return []
  await insertOrders(
    scope.db,
    numbered.map(({ plan, id }) => orderRow(plan, { ...base, id, order_no: orderNumber(now, id) })),
  )
  await writeOrderLines(
    scope,
    numbered.flatMap(({ plan, id }) => lineRows(seller_id, plan, id, true)),
  )
  await insertEvents(
    scope.db,
    ids.map((order_id) => ({
      seller_id,
      order_id,
      kind: 'created',
      to_state: 'awaiting_payment',
      actor: 'system',
      detail: JSON.stringify({ beside: order.order_no }),
      created_at: now.toISOString(),
    })),
  )
  return ids
}

/** Rechecks locked drafts: those without problems are priced and await payment. */
export async function completeDrafts(
  ctx: AppCtx,
  seller_id: number,
  orders: readonly OrderRecord[],
): Promise<number[]> {
  const scope = await scopeFor(ctx, seller_id)
  const lines = Map.groupBy(
    await selectForeignLines(ctx.db, seller_id, orders.map(getForeignId)),
    (line) => line.foreign_id,
  )
  const drafts = orders.map((order) => ({
    address: completeAddress(order.address),
    lines: lines.get(getForeignId(order)) ?? [],
    remark: order.remark,
    in_cartons: order.source === 'fba',
    shipping_by: order.shipping_by,
  }))
  const plans = await planDrafts(scope, drafts)
  const ready: number[] = []
  for (const [at, order] of orders.entries()) {
    const { problems, plans: own } = plans[at] ?? { problems: ['goods' as const], plans: [], groups: [] }
    const [first, ...rest] = own
    if (!first) {
      await changeOrder(ctx.db, seller_id, order.id, { problems })
      continue
    }
    await moveOrder(ctx, order, { to: 'awaiting_payment', actor: 'system' })
    await changeOrder(ctx.db, seller_id, order.id, plannedColumns(first))
    await writeOrderLines(ctx, lineRows(seller_id, first, order.id, true))
    ready.push(order.id, ...(await addSiblings(scope, order, rest)))
  }
  return ready
}

export async function completeDraftsById(ctx: AppCtx, seller_id: number, ids: readonly number[]): Promise<number[]> {
  const orders = await lockOrders(ctx.db, seller_id, ids)
  return completeDrafts(
    ctx,
    seller_id,
    orders.filter(({ state }) => state === 'draft'),
  )
}
