import { randomUUID } from 'node:crypto'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { readImportAgain as againContract, uploadImport as contract } from '@inkroute/contract/order/import/import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import type { SheetTable } from '../../../infra/sheet/sheet.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { checkInBlocks, checkRows } from './check/check-rows.ts'
import { insertRows, removeRows } from './check/import-row.queries.ts'
import type { ImportChannel } from './check/plan-shipments.rules.ts'
import { findHeader, fitTemplate, guessMapping } from './guess-mapping.rules.ts'
import { changeImport, countOrders, insertImport, selectTemplates } from './import.queries.ts'
import { assertKind, getDetail, importIn, ownImport } from './own-import.ts'

const SAMPLE_LENGTH = 60

/** Finds the header row, maps columns by template or name, and reads the rows below. */
async function understand(ctx: SellerCtx, kind: 'order' | 'fba', table: SheetTable, header_at?: number) {
  const header = table.rows.find(({ at }) => at === header_at) ?? findHeader(table.rows, kind)
  if (!header) throw new AppError('sheet_empty')
  const rows = table.rows.filter(({ at }) => at > header.at)
  if (rows.length === 0) throw new AppError('import_no_rows')
  const templates = await selectTemplates(ctx.db, ctx.seller.id, kind)
  const fitting = fitTemplate(templates, header.cells)
  const width = Math.max(header.cells.length, ...rows.slice(0, 50).map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  return {
    kind,
    header_at: header.at,
    rows,
    sheet: table.sheet,
    sheets: [...table.sheets],
    headers: columns.map((at) => (header.cells[at] ?? '').trim()),
    samples: columns.map((at) =>
      (rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '').slice(0, SAMPLE_LENGTH),
    ),
    mapping: fitting?.mapping ?? guessMapping(header.cells, kind),
    defaults: fitting?.template.defaults ?? {},
    template_id: fitting?.template.id ?? null,
  }
}
type Understood = Awaited<ReturnType<typeof understand>>

const getColumns = ({ kind: _, rows, mapping, defaults, ...columns }: Understood) => ({
  ...columns,
  mapping: jsonText(mapping),
  defaults: jsonText(defaults),
  row_count: rows.length,
})

const NO_EDITS = {}

/** Checks the rows and keeps them, block by block where they are many. Returns the channels of shipments. */
async function keepRows(tx: SellerCtx, import_id: number, understood: Understood): Promise<readonly ImportChannel[]> {
  const seller_id = tx.seller.id
  const raw = understood.rows.map(({ at, cells }) => ({ row_at: at, cells, edits: NO_EDITS, is_excluded: false }))
  const settings = { ...understood, channel_id: null }
  if (understood.kind === 'fba') {
    const { rows, channels } = await checkRows(tx, seller_id, raw, settings)
    const checked = rows.map((check, at) => ({ ...check, cells: raw[at]?.cells ?? [] }))
    await insertRows(tx.db, seller_id, import_id, checked)
    return channels
  }
  for await (const block of checkInBlocks(tx, seller_id, raw, settings)) {
    const checked = block.map(({ row, check }) => ({ ...check, cells: row.cells }))
    await insertRows(tx.db, seller_id, import_id, checked)
  }
  return []
}

export async function uploadImport(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  assertKind(ctx, input.kind)
  if (!ctx.file || ctx.file.length === 0) throw new AppError('sheet_empty')
  return keepImport(ctx, input, ctx.file, await readSheetFile(ctx.file))
}

/** A file that was read, with its rows checked. */
export async function keepImport(
  ctx: SellerCtx,
  input: Input<typeof contract>,
  file: Uint8Array,
  table: SheetTable,
): Promise<Reply<typeof contract>> {
  const understood = await understand(ctx, input.kind, table)
  const seller_id = ctx.seller.id
  const file_key = `private/order-import/${seller_id}/${randomUUID()}.${table.format}`
  await ctx.storage.put(file_key, file)
  return inTransaction(ctx, async (tx) => {
    const made = await insertImport(tx.db, {
      seller_id,
      kind: input.kind,
      name: input.name,
      state: 'checked',
      file_key,
      ...getColumns(understood),
      created_by: tx.identity.user_id,
      created_at: tx.clock.now().toISOString(),
    })
    const channels = jsonText(await keepRows(tx, made.id, understood))
    const counts = jsonText(await countOrders(tx.db, seller_id, made.id))
    return getDetail(tx, await changeImport(tx.db, seller_id, made.id, { counts, channels }))
  })
}

/** The same file, read from another sheet or with other headers. Only before anything was made of it. */
export async function readImportAgain(
  ctx: SellerCtx,
  input: Input<typeof againContract>,
): Promise<Reply<typeof againContract>> {
  const { file_key, kind } = await ownImport(ctx, input.id)
  if (file_key === '') throw new AppError('import_file_erased')
  const table = await readSheetFile(await ctx.storage.get(file_key), input.sheet)
  const understood = await understand(ctx, kind as 'order', table, input.header_at)
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, input.id, ['checked'])
    await removeRows(tx.db, seller_id, record.id)
    const channels = jsonText(await keepRows(tx, record.id, understood))
    const counts = jsonText(await countOrders(tx.db, seller_id, record.id))
    const change = { ...getColumns(understood), counts, channels, channel_id: null, version: record.version + 1 }
    return getDetail(tx, await changeImport(tx.db, seller_id, record.id, change))
  })
}
