import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { DocumentKind } from '@inkroute/contract/warehouse/codes'
import type * as contract from '@inkroute/contract/warehouse/document'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { holdShelves, moveStock, openShelves } from '../catalog/catalog.ts'
import {
  insertDocument,
  type LineRecord,
  lockDocument,
  replaceLines,
  selectArrivals,
  selectArrived,
  selectLines,
  updateDocument,
} from './document.queries.ts'
import { lockDraft, numberPrefix, piecesAt, requireOpen, viewDocument } from './documents.ts'
import { findShortage, getChange } from './stock.rules.ts'

type Document = Reply<typeof contract.getStockDocument>

interface ShelfChange {
  readonly item_id: number
  readonly sku: string
  readonly change: number
}

/**
 * Changes shelves of one warehouse, all or none. The shelves are locked in the order that payments use before they are
 * read, so that a payment at the same time either comes first and is seen, or waits.
 */
async function changeShelves(
  tx: StaffCtx,
  { warehouse_code, number }: { readonly warehouse_code: string; readonly number: string },
  lines: readonly ShelfChange[],
): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id)
  await openShelves(tx.db, warehouse_code, ids)
  await holdShelves(
    tx.db,
    ids.map((item_id) => ({ item_id, warehouse_code })),
  )
  const short = findShortage(lines, await piecesAt(tx, warehouse_code, ids))
  if (short) throw new AppError('stock_short', { ...short, warehouse: warehouse_code })
  const moves = lines
    .filter(({ change }) => change !== 0)
    .map(({ item_id, change }) => ({ item_id, warehouse_code, pieces: -change }))
  const moved = moves.length > 0 ? await moveStock(tx.db, moves, number) : []
  if (moved.length !== moves.length) throw new Error(`not every shelf of ${number} moved`)
}

const getPieces = (lines: readonly ShelfChange[]) => lines.reduce((sum, { change }) => sum + Math.abs(change), 0)

async function noteChanges(
  tx: StaffCtx,
  document: { readonly id: number; readonly number: string; readonly warehouse_code: string },
  lines: readonly ShelfChange[],
): Promise<void> {
  await recordChange(tx, {
    subject: 'stock_document',
    subject_id: String(document.id),
    title: document.number,
    before: { state: 'draft' },
    after: {
      state: 'posted',
      warehouse_code: document.warehouse_code,
      shelves: lines.map(({ sku, change }) => `${sku} ${change > 0 ? '+' : ''}${change}`),
    },
  })
}

export async function postStockDocument(
  ctx: StaffCtx,
  { id, revision }: Input<typeof contract.postStockDocument>,
): Promise<Document> {
  return inTransaction(ctx, async (tx) => {
    const document = await lockDraft(tx, id, revision)
    const kind = document.kind as DocumentKind
    if (kind === 'receipt') await requireOpen(tx, document.warehouse_code)
    if (document.to_warehouse_code !== null) await requireOpen(tx, document.to_warehouse_code)
    const lines = await selectLines(tx.db, id)
    if (lines.length === 0) throw new AppError('stock_document_empty')
    const changed = lines.map((line) => ({ ...line, change: getChange(kind, line) }))
    await changeShelves(tx, document, changed)
    await replaceLines(tx.db, id, changed)
    await updateDocument(tx.db, id, { ...postedNow(tx), pieces: getPieces(changed) })
    await noteChanges(tx, document, changed)
    return viewDocument(tx, id)
  })
}

function postedNow(tx: StaffCtx) {
  const at = tx.clock.now().toISOString()
  return { state: 'posted', posted_by: tx.identity.user_id, posted_at: at, updated_at: at }
}

interface Follower {
  readonly kind: DocumentKind
  readonly warehouse_code: string
  readonly to_warehouse_code?: string | null
  readonly reason: string
  readonly note: string
  readonly transfer_id?: number | null
  readonly reverses_id?: number
  readonly is_complete?: boolean
}

/** A document that is made of another one and posted at once. */
async function postFollower(
  tx: StaffCtx,
  follower: Follower,
  lines: readonly (ShelfChange & Pick<LineRecord, 'quantity'>)[],
): Promise<number> {
  const now = tx.clock.now()
  const at = now.toISOString()
  const made = await insertDocument(
    tx.db,
    {
      ...follower,
      state: 'draft',
      line_count: lines.length,
      pieces: getPieces(lines),
      created_by: tx.identity.user_id,
      created_at: at,
      updated_at: at,
    },
    numberPrefix(follower.kind, now),
  )
  await changeShelves(tx, { ...made, warehouse_code: follower.warehouse_code }, lines)
  await replaceLines(
    tx.db,
    made.id,
    lines.map(({ item_id, sku, quantity, change }) => ({ item_id, sku, quantity, expected: null, change })),
  )
  await updateDocument(tx.db, made.id, postedNow(tx))
  await noteChanges(tx, { ...made, warehouse_code: follower.warehouse_code }, lines)
  return made.id
}

async function lockPosted(tx: StaffCtx, id: number) {
  const document = await lockDocument(tx.db, id)
  if (!document) throw new AppError('not_found')
  if (document.state !== 'posted') throw new AppError('stock_document_draft', { number: document.number })
  return document
}

/** Undoes a posted document. The pieces of a transfer return to where they left, if none has arrived. */
export async function reverseStockDocument(
  ctx: StaffCtx,
  { id, note }: Input<typeof contract.reverseStockDocument>,
): Promise<Document> {
  return inTransaction(ctx, async (tx) => {
    const document = await lockPosted(tx, id)
    const { number, kind, warehouse_code, to_warehouse_code, reason, transfer_id } = document
    if (document.reverses_id !== null) throw new AppError('stock_reversal_final')
    const view = await viewDocument(tx, id)
    if (view.is_reversed) throw new AppError('stock_document_reversed', { number })
    const arrived = await selectArrived(tx.db, id)
    if ([...arrived.values()].some((pieces) => pieces > 0)) {
      const arrival = (await selectArrivals(tx.db, id)).findLast(({ reverses_id }) => reverses_id === null)
      throw new AppError('stock_transfer_arrived', { number, arrival: arrival?.number ?? '' })
    }
    if (transfer_id !== null) await lockDocument(tx.db, transfer_id)
    const lines = (await selectLines(tx.db, id)).map((line) => ({ ...line, change: -(line.change ?? 0) }))
    const made = await postFollower(
      tx,
      {
        kind: kind as DocumentKind,
        warehouse_code,
        to_warehouse_code,
        reason,
        note,
        transfer_id,
        reverses_id: id,
        is_complete: true,
      },
      lines,
    )
    if (kind === 'transfer') await updateDocument(tx.db, id, { is_complete: true })
    // What had arrived is on the way again.
    if (transfer_id !== null) await updateDocument(tx.db, transfer_id, { is_complete: false })
    return viewDocument(tx, made)
  })
}

/** Books what arrived of a transfer as a document of its own. */
export async function receiveTransfer(
  ctx: StaffCtx,
  { id, note, is_final, lines }: Input<typeof contract.receiveTransfer>,
): Promise<Document> {
  return inTransaction(ctx, async (tx) => {
    const transfer = await lockPosted(tx, id)
    const { number, to_warehouse_code } = transfer
    if (transfer.kind !== 'transfer' || to_warehouse_code === null) throw new AppError('not_found')
    if (transfer.is_complete) throw new AppError('stock_transfer_complete', { number })
    const arrived = await selectArrived(tx.db, id)
    const sent = new Map((await selectLines(tx.db, id)).map((line) => [line.item_id, line]))
    const came = lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ item_id, quantity }, at) => {
        const line = sent.get(item_id)
        if (!line) throw new AppError('not_found')
        const open = line.quantity - (arrived.get(item_id) ?? 0)
        if (quantity > open) throw new AppError('stock_over_transfer', { line: at + 1, sku: line.sku, quantity, open })
        return { item_id, sku: line.sku, quantity, change: quantity }
      })
    if (came.length === 0 && !is_final) throw new AppError('stock_document_empty')
    if (came.length > 0) {
      const arrival = { kind: 'arrival', warehouse_code: to_warehouse_code, reason: 'transfer' } as const
      await postFollower(tx, { ...arrival, note, transfer_id: id }, came)
    }
    for (const { item_id, quantity } of came) arrived.set(item_id, (arrived.get(item_id) ?? 0) + quantity)
    const is_all = [...sent.values()].every((line) => (arrived.get(line.item_id) ?? 0) >= line.quantity)
    if (is_all || is_final) await updateDocument(tx.db, id, { is_complete: true })
    if (is_final && !is_all)
      await recordChange(tx, {
        subject: 'stock_document',
        subject_id: String(id),
        title: number,
        before: { is_complete: false },
        after: { is_complete: true, note, written_off: writtenOff(sent, arrived) },
      })
    return viewDocument(tx, id)
  })
}

const writtenOff = (sent: ReadonlyMap<number, LineRecord>, arrived: ReadonlyMap<number, number>) =>
  [...sent.values()]
    .map((line) => ({ sku: line.sku, pieces: line.quantity - (arrived.get(line.item_id) ?? 0) }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ sku, pieces }) => `${sku} × ${pieces}`)
