import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type * as contract from '@inkroute/contract/design/vector'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import type { PaintSource } from '../../../infra/paint/paint-task.ts'
import { artworksFolder } from '../../../infra/pictures/asset-folders.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import type { ProductFacts } from '../../catalog/catalog.ts'
import { artworkFiles, boughtItems, getPictures } from '../../material/material.ts'
import { getDrawings } from '../../upload/upload.ts'
import { printedViewIds, usedPictures } from './design.rules.ts'
import type { Painting } from './faces.rules.ts'
import { paintCacheFolder } from './painting.ts'

type Used = Pick<ReturnType<typeof usedPictures>[number], 'kind' | 'key' | 'layer_name'>

/** Pictures of a design that is not stored. A paid artwork that was not bought does not leave the house this way. */
async function getSources(ctx: SellerCtx, used: readonly Used[]): Promise<PaintSource[]> {
  const slugs = used.filter(({ kind }) => kind === 'artwork').map(({ key }) => key)
  const ids = used.filter(({ kind }) => kind === 'material').map(({ key }) => Number(key))
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1)) throw new AppError('not_found')
  const artworks = await artworkFiles(ctx.db, slugs)
  const bought = await boughtItems(ctx.db, ctx.seller.id, 'artwork', slugs)
  const own = await getPictures(ctx.db, ctx.seller.id, ids)
  const drawings = ids.length > 0 ? await getDrawings(ctx.db, ctx.seller.id, ids) : new Map<number, string>()
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

/** Larger drawings are made of more points than a layer may have. */
const MAX_DRAWING_BYTES = 4_000_000

/** The file of a drawing, cleaned when it was taken in. */
export async function getDrawing(
  ctx: SellerCtx,
  { kind, key, name }: Input<typeof contract.getDrawing>,
): Promise<Reply<typeof contract.getDrawing>> {
  const [source] = await getSources(ctx, [{ kind, key, layer_name: name }])
  const is_shipped = kind === 'artwork' && source?.path === null
  const path = is_shipped ? join(artworksFolder, `${key}.svg`) : source?.vector_path
  if (!path || (await stat(path)).size > MAX_DRAWING_BYTES) return { svg: null }
  return { svg: await readFile(path, 'utf8') }
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
    sources: await getSources(ctx, usedPictures(document)),
    fonts: await ownFontsFor(ctx, ctx.seller.id, document.views),
    cache_dir: paintCacheFolder(ctx),
  }
}
