import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { readBatchSheet as contract } from '@inkroute/contract/goods/batch/batch'
import { batchLimits } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { columnNames } from './sheet.rules.ts'

export async function readBatchSheet(
  ctx: SellerCtx,
  { sheet }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!ctx.file) throw new AppError('sheet_empty')
  const table = await readSheetFile(ctx.file, sheet)
  const [head, ...body] = table.rows
  if (!head || body.length === 0) throw new AppError('sheet_empty')
  const width = Math.max(head.cells.length, ...body.map((row) => row.cells.length))
  const columns = columnNames(head.cells, Math.min(width, batchLimits.max_columns))
  return {
    sheets: [...table.sheets],
    sheet: table.sheet,
    columns,
    rows: body
      .slice(0, batchLimits.max_rows)
      .map(({ cells }) => columns.map((_, n) => (cells[n] ?? '').trim().slice(0, batchLimits.max_value))),
    rows_left_out: Math.max(0, body.length - batchLimits.max_rows),
    columns_left_out: Math.max(0, width - batchLimits.max_columns),
    values_cut: body
      .slice(0, batchLimits.max_rows)
      .flatMap(({ cells }) => cells.slice(0, columns.length))
      .filter((cell) => cell.trim().length > batchLimits.max_value).length,
  }
}
