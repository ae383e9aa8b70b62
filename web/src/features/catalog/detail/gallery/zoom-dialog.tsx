import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useCountedModal } from '../../../../shared/ui/open-modals.ts'
import { galleryText } from './gallery.text.ts'
import { MAX_SCALE, movedBy, neighbour, type Tile, UNZOOMED, type Zoom, zoomedAt } from './gallery.view.ts'
import css from './zoom-dialog.module.css'

const middle = { x: 0, y: 0 }

/** Pinch, wheel, drag and double-tap zoom for one picture. A different picture starts unzoomed. */
function useZoom(picture: string) {
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture resets the zoom
  useEffect(() => setZoom(UNZOOMED), [picture])

  const side = () => Math.min(frame.current?.clientWidth ?? 1, frame.current?.clientHeight ?? 1)
  const fromMiddle = useCallback((x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : middle
  }, [])

  // React's wheel listener is passive, so a native one is needed to prevent scrolling.
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((now) => zoomedAt(now, Math.exp(-event.deltaY * 0.002), point, side()))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  })

  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (!other) {
        setZoom((zoom) => movedBy(zoom, now.x - before.x, now.y - before.y, side()))
        return
      }
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const is = Math.hypot(now.x - other.x, now.y - other.y)
      const point = fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2)
      if (was > 0) setZoom((zoom) => zoomedAt(zoom, is / was, point, side()))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick: (event: { clientX: number; clientY: number }) => {
      const point = fromMiddle(event.clientX, event.clientY)
      setZoom((zoom) => (zoom.scale > 1 ? UNZOOMED : zoomedAt(zoom, 2.5, point, side())))
    },
  }
  const zoomBy = (factor: number) => setZoom((now) => zoomedAt(now, factor, middle, side()))
  const isAt = (what: 'least' | 'most' | 'zoomed') =>
    what === 'most' ? zoom.scale >= MAX_SCALE : (what === 'zoomed') === zoom.scale > 1
  return { frame, zoom, handlers, zoomBy, isAt }
}

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

/** One picture full screen: pinch, wheel and buttons zoom, arrow keys switch pictures. */
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
            // The small file is shown until the large one has loaded.
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
      <div className={`flex items-center justify-between absolute left-0 text-sm gap-4 px-5 py-2.5 ${css.bar}`}>
        <span aria-live="polite">{place}</span>
        <span className={`text-studio ${css.hint}`}>{text.zoom_hint}</span>
        <span className={`flex gap-2 ${css.buttons}`}>
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
