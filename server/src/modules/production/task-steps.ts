import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { TaskState } from '@inkroute/contract/production/codes'
import type * as contract from '@inkroute/contract/production/production'
import type { rejectTask as rejectContract } from '@inkroute/contract/production/production'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { advanceOrder, findOrderByNumber, getLines, type Move, type OrderRecord, pieceCode } from '../order/order.ts'
import { beginWhenReady } from './begin-production.job.ts'
import { cancelTasks, changeTask, findTask, lockTask, selectStatesOfOrder } from './core/production.queries.ts'
import { isAllPacked, REPRINT_PRIORITY, stepAfter } from './core/production.rules.ts'
import { holdText } from './stuck/stuck-work.ts'
import { type KeptPhoto, noteCheck, staffPhotos, takeFreshBlanks } from './task-checks.ts'
import { viewTask } from './tasks.ts'

/** Moves one task a step on, and its order when it was the last. Refuses when nothing is left to do. */
export async function stepTask(
  ctx: AppCtx,
  seller_id: number,
  id: number,
  user_id: number | null,
  { photos = [], from }: { readonly photos?: readonly KeptPhoto[]; readonly from?: TaskState | undefined } = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const task = await lockTask(tx.db, seller_id, id)
    if (task && from && task.state !== from) throw new AppError('task_moved', { code: task.code })
    const next = task && stepAfter(task.state as TaskState)
    if (!task || !next) throw new AppError('task_finished')
    await changeTask(tx.db, seller_id, id, { state: next, updated_at: tx.clock.now().toISOString() })
    if (next === 'checked') await noteCheck(tx, task, { is_passed: true, problem: '', photos, user_id })
    if (next !== 'packed') return
    if (!isAllPacked(await selectStatesOfOrder(tx.db, seller_id, task.order_id))) return
    const where = { seller_id, id: task.order_id, from: 'in_production' as const }
    await advanceOrder(tx, where, { to: 'packed', actor: user_id === null ? 'system' : 'staff', user_id })
  })
}

/** Scanning a paid order starts it at once, skipping the grace period for changes. Returns its first task. */
async function beginNow(ctx: StaffCtx, code: string): Promise<Reply<typeof contract.scanTask>> {
  const typed = code.toUpperCase()
  // The code of a piece whose order has no tasks yet names the order as well.
  const order =
    (await findOrderByNumber(ctx.db, typed)) ?? (await findOrderByNumber(ctx.db, typed.replace(/-\d+$/, '')))
  if (order?.state === 'on_hold') throw new AppError('task_order_held', { code, reason: holdText(order, ctx.language) })
  if (order?.state !== 'paid') throw new AppError('task_unknown', { code })
  await beginWhenReady(ctx, order)
  const [line] = await getLines(ctx.db, order.seller_id, order.id)
  const task = line && (await findTask(ctx.db, { code: pieceCode(order.order_no, line.piece_no) }))
  if (!task) throw new AppError('task_prints_pending', { code })
  return viewTask(ctx, task)
}

export async function scanTask(
  ctx: StaffCtx,
  input: Input<typeof contract.scanTask>,
): Promise<Reply<typeof contract.scanTask>> {
  const found = await findTask(ctx.db, { code: input.code })
  if (!found) return beginNow(ctx, input.code)
  const photos = await staffPhotos(ctx.db, input.picture_ids)
  await stepTask(ctx, found.seller_id, found.id, ctx.identity.user_id, { photos, from: input.from })
  return viewTask(ctx, await findTask(ctx.db, { id: found.id }))
}

/** Back to the start of the queue: a seller never gets what failed the check. */
export async function rejectTask(
  ctx: StaffCtx,
  input: Input<typeof rejectContract>,
): Promise<Reply<typeof rejectContract>> {
  const found = await findTask(ctx.db, { id: input.id })
  if (!found) throw new AppError('not_found')
  await inTransaction(ctx, async (tx) => {
    const task = await lockTask(tx.db, found.seller_id, found.id)
    if (!task || (task.state !== 'printing' && task.state !== 'checked')) throw new AppError('task_finished')
    const photos = await staffPhotos(tx.db, input.picture_ids)
    const { problem } = input
    await noteCheck(tx, task, { is_passed: false, problem, photos, user_id: tx.identity.user_id })
    await takeFreshBlanks(tx, task)
    await changeTask(tx.db, found.seller_id, found.id, {
      state: 'queued',
      problem,
      reprints: task.reprints + 1,
      priority: REPRINT_PRIORITY,
      updated_at: tx.clock.now().toISOString(),
    })
  })
  return viewTask(ctx, await findTask(ctx.db, { id: found.id }))
}

/** An order whose money went back is not made any further. */
export async function stopTasks(tx: AppCtx, order: OrderRecord, move: Move): Promise<void> {
  if (move.to !== 'refunded' && move.to !== 'cancelled') return
  await cancelTasks(tx.db, order.seller_id, order.id, tx.clock.now().toISOString())
}
