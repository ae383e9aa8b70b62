import { errorText, type Language } from '@inkroute/contract/errors/errors'
import type { BulkAction } from '@inkroute/contract/order/codes'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { type Job, job } from '../../../infra/jobs/job.ts'
import { actFor } from '../../auth/auth.ts'
import { selectOrder, selectOrdersById } from '../core/order.queries.ts'
import { type PaperKind, refusalFor } from '../paper/paper.rules.ts'
import { payOrders, requireConfirmed } from '../payment/pay-orders.ts'
import { cancelOrder } from '../refund/cancel-order.ts'
import { holdOrder } from '../work/change-order.ts'
import { advanceBulk, type BulkFailure, type BulkRow, finishBulk, noteProgress, selectBulk } from './bulk.queries.ts'

type OneByOne = Exclude<BulkAction, PaperKind>
const isPaper = (action: string): action is PaperKind => ['label', 'label_zpl', 'slip'].includes(action)
const doers: Record<OneByOne, (tx: SellerCtx, id: number) => Promise<unknown>> = {
  pay: (tx, id) => payOrders(tx, { ids: [id], method: 'balance' }),
  cancel: (tx, id) => cancelOrder(tx, { id, reason: '' }),
  hold: (tx, id) => holdOrder(tx, { id, is_held: true }),
  release: (tx, id) => holdOrder(tx, { id, is_held: false }),
}

class AlreadyDone extends Error {}

/** The step and its place in the run are committed together: after a crash no order is done twice. */
async function doOne(ctx: SellerCtx, row: BulkRow, at: number): Promise<void> {
  const order_id = row.order_ids[at] ?? 0
  try {
    // Outside the transaction: the marketplace may answer slowly.
    if (row.action === 'pay') await requireConfirmed(ctx, [order_id])
    await inTransaction(ctx, async (tx) => {
      if (!(await advanceBulk(tx.db, row, at, { order_id }))) throw new AlreadyDone()
      await doers[row.action as OneByOne](tx, order_id)
    })
  } catch (error) {
    if (error instanceof AlreadyDone) return
    if (!(error instanceof AppError)) throw error
    const order = await selectOrder(ctx.db, row.seller_id, order_id)
    const reason = errorText(error.code, ctx.language, error.details)
    await advanceBulk(ctx.db, row, at, { failure: { order_id, order_no: order?.order_no ?? '', reason } })
  }
}

/** One file for all orders that have papers; the others report why. No file when there are none. */
async function printAll(ctx: AppCtx, row: BulkRow, kind: PaperKind): Promise<void> {
  const orders = await selectOrdersById(ctx.db, row.seller_id, row.order_ids)
  const failures = orders.flatMap(({ id, order_no, ...order }): BulkFailure[] => {
    const refusal = refusalFor(kind, order)
    return refusal ? [{ order_id: id, order_no, reason: errorText(refusal, row.language as Language) }] : []
  })
  const refused = new Set(failures.map(({ order_id }) => order_id))
  const succeeded = row.order_ids.filter((id) => !refused.has(id))
  const { storePapers } = await import('../paper/make-papers.ts')
  const onDrawn = (part: number) => noteProgress(ctx.db, row, failures.length + Math.floor(part * succeeded.length))
  const file_key = succeeded.length > 0 ? await storePapers(ctx, row, { ids: succeeded, kind, onDrawn }) : null
  await finishBulk(ctx.db, row, {
    finished_at: ctx.clock.now().toISOString(),
    file_key,
    done: row.order_ids.length,
    succeeded,
    failures: jsonText(failures),
  })
}

const BulkRun = z.object({ seller_id: z.int(), id: z.int() })

export const bulkJob: Job<typeof BulkRun> = job({
  name: 'order.bulk',
  schema: BulkRun,
  // Half an hour with growing pauses: a full disk or a restart of the database is over by then.
  retry_limit: 12,
  async run(ctx, { seller_id, id }, isStopping) {
    const row = await selectBulk(ctx.db, seller_id, id)
    if (row?.state !== 'running') return
    if (isPaper(row.action)) return printAll(ctx, row, row.action)
    const actor = await actFor(ctx, { ...row, job: `bulk-${row.id}` })
    const user = { ...actor, language: row.language as Language }
    for (let at = row.done; at < row.order_ids.length; at++) {
      if (isStopping?.()) return ctx.jobs.send(bulkJob, { seller_id, id })
      await doOne(user, row, at)
    }
    await finishBulk(ctx.db, row, { finished_at: ctx.clock.now().toISOString() })
  },
})
