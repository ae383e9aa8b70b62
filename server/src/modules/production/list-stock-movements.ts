import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listStockMovements as contract } from '@inkroute/contract/production/production'
import type { StaffCtx } from '../../infra/context.ts'
import { countStockMoves, selectStockMoves } from './task-check.queries.ts'

export async function listStockMovements(
  ctx: StaffCtx,
  { page, page_size, keyword }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([
    selectStockMoves(ctx.db, keyword, { limit: page_size, offset: (page - 1) * page_size }),
    countStockMoves(ctx.db, keyword),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    product: row[`name_${ctx.language}`],
    warehouse_code: row.warehouse_code,
    change: row.change,
    pieces_after: row.pieces_after,
    cause: row.cause,
    created_at: new Date(row.created_at).toISOString(),
  }))
  return { data, total, page, page_size }
}
