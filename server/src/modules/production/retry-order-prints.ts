import type { Input } from '@inkroute/contract/endpoint'
import type { retryOrderPrints as contract } from '@inkroute/contract/production'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { retryPrints } from '../design/design.ts'
import { codeOfLine, findOrder, linesOf } from '../order/order.ts'

export async function retryOrderPrints(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const order = await findOrder(tx.db, tx.seller.id, id)
    if (!order) throw new AppError('not_found')
    const lines = await linesOf(tx.db, tx.seller.id, id)
    await retryPrints(
      tx,
      tx.seller.id,
      lines.map((line) => codeOfLine(order.order_no, line.piece_no)),
    )
    return {}
  })
}
