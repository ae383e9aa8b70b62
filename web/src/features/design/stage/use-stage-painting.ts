import { findView } from '@inkroute/engine/document/design-document'
import { type RefObject, useEffect } from 'react'
import { useFonts, wantFonts } from '../state/font-shelf.ts'
import { usePictures, wantPicture } from '../state/picture-shelf.ts'
import { useHand, useViewport } from '../state/stage-store.ts'
import { useStudio } from '../state/studio-store.ts'
import type { Viewport } from '../state/viewport.view.ts'
import { isSame } from './dirty.view.ts'
import { cancelFrame, onFrame, REDRAW_REST_MS } from './frame.ts'
import { createPainter, type Scene } from './stage-painter.ts'

const wantAll = () => {
  for (const view of useStudio.getState().history.present.views) {
    for (const layer of view.layers) if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    wantFonts(view.layers)
  }
}

/** Loads pictures and fonts of all faces as soon as a layer uses them. */
function useWantedPictures(): void {
  useEffect(() => {
    wantAll()
    return useStudio.subscribe((now, before) => {
      if (now.history.present !== before.history.present) wantAll()
    })
  }, [])
}

/** Painting everything within this time does not stutter. */
const SMOOTH_MS = 9
const ZOOM_REST_MS = 90
/** Slower designs are not painted on every keystroke, but once typing pauses. */
const COSTLY_MS = 40
const COSTLY_REST_MS = 120

let supplies: readonly unknown[] = []

/** Changes identity whenever a picture or font has loaded. */
function suppliesNow(): unknown {
  const now = [usePictures.getState().pictures, useFonts.getState().arrivals]
  if (!isSame(supplies, now)) supplies = now
  return supplies
}

function sceneNow(): Scene | null {
  const { history, view_id, product } = useStudio.getState()
  const design = findView(history.present, view_id)
  const area = product?.print_areas.find((one) => one.view_id === view_id)
  if (!design || !area) return null
  return {
    design,
    area,
    viewport: useViewport.getState(),
    ratio: globalThis.devicePixelRatio || 1,
    supplies: suppliesNow(),
    moving: useHand.getState().moving,
  }
}

/** Transforms the last paint to a new viewport until it is repainted. */
function stretchTo(sheet: HTMLCanvasElement, painted: Viewport, now: Viewport): void {
  const grown = now.zoom / painted.zoom
  const [x, y] = [now.x - painted.x * grown, now.y - painted.y * grown]
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${grown})`
}

/** Keeps the stage up to date: immediately while that is fast, in full once input pauses. */
function keepPainted(sheet: HTMLCanvasElement): () => void {
  const painter = createPainter(sheet)
  let painted: Viewport | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  const paint = () => {
    const scene = sceneNow()
    if (!scene) return
    clearTimeout(rest)
    painter.paint(scene)
    painted = scene.viewport
    sheet.style.transform = ''
  }
  const paintAfter = (ms: number) => {
    clearTimeout(rest)
    rest = setTimeout(() => onFrame(paint), ms)
  }
  const stops = [
    useStudio.subscribe((now, before) => {
      const is_same_view = now.view_id === before.view_id && now.product === before.product
      if (now.history.present === before.history.present && is_same_view) return
      const is_costly = is_same_view && useHand.getState().moving.size === 0 && painter.cost_ms() > COSTLY_MS
      if (is_costly) paintAfter(COSTLY_REST_MS)
      else onFrame(paint)
    }),
    usePictures.subscribe(() => onFrame(paint)),
    useFonts.subscribe(() => onFrame(paint)),
    // Moved layers are already in place; the full repaint waits until input pauses.
    useHand.subscribe((now, before) => {
      if (now.moving.size === 0 && before.moving.size > 0) paintAfter(REDRAW_REST_MS)
    }),
    useViewport.subscribe((now) => {
      if (!painted || painter.cost_ms() < SMOOTH_MS) return onFrame(paint)
      stretchTo(sheet, painted, now)
      paintAfter(ZOOM_REST_MS)
    }),
  ]
  onFrame(paint)
  return () => {
    for (const stop of stops) stop()
    clearTimeout(rest)
    cancelFrame(paint)
  }
}

export function useStagePainting(canvas: RefObject<HTMLCanvasElement | null>): void {
  useWantedPictures()
  useEffect(() => (canvas.current ? keepPainted(canvas.current) : undefined), [canvas])
}
