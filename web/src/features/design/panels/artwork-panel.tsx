import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import { type Artwork, listArtworks } from '@inkroute/contract/material/material'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { addPicture } from '../actions/add-picture.ts'
import { studioText } from '../state/studio.text.ts'
import css from './panels.module.css'

export const artworkSource = ({ slug, width_px, height_px, is_vector }: Artwork): PictureSource => ({
  kind: 'artwork',
  key: slug,
  width_px,
  height_px,
  ...(is_vector ? {} : { is_vector }),
})

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
        className={`grid place-items-center w-full cursor-pointer aspect-square bg-fill border-clear rounded-control p-1.5 ${css.tile}`}
        title={name}
        onClick={() => onPick(name, artworkSource(artwork))}
      >
        <img {...artPictureSource(slug, width_px / height_px, 240)} sizes="96px" alt={name} loading="lazy" />
      </button>
    </li>
  )
}

const PAGE = 24
const MOST = 96

/** The platform's artworks; a click adds one to the current face. */
export function ArtworkPanel() {
  const text = useText(studioText)
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState('')
  const [page_size, setPageSize] = useState(PAGE)
  const asked = useDeferredValue(keyword.trim())
  const input = { page_size, ...(asked ? { keyword: asked } : {}), ...(category ? { category } : {}) }
  const found = useCall(listArtworks, input, { quiet: true, stale_ms: 600_000 })
  return (
    <div className="flex flex-col gap-3">
      <input
        className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        type="search"
        value={keyword}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <select
        className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
        value={category}
        aria-label={text.artworks}
        onChange={(event) => setCategory(event.target.value)}
      >
        <option value="">{text.all}</option>
        {found.data?.categories.map((one) => (
          <option key={one.key} value={one.key}>
            {one.name} · {one.count}
          </option>
        ))}
      </select>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? <p className="text-studio">{text.noArtworks}</p> : null}
      <ul className={`bare-list grid gap-2 ${css.tiles}`}>
        {found.data?.data.map((artwork) => (
          <ArtworkTile key={artwork.slug} artwork={artwork} onPick={(name, source) => addPicture(name, source)} />
        ))}
      </ul>
      {found.data && found.data.total > page_size && page_size < MOST ? (
        <button
          type="button"
          className="text-inherit cursor-pointer bg-none border-studio rounded-control p-2"
          onClick={() => setPageSize(page_size + PAGE)}
        >
          {text.more}
        </button>
      ) : null}
    </div>
  )
}
