import type { DesignDocument } from '../document/design-document.ts'
import { type Area, getMiddle } from '../geometry/box.ts'
import type { ImageLayer, Layer, PatternLayer } from '../layers/layer-types.ts'
import { changeableLayers, changeView, round, type Selection } from '../transform/selection.ts'
import { layerLength } from '../transform/transform.ts'

function getPattern(layer: ImageLayer | PatternLayer, tile: PatternLayer['tile'], area: Area): PatternLayer {
  const middle = getMiddle(area)
  const { id, name, opacity, is_locked, is_hidden, group_id, source, flip_x, flip_y } = layer
  const kept = {
    ...(layer.cell === undefined ? {} : { cell: layer.cell }),
    ...(layer.blend ? { blend: layer.blend } : {}),
    ...(layer.marks ? { marks: layer.marks } : {}),
    ...(layer.adjust ? { adjust: layer.adjust } : {}),
  }
  const tiles =
    layer.type === 'pattern'
      ? {
          tile_width: layer.tile_width,
          gap: layer.gap,
          row_shift: layer.row_shift,
          offset_x: layer.offset_x,
          offset_y: layer.offset_y,
          tile_rotation_deg: layer.tile_rotation_deg,
        }
      : {
          // Of a cropped picture, the whole one is repeated.
          tile_width: layerLength(layer.width / (layer.crop?.width ?? 1)),
          gap: 0,
          row_shift: 0,
          offset_x: 0,
          offset_y: 0,
          tile_rotation_deg: layer.rotation_deg,
        }
  return {
    id,
    name,
    opacity,
    is_locked,
    is_hidden,
    group_id,
    source,
    flip_x,
    flip_y,
    ...tiles,
    ...kept,
    type: 'pattern',
    tile,
    cx: round(middle.x),
    cy: round(middle.y),
    width: round(area.width),
    height: round(area.height),
    rotation_deg: 0,
  }
}

/** Repeats the selected pictures over the whole print area, each tile as large as the picture is now. */
export function tile(
  document: DesignDocument,
  selection: Selection,
  mode: PatternLayer['tile'],
  area: Area,
): DesignDocument {
  const chosen = new Set(changeableLayers(document, selection).map((layer) => layer.id))
  const changed = (layer: Layer): Layer =>
    chosen.has(layer.id) && (layer.type === 'image' || layer.type === 'pattern') ? getPattern(layer, mode, area) : layer
  return changeView(document, selection.view_id, (view) => ({ ...view, layers: view.layers.map(changed) }))
}

/** Back to one picture, as large as a tile was. */
export function untile(document: DesignDocument, selection: Selection): DesignDocument {
  const chosen = new Set(changeableLayers(document, selection).map((layer) => layer.id))
  const single = (layer: Layer): Layer => {
    if (layer.type !== 'pattern' || !chosen.has(layer.id)) return layer
    const { tile: _tile, tile_width, gap: _gap, row_shift: _shift, tile_rotation_deg, ...others } = layer
    const { offset_x: _x, offset_y: _y, ...rest } = others
    const height = layerLength((tile_width * layer.source.height_px) / layer.source.width_px)
    return { ...rest, type: 'image', mask: null, width: tile_width, height, rotation_deg: tile_rotation_deg }
  }
  return changeView(document, selection.view_id, (view) => ({ ...view, layers: view.layers.map(single) }))
}
