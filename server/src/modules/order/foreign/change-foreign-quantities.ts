import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { changeOrderContent } from '../change/change-items.ts'
import { changeForeignQuantity, removeForeignLine, selectForeignLines, selectKnown } from '../core/foreign.queries.ts'
import { moveOrder } from '../core/move-order.ts'
import { type LineRecord, lockOrders, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { findRefusal } from '../core/order-actions.rules.ts'
import { getFacts } from '../core/own-order.ts'
import { endOrder } from '../refund/cancel-order.ts'
import { completeDraftsById } from './complete-drafts.ts'
import { type LineChange, nextQuantities } from './foreign-quantity.rules.ts'

/** By the marketplace's id of a line: how many pieces are still wanted, and how many were before. */
export type ForeignQuantities = ReadonlyMap<string, { readonly before: number; readonly after: number }>

interface Key {
  readonly source: string
  readonly store_id: number
  readonly external_no: string
}

/** A draft is planned again from its foreign lines; without any it is over. */
async function changeDraft(tx: SellerCtx, order: OrderRecord, changes: readonly LineChange[]): Promise<void> {
  const { seller_id } = order
  for (const { foreign_line_id, after } of changes) {
    if (after > 0) await changeForeignQuantity(tx.db, seller_id, foreign_line_id, after)
    else await removeForeignLine(tx.db, seller_id, foreign_line_id)
  }
  const left = order.foreign_id === null ? [] : await selectForeignLines(tx.db, seller_id, [order.foreign_id])
  if (left.length === 0) await endOrder(tx, order, { actor: 'marketplace', detail: { reason: 'refunded' } })
  else await completeDraftsById(tx, seller_id, [order.id])
}

const HOLD_NOTE = {
  zh: '平台上的商品数量变了，无法自动修改，请核对后再恢复',
  en: 'Quantities changed on the marketplace and could not be applied; check the order, then release it',
}

/** Changes lines and settles the difference; what cannot be divided waits for the seller. */
async function changePlanned(tx: SellerCtx, order: OrderRecord, changes: readonly LineChange[]): Promise<void> {
  const lines: LineRecord[] = await selectLines(tx.db, order.seller_id, [order.id])
  const next = nextQuantities(lines, changes)
  if (next === 'unclear') {
    if (order.state === 'on_hold') return
    return moveOrder(tx, order, { to: 'on_hold', actor: 'marketplace', hold_reason: 'rule', hold_note: HOLD_NOTE })
  }
  const left = next.filter(({ quantity }) => quantity > 0)
  if (left.length === 0) {
    await endOrder(tx, order, { actor: 'marketplace', detail: { reason: 'refunded' } })
    return
  }
  await changeOrderContent(tx, { id: order.id, lines: left, is_preview: false })
}

/**
 * Takes over how many pieces the buyer still wants, until production begins. Money already paid for the others goes
 * back. `too_late` lists orders that are being made or have left.
 */
export async function changeForeignQuantities(
  ctx: SellerCtx,
  key: Key,
  quantities: ForeignQuantities,
): Promise<{ changed: number[]; too_late: number[] }> {
  return inTransaction(ctx, async (tx) => {
    const known = (await selectKnown(tx.db, tx.seller.id, [key])).filter(
      (row) => row.source === key.source && row.store_id === key.store_id,
    )
    const orders = await lockOrders(
      tx.db,
      tx.seller.id,
      known.map(({ id }) => id),
    )
    const foreign_ids = [...new Set(orders.flatMap(({ foreign_id }) => foreign_id ?? []))]
    const changes = (await selectForeignLines(tx.db, tx.seller.id, foreign_ids)).flatMap((line): LineChange[] => {
      const change = quantities.get(line.external_line_id)
      return change ? [{ foreign_line_id: line.id, ...change }] : []
    })
    const changed: number[] = []
    const too_late: number[] = []
    for (const order of orders) {
      if (order.state === 'cancelled' || order.state === 'refunded') continue
      if (order.state === 'draft') await changeDraft(tx, order, changes)
      else if (findRefusal('change', getFacts(order)) === null) await changePlanned(tx, order, changes)
      else {
        too_late.push(order.id)
        continue
      }
      changed.push(order.id)
    }
    return { changed, too_late }
  })
}
