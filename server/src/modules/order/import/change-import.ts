import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/order/import/import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { getSkus } from '../../goods/goods.ts'
import { saveCodeMeaning } from '../core/foreign.queries.ts'
import type { CheckedRow } from './check/check-import.rules.ts'
import { checkRows, readRow } from './check/check-rows.ts'
import {
  editRow,
  findRow,
  keepChecks,
  type RowRecord,
  selectKeysOfCode,
  selectOpenRows,
} from './check/import-row.queries.ts'
import { skuCode } from './check/import-row.rules.ts'
import { changeImport, countOrders, type ImportRecord, removeImport } from './import.queries.ts'
import { getSettings } from './import.view.ts'
import { getDetail, importIn, openStates } from './own-import.ts'

const isSame = (row: RowRecord, check: CheckedRow) =>
  row.status === check.status &&
  row.order_key === check.order_key &&
  row.sku_id === check.sku_id &&
  JSON.stringify(row.problems) === JSON.stringify(check.problems)

/**
 * Checks a locked import again after something changed, and keeps what came out differently. With `order_keys` only
 * those orders are looked at, which is right where no row moved to another order; shipments are planned together.
 */
async function recheckImport(
  tx: SellerCtx,
  record: ImportRecord,
  order_keys?: readonly string[],
): Promise<ImportRecord> {
  const { seller_id, id } = record
  const settings = getSettings(record)
  const some = settings.kind === 'fba' ? undefined : order_keys
  const rows = await selectOpenRows(tx.db, seller_id, id, some)
  const known_keys = some && rows.map(({ order_key }) => order_key)
  const { rows: checks, channels } = await checkRows(tx, seller_id, rows, settings, known_keys)
  const before = new Map(rows.map((row) => [row.row_at, row]))
  const changed = checks.filter((check) => {
    const row = before.get(check.row_at)
    return !row || !isSame(row, check)
  })
  await keepChecks(tx.db, seller_id, id, changed)
  const counts = jsonText(await countOrders(tx.db, seller_id, id))
  return changeImport(tx.db, seller_id, id, {
    counts,
    channels: jsonText(channels),
    version: record.version + 1,
  })
}

type Map = typeof contract.mapImport
type Edit = typeof contract.editImportRow
type Match = typeof contract.matchImportSku
type Channel = typeof contract.chooseImportChannel
type Remove = typeof contract.deleteImport

export async function mapImport(ctx: SellerCtx, input: Input<Map>): Promise<Reply<Map>> {
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, input.id, openStates)
    if (Object.values(input.mapping).some((column) => column !== undefined && column >= record.headers.length)) {
      throw new AppError('conflict')
    }
    const change = {
      mapping: jsonText(input.mapping),
      defaults: jsonText(input.defaults),
      template_id: null,
    }
    const changed = await changeImport(tx.db, tx.seller.id, record.id, change)
    return getDetail(tx, await recheckImport(tx, changed))
  })
}

/** One channel for every order of the file; null leaves each to the seller's rules. */
export async function chooseImportChannel(ctx: SellerCtx, input: Input<Channel>): Promise<Reply<Channel>> {
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, input.id, openStates)
    const channels = record.channels
    if (input.channel_id !== null && !channels.some(({ id }) => id === input.channel_id))
      throw new AppError('not_found')
    const changed = await changeImport(tx.db, tx.seller.id, record.id, { channel_id: input.channel_id })
    return getDetail(tx, await recheckImport(tx, changed))
  })
}

/** The order number in the row; empty when it continues the order above. */
const getKey = (row: RowRecord, record: ImportRecord): string =>
  readRow(row, getSettings(record)).values.external_no ?? ''

export async function editImportRow(ctx: SellerCtx, input: Input<Edit>): Promise<Reply<Edit>> {
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, input.id, openStates)
    const edits = Object.fromEntries(Object.entries(input.values).map(([field, text]) => [field, text ?? '']))
    const change = { edits, is_excluded: input.is_excluded }
    const before = await findRow(tx.db, tx.seller.id, record.id, input.row_at)
    if (!(await editRow(tx.db, tx.seller.id, record.id, input.row_at, change))) throw new AppError('not_found')
    const after = await findRow(tx.db, tx.seller.id, record.id, input.row_at)
    const stays = before && after && getKey(before, record) !== '' && getKey(before, record) === getKey(after, record)
    return getDetail(tx, await recheckImport(tx, record, stays ? [before.order_key] : undefined))
  })
}

/** Remembered, so that the next file needs no matching. */
export async function matchImportSku(ctx: SellerCtx, input: Input<Match>): Promise<Reply<Match>> {
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, input.id, openStates)
    const [sku] = await getSkus(tx.db, tx.seller.id, [input.sku_id])
    if (!sku || sku.deleted_at !== null) throw new AppError('not_found')
    const { external_sku, sku_id } = input
    const meaning = { store_id: 0, external_sku: skuCode(external_sku), sku_id }
    await saveCodeMeaning(tx.db, tx.seller.id, meaning, tx.clock.now().toISOString())
    const column = (getSettings(record).mapping.sku ?? -1) + 1
    const keys = await selectKeysOfCode(tx.db, tx.seller.id, record.id, column, external_sku)
    // Rows without a number cannot be rechecked separately.
    return getDetail(tx, await recheckImport(tx, record, keys.includes('') || keys.length === 0 ? undefined : keys))
  })
}

export async function deleteImport(ctx: SellerCtx, { id }: Input<Remove>): Promise<Reply<Remove>> {
  const file_key = await inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, id, ['checked', 'undone'])
    await removeImport(tx.db, tx.seller.id, id)
    return record.file_key
  })
  if (file_key !== '') await ctx.storage.remove(file_key)
  return {}
}
