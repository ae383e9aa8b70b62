import { join } from 'node:path'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import { cachedProduct, type ProductFacts } from '../../catalog/catalog.ts'
import { getDrawings } from '../../upload/upload.ts'
import { findVersion, type KeptSource, type VersionKey } from './design.queries.ts'
import type { Painting } from './faces.rules.ts'
import { documentFrom } from './store-design.ts'

export const paintCacheFolder = (ctx: Pick<AppCtx, 'config'>): string => join(ctx.config.data_dir, 'artworks')

/** A kept picture with its files on this node. */
export const getSource = async (
  ctx: AppCtx,
  { kind, key, picture_key, vector_key, width_px, height_px }: KeptSource,
) => ({
  kind,
  key,
  width_px,
  height_px,
  path: picture_key === null ? null : await ctx.storage.localFile(picture_key),
  vector_path: vector_key ? await ctx.storage.localFile(vector_key) : null,
})

/** Older versions do not list vector drawings, although their files are stored. */
async function withDrawings(ctx: AppCtx, seller_id: number, pictures: readonly KeptSource[]): Promise<KeptSource[]> {
  const unnamed = pictures.filter(({ kind, vector_key }) => kind === 'material' && vector_key === undefined)
  if (unnamed.length === 0) return [...pictures]
  const found = await getDrawings(
    ctx.db,
    seller_id,
    unnamed.map(({ key }) => Number(key)),
  )
  return pictures.map((one) =>
    unnamed.includes(one) ? { ...one, vector_key: found.get(Number(one.key)) ?? null } : one,
  )
}

/** A stored version with all that painting it needs. Withdrawn products can still be painted: orders may wait. */
export async function getPainting(ctx: AppCtx, seller_id: number, { design_id, version }: VersionKey) {
  const row = await findVersion(ctx.db, seller_id, design_id, version)
  if (!row) throw new AppError('not_found')
  const document = documentFrom(row.document)
  const product = await cachedProduct(ctx, document.basic_product_id)
  if (!product) throw new AppError('not_found')
  const kept = await withDrawings(ctx, seller_id, row.pictures)
  const painting: Painting = {
    document,
    product,
    printed_view_ids: row.printed_view_ids,
    sources: await Promise.all(kept.map((picture) => getSource(ctx, picture))),
    fonts: await ownFontsFor(ctx, seller_id, document.views),
    cache_dir: paintCacheFolder(ctx),
  }
  return { painting, row }
}

/** The colour a product is photographed in: of a set, that of the part which is shown. */
export async function photographedColour(
  ctx: AppCtx,
  product: ProductFacts,
  color_id: number,
  picture_product: string,
) {
  const own = product.colors.find((color) => color.id === color_id)
  if (picture_product === product.code) return own
  const part = product.components.find((one) => one.sub_code === picture_product && one.color_id === color_id)
  if (!part) return own
  const sub = await cachedProduct(ctx, part.sub_basic_product_id)
  return sub?.colors.find((color) => color.id === part.sub_color_id) ?? own
}
