import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type DocumentKind, documentPrefix, documentReasons } from '@inkroute/contract/warehouse/codes'
import type * as contract from '@inkroute/contract/warehouse/document'
import { AppError, invalidField } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { selectShelves } from '../catalog/catalog.ts'
import { selectStaffPictures } from '../upload/upload.ts'
import {
  countDocuments,
  type DocumentRecord,
  deleteDocument,
  findDocument,
  insertDocument,
  lockDocument,
  replaceLines,
  selectArrivals,
  selectArrived,
  selectDocuments,
  selectLines,
  selectNumbers,
  selectSkus,
  updateDocument,
} from './document.queries.ts'
import { selectItemNames } from './stock.queries.ts'
import { isQuantity } from './stock.rules.ts'
import { itemIn } from './stock.view.ts'
import { findWarehouse } from './warehouse.queries.ts'

type Document = Reply<typeof contract.getStockDocument>

const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())

const getHead = (row: DocumentRecord): Reply<typeof contract.listStockDocuments>['data'][number] => ({
  id: row.id,
  number: row.number,
  kind: row.kind as DocumentKind,
  state: row.state as 'draft' | 'posted',
  warehouse_code: row.warehouse_code,
  to_warehouse_code: row.to_warehouse_code,
  reason: row.reason,
  line_count: row.line_count,
  pieces: row.pieces,
  is_on_the_way: row.kind === 'transfer' && row.state === 'posted' && !row.is_complete,
  is_reversed: row.reversed_id !== null,
  reverses: row.reverses_id !== null ? { id: row.reverses_id, number: row.reverses_number ?? '' } : null,
  expected_on: row.expected_day,
  created_by: row.created_name ?? '',
  created_at: new Date(row.created_at).toISOString(),
  posted_by: row.posted_name ?? '',
  posted_at: instant(row.posted_at),
})

export async function piecesAt(ctx: StaffCtx, warehouse_code: string, item_ids: readonly number[]) {
  const shelves = await selectShelves(ctx.db, item_ids)
  return new Map(
    shelves.filter((shelf) => shelf.warehouse_code === warehouse_code).map((shelf) => [shelf.item_id, shelf.pieces]),
  )
}

/** Lines with names and pictures. A count shows what the shelf held when the line was counted, others what it holds. */
async function linesIn(ctx: StaffCtx, row: DocumentRecord): Promise<Document['lines']> {
  const lines = await selectLines(ctx.db, row.id)
  const ids = lines.map(({ item_id }) => item_id)
  const [names, pieces, arrived] = await Promise.all([
    selectItemNames(ctx.db, ids),
    piecesAt(ctx, row.warehouse_code, ids),
    selectArrived(ctx.db, row.id),
  ])
  const byItem = new Map(names.map((name) => [name.item_id, itemIn(ctx.language, name)]))
  return lines.map((line) => ({
    // The product may have been deleted since; the SKU remains.
    ...(byItem.get(line.item_id) ?? {
      item_id: line.item_id,
      product_id: 0,
      sku: line.sku,
      barcode: '',
      product: line.sku,
      variant: '',
      picture_url: null,
    }),
    quantity: line.quantity,
    expected: line.expected ?? pieces.get(line.item_id) ?? 0,
    change: line.change,
    arrived: arrived.get(line.item_id) ?? 0,
  }))
}

export async function viewDocument(ctx: StaffCtx, id: number): Promise<Document> {
  const row = await findDocument(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const [lines, pictures, arrivals, transfers] = await Promise.all([
    linesIn(ctx, row),
    selectStaffPictures(ctx.db, row.picture_ids),
    selectArrivals(ctx.db, id),
    selectNumbers(ctx.db, row.transfer_id === null ? [] : [row.transfer_id]),
  ])
  return {
    ...getHead(row),
    note: row.note,
    reference: row.reference,
    revision: row.revision,
    pictures: pictures.map(({ id: picture_id, name, key }) => ({ id: picture_id, name, url: ctx.storage.url(key) })),
    lines,
    transfer: transfers[0] ?? null,
    arrivals: arrivals.map((one) => ({
      id: one.id,
      number: one.number,
      posted_at: instant(one.posted_at),
      pieces: one.pieces,
    })),
    reversed_by: row.reversed_id !== null ? { id: row.reversed_id, number: row.reversed_number ?? '' } : null,
  }
}

export async function listStockDocuments(
  ctx: StaffCtx,
  { page, page_size, ...filters }: Input<typeof contract.listStockDocuments>,
): Promise<Reply<typeof contract.listStockDocuments>> {
  const [rows, total] = await Promise.all([
    selectDocuments(ctx.db, filters, { limit: page_size, offset: (page - 1) * page_size }),
    countDocuments(ctx.db, filters),
  ])
  return { data: rows.map(getHead), total, page, page_size }
}

export const getStockDocument = (ctx: StaffCtx, { id }: Input<typeof contract.getStockDocument>): Promise<Document> =>
  viewDocument(ctx, id)

/** `GR261116` before the id. */
export const numberPrefix = (kind: DocumentKind, now: Date): string =>
  `${documentPrefix[kind]}${now.toISOString().slice(2, 10).replaceAll('-', '')}`

const getReason = (kind: DocumentKind, reason: string): string =>
  (documentReasons[kind] as readonly string[]).includes(reason) ? reason : documentReasons[kind][0]

export async function requireOpen(ctx: StaffCtx, code: string): Promise<void> {
  const row = await findWarehouse(ctx.db, code)
  if (!row) throw new AppError('not_found')
  if (!row.is_active) throw new AppError('warehouse_closed', { code })
}

export async function createStockDocument(
  ctx: StaffCtx,
  { kind, warehouse_code, to_warehouse_code, reason }: Input<typeof contract.createStockDocument>,
): Promise<Reply<typeof contract.createStockDocument>> {
  return inTransaction(ctx, async (tx) => {
    const destination = kind === 'transfer' ? (to_warehouse_code ?? null) : null
    // What is left in a closed warehouse may still be counted, scrapped or moved out.
    if (!(await findWarehouse(tx.db, warehouse_code))) throw new AppError('not_found')
    if (kind === 'receipt') await requireOpen(tx, warehouse_code)
    if (destination !== null) await requireOpen(tx, destination)
    const now = tx.clock.now()
    const at = now.toISOString()
    const { id, number } = await insertDocument(
      tx.db,
      {
        kind,
        state: 'draft',
        warehouse_code,
        to_warehouse_code: destination,
        reason: getReason(kind, reason),
        created_by: tx.identity.user_id,
        created_at: at,
        updated_at: at,
      },
      numberPrefix(kind, now),
    )
    await recordChange(tx, {
      subject: 'stock_document',
      subject_id: String(id),
      title: number,
      before: null,
      after: { kind, warehouse_code, to_warehouse_code: destination },
    })
    return { id }
  })
}

/** Locks a draft; refuses a posted one and one that somebody else has changed. */
export async function lockDraft(tx: StaffCtx, id: number, revision?: number) {
  const document = await lockDocument(tx.db, id)
  if (!document) throw new AppError('not_found')
  if (document.state === 'posted') throw new AppError('stock_document_posted', { number: document.number })
  if (revision !== undefined && document.revision !== revision) throw new AppError('conflict')
  return document
}

const wrongQuantity: Readonly<Record<'count' | 'correction' | 'others', Readonly<Record<'zh' | 'en', string>>>> = {
  count: { zh: '实盘数量不能小于 0', en: 'The counted quantity must be 0 or more' },
  correction: { zh: '更正数量不能为 0', en: 'A correction must not be 0' },
  others: { zh: '数量至少 1 件', en: 'The quantity must be at least 1' },
}
export const quantityProblem = (ctx: StaffCtx, kind: DocumentKind): string =>
  wrongQuantity[kind === 'count' || kind === 'correction' ? kind : 'others'][ctx.language]

export async function saveStockDocument(
  ctx: StaffCtx,
  input: Input<typeof contract.saveStockDocument>,
): Promise<Document> {
  return inTransaction(ctx, async (tx) => {
    const document = await lockDraft(tx, input.id, input.revision)
    const kind = document.kind as DocumentKind
    const ids = input.lines.map(({ item_id }) => item_id)
    const [skus, before, pieces] = await Promise.all([
      selectSkus(tx.db, ids),
      selectLines(tx.db, input.id),
      piecesAt(tx, document.warehouse_code, ids),
    ])
    const skuOf = new Map(skus.map(({ id, sku }) => [id, sku]))
    const kept = new Map(before.map((line) => [line.item_id, line]))
    const lines = input.lines.map(({ item_id, quantity }, at) => {
      const sku = skuOf.get(item_id)
      if (sku === undefined)
        throw invalidField(`lines.${at}`, tx.language === 'zh' ? '没有这个 SKU' : 'There is no such SKU')
      if (!isQuantity(kind, quantity))
        throw invalidField(`lines.${at}.quantity`, `${sku}: ${quantityProblem(tx, kind)}`)
      const same = kept.get(item_id)
      // A line that is counted again is compared with the shelf of this moment.
      const counted = same && same.quantity === quantity ? same.expected : (pieces.get(item_id) ?? 0)
      return { item_id, sku, quantity, expected: kind === 'count' ? counted : null, change: null }
    })
    await replaceLines(tx.db, input.id, lines)
    const { reason, note, reference, expected_on, picture_ids } = input
    const change = { reason: getReason(kind, reason), note, reference, expected_on }
    await updateDocument(tx.db, input.id, {
      ...change,
      picture_ids,
      revision: document.revision + 1,
      line_count: lines.length,
      pieces: lines.reduce((sum, line) => sum + Math.abs(line.quantity), 0),
      updated_at: tx.clock.now().toISOString(),
    })
    await recordChange(tx, {
      subject: 'stock_document',
      subject_id: String(input.id),
      title: document.number,
      before: { lines: before.map(({ sku, quantity }) => `${sku} × ${quantity}`) },
      after: { ...change, lines: lines.map(({ sku, quantity }) => `${sku} × ${quantity}`) },
    })
    return viewDocument(tx, input.id)
  })
}

export async function deleteStockDocument(
  ctx: StaffCtx,
  { id }: Input<typeof contract.deleteStockDocument>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { number, kind, warehouse_code } = await lockDraft(tx, id)
    await deleteDocument(tx.db, id)
    const before = { kind, warehouse_code }
    await recordChange(tx, { subject: 'stock_document', subject_id: String(id), title: number, before, after: null })
    return {}
  })
}
