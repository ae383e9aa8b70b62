import { findView } from '@inkroute/engine/document/design-document'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { type RefObject, useEffect } from 'react'
import { findSurface, paintTools } from '../paint/paint-tools.ts'
import { useFonts } from '../state/font-shelf.ts'
import { usePictures } from '../state/picture-shelf.ts'
import { useStudio } from '../state/studio-store.ts'
import { REDRAW_REST_MS } from './frame.ts'

interface Options {
  readonly view_id: number
  readonly scale: number
  readonly origin: 'canvas' | 'area'
}

/** Paints a view of the design on a canvas whenever changes pause. `onPainted` is called after each paint. */
export function usePainted(
  canvas: RefObject<HTMLCanvasElement | null>,
  { view_id, scale, origin }: Options,
  onPainted?: () => void,
): void {
  const design = useStudio((state) => findView(state.history.present, view_id))
  const area = useStudio((state) => state.product?.print_areas.find((one) => one.view_id === view_id))
  const pictures = usePictures((state) => state.pictures)
  const font_arrivals = useFonts((state) => state.arrivals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture or font that has arrived is painted
  useEffect(() => {
    const sheet = canvas.current
    const surface = sheet ? findSurface(sheet) : null
    if (!sheet || !surface || !design || !area) return
    const timer = setTimeout(() => {
      const side = origin === 'canvas' ? { width: 550, height: 550 } : area
      sheet.width = Math.round(side.width * scale)
      sheet.height = Math.round(side.height * scale)
      paintView(surface, { view: design, area, scale, tools: paintTools, origin, is_clipped: true })
      onPainted?.()
    }, REDRAW_REST_MS)
    return () => clearTimeout(timer)
  }, [canvas, design, area, pictures, font_arrivals, scale, origin, onPainted])
}
