import type { AppCtx } from '../../infra/context.ts'
import { hastenJobs, withoutLiveJob } from '../../infra/jobs/job-rows.queries.ts'
import { changeSet, findSet, selectFiles, selectSets } from './print.queries.ts'
import { printFileName } from './print.view.ts'
import { makePrintSetJob } from './print-set.job.ts'
import { planOf } from './print-set.ts'

export interface PieceFile {
  readonly path: string
  readonly key: string
}

/** Files and sheet of one piece by the names a factory reads; null while something is missing. */
export async function filesOfPiece(ctx: AppCtx, seller_id: number, reference: string): Promise<PieceFile[] | null> {
  const set = await findSet(ctx.db, seller_id, { reference })
  if (set?.state !== 'done' || set.sheet_key === null) return null
  const { files, product } = await planOf(ctx, seller_id, set)
  const rows = await selectFiles(ctx.db, seller_id, set)
  const found: PieceFile[] = [{ path: `${reference}/${reference}.pdf`, key: set.sheet_key }]
  for (const file of files) {
    const row = rows.find(
      (one) =>
        one.view_id === file.view_id &&
        one.width_px === file.width_px &&
        one.height_px === file.height_px &&
        one.dpi === file.dpi,
    )
    if (!row?.file_key) return null
    found.push({ path: `${reference}/${printFileName(reference, product.views, file.view_id)}`, key: row.file_key })
  }
  return found
}

/** What is not there is made now: what waits for a job that died gets another, what waits for its next try has it at once. */
export async function retrySets(tx: AppCtx, seller_id: number, references: readonly string[]): Promise<void> {
  const open = (await selectSets(tx.db, seller_id, references)).filter(({ state }) => state !== 'done')
  const payloads = open.map(({ id }) => ({ seller_id, id }))
  for (const { id, state } of open) if (state === 'failed') await changeSet(tx.db, seller_id, id, { state: 'queued' })
  await hastenJobs(tx.db, makePrintSetJob.name, payloads)
  await tx.jobs.sendMany(makePrintSetJob, await withoutLiveJob(tx.db, makePrintSetJob.name, payloads))
}
