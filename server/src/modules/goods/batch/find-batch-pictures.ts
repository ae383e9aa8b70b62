import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { findBatchPictures as contract } from '@inkroute/contract/goods/batch/batch'
import type { SellerCtx } from '../../../infra/context.ts'
import { placeableByName } from '../../material/material.ts'

export async function findBatchPictures(
  ctx: SellerCtx,
  { names }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()).filter((name) => name !== ''))]
  const found = await placeableByName(ctx, ctx.seller.id, asked)
  return {
    data: [...found].map(([name, picture]) => ({ ...picture, colors: [...picture.colors], asked: name })),
    missing: asked.filter((name) => !found.has(name)),
  }
}
