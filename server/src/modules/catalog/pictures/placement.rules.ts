// Size and position of an artwork on a print area. Sheets are measured in metres, because a texture may
// have more texels to the metre across than down.
import type { PrintArea } from '@inkroute/engine/mockup/product-view'
import type { Artwork, Box, Placement } from './shelf/picture-shelf.ts'

export interface Layout {
  readonly left_px: number
  readonly top_px: number
  /** Size the whole artwork is drawn at. */
  readonly width_px: number
  readonly height_px: number
  /** What of it is laid down, where it is larger than its place. */
  readonly crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null
  readonly is_tiled: boolean
}

interface Sheet {
  readonly artwork: Artwork
  readonly placement: Placement
  readonly box: Box
  readonly area: Pick<PrintArea, 'width_m' | 'height_m'>
  readonly texture_px: { readonly width: number; readonly height: number }
}

const WHOLE: Box = [0, 0, 1, 1]

const getScales = ({ area, texture_px }: Sheet) => ({
  across: texture_px.width / area.width_m,
  down: texture_px.height / area.height_m,
})

const getAspect = ({ artwork }: Sheet) => artwork.width_px / artwork.height_px

function tiled(sheet: Sheet): Layout {
  const { across, down } = getScales(sheet)
  const width_m = Math.min(sheet.placement.repeat_m, sheet.area.width_m)
  const width_px = Math.max(2, Math.round(width_m * across))
  const height_px = Math.max(2, Math.round((width_m / getAspect(sheet)) * down))
  const { width, height } = sheet.texture_px
  const is_tiled = width_px < width || height_px < height
  // A repeat that is longer than the sheet is cut to it.
  const crop = { left: 0, top: 0, width: Math.min(width, width_px), height: Math.min(height, height_px) }
  return { left_px: 0, top_px: 0, width_px, height_px, crop, is_tiled }
}

/** Fills the box, cropping the overflow on two sides. */
function covering(sheet: Sheet, [x, y, w, h]: Box): Layout {
  const { across, down } = getScales(sheet)
  const box_m = { width: w * sheet.area.width_m, height: h * sheet.area.height_m }
  const width_m = Math.max(box_m.width, box_m.height * getAspect(sheet))
  const height_m = width_m / getAspect(sheet)
  const width = Math.max(1, Math.round(box_m.width * across))
  const height = Math.max(1, Math.round(box_m.height * down))
  const width_px = Math.max(width, Math.round(width_m * across))
  const height_px = Math.max(height, Math.round(height_m * down))
  return {
    left_px: Math.round(x * sheet.texture_px.width),
    top_px: Math.round(y * sheet.texture_px.height),
    width_px,
    height_px,
    crop: { left: (width_px - width) >> 1, top: (height_px - height) >> 1, width, height },
    is_tiled: false,
  }
}

/** As large as the box allows. */
function fitting(sheet: Sheet, [x, y, w, h]: Box): Layout {
  const { across, down } = getScales(sheet)
  const box_m = { width: w * sheet.area.width_m, height: h * sheet.area.height_m }
  const width_m = Math.min(box_m.width, box_m.height * getAspect(sheet))
  const height_m = width_m / getAspect(sheet)
  const slack = sheet.placement.align === 'top' ? 0 : (box_m.height - height_m) / 2
  return {
    left_px: Math.round(x * sheet.texture_px.width + ((box_m.width - width_m) / 2) * across),
    top_px: Math.round(y * sheet.texture_px.height + slack * down),
    width_px: Math.max(1, Math.round(width_m * across)),
    height_px: Math.max(1, Math.round(height_m * down)),
    crop: null,
    is_tiled: false,
  }
}

export function getLayout(sheet: Sheet): Layout {
  const { artwork, placement, box } = sheet
  if (placement.full && artwork.tileable) return tiled(sheet)
  if (placement.full && !artwork.has_transparency) return covering(sheet, WHOLE)
  return artwork.tileable ? covering(sheet, box) : fitting(sheet, box)
}
