import type { DesignDocument } from '../document/design-document.ts'
import { type Area, getBounds, getMiddle, turn, uprightDegrees } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { LEAST_TEXT_PX, type TextLayer } from '../layers/text-layer.ts'
import { type BoxOf, ownBox } from '../text/ink-box.ts'
import { changeableLayers, changeLayers, round, type Selection } from './selection.ts'

const MIN_PX = 0.1
const MAX_PX = 20_000

/** A length the document allows. */
export const layerLength = (value: number): number => Math.min(MAX_PX, Math.max(MIN_PX, round(value)))
const offset = (value: number) => Math.min(MAX_PX, Math.max(-MAX_PX, round(value)))
const fontSize = (value: number) => Math.min(2000, Math.max(LEAST_TEXT_PX, round(value)))

/** A path of a fixed length grows with its letters. */
export function scaledPath({ path }: Pick<TextLayer, 'path'>, factor: number): Pick<TextLayer, 'path'> {
  return path && path.length !== null ? { path: { ...path, length: layerLength(path.length * factor) } } : {}
}

/** The scaled size of a layer, with its tiles and strokes. */
export function scaledLayer(layer: Layer, factor: number): Partial<Layer> {
  const size = { width: layerLength(layer.width * factor), height: layerLength(layer.height * factor) }
  if (layer.type === 'pattern') {
    return {
      ...size,
      tile_width: layerLength(layer.tile_width * factor),
      gap: Math.min(2000, round(layer.gap * factor)),
      offset_x: offset(layer.offset_x * factor),
      offset_y: offset(layer.offset_y * factor),
    }
  }
  if (layer.type === 'text') {
    const line_length = layerLength(layer.line_length * factor)
    return { ...size, size: fontSize(layer.size * factor), line_length, ...scaledPath(layer, factor) }
  }
  if (layer.type === 'shape') return { ...size, stroke_width: Math.min(200, round(layer.stroke_width * factor)) }
  // The whole of a picture with a border grows, its dots do not: they are chosen for the printer.
  const border = layer.adjust?.border
  if (!border) return size
  const width = Math.min(60, Math.max(0.1, round(border.width * factor)))
  return { ...size, adjust: { ...layer.adjust, border: { ...border, width } } }
}

/** Scales the selection as one, around its centre. */
export function scale(document: DesignDocument, selection: Selection, factor: number): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0 || !(factor > 0)) return document
  const middle = getMiddle(getBounds(layers))
  return changeLayers(document, selection, (layer) => ({
    ...scaledLayer(layer, factor),
    cx: round(middle.x + (layer.cx - middle.x) * factor),
    cy: round(middle.y + (layer.cy - middle.y) * factor),
  }))
}

/** Sets the size of one layer; an omitted side keeps the proportions. */
export const resize = (
  document: DesignDocument,
  selection: Selection,
  size: { readonly width?: number; readonly height?: number },
): DesignDocument =>
  changeLayers(document, selection, (layer) => {
    const width = size.width ?? layer.width * ((size.height ?? layer.height) / layer.height)
    const height = size.height ?? layer.height * ((size.width ?? layer.width) / layer.width)
    return { width: layerLength(width), height: layerLength(height) }
  })

export const move = (document: DesignDocument, selection: Selection, dx: number, dy: number): DesignDocument =>
  changeLayers(document, selection, (layer) => ({ cx: round(layer.cx + dx), cy: round(layer.cy + dy) }))

/** Rotates the selection as one, clockwise around its centre. */
export function rotate(document: DesignDocument, selection: Selection, degrees: number): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const middle = layers.length === 1 && layers[0] ? { x: layers[0].cx, y: layers[0].cy } : getMiddle(getBounds(layers))
  return changeLayers(document, selection, (layer) => {
    const moved = turn({ x: layer.cx - middle.x, y: layer.cy - middle.y }, degrees)
    return {
      rotation_deg: round(uprightDegrees(layer.rotation_deg + degrees)),
      cx: round(middle.x + moved.x),
      cy: round(middle.y + moved.y),
    }
  })
}

export const rotateTo = (document: DesignDocument, selection: Selection, degrees: number): DesignDocument =>
  changeLayers(document, selection, () => ({ rotation_deg: round(uprightDegrees(degrees)) }))

/** `x` swaps left and right, `y` top and bottom, around the centre of the selection. */
export function mirror(document: DesignDocument, selection: Selection, axis: 'x' | 'y'): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0) return document
  const middle = getMiddle(getBounds(layers))
  return changeLayers(document, selection, (layer) => ({
    // Mirroring reverses the direction of a rotation.
    rotation_deg: round(uprightDegrees(-layer.rotation_deg)),
    ...(axis === 'x'
      ? { flip_x: !layer.flip_x, cx: round(2 * middle.x - layer.cx) }
      : { flip_y: !layer.flip_y, cy: round(2 * middle.y - layer.cy) }),
  }))
}

function placed(layer: Layer, area: Area, getBox: BoxOf, choose: (...factors: number[]) => number): Partial<Layer> {
  const seen = getBounds([getBox(layer)])
  const factor = choose(area.width / seen.width, area.height / seen.height)
  const [middle, own] = [getMiddle(area), getMiddle(seen)]
  // The visible part is centred; the centre of the layer itself may be elsewhere.
  const cx = round(middle.x + (layer.cx - own.x) * factor)
  const cy = round(middle.y + (layer.cy - own.y) * factor)
  return { ...scaledLayer(layer, factor), cx, cy }
}

type Place = (document: DesignDocument, selection: Selection, area: Area, getBox?: BoxOf) => DesignDocument

/** As large as the area allows with everything visible. */
export const fit: Place = (document, selection, area, getBox = ownBox) =>
  changeLayers(document, selection, (layer) => placed(layer, area, getBox, Math.min))

/**
 * As small as possible while covering the whole area. An upright layer covers it exactly; a rotated one by its bounds.
 */
export const fill: Place = (document, selection, area, getBox = ownBox) =>
  changeLayers(document, selection, (layer) => placed(layer, area, getBox, Math.max))
