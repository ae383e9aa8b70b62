import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { copyArtworks as contract } from '@inkroute/contract/material/material'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { artworksFolder } from '../../../infra/pictures/asset-folders.ts'
import { takeFile } from '../../upload/upload.ts'
import { requireCategory } from '../folders/categories.ts'
import { findByArtwork, setOrigin } from '../library/material-row.queries.ts'
import { readMaterials } from '../library/read-materials.ts'
import { selectArtworksBySlug } from './gallery.queries.ts'
import { boughtItems } from './purchase.queries.ts'

type Offered = Awaited<ReturnType<typeof selectArtworksBySlug>>[number]

/** The drawing, or else the lossless picture. */
async function getFile(ctx: SellerCtx, { slug, picture_key, vector_key }: Offered) {
  if (picture_key === null) return { extension: '.svg', body: await readFile(join(artworksFolder, `${slug}.svg`)) }
  const key = vector_key ?? picture_key
  return { extension: extname(key), body: await ctx.storage.get(key) }
}

async function copyOne(ctx: SellerCtx, artwork: Offered, category_id: number | null): Promise<number> {
  const { user_id } = ctx.identity
  const { slug } = artwork
  const { extension, body } = await getFile(ctx, artwork)
  const name = `${ctx.language === 'en' ? artwork.name_en : artwork.name_zh}${extension}`
  const id = await takeFile(ctx, { seller_id: ctx.seller.id, user_id, name }, async (path) => {
    await writeFile(path, body, { mode: 0o600 })
    return body.length
  })
  await setOrigin(ctx.db, ctx.seller.id, id, { artwork_slug: slug, category_id })
  return id
}

/** The drawing itself goes through intake like any file, so the copy is the seller's own in every respect. */
export async function copyArtworks(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { category_id } = input
  const slugs = [...new Set(input.slugs)]
  const artworks = await selectArtworksBySlug(ctx.db, slugs)
  if (artworks.length < slugs.length) throw new AppError('not_found')
  if (category_id !== null) await requireCategory(ctx, ctx.seller.id, category_id)
  const priced = artworks.filter(({ price_fen }) => price_fen > 0)
  const bought = await boughtItems(
    ctx.db,
    ctx.seller.id,
    'artwork',
    priced.map(({ slug }) => slug),
  )
  const missing = priced.find(({ slug }) => !bought.has(slug))
  if (missing) throw new AppError('artwork_not_bought', { name: missing[`name_${ctx.language}`] })
  const there = await findByArtwork(ctx.db, ctx.seller.id, slugs)
  const ids: number[] = []
  let added = 0
  for (const artwork of artworks) {
    const known = there.find(({ artwork_slug }) => artwork_slug === artwork.slug)
    if (!known) added++
    ids.push(known?.id ?? (await copyOne(ctx, artwork, category_id)))
  }
  return { data: await readMaterials(ctx, ctx.seller.id, ids), added }
}
