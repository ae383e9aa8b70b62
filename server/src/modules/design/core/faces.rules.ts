import { PICTURE_BACKGROUND } from '@inkroute/contract/catalog/pictures'
import { type DesignDocument, findView } from '@inkroute/engine/document/design-document'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import { printedArea, printFileSize, pxToCm } from '@inkroute/engine/print/print-area'
import { factorOnSize, viewOnSize } from '@inkroute/engine/print/rules/size-rule'
import type { OwnFontFile } from '../../../infra/fonts/load-typesetter.ts'
import type { Face, PaintSource } from '../../../infra/paint/paint-task.ts'
import type { ProductFacts } from '../../catalog/catalog.ts'

/** Inputs shared by all faces of a version. */
export interface Painting {
  readonly document: DesignDocument
  readonly product: ProductFacts
  readonly printed_view_ids: readonly number[]
  readonly sources: readonly PaintSource[]
  readonly fonts?: readonly OwnFontFile[]
  readonly cache_dir: string
}

/** A view ready to be painted, with only the pictures it shows; null when the product has no such print area. */
export function findFace({ document, product, sources, fonts, cache_dir }: Painting, view_id: number): Face | null {
  const view = findView(document, view_id)
  const area = product.print_areas.find((one) => one.view_id === view_id)
  if (!view || !area) return null
  const shown = new Set(
    view.layers.flatMap((layer) => ('source' in layer ? [`${layer.source.kind}:${layer.source.key}`] : [])),
  )
  const { left, top, width, height } = area
  return {
    view,
    area: { left, top, width, height },
    sources: sources.filter(({ kind, key }) => shown.has(`${kind}:${key}`)),
    ...(fonts && fonts.length > 0 ? { fonts } : {}),
    cache_dir,
  }
}

/** The same view for its print file on one size, which shows the bleed too. */
export function printFace(painting: Painting, file: PlannedFile, size_id: number): Face | null {
  const face = findFace(painting, file.view_id)
  if (!face) return null
  const factor = factorOnSize(painting.document, painting.product.actual_sizes, file.view_id, size_id)
  return { ...face, view: viewOnSize(face.view, face.area, factor), area: printedArea(face.area, file) }
}

interface Photograph {
  readonly picture_product: string
  readonly picture_view: string
}

/**
 * The printed faces that a photograph may show, by print area: an angle shows more than one side. Front and back of a
 * shirt call their area the same; there the photograph shows its own side, printed or not, and never the other.
 */
export function facesOnPicture(
  painting: Painting,
  { picture_product, picture_view }: Photograph,
): Record<string, Face> {
  const views = painting.product.views.filter((one) => one.picture_product === picture_product && one.picture_area)
  const own = new Set(views.filter((one) => one.picture_view === picture_view).map((one) => one.picture_area))
  const faces: Record<string, Face> = {}
  for (const view of views) {
    if (!view.picture_area || !painting.printed_view_ids.includes(view.view_id)) continue
    if (own.has(view.picture_area) && view.picture_view !== picture_view) continue
    const face = findFace(painting, view.view_id)
    if (face) faces[view.picture_area] = face
  }
  return faces
}

const BODY = 1

/** A colour of single parts (a handle, a frame) leaves the body white. */
export function getLook({ hex, part_ids }: { hex: string; part_ids: readonly number[] }): MockupLook {
  if (part_ids.length === 0) return { colour: hex, background: PICTURE_BACKGROUND }
  const parts = Object.fromEntries(part_ids.map((id) => [id, hex]))
  return { colour: part_ids.includes(BODY) ? hex : '#ffffff', parts, background: PICTURE_BACKGROUND }
}

export interface PlannedFile {
  readonly view_id: number
  /** Of the whole file, bleed included. */
  readonly width_px: number
  readonly height_px: number
  readonly bleed_px: number
  /** Of the finished print, after cutting. */
  readonly width_cm: number
  readonly height_cm: number
  readonly bleed_cm: number
  readonly dpi: number
}

/** The files one piece of a size needs: one for each printed view, as large as it is printed on that size. */
export function plannedFiles(
  product: Pick<ProductFacts, 'dpi' | 'print_areas' | 'actual_sizes'>,
  printed_view_ids: readonly number[],
  size_id: number,
): PlannedFile[] {
  return printed_view_ids.flatMap((view_id) => {
    const area = product.print_areas.find((one) => one.view_id === view_id)
    const actual = product.actual_sizes.find((one) => one.view_id === view_id && one.size_id === size_id)
    if (!area || !actual) return []
    const size = printFileSize(actual.actual_width, product.dpi, area)
    return [{ view_id, ...size, ...physicalSize(size, product.dpi), bleed_cm: area.bleed_cm, dpi: product.dpi }]
  })
}

const ONE_MM_CM = 0.1

/** To the millimetre, as a ruler shows it. */
function physicalSize(size: ReturnType<typeof printFileSize>, dpi: number) {
  const to_mm = (px: number) => Math.round(pxToCm(px - 2 * size.bleed_px, dpi) / ONE_MM_CM) / 10
  return { width_cm: to_mm(size.width_px), height_cm: to_mm(size.height_px) }
}
