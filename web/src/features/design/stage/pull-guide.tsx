import type { PointerEvent } from 'react'
import { useViewport, viewportNow } from '../state/stage-store.ts'
import { newLayerId } from '../state/studio-store.ts'
import { toCanvas, toScreen } from '../state/viewport.view.ts'
import { keepGuides, type OwnGuide, placeGuide, removeGuide, useGuides } from './own-guides.ts'
import css from './stage.module.css'

/** Follows the pointer with a guide until it is let go; back on a ruler or off the stage it is gone. */
function pull(guide: Pick<OwnGuide, 'id' | 'axis'>): void {
  const stage = document.querySelector('[data-stage]')
  if (!stage) return
  const ending = new AbortController()
  const follow = (event: globalThis.PointerEvent) => {
    const box = stage.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    const is_inside = at.x >= 0 && at.y >= 0 && at.x <= box.width && at.y <= box.height
    if (is_inside) placeGuide({ ...guide, at: toCanvas(viewportNow(), at)[guide.axis] })
    else removeGuide(guide.id)
  }
  const end = () => {
    ending.abort()
    keepGuides()
  }
  window.addEventListener('pointermove', follow, { signal: ending.signal })
  window.addEventListener('pointerup', end, { signal: ending.signal })
  window.addEventListener('pointercancel', end, { signal: ending.signal })
}

/** Pulls a new guide out of a ruler: an upright one from the ruler at the left, a level one from the one above. */
export function pullFromRuler(axis: OwnGuide['axis'], event: PointerEvent): void {
  if (event.button === 0) pull({ id: newLayerId(), axis })
}

/** The guides of the side, which can be moved, and removed by moving them off the stage or with a double click. */
export function OwnGuides() {
  const guides = useGuides()
  const viewport = useViewport()
  return guides.map(({ id, axis, at }) => {
    const place = toScreen(viewport, { x: at, y: at })[axis]
    const line =
      axis === 'x'
        ? { x1: place, x2: place, y1: 0, y2: viewport.height }
        : { y1: place, y2: place, x1: 0, x2: viewport.width }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a help for the pointer; layers are placed by number as well
      <g
        key={id}
        className={css.ownGuide}
        data-axis={axis}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.stopPropagation()
          pull({ id, axis })
        }}
        onDoubleClick={(event) => {
          event.stopPropagation()
          removeGuide(id)
          keepGuides()
        }}
      >
        <line {...line} />
        <line {...line} data-grip />
      </g>
    )
  })
}
