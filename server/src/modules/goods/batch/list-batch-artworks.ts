import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listBatchArtworks as contract } from '@inkroute/contract/goods/batch/batch'
import type { SellerCtx } from '../../../infra/context.ts'
import { placeablePictures } from '../../material/material.ts'

export async function listBatchArtworks(
  ctx: SellerCtx,
  { artworks }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await placeablePictures(ctx, ctx.seller.id, artworks, ctx.language)
  return { data: [...found.values()].map((picture) => ({ ...picture, colors: [...picture.colors] })) }
}
