import type { Input, Reply } from '@inkroute/contract/endpoint'
import { canMove, type OrderState } from '@inkroute/contract/order/codes'
import type { fillPersonalisation as contract } from '@inkroute/contract/order/foreign'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { getSkus } from '../../goods/goods.ts'
import {
  changeWishes,
  findForeignLine,
  markFilled,
  selectForeignLines,
  selectKnown,
  selectOrderIds,
} from '../core/foreign.queries.ts'
import { waitsForAnswers } from '../core/foreign.rules.ts'
import type { PersonalisationAnswer } from '../core/foreign-order.ts'
import { moveOrder } from '../core/move-order.ts'
import { foreignLinesChanged, ownDesigns, unfilledLines } from '../core/order.hooks.ts'
import { changeOrder, insertEvents, lockOrders, type OrderRecord, selectOrder } from '../core/order.queries.ts'
import { applyOwnDesigns, renumberOwnDesigns } from '../core/own-design.queries.ts'
import { orderPrints, withLines } from '../payment/settle-orders.ts'
import { completeDrafts } from './complete-drafts.ts'

const isHeldForIt = ({ state, hold_reason }: OrderRecord): boolean =>
  state === 'draft' || (state === 'on_hold' && hold_reason === 'personalised')

/** Orders from elsewhere with a line that waits for its answers or for its own design. */
async function waitingForeign(tx: AppCtx, seller_id: number, foreign_ids: readonly number[]): Promise<Set<number>> {
  const lines = await selectForeignLines(tx.db, seller_id, foreign_ids)
  const unfilled = await unfilledLines(
    tx,
    seller_id,
    lines.map(({ id }) => id),
  )
  const waiting = lines.filter((line) => waitsForAnswers(line) || unfilled.has(line.id))
  return new Set(waiting.map(({ foreign_id }) => foreign_id))
}

/** Releases orders whose answers are complete: drafts are priced, held orders resume. */
async function resumeOrders(
  tx: AppCtx,
  seller_id: number,
  orders: readonly OrderRecord[],
  user_id: number,
): Promise<void> {
  await completeDrafts(
    tx,
    seller_id,
    orders.filter(({ state }) => state === 'draft'),
  )
  const foreign_ids = orders.flatMap(({ foreign_id }) => foreign_id ?? [])
  const waiting = await waitingForeign(tx, seller_id, foreign_ids)
  for (const order of orders.filter(({ state }) => state === 'on_hold')) {
    if (order.foreign_id !== null && waiting.has(order.foreign_id)) continue
    const to = (order.held_from ?? 'awaiting_payment') as OrderState
    await moveOrder(tx, order, { to, actor: 'seller', user_id })
  }
}

/**
 * The seller says that what the buyer wants is in the design: in goods made for this buyer, which no other order with
 * the same code means, or in those the line is matched to. Who said so and when is kept.
 */
export async function fillPersonalisation(
  ctx: SellerCtx,
  { id, sku_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (tx) => {
    const { db, seller, identity } = tx
    const line = await findForeignLine(db, seller.id, id)
    if (!line) throw new AppError('not_found')
    const locked = await lockOrders(db, seller.id, await selectOrderIds(db, seller.id, line.foreign_id))
    const orders = locked.filter(isHeldForIt)
    if (orders.length === 0 || !waitsForAnswers(line)) throw new AppError('order_line_not_open')
    // An order with lines changes its goods through an order change.
    const is_draft = orders.every(({ state }) => state === 'draft')
    if (sku_id !== undefined && !is_draft) throw new AppError('order_line_not_open')
    const [sku] = sku_id === undefined ? [] : await getSkus(db, seller.id, [sku_id])
    if (sku_id !== undefined && (!sku || sku.deleted_at !== null)) throw new AppError('not_found')
    // A design that is filled by answers cannot be confirmed without them.
    if (!sku && (await unfilledLines(tx, seller.id, [id])).has(id)) throw new AppError('order_line_needs_answers')
    if (!sku && line.sku_id === null && line.parts === null) throw new AppError('order_line_no_goods')
    const now = tx.clock.now().toISOString()
    await markFilled(db, seller.id, id, {
      filled_by: identity.user_id,
      filled_at: now,
      ...(sku ? { filled_how: 'replaced' as const, sku_id: sku.id } : { filled_how: 'confirmed' as const }),
    })
    await insertEvents(
      db,
      orders.map((order) => ({
        seller_id: seller.id,
        order_id: order.id,
        kind: sku ? 'personalised_goods' : 'personalised',
        actor: 'seller',
        user_id: identity.user_id,
        created_at: now,
        detail: JSON.stringify({ line_id: id, reason: sku ? sku.sku_code : line.title }),
      })),
    )
    await resumeOrders(tx, seller.id, orders, identity.user_id)
    const order = orders[0] && (await selectOrder(db, seller.id, orders[0].id))
    return { state: (order?.state ?? 'draft') as OrderState }
  })
}

interface Wish {
  readonly external_line_id: string
  readonly personalisation: readonly PersonalisationAnswer[]
}

/** Puts an order on hold that could otherwise be paid or produced, unless it is too late. */
async function holdForWishes(tx: AppCtx, order: OrderRecord): Promise<void> {
  const { seller_id, id } = order
  if (canMove(order.state as OrderState, 'on_hold'))
    await moveOrder(tx, order, { to: 'on_hold', actor: 'marketplace', hold_reason: 'personalised' })
  // A hold that someone could release now waits for the design instead.
  else if (order.hold_reason === 'rule' || order.hold_reason === 'seller')
    await changeOrder(tx.db, seller_id, id, { hold_reason: 'personalised', hold_note: null })
}

/** The buyer changed the personalisation, which invalidates an earlier confirmation. */
export async function changeForeignWishes(
  ctx: AppCtx,
  seller_id: number,
  key: { readonly source: string; readonly store_id: number; readonly external_no: string },
  wishes: readonly Wish[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const known = (await selectKnown(tx.db, seller_id, [key])).filter(
      (row) => row.source === key.source && row.store_id === key.store_id,
    )
    const orders = await lockOrders(
      tx.db,
      seller_id,
      known.map(({ id }) => id),
    )
    const foreign_id = orders[0]?.foreign_id ?? null
    if (foreign_id === null) return
    for (const { external_line_id, personalisation } of wishes) {
      await changeWishes(tx.db, seller_id, foreign_id, external_line_id, personalisation)
    }
    await foreignLinesChanged(tx, seller_id, [foreign_id])
    await completeDrafts(
      tx,
      seller_id,
      orders.filter(({ state }) => state === 'draft'),
    )
    const waits = (await waitingForeign(tx, seller_id, [foreign_id])).has(foreign_id)
    for (const order of orders) if (waits && order.state !== 'draft') await holdForWishes(tx, order)
  })
}

const states_before_making: readonly OrderState[] = ['draft', 'awaiting_payment', 'on_hold', 'paid', 'in_review']

/** The orders of a foreign order that are not cancelled, locked; null where none is left or one is being made. */
export async function lockOrdersOfForeign(
  tx: AppCtx,
  seller_id: number,
  foreign_id: number,
): Promise<OrderRecord[] | null> {
  const locked = await lockOrders(tx.db, seller_id, await selectOrderIds(tx.db, seller_id, foreign_id))
  const orders = locked.filter(({ state }) => state !== 'cancelled')
  const is_open = orders.every(({ state }) => states_before_making.includes(state as OrderState))
  return is_open && orders.length > 0 ? orders : null
}

/** Goods turned out to be personalised: an order of a buyer that could be paid with the sample is put on hold. */
export async function holdForAnswers(tx: AppCtx, seller_id: number, order_ids: readonly number[]): Promise<void> {
  for (const order of await lockOrders(tx.db, seller_id, order_ids)) {
    if (order.state === 'awaiting_payment')
      await moveOrder(tx, order, { to: 'on_hold', actor: 'system', hold_reason: 'personalised' })
  }
}

/** Lines got their approved own design: their orders, locked before, use it and resume. */
export async function resumeWithOwnDesigns(
  tx: AppCtx,
  seller_id: number,
  orders: readonly OrderRecord[],
  { line_ids, user_id }: { readonly line_ids: readonly number[]; readonly user_id: number },
): Promise<void> {
  const now = tx.clock.now().toISOString()
  for (const id of line_ids)
    await markFilled(tx.db, seller_id, id, { filled_by: user_id, filled_at: now, filled_how: 'confirmed' })
  await insertEvents(
    tx.db,
    orders.map(({ id }) => ({
      seller_id,
      order_id: id,
      kind: 'personalised',
      actor: 'seller',
      user_id,
      created_at: now,
      detail: '{}',
    })),
  )
  const isPaid = ({ state, held_from }: OrderRecord) =>
    state === 'paid' || state === 'in_review' || held_from === 'paid' || held_from === 'in_review'
  for (const order of orders.filter(({ state }) => state !== 'draft')) {
    if (!isPaid(order)) await applyOwnDesigns(tx.db, seller_id, [order.id], ownDesigns(tx))
    else {
      await renumberOwnDesigns(tx.db, seller_id, order.id, ownDesigns(tx))
      await orderPrints(tx, await withLines(tx, [order]))
    }
  }
  await resumeOrders(tx, seller_id, orders.filter(isHeldForIt), user_id)
}
