import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { ImportDetail, ImportState } from '@inkroute/contract/order/import/import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectUnmatched } from './check/import-row.queries.ts'
import { findImport, findUsername, type ImportRecord, lockImport } from './import.queries.ts'
import { detailView, getSettings } from './import.view.ts'

/** Orders and FBA orders have separate screens with separate permissions. */
export function assertKind(ctx: SellerCtx, kind: string, button: '' | ':commit' = ''): void {
  const { permissions } = ctx.identity
  if (permissions === null) return
  const screen = kind === 'fba' ? 'order.import-fba' : 'order.import'
  const needed = `${screen}${button}`
  // Roles created before the FBA screen had its own permission.
  const is_older = kind === 'fba' && permissions.has(screen) && permissions.has(`order.import${button}`)
  if (permissions.has(needed) || is_older) return
  throw new AppError('forbidden', { permission: permissionName(needed, ctx.language) })
}

export async function ownImport(ctx: SellerCtx, id: number): Promise<ImportRecord> {
  const record = await findImport(ctx.db, ctx.seller.id, id)
  if (!record) throw new AppError('not_found')
  assertKind(ctx, record.kind)
  return record
}

/** Locked, and in one of these states: otherwise someone else was faster. */
export async function importIn(
  tx: SellerCtx,
  id: number,
  states: readonly ImportState[],
  button: '' | ':commit' = '',
): Promise<ImportRecord> {
  const record = await lockImport(tx.db, tx.seller.id, id)
  if (!record) throw new AppError('not_found')
  assertKind(tx, record.kind, button)
  if (!states.includes(record.state as ImportState)) throw new AppError('import_state_changed')
  return record
}

/** As long as nothing is being made of it, rows that are no orders yet can be mended. */
export const openStates: readonly ImportState[] = ['checked', 'stopped', 'done']

export async function getDetail(ctx: SellerCtx, record: ImportRecord): Promise<ImportDetail> {
  const { mapping } = getSettings(record)
  const columns = { sku: (mapping.sku ?? -1) + 1, title: (mapping.title ?? -1) + 1 }
  const [user, unmatched] = await Promise.all([
    findUsername(ctx.db, record.created_by),
    selectUnmatched(ctx.db, record.seller_id, record.id, columns),
  ])
  return detailView(record, user?.username ?? '', unmatched, ctx.language)
}
