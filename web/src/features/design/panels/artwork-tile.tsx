import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import type { Artwork } from '@inkroute/contract/material/material'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import css from './panels.module.css'

interface ArtworkTileProps {
  readonly artwork: Artwork
  readonly onPick: (name: string, source: PictureSource) => void
}

export function ArtworkTile({ artwork, onPick }: ArtworkTileProps) {
  const { slug, name, width_px, height_px } = artwork
  return (
    <li>
      <button
        type="button"
        className={css.tile}
        title={name}
        onClick={() => onPick(name, { kind: 'artwork', key: slug, width_px, height_px })}
      >
        <img {...artPictureSource(slug, width_px / height_px, 240)} sizes="96px" alt={name} loading="lazy" />
      </button>
    </li>
  )
}
