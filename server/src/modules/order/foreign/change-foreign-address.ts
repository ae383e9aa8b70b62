import type { OrderAddress } from '@inkroute/contract/order'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { checkedAddress } from '../../address/address.ts'
import { moveOrder } from '../move-order.ts'
import { changeOrder, insertEvents, lockOrders, type OrderRecord } from '../order.queries.ts'
import { refusalOf } from '../order-actions.rules.ts'
import { factsOf } from '../own-order.ts'
import { completeDraftsById } from './complete-drafts.ts'
import { selectKnown } from './foreign.queries.ts'
import { wholeAddress } from './foreign.rules.ts'

function isRight(address: OrderAddress): boolean {
  try {
    checkedAddress(address, 'zh')
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** A wrong one or one in another country cannot be sent as it was paid: the order waits for the seller. */
async function moveTo(tx: AppCtx, order: OrderRecord, address: OrderAddress): Promise<void> {
  const { seller_id, id, state } = order
  const now = tx.clock.now().toISOString()
  const fits = state === 'draft' || (address.country === order.country && isRight(address))
  await changeOrder(tx.db, seller_id, id, {
    ...{ address: JSON.stringify(address), buyer_name: address.name, tax_number: address.tax_no, updated_at: now },
    ...(state === 'draft' ? { country: address.country } : {}),
  })
  await insertEvents(tx.db, [{ seller_id, order_id: id, kind: 'address', actor: 'marketplace', created_at: now }])
  if (state === 'draft') await completeDraftsById(tx, seller_id, [id])
  else if (!fits && (state === 'paid' || state === 'in_review')) {
    await moveOrder(tx, order, { to: 'on_hold', actor: 'marketplace', hold_reason: 'address' })
  }
}

/** The buyer gave another address. Honoured until production begins; `too_late` names the others. */
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
      if (refusalOf('change_address', factsOf(order)) !== null) too_late.push(order.id)
      else {
        await moveTo(tx, order, wholeAddress(asked))
        changed.push(order.id)
      }
    }
    return { changed, too_late }
  })
}
