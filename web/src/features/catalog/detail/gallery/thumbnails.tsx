import { useEffect, useRef } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { galleryText } from '../gallery.text.ts'
import { smallest, type Tile } from '../gallery.view.ts'
import css from './gallery.module.css'

interface ThumbnailsProps {
  readonly tiles: readonly Tile[]
  readonly chosen: string
  readonly altOf: (tile: Tile) => string
  readonly onChoose: (id: string) => void
}

/** The chosen one is kept in sight without moving the page itself. */
function useFollowed(chosen: string) {
  const strip = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice
  useEffect(() => {
    const list = strip.current
    const button = list?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!list || !button) return
    list.scrollTo({
      left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2,
      top: button.offsetTop - (list.clientHeight - button.offsetHeight) / 2,
    })
  }, [chosen])
  return strip
}

export function Thumbnails({ tiles, chosen, altOf, onChoose }: ThumbnailsProps) {
  const text = useText(galleryText)
  const strip = useFollowed(chosen)
  return (
    <div className={css.strip} ref={strip}>
      {tiles.map((tile) => (
        <button
          key={tile.id}
          type="button"
          className={css.thumb}
          aria-current={tile.id === chosen}
          aria-label={altOf(tile)}
          title={altOf(tile)}
          onClick={() => onChoose(tile.id)}
        >
          <img src={smallest(tile.source)} width={72} height={72} alt="" loading="lazy" decoding="async" />
          {tile.kind === 'model' ? <span className={css.three}>{text.model_short}</span> : null}
        </button>
      ))}
    </div>
  )
}
