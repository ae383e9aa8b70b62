import { errorText, type Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { makeRow } from './make-row.ts'
import { changeImport, changeRow, claimRow, findImport, type ImportRecord } from './template-import.queries.ts'
import type { RowValues } from './template-row.rules.ts'

/** Thrown through a transaction to undo it, with the row it was about. */
class RowRefused extends Error {
  readonly row_at: number
  readonly refusal: AppError
  constructor(row_at: number, refusal: AppError) {
    super(`row ${row_at}`)
    this.row_at = row_at
    this.refusal = refusal
  }
}

/** Goods and the state of their row in one transaction: a crash undoes both, a repeated job finds the row made. */
async function makeNext(ctx: AppCtx, record: ImportRecord): Promise<boolean> {
  const { seller_id, id, created_by } = record
  const owner = { seller_id, user_id: created_by, language: record.language as Language }
  return inTransaction(ctx, async (tx) => {
    const row = await claimRow(tx.db, seller_id, id)
    if (!row) return false
    try {
      const { made, problems } = await makeRow(tx, owner, row.values as RowValues)
      if (made)
        await changeRow(tx.db, seller_id, id, row.row_at, { status: 'made', goods_id: made.goods_id, title: made.name })
      else await changeRow(tx.db, seller_id, id, row.row_at, { status: 'failed', problems })
      return true
    } catch (error) {
      throw error instanceof AppError ? new RowRefused(row.row_at, error) : error
    }
  })
}

async function makeOrNote(ctx: AppCtx, record: ImportRecord): Promise<boolean> {
  try {
    return await makeNext(ctx, record)
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    const { code, details } = error.refusal
    const message = errorText(code, record.language as Language, details)
    const problems = [{ column: '', message }]
    await changeRow(ctx.db, record.seller_id, record.id, error.row_at, { status: 'failed', problems })
    return true
  }
}

/** Processes ready rows one by one. Safe to rerun: it resumes where it stopped. */
export const templateImportJob = job({
  name: 'goods.template-import',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  expire_seconds: 3600,
  run: async (ctx, { seller_id, id }, isStopping = () => false) => {
    const record = await findImport(ctx.db, seller_id, id)
    if (record?.state !== 'running') return
    while (await makeOrNote(ctx, record)) {
      if (isStopping()) throw new Error('stopping; another node goes on')
    }
    await changeImport(ctx.db, seller_id, id, { state: 'done', finished_at: ctx.clock.now().toISOString() })
  },
})
