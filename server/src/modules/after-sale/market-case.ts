import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { getLines, lockOrder } from '../order/order.ts'
import { findOpenAbout } from './core/after-sale.queries.ts'
import { openRequest, say } from './core/open-work.ts'

interface MarketCase {
  readonly seller_id: number
  readonly order_id: number
  /** In whose name the case is opened: the main account. */
  readonly user_id: number
  readonly body: string
}

/**
 * A buyer changed their mind after production began: staff decide, in the order's open request if there is one. Returns
 * the id of the request.
 */
export async function openMarketCase(tx: AppCtx, { seller_id, order_id, user_id, body }: MarketCase): Promise<number> {
  const order = await lockOrder(tx.db, seller_id, order_id)
  if (!order) throw new AppError('not_found')
  const lines = await getLines(tx.db, seller_id, order_id)
  const line_ids = lines.map(({ id }) => id)
  const open = await findOpenAbout(tx.db, seller_id, order_id, line_ids)
  if (open) {
    await say(tx, { seller_id, work_id: open.id }, { author: 'seller', user_id, body })
    return open.id
  }
  const { id } = await openRequest(tx, order, {
    form: 'work',
    kind: 'other',
    wish: 'advice',
    body,
    lines: lines.map((line) => ({ line_id: line.id, pieces: line.quantity })),
    upload_ids: [],
    by: { side: 'seller', user_id },
  })
  return id
}
