import type { DesignDocument } from '../document/design-document.ts'
import { wholePicture } from '../layers/adjust.ts'
import { MAX_PATH_POINTS } from '../layers/layer-path.ts'
import type { ImageLayer, ShapeLayer } from '../layers/layer-types.ts'
import { drawMask } from '../layers/picture-mask.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { combineAreas } from '../paths/combine.ts'
import { fitOutlines } from '../paths/fit-outlines.ts'
import { type GridRing, getOutlines, getPlace, recordingPen, UNITS_PER_PX } from '../paths/flatten.ts'
import type { Outline } from '../shapes/shape-library.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { changeableLayers, changeLayers, changeView, round, type Selection } from '../transform/selection.ts'
import { layerLength } from '../transform/transform.ts'
import type { CombineProblem } from './combine.ts'
import { cropWithin } from './picture.ts'

/** Cuts the chosen pictures to a basic shape, or shows them whole again. */
export const setMask = (document: DesignDocument, selection: Selection, mask: ImageLayer['mask']): DesignDocument =>
  changeLayers(document, selection, (layer) => (layer.type === 'image' ? { mask, mask_path: undefined } : {}))

/**
 * The frame in other proportions around the same middle. Of a picture that was cut before it has as much area as that
 * frame, so that trying one shape after the other does not make it smaller and smaller.
 */
function inProportion(layer: ImageLayer, ratio: number): Partial<ImageLayer> {
  const crop = layer.crop ?? wholePicture
  const [across, down] = [crop.width / layer.width, crop.height / layer.height]
  const wanted = layer.mask_path
    ? Math.sqrt(layer.width * layer.height * ratio)
    : Math.min(layer.width, layer.height * ratio)
  const width = Math.min(wanted, 1 / across, ratio / down)
  const height = width / ratio
  return {
    width: layerLength(width),
    height: layerLength(height),
    crop: cropWithin({
      left: crop.left + (crop.width - width * across) / 2,
      top: crop.top + (crop.height - height * down) / 2,
      width: width * across,
      height: height * down,
    }),
  }
}

/** Cuts the chosen pictures to outlines in their own proportions; the frame is cropped to these. */
export const setMaskOutline = (document: DesignDocument, selection: Selection, { path, ratio }: Outline) =>
  changeLayers(document, selection, (layer) =>
    layer.type === 'image' ? { ...inProportion(layer, 1 / ratio), mask: null, mask_path: path } : {},
  )

type Cutter = ShapeLayer | TextLayer

/** Shapes with an area and texts can cut a picture; codes have to stay readable, and skies keep their stars. */
const isCutter = (layer: { readonly type: string }): layer is Cutter =>
  layer.type === 'text' ||
  (layer.type === 'shape' && (layer as ShapeLayer).code === undefined && (layer as ShapeLayer).sky === undefined)

/** The picture and the one shape or text of a selection; nothing where it holds anything else. */
export function cuttingPair(document: DesignDocument, selection: Selection) {
  const layers = changeableLayers(document, selection).filter((layer) => !layer.is_hidden)
  const picture = layers.find((layer) => layer.type === 'image')
  const cutter = layers.find(isCutter)
  return layers.length === 2 && picture && cutter ? { picture, cutter } : null
}

/** Outlines on the canvas as seen from the middle of a picture that may be turned and mirrored. */
function seenFrom(picture: ImageLayer, rings: readonly GridRing[]): GridRing[] {
  const { a, b, c, d, e, f } = getPlace(picture)
  const [left, top] = [e * UNITS_PER_PX, f * UNITS_PER_PX]
  return rings.map((ring) =>
    ring.map(({ x, y }) => ({
      x: Math.round(a * (x - left) + b * (y - top)),
      y: Math.round(c * (x - left) + d * (y - top)),
    })),
  )
}

function maskRings(picture: ImageLayer): GridRing[] {
  const { pen, rings } = recordingPen()
  drawMask(pen, picture)
  return rings.map((ring) =>
    ring.map(([x, y]) => ({ x: Math.round(x * UNITS_PER_PX), y: Math.round(y * UNITS_PER_PX) })),
  )
}

type Masked = { readonly document: DesignDocument; readonly layer_id: string } | { readonly problem: CombineProblem }

/**
 * Cuts the selected picture to the selected shape or text where that covers the picture. The picture keeps its place and
 * size and can still be moved behind the outline; the shape is used up.
 */
export function maskWithLayer(document: DesignDocument, selection: Selection, layout?: Typesetter['layout']): Masked {
  const pair = cuttingPair(document, selection)
  if (!pair) return { problem: 'too_few' }
  const { picture, cutter } = pair
  const outlines = getOutlines(cutter, cutter.type === 'text' ? layout?.(cutter) : undefined)
  const rings = combineAreas([seenFrom(picture, outlines), maskRings(picture)], 'intersect')
  const fitted = rings && fitOutlines(rings)
  if (!rings || (fitted && fitted.path.reduce((sum, ring) => sum + ring.length, 0) > MAX_PATH_POINTS * 2)) {
    return { problem: 'too_complex' }
  }
  if (!fitted) return { problem: 'nothing_left' }
  const { a, b, c, d, e, f } = getPlace(picture)
  const { path, width, height, cx, cy } = fitted
  const crop = picture.crop ?? wholePicture
  const [across, down] = [crop.width / picture.width, crop.height / picture.height]
  const cut: ImageLayer = {
    ...picture,
    width,
    height,
    cx: round(a * cx + c * cy + e),
    cy: round(b * cx + d * cy + f),
    mask: null,
    mask_path: path,
    crop: cropWithin({
      left: crop.left + (cx - width / 2 + picture.width / 2) * across,
      top: crop.top + (cy - height / 2 + picture.height / 2) * down,
      width: width * across,
      height: height * down,
    }),
  }
  const changed = changeView(document, selection.view_id, (view) => ({
    ...view,
    layers: view.layers.flatMap((layer) => {
      if (layer.id === picture.id) return [cut]
      return layer.id === cutter.id ? [] : [layer]
    }),
  }))
  return { document: changed, layer_id: picture.id }
}
