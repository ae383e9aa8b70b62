import type { Point } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { caretAt, type PlacedCaret } from '@inkroute/engine/text/caret/caret'
import { chosenOutlines } from '@inkroute/engine/text/caret/chosen-letters'
import { onLayer } from '@inkroute/engine/text/caret/on-layer'
import type { LetterPlaces } from '@inkroute/engine/text/letter-places'
import { useFonts } from '../state/font-shelf.ts'
import { useViewport, viewportNow } from '../state/stage-store.ts'
import { toScreen, type Viewport } from '../state/viewport.view.ts'
import { letterPlaces } from '../words/editing.ts'
import { useLetters } from '../words/letters.ts'

/** In pixels of the stage. */
export interface ScreenCaret {
  readonly top: Point
  readonly foot: Point
}

/** An edge of a letter, in pixels of the stage. */
export function screenEdge(
  layer: TextLayer,
  places: LetterPlaces,
  { top, foot }: PlacedCaret['edge'],
  viewport: Viewport = viewportNow(),
): ScreenCaret {
  const { toCanvas } = onLayer(layer, places)
  return { top: toScreen(viewport, toCanvas(top)), foot: toScreen(viewport, toCanvas(foot)) }
}

function caretIn(layer: TextLayer, viewport: Viewport): ScreenCaret | null {
  const { from, to, is_backward, lean, layer_id } = useLetters.getState()
  const places = letterPlaces(layer)
  const index = layer_id === layer.id ? (is_backward ? from : to) : layer.text.length
  const caret = places && caretAt(places, { index, lean })
  return caret ? screenEdge(layer, places, caret.edge, viewport) : null
}

export const caretNow = (layer: TextLayer): ScreenCaret | null => caretIn(layer, viewportNow())

/** The moving end of the selection; null until the fonts of the text have loaded. */
export function useCaret(layer: TextLayer): ScreenCaret | null {
  const viewport = useViewport()
  useLetters()
  useFonts((state) => state.arrivals)
  return caretIn(layer, viewport)
}

export interface SelectionEnd extends ScreenCaret {
  /** The letters beside it are read from right to left. */
  readonly is_rtl: boolean
}

/** Both ends of the selected letters; null where there are none. */
export function useSelectionEnds(layer: TextLayer): { readonly from: SelectionEnd; readonly to: SelectionEnd } | null {
  const viewport = useViewport()
  const { layer_id, from, to } = useLetters()
  useFonts((state) => state.arrivals)
  const places = layer_id === layer.id && to > from ? letterPlaces(layer) : undefined
  const [first, last] = [
    places && caretAt(places, { index: from, lean: 'ahead' }),
    places && caretAt(places, { index: to, lean: 'back' }),
  ]
  if (!places || !first || !last) return null
  const letters = places.lines.flatMap((line) => line.letters)
  const isRtl = (index: number) => letters.find((one) => one.from <= index && one.to > index)?.is_rtl ?? false
  return {
    from: { ...screenEdge(layer, places, first.edge, viewport), is_rtl: isRtl(from) },
    to: { ...screenEdge(layer, places, last.edge, viewport), is_rtl: isRtl(to - 1) },
  }
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
