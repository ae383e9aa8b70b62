import type * as contract from '@inkroute/contract/brand/kit'
import type { BrandLogo, NewLogo } from '@inkroute/contract/brand/kit'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { placeablePictures } from '../../material/material.ts'
import { findKit, writeKit } from './kit.queries.ts'

/** Logos with addresses. What the seller has deleted, or never had, is left out. */
async function readLogos(ctx: SellerCtx, logos: readonly NewLogo[]): Promise<BrandLogo[]> {
  const refs = logos.flatMap(({ source: { kind, key } }) => (kind === 'mockup' ? [] : [{ kind, key }]))
  const found = await placeablePictures(ctx, ctx.seller.id, refs, ctx.language)
  return logos.flatMap(({ name, source }) => {
    const picture = found.get(`${source.kind}:${source.key}`)
    if (!picture) return []
    const { width_px, height_px, preview_url } = picture
    return [{ name: name || picture.name, source: { ...source, width_px, height_px }, preview_url }]
  })
}

export async function getBrandKit(ctx: SellerCtx): Promise<Reply<typeof contract.getBrandKit>> {
  const kit = await findKit(ctx.db, ctx.seller.id)
  if (!kit) return { colours: [], fonts: [], logos: [], styles: [], revision: 0 }
  return { ...kit, logos: await readLogos(ctx, kit.logos) } as Reply<typeof contract.getBrandKit>
}

export async function saveBrandKit(
  ctx: SellerCtx,
  input: Input<typeof contract.saveBrandKit>,
): Promise<Reply<typeof contract.saveBrandKit>> {
  if ((await readLogos(ctx, input.logos)).length < input.logos.length) throw new AppError('not_found')
  const change = { updated_by: ctx.identity.user_id, updated_at: ctx.clock.now().toISOString() }
  if (!(await writeKit(ctx.db, ctx.seller.id, input, change))) throw new AppError('conflict')
  return getBrandKit(ctx)
}
