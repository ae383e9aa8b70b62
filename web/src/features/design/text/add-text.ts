import { addLayer } from '@inkroute/engine/commands/layers'
import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { fitTextBox } from '@inkroute/engine/text/fit-text-box'
import { apply, areaNow, choose, layersNow, newLayerId, useStudio } from '../studio-store.ts'
import { loadFontsFor } from './font-shelf.ts'

export type TextStart = Partial<Omit<TextLayer, 'id' | 'type'>>

/** A new text is not wider than this share of the area it is printed on. */
const WIDEST_SHARE = 0.9

const nameOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40)

/**
 * Puts a text in the middle of the print area and takes it in hand. `full` when the face holds no more layers, `failed`
 * when its font could not be loaded.
 */
export async function addText(start: TextStart = {}): Promise<'added' | 'full' | 'failed'> {
  const area = areaNow()
  if (!area) return 'failed'
  if (layersNow().length >= MAX_LAYERS_PER_VIEW) return 'full'
  const { view_id } = useStudio.getState()
  const layer: TextLayer = {
    ...newTextStyle,
    ...{ id: newLayerId(), type: 'text', name: nameOf(start.text ?? newTextStyle.text) },
    ...{ cx: area.left + area.width / 2, cy: area.top + area.height / 2, width: 100, height: 30 },
    ...{ rotation_deg: 0, flip_x: false, flip_y: false, opacity: 1 },
    ...{ is_locked: false, is_hidden: false, group_id: null },
    line_length: Math.round(area.width * 0.8),
    ...start,
  }
  const typesetter = await loadFontsFor([layer]).catch(() => null)
  if (!typesetter?.layout(layer)) return 'failed'
  const own = fitTextBox(layer, typesetter)
  const most = area.width * WIDEST_SHARE
  // The asked-for size, unless it would hang over the edges.
  const fitted = own.width > most ? fitTextBox({ ...own, size: (own.size * most) / own.width }, typesetter) : own
  apply((document) => addLayer(document, view_id, fitted))
  choose([layer.id])
  return 'added'
}
