import type { Insertable } from 'kysely'
import type { AppCtx } from '../../../infra/context.ts'
import type { SalesOrderLine } from '../../../infra/db/tables.gen.ts'
import { ownDesigns } from './order.hooks.ts'
import { insertOrderLines } from './order.queries.ts'
import { applyOwnDesigns } from './own-design.queries.ts'

/** Lines of buyers who personalised them carry their own design, on every path that writes lines. */
export async function writeOrderLines(
  tx: Pick<AppCtx, 'db' | 'hooks'>,
  rows: readonly Insertable<SalesOrderLine>[],
): Promise<void> {
  await insertOrderLines(tx.db, rows)
  const foreign = rows.filter(({ foreign_line_id }) => (foreign_line_id ?? null) !== null)
  const [first] = foreign
  if (!first) return
  const order_ids = [...new Set(foreign.map(({ order_id }) => order_id))]
  await applyOwnDesigns(tx.db, first.seller_id, order_ids, ownDesigns(tx))
}
