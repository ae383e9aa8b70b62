import { mockupWidths } from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/grid/grid'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../../infra/context.ts'
import type { PaintSource } from '../../../../infra/paint/paint-task.ts'
import { artworkAsSent } from '../../../catalog/catalog.ts'
import { findMockupFile } from '../../../design/design.ts'
import { artworkFiles, getPictures } from '../../../material/material.ts'
import { getMockup, shownPictures } from './grid.rules.ts'

export async function getMockupPicture(
  ctx: SellerCtx,
  { key }: Input<typeof contract.getMockupPicture>,
): Promise<Reply<typeof contract.getMockupPicture>> {
  const named = getMockup(key)
  const file = named && (await findMockupFile(ctx.db, ctx.seller.id, named))
  if (!file) throw new AppError('not_found')
  return { url: ctx.storage.url(file), width_px: mockupWidths.large, height_px: mockupWidths.large }
}

/** Artwork files as the studio loads them. */
const ARTWORK_SEEN_PX = 1200

type Found = Omit<PaintSource, 'kind' | 'key'> | null
type Find = (ctx: AppCtx, seller_id: number, key: string, as_seen: boolean) => Promise<Found>

const findArtwork: Find = async (ctx, _, slug, as_seen) => {
  const artwork = (await artworkFiles(ctx.db, [slug])).get(slug)
  if (!artwork) return null
  const sent = as_seen ? await artworkAsSent(ctx, slug, ARTWORK_SEEN_PX) : null
  const { picture_key, width_px, height_px } = artwork
  const path = picture_key && (await ctx.storage.localFile(picture_key))
  return { path, width_px, height_px, ...(sent ? { as_seen: sent } : {}) }
}

const findMaterial: Find = async (ctx, seller_id, key, as_seen) => {
  const id = Number(key)
  if (!Number.isSafeInteger(id) || id < 1) return null
  const picture = (await getPictures(ctx.db, seller_id, [id])).get(id)
  if (!picture) return null
  const { picture_key, preview_1000_key, width_px, height_px } = picture
  const sent = as_seen ? await ctx.storage.get(preview_1000_key) : null
  const path = await ctx.storage.localFile(picture_key)
  return { path, width_px, height_px, ...(sent ? { as_seen: sent } : {}) }
}

const findMockup: Find = async (ctx, seller_id, key) => {
  const named = getMockup(key)
  const file = named && (await findMockupFile(ctx.db, seller_id, named))
  if (!file) return null
  // There is no larger one than the one that is shown.
  const side = mockupWidths.large
  const path = await ctx.storage.localFile(file)
  return { path, width_px: side, height_px: side, as_seen: await ctx.storage.get(file) }
}

const finders: Readonly<Record<PictureSource['kind'], Find>> = {
  artwork: findArtwork,
  material: findMaterial,
  mockup: findMockup,
}

/** The pictures a sheet shows, the seller's own or the platform's; another's is as unknown as one that never existed. */
export async function gridSources(
  ctx: AppCtx,
  seller_id: number,
  view: ViewDesign,
  as_seen: boolean,
): Promise<PaintSource[]> {
  const sources: PaintSource[] = []
  for (const { source, layer_name } of shownPictures(view)) {
    const found = await finders[source.kind](ctx, seller_id, source.key, as_seen)
    if (!found) throw new AppError('design_picture_missing', { layer: layer_name })
    sources.push({ kind: source.kind, key: source.key, ...found })
  }
  return sources
}
