import { type ErrorName, errorText } from '@inkroute/contract/errors/errors'
import { counted } from '@inkroute/contract/fill'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { addAttempt, countOpen, setFailed } from './cell.queries.ts'
import { CellRefused, type OpenRun } from './make-cell.ts'
import { changeRun, countCells, lockRun } from './plan/batch.queries.ts'
import { rateSince } from './progress.ts'

/** Attempts for unexpected errors before the cell fails. */
const MAX_ATTEMPTS = 3

const getRecord = (run_id: number): string => `/design/groupDesign?tab=records&run=${run_id}`

/** Pauses the run and messages the user, who may be away from the screen. */
export async function pauseRun(
  ctx: AppCtx,
  { seller_id, run_id, epoch, user_id }: Pick<OpenRun, 'seller_id' | 'run_id' | 'epoch' | 'user_id'>,
  name: ErrorName,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockRun(tx.db, seller_id, run_id)
    if (row?.state !== 'running' || row.epoch !== epoch) return
    await changeRun(tx.db, seller_id, run_id, { state: 'paused', reason: { name } })
    await sendMessage(tx, {
      seller_id,
      user_id,
      type: 1,
      link: getRecord(run_id),
      once_key: `batch-held:${run_id}:${epoch}`,
      title: { zh: '批量设计已暂停', en: 'Batch run paused' },
      body: {
        zh: `“${row.name}”已暂停：${errorText(name, 'zh')}。已生成的商品保留，处理后可在记录中继续。`,
        en: `“${row.name}” is paused: ${errorText(name, 'en')}. Finished goods are kept; resume the run from its record.`,
      },
    })
  })
}

/**
 * Records why a cell failed and returns what to do next. Running out of quota pauses the whole run, since every further
 * cell would fail alike; a named error fails its cell; anything else is retried.
 */
export async function recordRefusal(ctx: AppCtx, run: OpenRun, thrown: unknown): Promise<'next' | 'again' | 'stop'> {
  if (!(thrown instanceof CellRefused)) throw thrown
  const { cell_no, cause } = thrown
  const { seller_id, run_id } = run
  if (cause instanceof AppError && cause.code === 'design_quota_exceeded') {
    await pauseRun(ctx, run, cause.code)
    return 'stop'
  }
  const updated_at = ctx.clock.now().toISOString()
  if (cause instanceof AppError) {
    const error = { name: cause.code, details: cause.details }
    await setFailed(ctx.db, seller_id, run_id, cell_no, { error, updated_at })
    return 'next'
  }
  ctx.log.error({ err: cause, run_id, cell_no }, 'batch cell failed')
  if ((await addAttempt(ctx.db, seller_id, run_id, cell_no)) < MAX_ATTEMPTS) return 'again'
  await setFailed(ctx.db, seller_id, run_id, cell_no, { error: { name: 'design_not_made' }, updated_at })
  return 'next'
}

const getMessage = (name: string, made: number, failed: number) => ({
  title: { zh: '批量设计已完成', en: 'Batch run finished' },
  body: {
    zh: `“${name}”已生成 ${made} 个商品${failed > 0 ? `，${failed} 个失败，可在记录中重试` : ''}。`,
    en: `“${name}” created ${counted(made, 'item')}${failed > 0 ? `; ${failed} failed and can be retried from the record` : ''}.`,
  },
})

/** Finishes a run that has no open cells. True when it is finished, by this call or earlier. */
export async function finishRun(ctx: AppCtx, { seller_id, run_id, epoch, user_id, facts }: OpenRun): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRun(tx.db, seller_id, run_id)
    if (row?.state !== 'running' || row.epoch !== epoch) return true
    if ((await countOpen(tx.db, seller_id, run_id)) > 0) return false
    const finished_at = tx.clock.now().toISOString()
    await changeRun(tx.db, seller_id, run_id, { state: 'finished', reason: null, finished_at })
    if (!facts.plan.notify_when_done) return true
    const counts = (await countCells(tx.db, seller_id, [run_id], rateSince(tx))).get(run_id)
    await sendMessage(tx, {
      seller_id,
      user_id,
      type: 1,
      link: getRecord(run_id),
      ...getMessage(row.name, counts?.done ?? 0, counts?.failed ?? 0),
      once_key: `batch:${run_id}:${epoch}`,
    })
    return true
  })
}
