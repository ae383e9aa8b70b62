import { addLayer } from '@inkroute/engine/commands/layers'
import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { focusOf } from '@inkroute/engine/print/print-area'
import { fitTextBox } from '@inkroute/engine/text/fit-text-box'
import { apply, areaNow, choose, layersNow, newLayerId, useStudio } from '../studio-store.ts'
import { loadFontsFor } from './font-shelf.ts'
import { readableInk } from './text-panel.view.ts'

export type TextStart = Partial<Omit<TextLayer, 'id' | 'type'>>

/** A new text is not wider than this share of the area it is printed on. */
const WIDEST_SHARE = 0.9

const nameOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40)

/** What would hang over the edges goes on in a new line, or becomes smaller where its size is part of its look. */
function within(layer: TextLayer, most: number, is_shrinking: boolean): TextLayer {
  if (layer.width <= most) return layer
  return is_shrinking ? { ...layer, size: (layer.size * most) / layer.width } : { ...layer, fitting: 'wrap' }
}

/**
 * Puts a text in the middle of what the main picture shows and takes it in hand. `full` when the face holds no more layers, `failed`
 * when its font could not be loaded.
 */
export async function addText(start: TextStart = {}): Promise<'added' | 'full' | 'failed'> {
  const area = areaNow()
  if (!area) return 'failed'
  if (layersNow().length >= MAX_LAYERS_PER_VIEW) return 'full'
  const seen = focusOf(area)
  const { view_id, product, color_id } = useStudio.getState()
  const color = product?.colors.find((one) => one.id === color_id)
  const layer: TextLayer = {
    ...newTextStyle,
    id: newLayerId(),
    type: 'text',
    name: nameOf(start.text ?? newTextStyle.text),
    cx: seen.left + seen.width / 2,
    cy: seen.top + seen.height / 2,
    width: 100,
    height: 30,
    rotation_deg: 0,
    flip_x: false,
    flip_y: false,
    opacity: 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
    line_length: Math.round(seen.width * WIDEST_SHARE),
    fill: readableInk(color?.hex ?? '#ffffff'),
    ...start,
  }
  const typesetter = await loadFontsFor([layer]).catch(() => null)
  if (!typesetter?.layout(layer)) return 'failed'
  const fitted = within(fitTextBox(layer, typesetter), seen.width * WIDEST_SHARE, start.size !== undefined)
  apply((document) => addLayer(document, view_id, fitTextBox(fitted, typesetter)))
  choose([layer.id])
  return 'added'
}
