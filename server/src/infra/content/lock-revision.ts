import type { HistoryAction } from '@inkroute/contract/content'
import { AppError } from '../app-error.ts'
import type { StaffCtx } from '../context.ts'
import { addHistory, type ItemRow, lockItem } from './content.queries.ts'

/** Locks the item until the transaction ends; refuses if someone else has changed it meanwhile. */
export async function lockRevision(tx: StaffCtx, kind: string, id: number, revision: number): Promise<ItemRow> {
  const item = await lockItem(tx.db, kind, id)
  if (!item) throw new AppError('not_found')
  if (item.revision !== revision) throw new AppError('conflict')
  return item
}

export const note = (tx: StaffCtx, item_id: number, action: HistoryAction, payload: unknown) =>
  addHistory(tx.db, { item_id, action, payload, at: tx.clock.now().toISOString(), by_name: tx.identity.username })
