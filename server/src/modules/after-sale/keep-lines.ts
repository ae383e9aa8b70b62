import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { moveAskedLine, selectAskedLines } from './after-sale.queries.ts'

/** A request speaks of lines as they were ordered: it follows those that stay, and refuses that they go. */
export async function keepLines(
  tx: AppCtx,
  order: { readonly seller_id: number; readonly id: number },
  moved: ReadonlyMap<number, number>,
): Promise<void> {
  for (const asked of await selectAskedLines(tx.db, order)) {
    const line_id = moved.get(asked.line_id)
    if (line_id === undefined) throw new AppError('work_holds_order', { work_no: asked.work_no })
    await moveAskedLine(tx.db, order.seller_id, asked, line_id)
  }
}
