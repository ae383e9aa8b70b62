import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useCountedModal } from '../../../../shared/ui/open-modals.ts'
import { galleryText } from '../gallery.text.ts'
import { neighbour, type Tile } from '../gallery.view.ts'
import { useZoom } from './use-zoom.ts'
import css from './zoom-dialog.module.css'

interface ZoomDialogProps {
  readonly tiles: readonly Tile[]
  readonly chosen: string
  readonly altOf: (tile: Tile) => string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

function useOpenDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  useCountedModal()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return ref
}

/** One picture over the whole screen: pinch, wheel and buttons zoom, arrows turn the leaf. */
export function ZoomDialog({ tiles, chosen, altOf, onChoose, onClose }: ZoomDialogProps) {
  const text = useText(galleryText)
  const ref = useOpenDialog()
  const tile = tiles.find(({ id }) => id === chosen) ?? tiles[0]
  const { frame, zoom, handlers, zoomBy, isAt } = useZoom(chosen)
  if (!tile) return null
  const step = (by: 1 | -1) => onChoose(neighbour(tiles, tile.id, by))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else if (event.key === '+' || event.key === '=') zoomBy(1.4)
    else if (event.key === '-') zoomBy(1 / 1.4)
    else return
    event.preventDefault()
  }
  const place = fill(text.place, { at: tiles.indexOf(tile) + 1, count: tiles.length })
  const { srcSet, ...source } = tile.source
  return (
    <dialog ref={ref} className={css.dialog} aria-label={altOf(tile)} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={css.stage} ref={frame} data-grab={isAt('zoomed')} {...handlers}>
        <img
          key={tile.id}
          {...source}
          {...(srcSet ? { srcSet, sizes: '200vmin' } : {})}
          alt={altOf(tile)}
          style={{
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
            // Until the large one is here the small one stands in.
            backgroundImage: `url("${source.src}")`,
          }}
          draggable={false}
        />
      </div>
      <button type="button" className={css.previous} aria-label={text.previous} onClick={() => step(-1)}>
        <Icon name="chevron_left" />
      </button>
      <button type="button" className={css.next} aria-label={text.next} onClick={() => step(1)}>
        <Icon name="chevron_right" />
      </button>
      <button type="button" className={css.close} aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className={css.bar}>
        <span aria-live="polite">{place}</span>
        <span className={css.hint}>{text.zoom_hint}</span>
        <span className={css.buttons}>
          <button type="button" aria-label={text.zoom_out} disabled={isAt('least')} onClick={() => zoomBy(1 / 1.4)}>
            −
          </button>
          <button type="button" aria-label={text.zoom_in} disabled={isAt('most')} onClick={() => zoomBy(1.4)}>
            +
          </button>
        </span>
      </div>
    </dialog>
  )
}
