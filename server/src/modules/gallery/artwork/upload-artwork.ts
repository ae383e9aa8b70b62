import { createHash } from 'node:crypto'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/gallery/artwork'
import { galleryLimits } from '@inkroute/contract/gallery/gallery'
import { getFamilies } from '@inkroute/engine/look/colours'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { uploadedArtworkSlug } from '../../../infra/pictures/picture-folders.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { insertArtwork } from '../../artwork/artwork.ts'
import { readPicture } from '../../upload/upload.ts'
import { nameFromFile, searchWords } from '../core/gallery.rules.ts'
import { findDeskArtwork } from './artwork.queries.ts'
import { readArtwork } from './artworks.ts'

/** Where uploads wait until staff sort them. */
export const unsorted = {
  category: { key: 'other', zh: '其他', en: 'Other' },
  style: { key: 'other', zh: '其他', en: 'Other' },
}

/** Pictures as intake made them: clean, sRGB, lossless. */
export interface CleanFiles {
  readonly body: Uint8Array
  readonly vector: Uint8Array | null
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
  readonly colours: readonly string[]
}

interface Named {
  readonly name: string
  readonly author: string
  readonly by: string
}

/** Stores the files and makes the row of a draft. The slug carries the hash of the picture: the same one is kept once. */
export async function artworkRow(ctx: AppCtx, files: CleanFiles, { name, author, by }: Named) {
  const { body, vector, width_px, height_px, has_alpha } = files
  const sha256 = createHash('sha256')
    .update(vector ?? body)
    .digest('hex')
  const picture_key = contentKey('private', body, 'png')
  const vector_key = vector && contentKey('private', vector, 'svg')
  await ctx.storage.put(picture_key, body)
  if (vector && vector_key) await ctx.storage.put(vector_key, vector)
  const { category, style } = unsorted
  const names = { name_zh: name, name_en: /[^\p{ASCII}]/u.test(name) ? '' : name, author }
  const colors = [...files.colours]
  const at = ctx.clock.now().toISOString()
  return {
    slug: uploadedArtworkSlug(sha256),
    ...names,
    category: category.key,
    category_zh: category.zh,
    category_en: category.en,
    style: style.key,
    style_zh: style.zh,
    style_en: style.en,
    tags_zh: [],
    tags_en: [],
    width_px,
    height_px,
    tileable: false,
    has_alpha,
    colors,
    color_families: getFamilies(colors),
    words: searchWords({ ...names, tags_zh: [], tags_en: [] }, [category, style]),
    licence: 'own',
    state: 'draft',
    is_own: true,
    picture_key,
    vector_key,
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
}

export async function uploadArtwork(
  ctx: StaffCtx,
  { name }: Input<typeof contract.uploadArtwork>,
): Promise<Reply<typeof contract.uploadArtwork>> {
  const file = ctx.file ?? new Uint8Array()
  const read = await readPicture(ctx, file, { owner: 'gallery', name })
  const { width_px: width, height_px: height } = read
  const least = galleryLimits.least_px
  if (!read.is_drawing && Math.min(width, height) < least) throw new AppError('artwork_small', { width, height, least })
  const row = await artworkRow(ctx, read, { name: nameFromFile(name), author: '', by: ctx.identity.username })
  return inTransaction(ctx, async (tx) => {
    if (!(await insertArtwork(tx.db, row))) {
      const there = await findDeskArtwork(tx.db, row.slug)
      throw new AppError('artwork_exists', { name: there?.[`name_${tx.language}`] || row.slug })
    }
    const title = row.name_zh || row.slug
    const after = { width_px: width, height_px: height, bytes: file.length, state: row.state }
    await recordChange(tx, { subject: 'artwork', subject_id: row.slug, title, after })
    return readArtwork(tx, row.slug)
  })
}
