import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type DocumentKind, stockLimits } from '@inkroute/contract/warehouse/codes'
import type * as contract from '@inkroute/contract/warehouse/document'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { readSheetFile } from '../../infra/sheet/sheet-pool.ts'
import { getWorkbook } from '../export/export.ts'
import { findDocument, selectSheetRows } from './document.queries.ts'
import { piecesAt, quantityProblem } from './documents.ts'
import { selectItemNames, selectItemsByCode } from './stock.queries.ts'
import { isQuantity, type SheetLine, sheetLines } from './stock.rules.ts'
import { itemIn } from './stock.view.ts'

const words = {
  no_code: { zh: '缺少 SKU 或条码', en: 'The SKU or barcode is missing' },
  unknown: { zh: '没有这个 SKU 或条码', en: 'This SKU or barcode does not exist' },
  no_number: { zh: '数量应为整数', en: 'The quantity must be a whole number' },
  twice: { zh: '与第 {row} 行重复，同一 SKU 只能有一行', en: 'The same SKU as in row {row}; list each one once' },
} as const

interface GoodRow {
  readonly item_id: number
  readonly quantity: number
}

async function getDraft(ctx: StaffCtx, id: number) {
  const document = await findDocument(ctx.db, id)
  if (!document) throw new AppError('not_found')
  if (document.state === 'posted') throw new AppError('stock_document_posted', { number: document.number })
  return document
}

/** Sorts the rows of a sheet into lines and problems. */
function judge(ctx: StaffCtx, kind: DocumentKind, rows: readonly SheetLine[], itemOf: ReadonlyMap<string, number>) {
  const good: GoodRow[] = []
  const problems: { row: number; code: string; problem: string }[] = []
  const firstRow = new Map<number, number>()
  for (const { row, code, quantity } of rows) {
    const refuse = (problem: string) => problems.push({ row, code, problem })
    const item_id = itemOf.get(code)
    const first = item_id === undefined ? undefined : firstRow.get(item_id)
    if (code === '') refuse(words.no_code[ctx.language])
    else if (item_id === undefined) refuse(words.unknown[ctx.language])
    else if (quantity === null) refuse(words.no_number[ctx.language])
    else if (!isQuantity(kind, quantity) || Math.abs(quantity) > stockLimits.max_quantity)
      refuse(quantityProblem(ctx, kind))
    else if (first !== undefined) refuse(words.twice[ctx.language].replace('{row}', String(first)))
    else {
      firstRow.set(item_id, row)
      good.push({ item_id, quantity })
    }
  }
  return { good, problems }
}

/** A dry run: what a sheet would add to a draft, and what is wrong with its other rows. */
export async function checkStockSheet(
  ctx: StaffCtx,
  { id }: Input<typeof contract.checkStockSheet>,
): Promise<Reply<typeof contract.checkStockSheet>> {
  const document = await getDraft(ctx, id)
  if (!ctx.file || ctx.file.length === 0) throw new AppError('sheet_empty')
  const table = await readSheetFile(ctx.file)
  const all = sheetLines(table.rows)
  // A count sheet is handed out with every SKU; rows left blank were not counted.
  const rows = document.kind === 'count' ? all.filter(({ is_blank }) => !is_blank) : all
  if (rows.length > stockLimits.max_lines)
    throw new AppError('sheet_too_many_rows', { limit_rows: stockLimits.max_lines })
  const found = await selectItemsByCode(ctx.db, [...new Set(rows.map(({ code }) => code).filter(Boolean))])
  const itemOf = new Map(found.map(({ code, item_id }) => [code, item_id]))
  const { good, problems } = judge(ctx, document.kind as DocumentKind, rows, itemOf)
  const ids = good.map(({ item_id }) => item_id)
  const [names, pieces] = await Promise.all([selectItemNames(ctx.db, ids), piecesAt(ctx, document.warehouse_code, ids)])
  const nameOf = new Map(names.map((name) => [name.item_id, itemIn(ctx.language, name)]))
  return {
    rows: rows.length,
    problems,
    lines: good.flatMap(({ item_id, quantity }) => {
      const item = nameOf.get(item_id)
      return item ? [{ ...item, quantity, expected: pieces.get(item_id) ?? 0, change: null, arrived: 0 }] : []
    }),
  }
}

const SAMPLE_ROWS = 5

export async function getStockSheetSample(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getStockSheetSample>,
): Promise<Reply<typeof contract.getStockSheetSample>> {
  const document = await getDraft(ctx, id)
  const is_count = document.kind === 'count'
  const rows = await selectSheetRows(ctx.db, document.warehouse_code, is_count ? stockLimits.max_lines : SAMPLE_ROWS)
  const names = new Map(
    (
      await selectItemNames(
        ctx.db,
        rows.map(({ item_id }) => item_id),
      )
    ).map((row) => [row.item_id, itemIn(ctx.language, row)]),
  )
  const zh = ctx.language === 'zh'
  const bytes = getWorkbook({
    header: zh ? ['SKU', '数量', '产品', '规格'] : ['SKU', 'Quantity', 'Product', 'Variant'],
    widths: [24, 10, 30, 20],
    rows: rows.map(({ item_id, sku }) => {
      const item = names.get(item_id)
      return [sku, is_count ? '' : 10, item?.product ?? '', item?.variant ?? '']
    }),
  })
  return { name: `${document.number}.xlsx`, file_base64: Buffer.from(bytes).toString('base64') }
}
