import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type uploadTemplateImport as contract, templateImportLimits } from '@inkroute/contract/goods/template-import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { readParts } from './row-parts.ts'
import { insertImport, insertRows, type NewRow } from './template-import.queries.ts'
import { checkRow, isHeader, readHeader, valuesOf } from './template-row.rules.ts'
import { viewImport } from './view-import.ts'

async function checkedRows(ctx: SellerCtx, file: Uint8Array): Promise<NewRow[]> {
  const { rows } = await readSheetFile(file)
  const head = rows.find(({ cells }) => isHeader(cells))
  if (!head) throw new AppError('template_import_header')
  const header = readHeader(head.cells)
  const { max_value_length, max_rows } = templateImportLimits
  const below = rows.filter(({ at }) => at > head.at)
  if (below.length === 0) throw new AppError('import_no_rows')
  if (below.length > max_rows) throw new AppError('template_import_rows', { limit: max_rows })
  const read = below.map(({ at, cells }) => ({ row_at: at, values: valuesOf(header, cells, max_value_length) }))
  const all = read.map(({ values }) => values)
  const parts = await readParts(ctx, ctx.seller.id, all, ctx.language)
  return read.map(({ row_at, values }) => {
    const [has_artwork, has_template] = [Boolean(parts.artwork(values)), Boolean(parts.template(values))]
    const { problems } = checkRow(values, { product: parts.product(values), has_artwork, has_template }, ctx.language)
    return { row_at, values, problems, status: problems.length > 0 ? 'error' : 'ready' }
  })
}

export async function uploadTemplateImport(
  ctx: SellerCtx,
  { name }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!ctx.file || ctx.file.length === 0) throw new AppError('sheet_empty')
  const rows = await checkedRows(ctx, ctx.file)
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const id = await insertImport(tx.db, {
      seller_id,
      name,
      language: tx.language,
      row_count: rows.length,
      created_by: tx.identity.user_id,
      created_at: tx.clock.now().toISOString(),
    })
    await insertRows(tx.db, seller_id, id, rows)
    return viewImport(tx, id)
  })
}
