import type { Input } from '@inkroute/contract/endpoint'
import type { cancelExport as contract } from '@inkroute/contract/export/export'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { changeExport } from './export.queries.ts'
import { ownExport } from './own-export.ts'

/** The run notices at its next sign of life and clears its half-written file. */
export async function cancelExport(ctx: SellerCtx, input: Input<typeof contract>): Promise<Record<string, never>> {
  const { id } = await ownExport(ctx, input.id)
  const change = { status: 'cancelled', finished_at: ctx.clock.now().toISOString() } as const
  const stopped = await changeExport(ctx.db, ctx.seller.id, id, { status: ['queued', 'running'] }, change)
  if (!stopped) throw new AppError('export_not_running')
  return {}
}
