import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { type RefObject, useEffect, useState } from 'react'
import { findSurface, paintTools } from '../paint/paint-tools.ts'
import { loadFontsFor, useFonts } from '../state/font-shelf.ts'

export interface Sample {
  readonly text: string
  readonly family: string
  readonly weight: number
  readonly style?: Partial<TextLayer>
}

const getLayer = ({ text, family, weight, style }: Sample): TextLayer => ({
  ...newTextStyle,
  id: 'sample',
  name: '',
  type: 'text',
  cx: 0,
  cy: 0,
  width: 1,
  height: 1,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  text,
  family,
  weight,
  ...style,
})

/** True once the element is near the visible part of its list. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [is_seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || is_seen) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '120px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, is_seen])
  return is_seen
}

/** Paints a few words on a small canvas with the print painter. Returns whether they are ready. */
export function usePaintedText(
  canvas: RefObject<HTMLCanvasElement | null>,
  sample: Sample,
  box: { readonly width: number; readonly height: number },
): boolean {
  const is_seen = useSeen(canvas)
  const arrivals = useFonts((state) => state.arrivals)
  const [is_shown, setShown] = useState(false)
  const key = JSON.stringify(sample)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample is compared by its content
  useEffect(() => {
    if (is_seen) void loadFontsFor([getLayer(sample)]).catch(() => undefined)
  }, [is_seen, key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample is compared by its content
  useEffect(() => {
    const sheet = canvas.current
    const layer = getLayer(sample)
    const layout = is_seen && !is_shown ? paintTools.typesetter?.layout(layer) : undefined
    if (!sheet || !layout) return
    const ratio = globalThis.devicePixelRatio || 1
    sheet.width = Math.round(box.width * ratio)
    sheet.height = Math.round(box.height * ratio)
    const surface = findSurface(sheet)
    if (!surface) return
    const factor = Math.min((box.width - 4) / layout.width, (box.height - 2) / layout.height, 1)
    const [width, height] = [layout.width * factor, layout.height * factor]
    const cx = layer.align === 'left' ? width / 2 : box.width / 2
    paintView(surface, {
      view: { view_id: 1, background: null, layers: [{ ...layer, cx, cy: box.height / 2, width, height }] },
      area: { left: 0, top: 0, ...box },
      scale: ratio,
      tools: paintTools,
      origin: 'canvas',
      is_clipped: true,
    })
    setShown(true)
  }, [is_seen, is_shown, arrivals, key])
  return is_shown
}
