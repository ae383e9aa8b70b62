import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/export/export'
import type * as staff from '@inkroute/contract/export/staff'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { exportJob } from './export.job.ts'
import { changeExport, countExports, deleteExportRow, findExport, selectExports } from './export.queries.ts'
import { viewExport } from './export.view.ts'
import { PLATFORM, requestExport } from './request-export.ts'

export const createExport = (
  ctx: SellerCtx,
  input: Input<typeof contract.createExport>,
): Promise<Reply<typeof contract.createExport>> => requestExport(ctx, input)

/** The main account sees every record of the seller (null), a sub-account only its own. */
const visibleUser = (ctx: SellerCtx): number | null => (ctx.identity.permissions === null ? null : ctx.identity.user_id)

async function ownExport(ctx: SellerCtx, id: number) {
  const record = await findExport(ctx.db, ctx.seller.id, id)
  const only = visibleUser(ctx)
  if (!record || (only !== null && record.user_id !== only)) throw new AppError('not_found')
  return record
}

/** The running job notices at its next progress update and removes its partial file. */
export async function cancelExport(
  ctx: SellerCtx,
  input: Input<typeof contract.cancelExport>,
): Promise<Record<string, never>> {
  const { id } = await ownExport(ctx, input.id)
  const change = { status: 'cancelled', finished_at: ctx.clock.now().toISOString() } as const
  const stopped = await changeExport(ctx.db, ctx.seller.id, id, { status: ['queued', 'running'] }, change)
  if (!stopped) throw new AppError('export_not_running')
  return {}
}

export async function deleteExport(
  ctx: SellerCtx,
  input: Input<typeof contract.deleteExport>,
): Promise<Record<string, never>> {
  const { id, status, file_key } = await ownExport(ctx, input.id)
  if (status === 'queued' || status === 'running') throw new AppError('export_not_finished')
  await deleteExportRow(ctx.db, ctx.seller.id, id)
  if (file_key) await ctx.storage.remove(file_key)
  return {}
}

export async function listExports(
  ctx: SellerCtx,
  input: Input<typeof contract.listExports>,
): Promise<Reply<typeof contract.listExports>> {
  const { page, page_size, status } = input
  const filter = { user_id: visibleUser(ctx), status }
  const [total, rows] = await Promise.all([
    countExports(ctx.db, ctx.seller.id, filter),
    selectExports(ctx.db, ctx.seller.id, filter, { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map((row) => viewExport(row, ctx.storage, ctx.language)), total, page, page_size }
}

export async function retryExport(
  ctx: SellerCtx,
  input: Input<typeof contract.retryExport>,
): Promise<Record<string, never>> {
  const { id, attempt } = await ownExport(ctx, input.id)
  const next = attempt + 1
  await inTransaction(ctx, async (tx) => {
    const again = await changeExport(
      tx.db,
      ctx.seller.id,
      id,
      { status: ['failed', 'cancelled', 'expired'], attempt },
      { status: 'queued', attempt: next, progress: 0, total: null, error: null, finished_at: null, expires_at: null },
    )
    if (!again) throw new AppError('export_not_finished')
    await tx.jobs.send(exportJob, { seller_id: ctx.seller.id, id, attempt: next })
  })
  return {}
}

export async function listStaffExports(
  ctx: StaffCtx,
  { page, page_size }: Input<typeof staff.listStaffExports>,
): Promise<Reply<typeof staff.listStaffExports>> {
  const filter = { user_id: ctx.identity.user_id, status: undefined }
  const [total, rows] = await Promise.all([
    countExports(ctx.db, PLATFORM, filter),
    selectExports(ctx.db, PLATFORM, filter, { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map((row) => viewExport(row, ctx.storage, ctx.language)), total, page, page_size }
}
