import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { exportMaterials as contract } from '@inkroute/contract/material/library'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { requestExport } from '../../export/export.ts'
import { selectReady } from './library.queries.ts'
import { MATERIAL_ARCHIVE } from './material.exporter.ts'

export async function exportMaterials(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const own = await selectReady(ctx.db, ctx.seller.id, input.ids)
  if (own.length === 0) throw new AppError('not_found')
  const params = { ids: own.map(({ id }) => id) }
  return requestExport(ctx, { kind: MATERIAL_ARCHIVE, params, name: input.name })
}
