import type { SellerCtx } from '../../../infra/context.ts'
import type { CheckedRow } from './check-import.rules.ts'
import { checkRows } from './check-rows.ts'
import { changeImport, countOrders, type ImportRecord } from './import.queries.ts'
import { settingsOf } from './import.view.ts'
import { keepChecks, type RowRecord, selectOpenRows } from './import-row.queries.ts'
import type { RowValues } from './import-row.rules.ts'

const isSame = (row: RowRecord, check: CheckedRow) =>
  row.status === check.status &&
  row.order_key === check.order_key &&
  row.sku_id === check.sku_id &&
  JSON.stringify(row.problems) === JSON.stringify(check.problems)

/**
 * Checks a locked import again after something changed, and keeps what came out differently. With `order_keys` only
 * those orders are looked at, which is right where no row moved to another order; shipments are planned together.
 */
export async function recheckImport(
  tx: SellerCtx,
  record: ImportRecord,
  order_keys?: readonly string[],
): Promise<ImportRecord> {
  const { seller_id, id } = record
  const settings = settingsOf(record)
  const some = settings.kind === 'fba' ? undefined : order_keys
  const rows = await selectOpenRows(tx.db, seller_id, id, some)
  const raw = rows.map((row) => ({ ...row, edits: row.edits as RowValues }))
  const known_keys = some && rows.map(({ order_key }) => order_key)
  const { rows: checks, channels } = await checkRows(tx, seller_id, raw, settings, known_keys)
  const before = new Map(rows.map((row) => [row.row_at, row]))
  const changed = checks.filter((check) => {
    const row = before.get(check.row_at)
    return !row || !isSame(row, check)
  })
  await keepChecks(tx.db, seller_id, id, changed)
  const counts = JSON.stringify(await countOrders(tx.db, seller_id, id))
  return changeImport(tx.db, seller_id, id, {
    counts,
    channels: JSON.stringify(channels),
    version: record.version + 1,
  })
}
