import { mockupWidths } from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getMockupPicture as contract } from '@inkroute/contract/goods/grid/grid'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { mockupFileOf } from '../../design/design.ts'
import { mockupOf } from './grid.rules.ts'

export async function getMockupPicture(
  ctx: SellerCtx,
  { key }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const named = mockupOf(key)
  const file = named && (await mockupFileOf(ctx.db, ctx.seller.id, named))
  if (!file) throw new AppError('not_found')
  return { url: ctx.storage.url(file), width_px: mockupWidths.large, height_px: mockupWidths.large }
}
