import type { Input } from '@inkroute/contract/endpoint'
import type { retryOrderPrints as contract } from '@inkroute/contract/production/production'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { printStates, retryPrintSets } from '../../design/design.ts'
import { getLines, type OrderRecord, pieceCode, requestOrderPrints, selectOrder } from '../../order/order.ts'

export async function retryOrderPrints(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const order = await selectOrder(tx.db, tx.seller.id, id)
    if (!order) throw new AppError('not_found')
    await getRetryPrints(tx, order)
    return {}
  })
}

/** Files that failed, were lost on the way or never asked for are made now. */
export async function getRetryPrints(tx: AppCtx, order: OrderRecord): Promise<void> {
  const { seller_id, id, order_no } = order
  const codes = (await getLines(tx.db, seller_id, id)).map((line) => pieceCode(order_no, line.piece_no))
  const asked = await printStates(tx.db, seller_id, codes)
  await retryPrintSets(tx, seller_id, codes)
  if (order.paid_at !== null && asked.size < codes.length) await requestOrderPrints(tx, order)
}
