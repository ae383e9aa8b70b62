import type { Input } from '@inkroute/contract/endpoint'
import type { deleteExport as contract } from '@inkroute/contract/export/export'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { deleteExportRow } from './export.queries.ts'
import { ownExport } from './own-export.ts'

export async function deleteExport(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  const { id, status, file_key } = await ownExport(ctx, input.id)
  if (status === 'queued' || status === 'running') throw new AppError('export_not_finished')
  await deleteExportRow(ctx.db, ctx.seller.id, id)
  if (file_key) await ctx.storage.remove(file_key)
  return {}
}
