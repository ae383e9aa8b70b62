import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/order/import/import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { missingFields } from './guess-mapping.rules.ts'
import { runImportJob, undoImportJob } from './import.job.ts'
import { changeImport, countOrders } from './import.queries.ts'
import { getSettings } from './import.view.ts'
import { importIn, openStates } from './own-import.ts'

type Commit = typeof contract.commitImport
type Stop = typeof contract.stopImport
type Undo = typeof contract.undoImport

export async function commitImport(ctx: SellerCtx, input: Input<Commit>): Promise<Reply<Commit>> {
  return inTransaction(ctx, async (tx) => {
    const { id, with_drafts } = input
    const record = await importIn(tx, id, openStates, ':commit')
    const { kind, mapping, defaults } = getSettings(record)
    if (missingFields(mapping, defaults, kind).includes('external_no')) throw new AppError('import_nothing_mapped')
    const counts = await countOrders(tx.db, tx.seller.id, id)
    const total = (counts.ready ?? 0) + (with_drafts ? (counts.draft ?? 0) : 0)
    if (total === 0) throw new AppError('import_nothing_ready')
    const started_at = tx.clock.now().toISOString()
    await changeImport(tx.db, tx.seller.id, id, {
      state: 'running',
      with_drafts,
      total,
      progress: 0,
      started_at,
      finished_at: null,
      version: record.version + 1,
    })
    await tx.jobs.send(runImportJob, { seller_id: tx.seller.id, id, user_id: tx.identity.user_id })
    return {}
  })
}

/** The step under way ends, then nothing more is made. */
export async function stopImport(ctx: SellerCtx, { id }: Input<Stop>): Promise<Reply<Stop>> {
  return inTransaction(ctx, async (tx) => {
    await importIn(tx, id, ['running'], ':commit')
    const counts = jsonText(await countOrders(tx.db, tx.seller.id, id))
    await changeImport(tx.db, tx.seller.id, id, { state: 'stopped', counts, finished_at: tx.clock.now().toISOString() })
    return {}
  })
}

export async function undoImport(ctx: SellerCtx, { id }: Input<Undo>): Promise<Reply<Undo>> {
  return inTransaction(ctx, async (tx) => {
    const record = await importIn(tx, id, ['done', 'stopped'], ':commit')
    const { made = 0 } = await countOrders(tx.db, tx.seller.id, id)
    if (made === 0) throw new AppError('import_nothing_made')
    await changeImport(tx.db, tx.seller.id, id, {
      state: 'undoing',
      total: made,
      progress: 0,
      started_at: tx.clock.now().toISOString(),
      finished_at: null,
      version: record.version + 1,
    })
    await tx.jobs.send(undoImportJob, { seller_id: tx.seller.id, id, user_id: tx.identity.user_id })
    return {}
  })
}
