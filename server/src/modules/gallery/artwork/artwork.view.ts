import type { DeskArtwork } from '@inkroute/contract/gallery/artwork'
import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import type { Licence } from '@inkroute/contract/material/item'
import type { ArtworkRow, DeskRow } from './artwork.queries.ts'

export const isDrawing = ({ picture_key, vector_key }: Pick<ArtworkRow, 'picture_key' | 'vector_key'>): boolean =>
  picture_key === null || vector_key !== null

export const viewArtwork = (row: DeskRow, language: 'zh' | 'en'): DeskArtwork => ({
  slug: row.slug,
  name_zh: row.name_zh,
  name_en: row.name_en,
  tags_zh: row.tags_zh,
  tags_en: row.tags_en,
  author: row.author,
  licence: row.licence as Licence,
  licence_note: row.licence_note,
  price_fen: Number(row.price_fen),
  category: { key: row.category, zh: row.category_zh, en: row.category_en },
  style: { key: row.style, zh: row.style_zh, en: row.style_en },
  tileable: row.tileable,
  width_px: row.width_px,
  height_px: row.height_px,
  is_drawing: isDrawing(row),
  colors: row.colors,
  collections: row.collections.map((one) => ({ id: one.id, name: one[`name_${language}`] })),
  state: row.state as GalleryState,
  revision: row.revision,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
  designs: row.designs,
})

/** What an audit record says about an artwork. */
export const auditedArtwork = (row: ArtworkRow) => ({
  name_zh: row.name_zh,
  name_en: row.name_en,
  tags_zh: row.tags_zh,
  tags_en: row.tags_en,
  author: row.author,
  licence: row.licence,
  licence_note: row.licence_note,
  price_fen: Number(row.price_fen),
  category: row.category,
  style: row.style,
  tileable: row.tileable,
  state: row.state,
})
