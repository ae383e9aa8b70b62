import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { useEffect, useRef } from 'react'
import { paintTools, surfaceOf } from '../paint-tools.ts'
import { usePictures, wantPicture } from '../picture-shelf.ts'
import { useStudio } from '../studio-store.ts'
import { useFonts, wantFonts } from '../text/font-shelf.ts'
import css from './draft.module.css'

const WIDTH_PX = 320

/** A document as a small picture: the view with most on it. */
export function DocumentPicture({ document, label }: { document: DesignDocument; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const areas = useStudio((state) => state.product?.print_areas)
  const pictures = usePictures((state) => state.pictures)
  const arrivals = useFonts((state) => state.arrivals)
  const view = document.views.reduce((most, one) => (one.layers.length > most.layers.length ? one : most))
  const area = areas?.find((one) => one.view_id === view.view_id)
  useEffect(() => {
    for (const layer of view.layers) if ('source' in layer) wantPicture(layer.source.kind, layer.source.key)
    wantFonts(view.layers)
  }, [view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture or font that has arrived is painted
  useEffect(() => {
    const sheet = canvas.current
    const surface = sheet && surfaceOf(sheet)
    if (!sheet || !surface || !area) return
    const scale = WIDTH_PX / Math.max(area.width, area.height)
    sheet.width = Math.round(area.width * scale)
    sheet.height = Math.round(area.height * scale)
    paintView(surface, { view, area, scale, tools: paintTools, origin: 'area', is_clipped: true })
  }, [view, area, pictures, arrivals])
  return <canvas ref={canvas} className={css.picture} role="img" aria-label={label} />
}
