import { permissionName } from '@inkroute/contract/account/permission-tree'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  getOrderBulk as getContract,
  OrderBulk,
  startOrderBulk as startContract,
  undoOrderBulk as undoContract,
} from '@inkroute/contract/order/bulk'
import { type BulkAction, bulkUndo, MAX_BULK_RUN } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { selectOrderIds } from '../core/order.queries.ts'
import { getFilters } from '../list/list-orders.ts'
import { bulkJob } from './bulk.job.ts'
import { type BulkRow, insertBulk, lockBulk, markBulkUndone, selectBulk } from './bulk.queries.ts'

function viewBulk(ctx: Pick<AppCtx, 'storage'>, row: BulkRow): OrderBulk {
  const action = row.action as BulkAction
  return {
    id: row.id,
    action,
    state: row.state as OrderBulk['state'],
    total: row.order_ids.length,
    done: row.done,
    succeeded: row.succeeded.length,
    failures: [...row.failures],
    can_undo: row.state === 'done' && bulkUndo[action] !== undefined && row.succeeded.length > 0,
    file_url: row.file_key && ctx.storage.url(row.file_key),
    created_at: new Date(row.created_at).toISOString(),
  }
}

async function start(tx: SellerCtx, action: BulkAction, order_ids: number[]): Promise<BulkRow> {
  const row = await insertBulk(tx.db, {
    seller_id: tx.seller.id,
    user_id: tx.identity.user_id,
    language: tx.language,
    action,
    order_ids,
    state: 'running',
    created_at: tx.clock.now().toISOString(),
  })
  await tx.jobs.send(bulkJob, { seller_id: tx.seller.id, id: row.id })
  return row
}

/** Permission a sub-account needs for the action, besides bulk actions. */
const needs: Record<BulkAction, string> = {
  pay: 'order.pay',
  cancel: 'order.admin:cancel',
  hold: 'order.admin:edit',
  release: 'order.admin:edit',
  label: 'order.admin',
  label_zpl: 'order.admin',
  slip: 'order.admin',
}

function assertMay(ctx: SellerCtx, action: BulkAction): void {
  const { permissions } = ctx.identity
  if (permissions && !permissions.has(needs[action]))
    throw new AppError('forbidden', { permission: permissionName(needs[action], ctx.language) })
}

/** Ignores ids of other sellers' orders. */
export async function startOrderBulk(
  ctx: SellerCtx,
  input: Input<typeof startContract>,
): Promise<Reply<typeof startContract>> {
  assertMay(ctx, input.action)
  return inTransaction(ctx, async (tx) => {
    const filters = { ...getFilters(input.filters ?? {}), ids: input.ids }
    const ids = await selectOrderIds(tx.db, tx.seller.id, filters, MAX_BULK_RUN + 1)
    if (ids.length > MAX_BULK_RUN) throw new AppError('bulk_too_many', { limit: MAX_BULK_RUN })
    if (ids.length === 0) throw new AppError('bulk_nothing')
    return viewBulk(tx, await start(tx, input.action, ids))
  })
}

export async function getOrderBulk(
  ctx: SellerCtx,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await selectBulk(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return viewBulk(ctx, row)
}

/** Undoes a bulk action as a new run; orders that have moved on are reported. */
export async function undoOrderBulk(
  ctx: SellerCtx,
  { id }: Input<typeof undoContract>,
): Promise<Reply<typeof undoContract>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockBulk(tx.db, tx.seller.id, id)
    if (!row) throw new AppError('not_found')
    const action = bulkUndo[row.action as BulkAction]
    if (!action || row.state !== 'done' || row.succeeded.length === 0) throw new AppError('bulk_not_undoable')
    await markBulkUndone(tx.db, tx.seller.id, id)
    return viewBulk(tx, await start(tx, action, row.succeeded))
  })
}
