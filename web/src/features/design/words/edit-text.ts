import { addLayer } from '@inkroute/engine/commands/layers'
import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { type Ground, getRoom, placeBeside } from '@inkroute/engine/print/place-new'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { changeText, fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import { changeLayers } from '@inkroute/engine/transform/selection'
import { loadedTypesetter, loadFontsFor } from '../state/font-shelf.ts'
import {
  apply,
  areaNow,
  choose,
  cmPerPxNow,
  documentNow,
  layersNow,
  newLayerId,
  useStudio,
} from '../state/studio-store.ts'
import { readableInk } from './text-panel.view.ts'

export type TextStart = Partial<Omit<TextLayer, 'id' | 'type'>>

/** Maximum width of a new text as a fraction of the print area. */
const WIDEST_SHARE = 0.9

const getName = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40)

/** Wraps text that would overflow, or shrinks it where wrapping would change its look. */
function within(layer: TextLayer, most: number, is_shrinking: boolean): TextLayer {
  if (layer.width <= most) return layer
  return is_shrinking ? { ...layer, size: (layer.size * most) / layer.width } : { ...layer, fitting: 'wrap' }
}

const isPlaced = (start: TextStart) => start.cx !== undefined || start.cy !== undefined

/** A new text that nobody placed keeps clear of holes and seams: moved, and smaller if it must be. */
function besideHoles(layer: TextLayer, ground: Ground, typesetter: Typesetter): TextLayer {
  const { width, height, cx: x, cy: y } = layer
  const { cx, cy, factor } = placeBeside(ground, { width, height, middle: { x, y }, is_read: true })
  const moved = { ...layer, cx, cy }
  return factor === 1 ? moved : fitTextBox({ ...moved, size: layer.size * factor }, typesetter)
}

/**
 * Adds a text to the centre of the visible area and selects it. `full` if the face has no room for layers, `failed`
 * if its font could not be loaded.
 */
export async function addText(start: TextStart = {}): Promise<'added' | 'full' | 'failed'> {
  const area = areaNow()
  if (!area) return 'failed'
  if (layersNow().length >= MAX_LAYERS_PER_VIEW) return 'full'
  const ground = { area, cm_per_px: cmPerPxNow() }
  const seen = getRoom(ground)
  const { view_id, product, color_id } = useStudio.getState()
  const color = product?.colors.find((one) => one.id === color_id)
  const layer: TextLayer = {
    ...newTextStyle,
    id: newLayerId(),
    type: 'text',
    name: getName(start.text ?? newTextStyle.text),
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
  const wrapped = within(fitTextBox(layer, typesetter), seen.width * WIDEST_SHARE, start.size !== undefined)
  const fitted = fitTextBox(wrapped, typesetter)
  apply((document) => addLayer(document, view_id, isPlaced(start) ? fitted : besideHoles(fitted, ground, typesetter)))
  choose([layer.id])
  return 'added'
}

export type TextChange = Partial<TextLayer>

/** What changes, or how to find that out once the fonts have loaded. */
type Change = TextChange | ((layer: TextLayer) => TextChange)

const getChange = (change: Change, layer: TextLayer) => (typeof change === 'function' ? change(layer) : change)

const textNow = (view_id: number, id: string): TextLayer | undefined => {
  const view = documentNow().views.find((one) => one.view_id === view_id)
  const layer = view?.layers.find((one) => one.id === id)
  return layer?.type === 'text' ? layer : undefined
}

function put(view_id: number, id: string, wanted: Change, key: string | null): boolean {
  const [layer, typesetter] = [textNow(view_id, id), loadedTypesetter()]
  if (!layer || layer.is_locked) return true
  const change = getChange(wanted, layer)
  if (Object.keys(change).length === 0) return true
  const changed = typesetter && changeText(layer, change, typesetter)
  if (!changed) return false
  apply((document) => changeLayers(document, { view_id, ids: [id] }, () => changed), key)
  return true
}

/**
 * Changes a text and its box. Waits for fonts that are still loading, so that the box is never
 * wrong; false if a font fails to load. Changes with the same key are undone together.
 */
export async function editText(id: string, change: Change, key: string | null = null): Promise<boolean> {
  const { view_id } = useStudio.getState()
  if (put(view_id, id, change, key)) return true
  const layer = textNow(view_id, id)
  if (!layer) return true
  try {
    await loadFontsFor([layer, { ...layer, ...getChange(change, layer) }])
  } catch {
    return false
  }
  return put(view_id, id, change, key)
}
