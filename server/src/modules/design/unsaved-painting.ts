import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import type { PaintSource } from '../../infra/paint/paint-task.ts'
import { ownFontsFor } from '../brand/brand.ts'
import type { ProductFacts } from '../catalog/catalog.ts'
import { artworkFiles, boughtItems, picturesOf } from '../material/material.ts'
import { drawingsOf } from '../upload/upload.ts'
import { printedViewIds, usedPictures } from './design.rules.ts'
import type { Painting } from './faces.rules.ts'
import { paintCacheFolder } from './painting.ts'

/** Pictures of a design that is not stored. A paid artwork that was not bought does not leave the house this way. */
async function sourcesOf(ctx: SellerCtx, document: DesignDocument): Promise<PaintSource[]> {
  const used = usedPictures(document)
  const slugs = used.filter(({ kind }) => kind === 'artwork').map(({ key }) => key)
  const ids = used.filter(({ kind }) => kind === 'material').map(({ key }) => Number(key))
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1)) throw new AppError('not_found')
  const artworks = await artworkFiles(ctx.db, slugs)
  const bought = await boughtItems(ctx.db, ctx.seller.id, 'artwork', slugs)
  const own = await picturesOf(ctx.db, ctx.seller.id, ids)
  const drawings = ids.length > 0 ? await drawingsOf(ctx.db, ctx.seller.id, ids) : new Map<number, string>()
  const local = async (key: string | null | undefined) => (key ? ctx.storage.localFile(key) : null)
  return Promise.all(
    used.map(async ({ kind, key, layer_name }): Promise<PaintSource> => {
      const artwork = kind === 'artwork' ? artworks.get(key) : undefined
      const picture = kind === 'material' ? own.get(Number(key)) : artwork
      if (!picture) throw new AppError('design_picture_missing', { layer: layer_name })
      if (artwork && artwork.price_fen > 0 && !bought.has(key)) {
        throw new AppError('artwork_not_bought', { name: layer_name })
      }
      const { picture_key, width_px, height_px } = picture
      const vector_key = artwork ? artwork.vector_key : drawings.get(Number(key))
      return { kind, key, width_px, height_px, path: await local(picture_key), vector_path: await local(vector_key) }
    }),
  )
}

/** A document as it is in the studio, with all that painting it needs. */
export async function unsavedPainting(
  ctx: SellerCtx,
  document: DesignDocument,
  product: ProductFacts,
): Promise<Painting> {
  return {
    document,
    product,
    printed_view_ids: printedViewIds(document),
    sources: await sourcesOf(ctx, document),
    fonts: await ownFontsFor(ctx, ctx.seller.id, document.views),
    cache_dir: paintCacheFolder(ctx),
  }
}
