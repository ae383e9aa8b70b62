import type { DesignDocument } from '../document/design-document.ts'
import type { Gradient } from '../layers/gradient.ts'
import type { PatternLayer, ShapeLayer } from '../layers/layer-types.ts'
import { changeLayers, changeView, round, type Selection } from '../transform/selection.ts'
import { layerLength } from '../transform/transform.ts'

export type ShapeLook = Pick<ShapeLayer, 'shape' | 'fill' | 'gradient' | 'stroke' | 'stroke_width' | 'code' | 'sky'>

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, round(value)))

export const setShapeLook = (
  document: DesignDocument,
  selection: Selection,
  look: Partial<ShapeLook>,
): DesignDocument =>
  changeLayers(document, selection, (layer) => {
    if (layer.type !== 'shape') return {}
    return { ...look, stroke_width: within(look.stroke_width ?? layer.stroke_width, 0, 200) }
  })

/** Fills shapes and texts with a gradient; without one they have a single colour again. */
export const setGradient = (
  document: DesignDocument,
  selection: Selection,
  gradient: Gradient | undefined,
): DesignDocument =>
  changeLayers(document, selection, (layer) => {
    if (layer.type !== 'shape' && layer.type !== 'text') return {}
    return { gradient, fill: layer.fill ?? layer.gradient?.stops[0]?.colour ?? null }
  })

export type Tiles = Pick<
  PatternLayer,
  'tile' | 'tile_width' | 'gap' | 'row_shift' | 'offset_x' | 'offset_y' | 'tile_rotation_deg'
>

/** Size, gap, shift and turn of the tiles of the chosen patterns. */
export const setTiles = (document: DesignDocument, selection: Selection, tiles: Partial<Tiles>): DesignDocument =>
  changeLayers(document, selection, (layer) => {
    if (layer.type !== 'pattern') return {}
    const next = { ...layer, ...tiles }
    return {
      tile: next.tile,
      tile_width: layerLength(next.tile_width),
      gap: within(next.gap, 0, 2000),
      row_shift: within(next.row_shift, 0, 1),
      offset_x: within(next.offset_x, -20_000, 20_000),
      offset_y: within(next.offset_y, -20_000, 20_000),
      tile_rotation_deg: within(next.tile_rotation_deg, -180, 180),
    }
  })

/** Piles the layers of a view in the order of the ids, from the bottom up; ids left out stay on top. */
export const orderLayers = (document: DesignDocument, view_id: number, ids: readonly string[]): DesignDocument =>
  changeView(document, view_id, (view) => {
    const place = new Map(ids.map((id, index) => [id, index]))
    const getPlace = (id: string) => place.get(id) ?? ids.length
    return { ...view, layers: [...view.layers].sort((a, b) => getPlace(a.id) - getPlace(b.id)) }
  })
