import { artPicture } from '@inkroute/contract/catalog/pictures'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import type { Material } from '@inkroute/contract/material/item'
import type { Artwork } from '@inkroute/contract/material/material'

export interface TabProps {
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (artwork: BatchArtwork) => void
  readonly onAdd: (artworks: readonly BatchArtwork[]) => void
}

type Own = Pick<Material, 'id' | 'name' | 'width_px' | 'height_px' | 'has_alpha' | 'preview_469_url' | 'colors'>

const withoutEnding = (name: string) => name.replace(/\.(png|jpe?g|bmp|gif|webp|psd|svg|tiff?)$/i, '')

/** A library picture as batch input; null while it is still being processed. */
export function asArtwork(material: Own): BatchArtwork | null {
  const { id, name, width_px, height_px, has_alpha, preview_469_url, colors } = material
  if (!width_px || !height_px || !preview_469_url) return null
  const facts = { width_px, height_px, has_alpha: has_alpha ?? false, colors }
  return { kind: 'material', key: String(id), name: withoutEnding(name), ...facts, preview_url: preview_469_url }
}

export const ofGallery = ({ slug, name, width_px, height_px, has_alpha, colors }: Artwork): BatchArtwork => ({
  kind: 'artwork',
  key: slug,
  name,
  width_px,
  height_px,
  has_alpha,
  colors,
  preview_url: artPicture(slug, 480),
})
