import type { Point } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { caretAt } from '@inkroute/engine/text/caret/caret'
import { chosenOutlines } from '@inkroute/engine/text/caret/chosen-letters'
import { onLayer } from '@inkroute/engine/text/caret/on-layer'
import { useViewport, viewportNow } from '../stage/stage-store.ts'
import { toScreen, type Viewport } from '../stage/viewport.view.ts'
import { useFonts } from '../text/font-shelf.ts'
import { useLetters } from '../text/letters.ts'
import { letterPlaces } from './editing.ts'

/** In pixels of the stage. */
interface ScreenCaret {
  readonly top: Point
  readonly foot: Point
}

function caretIn(layer: TextLayer, viewport: Viewport): ScreenCaret | null {
  const { from, to, is_backward, lean, layer_id } = useLetters.getState()
  const places = letterPlaces(layer)
  const index = layer_id === layer.id ? (is_backward ? from : to) : layer.text.length
  const caret = places && caretAt(places, { index, lean })
  if (!caret) return null
  const { toCanvas } = onLayer(layer, places)
  return {
    top: toScreen(viewport, toCanvas(caret.edge.top)),
    foot: toScreen(viewport, toCanvas(caret.edge.foot)),
  }
}

export const caretNow = (layer: TextLayer): ScreenCaret | null => caretIn(layer, viewportNow())

/** The moving end of the selection; null until the fonts of the text have loaded. */
export function useCaret(layer: TextLayer): ScreenCaret | null {
  const viewport = useViewport()
  useLetters()
  useFonts((state) => state.arrivals)
  return caretIn(layer, viewport)
}

/** Outlines around the selected letters, in pixels of the stage. */
export function useChosenOutlines(layer: TextLayer): readonly (readonly Point[])[] {
  const viewport = useViewport()
  const { layer_id, from, to } = useLetters()
  useFonts((state) => state.arrivals)
  const places = layer_id === layer.id && to > from ? letterPlaces(layer) : undefined
  if (!places) return []
  const { toCanvas } = onLayer(layer, places)
  return chosenOutlines(places, from, to).map((points) => points.map((point) => toScreen(viewport, toCanvas(point))))
}
