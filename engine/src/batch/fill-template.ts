import { carryOver } from '../commands/carry-over.ts'
import type { Face } from '../commands/faces.ts'
import type { DesignDocument } from '../document/design-document.ts'
import type { Adjust, Cutout } from '../layers/adjust.ts'
import type { Layer } from '../layers/layer-types.ts'
import { isMasked } from '../layers/picture-mask.ts'
import { LEAST_TEXT_PX, type TextLayer } from '../layers/text-layer.ts'
import { filledSpans } from '../text/spans.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { fitTextBox } from '../transform/fit-text-box.ts'
import { round } from '../transform/selection.ts'
import { layerLength } from '../transform/transform.ts'
import type { BatchArtwork, BatchProduct } from './batch-product.ts'
import { findCrop, wholeFrame } from './picture-rule.ts'
import type { SlotFill } from './placement.ts'

/** A template as it was saved, with the faces of the product it was made on. */
export interface BatchTemplate {
  readonly document: DesignDocument
  readonly faces: readonly Face[]
}

export type RowValues = Readonly<Record<string, string>>

/** `{column}` becomes the row's value; a column the row lacks leaves nothing. */
export const fillPattern = (pattern: string, values: RowValues): string =>
  pattern.replace(/\{([^{}]+)\}/g, (_, column: string) => values[column.trim()] ?? '')

const isPicture = (layer: Layer) => layer.type === 'image' || layer.type === 'pattern'
/** Locked layers are the frame and hidden ones are invisible: neither is filled. */
const isSlot = (layer: Layer) => !layer.is_locked && !layer.is_hidden && (isPicture(layer) || layer.type === 'text')

/** The largest picture takes the artwork; a text with `{column}` in it takes the row; all else stays. */
export function usualFills(document: DesignDocument): Record<string, SlotFill> {
  const slots = document.views.flatMap((view) => view.layers).filter(isSlot)
  const [largest] = slots.filter(isPicture).sort((a, b) => b.width * b.height - a.width * a.height)
  return Object.fromEntries(
    slots.map((layer): [string, SlotFill] => {
      if (layer.id === largest?.id) return [layer.id, { kind: 'artwork' }]
      if (layer.type === 'text' && /\{[^{}]+\}/.test(layer.text)) {
        return [layer.id, { kind: 'text', pattern: layer.text }]
      }
      return [layer.id, { kind: 'keep' }]
    }),
  )
}

/** A cut-out fits only the picture it was made for. */
function adjustFor(layer: Layer, cutout: Cutout | undefined): { adjust?: Adjust } {
  if (layer.type !== 'image' && layer.type !== 'pattern') return {}
  if (!cutout && !layer.adjust?.cutout) return {}
  return { adjust: { ...layer.adjust, cutout } }
}

/**
 * Another picture in the place of one, in the middle of its box: whole, or filling a mask, which keeps its form. Patterns
 * keep their field and tile width.
 */
function withPicture(layer: Layer, { name, source, cutout }: BatchArtwork): Layer {
  const change = { source, name: name.slice(0, 120), ...adjustFor(layer, cutout) }
  if (layer.type === 'pattern') return { ...layer, ...change }
  if (layer.type !== 'image') return layer
  if (isMasked(layer)) {
    return { ...layer, ...change, crop: findCrop(source, { ...wholeFrame, ratio: layer.width / layer.height }) }
  }
  const factor = Math.min(layer.width / source.width_px, layer.height / source.height_px)
  const size = { width: layerLength(source.width_px * factor), height: layerLength(source.height_px * factor) }
  // Which part was shown belongs to the picture that was there.
  return { ...layer, ...change, ...size, crop: undefined }
}

/**
 * Other words in the box of a text: as large as they were, or smaller when they would not fit. Nothing hides the layer.
 */
function withText(layer: TextLayer, text: string, typesetter: Typesetter | undefined): TextLayer {
  const said = { ...layer, text: text.slice(0, 10_000), ...filledSpans(layer, text), name: text.slice(0, 120) }
  if (text.trim() === '') return { ...said, is_hidden: true }
  if (!typesetter) return said
  const set = fitTextBox(said, typesetter)
  const factor = Math.min(1, layer.width / set.width, layer.height / set.height)
  if (factor > 0.999) return set
  return fitTextBox({ ...said, size: Math.max(LEAST_TEXT_PX, round(layer.size * factor)) }, typesetter)
}

export interface Filling {
  readonly fills: Readonly<Record<string, SlotFill>>
  /** Null when the run has no artworks and its rows say everything. */
  readonly artwork: BatchArtwork | null
  readonly values: RowValues
  /** Pictures that rows name, by the name they use. */
  readonly pictures: ReadonlyMap<string, BatchArtwork>
  readonly typesetter: Typesetter | undefined
}

function filled(layer: Layer, fill: SlotFill, { artwork, values, pictures, typesetter }: Filling): Layer {
  if (fill.kind === 'text') {
    return layer.type === 'text' ? withText(layer, fillPattern(fill.pattern, values), typesetter) : layer
  }
  if (fill.kind === 'picture') {
    const picture = pictures.get((values[fill.column] ?? '').trim().toLowerCase())
    // The template's own picture is a sample: where the row has none, none is better than that.
    return picture ? withPicture(layer, picture) : { ...layer, is_hidden: true }
  }
  return fill.kind === 'artwork' && artwork ? withPicture(layer, artwork) : layer
}

/** The template on the product, its places filled. Layers keep their ids, so overrides of a cell still find them. */
export function fillTemplate(template: BatchTemplate, product: BatchProduct, filling: Filling): DesignDocument {
  const fills = { ...usualFills(template.document), ...filling.fills }
  const carried = carryOver(template.document, template.faces, product.faces, product.id)
  return {
    ...carried,
    views: carried.views.map((view) => ({
      ...view,
      layers: view.layers.map((layer) => {
        const fill = fills[layer.id]
        return fill && isSlot(layer) ? filled(layer, fill, filling) : layer
      }),
    })),
  }
}
