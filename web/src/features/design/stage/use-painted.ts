import { viewOf } from '@inkroute/engine/document/design-document'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { type RefObject, useEffect } from 'react'
import { paintTools, surfaceOf } from '../paint-tools.ts'
import { usePictures, wantPicture } from '../picture-shelf.ts'
import { useStudio } from '../studio-store.ts'
import { useFonts, wantFonts } from '../text/font-shelf.ts'

interface Options {
  readonly view_id: number
  readonly scale: number
  readonly origin: 'canvas' | 'area'
}

/** Keeps a canvas showing a view of the design. `onPainted` tells when its pixels have changed. */
export function usePainted(
  canvas: RefObject<HTMLCanvasElement | null>,
  { view_id, scale, origin }: Options,
  onPainted?: () => void,
): void {
  const design = useStudio((state) => viewOf(state.history.present, view_id))
  const area = useStudio((state) => state.product?.print_areas.find((one) => one.view_id === view_id))
  const pictures = usePictures((state) => state.pictures)
  const font_arrivals = useFonts((state) => state.arrivals)
  useEffect(() => {
    for (const layer of design?.layers ?? []) {
      if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    }
    wantFonts(design?.layers ?? [])
  }, [design])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture or font that has arrived is painted
  useEffect(() => {
    const sheet = canvas.current
    const surface = sheet ? surfaceOf(sheet) : null
    if (!sheet || !surface || !design || !area) return
    const frame = requestAnimationFrame(() => {
      const side = origin === 'canvas' ? { width: 550, height: 550 } : area
      sheet.width = Math.round(side.width * scale)
      sheet.height = Math.round(side.height * scale)
      paintView(surface, { view: design, area, scale, tools: paintTools, origin, is_clipped: true })
      onPainted?.()
    })
    return () => cancelAnimationFrame(frame)
  }, [canvas, design, area, pictures, font_arrivals, scale, origin, onPainted])
}
