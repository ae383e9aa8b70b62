import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showView, useStudio } from '../studio-store.ts'
import { MockupCanvas } from './mockup-canvas.tsx'
import css from './preview.module.css'
import { previewText } from './preview.text.ts'
import { type PreviewTile, showsFace } from './preview.view.ts'
import type { Previewing } from './use-live-preview.ts'

interface TilesProps {
  readonly previewing: Previewing
  /** Opens the large viewer on a tile. */
  readonly onOpen: (tile: PreviewTile) => void
}

/** Every view on its product picture, the one that is worked on large. */
export function MockupTiles({ previewing, onOpen }: TilesProps) {
  const text = useText(previewText)
  const view_id = useStudio((state) => state.view_id)
  const { live, tiles, failed, retry } = previewing
  if (tiles.length === 0) return <p className={css.note}>{text.noPictures}</p>
  return (
    <>
      {failed.size > 0 ? (
        <p className={css.note} role="alert">
          {text.failed}{' '}
          <button type="button" onClick={retry}>
            {text.retry}
          </button>
        </p>
      ) : null}
      <div className={css.tiles}>
        {tiles.map((tile) => {
          const is_current = showsFace(tile, view_id)
          const label = is_current ? text.enlarge : fill(text.workOn, { view: tile.name })
          return (
            <button
              key={tile.key}
              type="button"
              className={css.tile}
              data-current={is_current}
              title={label}
              aria-label={label}
              onClick={() => (is_current ? onOpen(tile) : showView(tile.faces[0]?.view_id ?? view_id))}
            >
              {live ? <MockupCanvas live={live} tile={tile} /> : <span className={css.picture} />}
              <span className={css.tileName}>{tile.name}</span>
            </button>
          )
        })}
      </div>
    </>
  )
}
