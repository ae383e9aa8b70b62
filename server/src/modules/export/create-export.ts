import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { createExport as contract } from '@inkroute/contract/export/export'
import type { SellerCtx } from '../../infra/context.ts'
import { requestExport } from './export.ts'

export const createExport = (ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> =>
  requestExport(ctx, input)
