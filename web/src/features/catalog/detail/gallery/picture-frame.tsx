import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './gallery.module.css'
import { galleryText } from './gallery.text.ts'
import { largest, lensOrigin, smallest, type Tile } from './gallery.view.ts'

const FRAME_SIZES = '(max-width: 900px) 100vw, 700px'
const SWIPE_PX = 40

interface PictureFrameProps {
  readonly tile: Tile
  readonly alt: string
  /** The first picture is the largest contentful paint, so it is fetched with high priority. */
  readonly is_first: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onEnlarge: () => void
}

/** Touch swipes to the next picture; a mouse moves a magnifier. */
function useFrameGestures(onStep: PictureFrameProps['onStep']) {
  const [lens, setLens] = useState<{ x: number; y: number } | null>(null)
  const swipe = useRef<{ x: number; y: number } | null>(null)
  const look = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    setLens(lensOrigin((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height))
  }
  const handlers = {
    onPointerMove: look,
    onPointerLeave: () => setLens(null),
    onPointerDown: (event: PointerEvent) => {
      swipe.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const from = swipe.current
      swipe.current = null
      if (!from) return
      const right = event.clientX - from.x
      if (Math.abs(right) > SWIPE_PX && Math.abs(right) > Math.abs(event.clientY - from.y)) onStep(right < 0 ? 1 : -1)
    },
  }
  return { lens, handlers }
}

export function PictureFrame({ tile, alt, is_first, onStep, onEnlarge }: PictureFrameProps) {
  const text = useText(galleryText)
  const { lens, handlers } = useFrameGestures(onStep)
  const { srcSet, ...source } = tile.source
  return (
    <button
      type="button"
      className={`block w-full h-full relative overflow-hidden bg-none border-0 p-0 ${css.picture}`}
      aria-label={`${alt} · ${text.enlarge}`}
      onClick={onEnlarge}
      {...handlers}
    >
      <img
        {...source}
        {...(srcSet ? { srcSet, sizes: FRAME_SIZES } : {})}
        alt={alt}
        className={tile.kind === 'chart' ? css.chart : undefined}
        style={{ backgroundImage: `url("${smallest(tile.source)}")` }}
        loading={is_first ? 'eager' : 'lazy'}
        fetchPriority={is_first ? 'high' : 'auto'}
        decoding={is_first ? 'sync' : 'async'}
        draggable={false}
      />
      {lens && tile.kind !== 'chart' ? (
        <img
          src={largest(tile.source)}
          alt=""
          className={`absolute inset-0 ${css.lens}`}
          style={{ transformOrigin: `${lens.x}% ${lens.y}%` }}
          draggable={false}
        />
      ) : null}
      <span
        className={`grid place-items-center w-10 h-10 absolute text-ink rounded-full ${css.enlarge}`}
        aria-hidden="true"
      >
        <Icon name="search" size_px={18} />
      </span>
    </button>
  )
}
