import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { copyArtworks as contract } from '@inkroute/contract/material/material'
import { projectRoot } from '../../../config.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { takeFile } from '../../upload/upload.ts'
import { requireCategory } from '../folders/categories.ts'
import { findByArtwork, setOrigin } from '../library/material-row.queries.ts'
import { readMaterials } from '../library/read-materials.ts'
import { selectArtworksBySlug } from './gallery.queries.ts'

async function copyOne(ctx: SellerCtx, slug: string, name: string, category_id: number | null): Promise<number> {
  const { user_id } = ctx.identity
  const drawing = join(projectRoot, 'assets', 'gallery', 'artworks', `${slug}.svg`)
  const id = await takeFile(ctx, { seller_id: ctx.seller.id, user_id, name: `${name}.svg` }, async (path) => {
    const file = await readFile(drawing)
    await writeFile(path, file, { mode: 0o600 })
    return file.length
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
  const there = await findByArtwork(ctx.db, ctx.seller.id, slugs)
  const ids: number[] = []
  let added = 0
  for (const { slug, name_zh, name_en } of artworks) {
    const known = there.find(({ artwork_slug }) => artwork_slug === slug)
    if (!known) added++
    ids.push(known?.id ?? (await copyOne(ctx, slug, ctx.language === 'en' ? name_en : name_zh, category_id)))
  }
  return { data: await readMaterials(ctx, ctx.seller.id, ids), added }
}
