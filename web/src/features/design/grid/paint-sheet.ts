import { viewOf } from '@inkroute/engine/document/design-document'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { paintTools, surfaceOf } from '../paint-tools.ts'
import { saveBlob } from '../preview/save-picture.ts'
import { documentNow } from '../studio-store.ts'
import { SHEET_VIEW_ID } from './sheet.ts'

/** The sheet as the stage shows it, as a PNG in the browser's downloads; false when a picture is not at hand yet. */
export async function downloadSheet(name: string, side_px: number): Promise<boolean> {
  const view = viewOf(documentNow(), SHEET_VIEW_ID)
  const canvas = document.createElement('canvas')
  canvas.width = side_px
  canvas.height = side_px
  const surface = surfaceOf(canvas)
  if (!view || !surface) return false
  const area = { left: 0, top: 0, width: DESIGN_CANVAS_PX, height: DESIGN_CANVAS_PX }
  const scale = side_px / DESIGN_CANVAS_PX
  const missing = paintView(surface, { view, area, scale, tools: paintTools, origin: 'area', is_clipped: true })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (missing.length > 0 || !blob) return false
  saveBlob(blob, `${name}.png`)
  return true
}
