import type { DesignDocument } from '../document/design-document.ts'
import { boundsOf, middleOf } from '../geometry/box.ts'
import type { Layer } from '../layers/layer-types.ts'
import { changeableLayers, changeLayers, round, type Selection } from './selection.ts'

const MIN_PX = 0.1
const MAX_PX = 20_000

/** A length the document allows. */
export const layerLength = (value: number): number => Math.min(MAX_PX, Math.max(MIN_PX, round(value)))
const offset = (value: number) => Math.min(MAX_PX, Math.max(-MAX_PX, round(value)))
const fontSize = (value: number) => Math.min(2000, Math.max(1, round(value)))

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
    return { ...size, size: fontSize(layer.size * factor), line_length: layerLength(layer.line_length * factor) }
  }
  if (layer.type === 'shape') return { ...size, stroke_width: Math.min(200, round(layer.stroke_width * factor)) }
  return size
}

/** Scales the selection as one, around its centre. */
export function scale(document: DesignDocument, selection: Selection, factor: number): DesignDocument {
  const layers = changeableLayers(document, selection)
  if (layers.length === 0 || !(factor > 0)) return document
  const middle = middleOf(boundsOf(layers))
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
