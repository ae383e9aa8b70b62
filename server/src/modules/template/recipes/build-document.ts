import type { TemplateSlot } from '@inkroute/contract/template/template'
import { type DesignDocument, newDocument, type ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { setTechnique, withoutTones } from '@inkroute/engine/print/rules/technique'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import type { Part, TextPart } from './template.parts.ts'

export interface ArtworkSize {
  readonly width_px: number
  readonly height_px: number
}

interface Ground {
  readonly basic_product_id: number
  readonly view_ids: readonly number[]
  readonly view_id: number
  readonly area: Area
  /** The part of the area that the product's picture shows. */
  readonly focus: Area
  readonly background: string | null
  readonly sizeOf: (artwork: string) => ArtworkSize | undefined
}

const standing = {
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}

const centre = ({ left, top, width, height }: Area, x: number, y: number) => ({
  cx: left + width * x,
  cy: top + height * y,
})

const FIRST_SIZE = 40

const isWhole = (part: Exclude<Part, { kind: 'pattern' }>): boolean => part.width >= 1 || part.height >= 1

function textLayer(part: TextPart, id: string, area: Area): TextLayer {
  const { family, weight, fill, text, curve_deg } = part
  return {
    ...newTextStyle,
    ...standing,
    ...centre(area, part.x, part.y),
    id,
    type: 'text',
    name: text,
    text,
    family,
    weight,
    fill,
    curve_deg,
    size: FIRST_SIZE,
    letter_spacing_em: part.spacing,
    width: area.width * part.width,
    height: area.height * part.height,
  }
}

function findLayer(part: Part, id: string, { area: whole_area, focus, sizeOf }: Ground): Layer | null {
  // Full-area parts stay as they are; everything else moves to where the picture shows it.
  const area = part.kind === 'pattern' || isWhole(part) ? whole_area : focus
  if (part.kind === 'text') return textLayer(part, id, area)
  if (part.kind === 'shape') {
    const [width, height] = [area.width * part.width, area.height * part.height]
    // A circle stays one, however long the area is.
    const side = Math.min(width, height)
    const size = part.shape === 'ellipse' ? { width: side, height: side } : { width, height }
    const look = { shape: part.shape, fill: part.fill, stroke: null, stroke_width: 0 } as const
    return { ...standing, ...centre(area, part.x, part.y), ...size, ...look, id, type: 'shape', name: part.shape }
  }
  const size = sizeOf(part.artwork)
  if (!size) return null
  const source = { kind: 'artwork', key: part.artwork, ...size } as const
  if (part.kind === 'pattern') {
    const tiling = {
      tile: 'basic',
      tile_width: area.width * part.tile,
      gap: 0,
      row_shift: 0,
      offset_x: 0,
      offset_y: 0,
      tile_rotation_deg: 0,
    } as const
    const whole = { width: area.width, height: area.height }
    return {
      ...standing,
      ...centre(area, 0.5, 0.5),
      ...whole,
      ...tiling,
      id,
      type: 'pattern',
      name: part.artwork,
      source,
    }
  }
  const scale = Math.min((area.width * part.width) / size.width_px, (area.height * part.height) / size.height_px)
  const [width, height] = [size.width_px * scale, size.height_px * scale]
  const { mask } = part
  return {
    ...standing,
    ...centre(area, part.x, part.y),
    width,
    height,
    id,
    type: 'image',
    name: part.artwork,
    source,
    mask,
  }
}

/** Scales texts from their initial size to the largest that fits their box. */
export function fitTexts(layers: readonly Layer[], typesetter: Typesetter): Layer[] {
  return layers.map((layer) => {
    if (layer.type !== 'text') return layer
    const set = fitTextBox(layer, typesetter)
    const scale = Math.min(layer.width / set.width, layer.height / set.height)
    if (!Number.isFinite(scale) || scale <= 0) return layer
    const size = Math.max(1, Math.min(2000, Math.floor(layer.size * scale * 100) / 100))
    return fitTextBox({ ...layer, size }, typesetter)
  })
}

/** Layers of a template on a product; parts whose artwork is gone are left out. */
export function getLayers(parts: readonly Part[], ground: Ground): Layer[] {
  return parts.flatMap((part, n) => findLayer(part, `t${n + 1}`, ground) ?? [])
}

export function getDocument(layers: readonly Layer[], ground: Ground): DesignDocument {
  const { basic_product_id, view_ids, view_id, background } = ground
  return documentOfViews(basic_product_id, view_ids, { view_id, background, layers: [...layers] })
}

/** A document of a product of which one view is designed. */
export function documentOfViews(product_id: number, view_ids: readonly number[], designed: ViewDesign): DesignDocument {
  const empty = newDocument(product_id, view_ids)
  return { ...empty, views: empty.views.map((view) => (view.view_id === designed.view_id ? designed : view)) }
}

/** Artworks have more tones and smaller letters than a needle can follow: they are printed wherever that is offered. */
export function printed(document: DesignDocument, offered: readonly { readonly key: string }[]): DesignDocument {
  const technique = offered.find(({ key }) => !withoutTones.has(key))
  return technique ? setTechnique(document, offered, technique.key) : document
}

/** Every picture and text of a document is a place to fill; locked ones belong to the frame. */
export function getSlots(document: DesignDocument): TemplateSlot[] {
  return document.views
    .flatMap((view) => view.layers)
    .filter((layer) => !layer.is_locked && !layer.is_hidden)
    .flatMap((layer): TemplateSlot[] => {
      if (layer.type === 'text') return [{ layer_id: layer.id, kind: 'text', label: layer.text.slice(0, 60) }]
      if (layer.type === 'image' || layer.type === 'pattern') {
        return [{ layer_id: layer.id, kind: 'image', label: layer.name.slice(0, 60) }]
      }
      return []
    })
}
