import { canMove, type OrderState } from '@inkroute/contract/order/codes'
import type { OrderAddress } from '@inkroute/contract/order/order'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerScope } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { checkedAddress, getBlocker } from '../../address/address.ts'
import { scopeFor } from '../../auth/auth.ts'
import { selectOpenWarehouses } from '../../catalog/catalog.ts'
import { openForChange, writePlan } from '../change/apply-change.ts'
import { keptLine, type NextOrder, replan } from '../change/replan.ts'
import type { PlannedOrder } from '../checkout/plan-groups.ts'
import { selectKnown } from '../core/foreign.queries.ts'
import { completeAddress } from '../core/foreign.rules.ts'
import { moveOrder } from '../core/move-order.ts'
import { changeOrder, insertEvents, lockOrders, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { findRefusal } from '../core/order-actions.rules.ts'
import { getFacts } from '../core/own-order.ts'
import { completeDraftsById } from './complete-drafts.ts'

function isRight(address: OrderAddress): boolean {
  try {
    checkedAddress(address, 'zh')
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The first of these places that can make it and has a channel that goes there. */
async function planFrom(scope: SellerScope, next: NextOrder, places: readonly string[]): Promise<PlannedOrder | null> {
  for (const warehouse_code of places) {
    try {
      return await replan(scope, { ...next, warehouse_code })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return null
}

/** Replans warehouse, channel and freight of an unpaid order. False when it cannot ship there. */
async function planAnew(tx: AppCtx, order: OrderRecord, address: OrderAddress): Promise<boolean> {
  const { seller_id, order_no, channel_id, remark } = order
  const scope = await scopeFor(tx, seller_id)
  const is_blocked = (await getBlocker(scope, seller_id))(address) !== ''
  if (is_blocked || !isRight(address)) return false
  const lines = (await selectLines(tx.db, seller_id, [order.id])).map(keptLine)
  const known = await selectOpenWarehouses(tx.db)
  const near = known.filter(({ country }) => country === address.country).map(({ code }) => code)
  const places = new Set([order.warehouse_code, ...near, ...known.map(({ code }) => code)])
  const in_cartons = order.source === 'fba'
  const next = { order_no, warehouse_code: order.warehouse_code, channel_id, remark, lines, address, in_cartons }
  const plan = await planFrom(scope, next, [...places])
  if (!plan) return false
  await openForChange(tx, [order])
  await writePlan(scope, order, plan, lines)
  return true
}

/** Whether the order can proceed with this address. */
async function isTaken(tx: AppCtx, order: OrderRecord, address: OrderAddress): Promise<boolean> {
  if (order.state === 'draft') return true
  if (order.payment_id === null && order.reprint_of === null) return planAnew(tx, order, address)
  return address.country === order.country && isRight(address)
}

/** Puts the order on hold when the address is invalid, or in another country after payment. */
async function moveTo(tx: AppCtx, order: OrderRecord, address: OrderAddress): Promise<void> {
  const { seller_id, id, state } = order
  const now = tx.clock.now().toISOString()
  const fits = await isTaken(tx, order, address)
  await changeOrder(tx.db, seller_id, id, {
    address: jsonText(address),
    buyer_name: address.name,
    tax_number: address.tax_no,
    updated_at: now,
    ...(state === 'draft' ? { country: address.country } : {}),
  })
  await insertEvents(tx.db, [{ seller_id, order_id: id, kind: 'address', actor: 'marketplace', created_at: now }])
  if (state === 'draft') await completeDraftsById(tx, seller_id, [id])
  else if (!fits && canMove(state as OrderState, 'on_hold'))
    await moveOrder(tx, order, { to: 'on_hold', actor: 'marketplace', hold_reason: 'address' })
  // A hold that someone could release now waits for a valid address instead.
  else if (!fits && (order.hold_reason === 'rule' || order.hold_reason === 'seller'))
    await changeOrder(tx.db, seller_id, id, { hold_reason: 'address', hold_note: null })
}

/** Changes the buyer's address until production begins; `too_late` lists the other orders. */
export async function changeForeignAddress(
  ctx: AppCtx,
  seller_id: number,
  key: { readonly source: string; readonly store_id: number; readonly external_no: string },
  asked: Partial<OrderAddress>,
): Promise<{ changed: number[]; too_late: number[] }> {
  return inTransaction(ctx, async (tx) => {
    const known = (await selectKnown(tx.db, seller_id, [key])).filter(
      (row) => row.source === key.source && row.store_id === key.store_id,
    )
    const ids = known.map(({ id }) => id)
    const changed: number[] = []
    const too_late: number[] = []
    for (const order of await lockOrders(tx.db, seller_id, ids)) {
      if (findRefusal('change_address', getFacts(order)) !== null) too_late.push(order.id)
      else {
        await moveTo(tx, order, completeAddress(asked))
        changed.push(order.id)
      }
    }
    return { changed, too_late }
  })
}
