import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { coverDays, type movementKinds, type StockState, stockLimits } from '@inkroute/contract/warehouse/codes'
import type { findStockItem as findContract } from '@inkroute/contract/warehouse/document'
import type * as contract from '@inkroute/contract/warehouse/stock'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import type { Cell } from '../../infra/exporter.ts'
import { type Hooked, theHandler } from '../../infra/hooks.ts'
import { selectWarehouses, warehouseName } from '../catalog/catalog.ts'
import { getWorkbook } from '../export/export.ts'
import { piecesAt } from './documents.ts'
import {
  countShelves,
  type StockFilters,
  selectFacets,
  selectItemNames,
  selectItemsByCode,
  selectMovements,
  selectShelfKeys,
  selectShelves,
  selectStockRows,
} from './stock.queries.ts'
import { getSource } from './stock.rules.ts'
import { itemIn, piecesToBuy, stockIn } from './stock.view.ts'
import { warehouseHooks } from './warehouse.hooks.ts'

const PACE_MS = 30 * 86_400_000
/** What lists of shelves take from orders. */
export function orderedPieces(ctx: Hooked) {
  const select = theHandler(ctx, warehouseHooks.orderedPieces)
  return { waiting: select('waiting'), unpaid: select('unpaid') }
}

export const paceSince = (ctx: Pick<AppCtx, 'clock'>): Date => new Date(ctx.clock.now().getTime() - PACE_MS)

type Row = Reply<typeof contract.listStock>['data'][number]

async function stockPage(ctx: StaffCtx, filters: StockFilters, range: { limit: number; offset: number }) {
  const keys = await selectShelfKeys(ctx.db, filters, range)
  return (await selectStockRows(ctx.db, keys, paceSince(ctx), orderedPieces(ctx))).map((row) =>
    stockIn(ctx.language, row),
  )
}

export async function listStock(
  ctx: StaffCtx,
  { page, page_size, ...filters }: Input<typeof contract.listStock>,
): Promise<Reply<typeof contract.listStock>> {
  const [data, total] = await Promise.all([
    stockPage(ctx, filters, { limit: page_size, offset: (page - 1) * page_size }),
    countShelves(ctx.db, filters),
  ])
  return { data, total, page, page_size }
}

interface Column {
  readonly zh: string
  readonly en: string
  readonly width: number
  readonly value: (row: Row, language: Language) => Cell
}

const stateNames: Readonly<Record<StockState, Readonly<Record<Language, string>>>> = {
  ok: { zh: '充足', en: 'OK' },
  low: { zh: '偏低', en: 'Low' },
  out: { zh: '缺货', en: 'Out' },
}

const itemColumns: readonly Column[] = [
  { zh: 'SKU', en: 'SKU', width: 22, value: (row) => row.sku },
  { zh: '条码', en: 'Barcode', width: 16, value: (row) => row.barcode },
  { zh: '产品', en: 'Product', width: 28, value: (row) => row.product },
  { zh: '规格', en: 'Variant', width: 20, value: (row) => row.variant },
  { zh: '仓库', en: 'Warehouse', width: 12, value: (row) => row.warehouse_code },
]

const columnsOf: Readonly<Record<'stock' | 'purchase', readonly Column[]>> = {
  stock: [
    ...itemColumns,
    { zh: '现有', en: 'On hand', width: 10, value: (row) => row.pieces },
    { zh: '待货订单', en: 'Orders waiting', width: 12, value: (row) => row.waiting },
    { zh: '待付款', en: 'Unpaid', width: 10, value: (row) => row.unpaid },
    { zh: '在途', en: 'Incoming', width: 10, value: (row) => row.incoming },
    { zh: '30 天销量', en: 'Sold in 30 days', width: 12, value: (row) => row.sold_30 },
    { zh: '可售天数', en: 'Days of cover', width: 12, value: (row) => row.cover_days },
    { zh: '补货点', en: 'Reorder point', width: 12, value: (row) => row.reorder_point },
    { zh: '目标库存', en: 'Target', width: 12, value: (row) => row.target },
    { zh: '状态', en: 'Status', width: 10, value: (row, language) => stateNames[row.state][language] },
  ],
  purchase: [
    ...itemColumns,
    { zh: '建议采购', en: 'To buy', width: 12, value: piecesToBuy },
    { zh: '现有', en: 'On hand', width: 10, value: (row) => row.pieces },
    { zh: '在途', en: 'Incoming', width: 10, value: (row) => row.incoming },
    { zh: '待货订单', en: 'Orders waiting', width: 12, value: (row) => row.waiting },
    { zh: '30 天销量', en: 'Sold in 30 days', width: 12, value: (row) => row.sold_30 },
    { zh: '目标库存', en: 'Target', width: 12, value: (row) => row.target },
  ],
}

const fileNames = { stock: { zh: '库存', en: 'stock' }, purchase: { zh: '采购建议', en: 'purchase' } }
/** Rows read at a time, so that a statement stays small. */
const CHUNK = 5000

export async function exportStock(
  ctx: StaffCtx,
  { what, ...filters }: Input<typeof contract.exportStock>,
): Promise<Reply<typeof contract.exportStock>> {
  const wanted = what === 'purchase' ? { ...filters, state: filters.state ?? ('short' as const) } : filters
  const rows = await countShelves(ctx.db, wanted)
  if (rows > stockLimits.export_rows)
    throw new AppError('stock_export_too_long', { rows, limit: stockLimits.export_rows })
  const { language } = ctx
  const columns = columnsOf[what]
  const cells: Cell[][] = []
  for (let offset = 0; offset < rows; offset += CHUNK)
    for (const row of await stockPage(ctx, wanted, { limit: CHUNK, offset }))
      if (what === 'stock' || piecesToBuy(row) > 0) cells.push(columns.map(({ value }) => value(row, language)))
  const bytes = getWorkbook({
    header: columns.map((column) => column[language]),
    widths: columns.map(({ width }) => width),
    rows: cells,
  })
  const day = ctx.clock.now().toISOString().slice(0, 10)
  return { name: `${fileNames[what][language]}-${day}.xlsx`, file_base64: Buffer.from(bytes).toString('base64') }
}

export async function getStockFacets(ctx: StaffCtx): Promise<Reply<typeof contract.getStockFacets>> {
  const [warehouses, { short, open }] = await Promise.all([selectWarehouses(ctx.db), selectFacets(ctx.db)])
  return {
    warehouses: warehouses.map((row) => ({
      code: row.code,
      name: warehouseName(ctx.language, row),
      is_active: row.is_active,
      short: short.get(row.code) ?? 0,
    })),
    ...open,
  }
}

async function getItem(ctx: StaffCtx, item_id: number) {
  const [row] = await selectItemNames(ctx.db, [item_id])
  if (!row) throw new AppError('not_found')
  return itemIn(ctx.language, row)
}

export async function listItemMovements(
  ctx: StaffCtx,
  { item_id, warehouse, page, page_size }: Input<typeof contract.listItemMovements>,
): Promise<Reply<typeof contract.listItemMovements>> {
  const item = await getItem(ctx, item_id)
  const [{ rows, total }, shelves] = await Promise.all([
    selectMovements(ctx.db, { item_id, warehouse }, { limit: page_size, offset: (page - 1) * page_size }),
    selectShelves(ctx.db, item_id, paceSince(ctx)),
  ])
  return {
    item,
    shelves: shelves.map((shelf) => ({ ...shelf, cover_days: coverDays(shelf.pieces, shelf.sold_30) })),
    data: rows.map((row) => ({
      ...row,
      kind: row.kind as (typeof movementKinds)[number],
      order_no: getSource(row.kind, row.cause).order_no,
      created_at: new Date(row.created_at).toISOString(),
    })),
    total,
    page,
    page_size,
  }
}

export async function findStockItem(
  ctx: StaffCtx,
  { code, warehouse }: Input<typeof findContract>,
): Promise<Reply<typeof findContract>> {
  const [found] = await selectItemsByCode(ctx.db, [code])
  if (!found) throw new AppError('stock_code_unknown', { code })
  const pieces = (await piecesAt(ctx, warehouse, [found.item_id])).get(found.item_id) ?? 0
  return { ...(await getItem(ctx, found.item_id)), pieces }
}
