import { removeLayers } from '@inkroute/engine/commands/layers'
import { addLayers, pastedLayers } from '@inkroute/engine/commands/paste'
import { Layer } from '@inkroute/engine/layers/layer-types'
import { z } from 'zod'
import { canAddLayers } from './layer-limit.ts'
import { apply, areaNow, choose, chosenLayers, gridNow, newLayerId, selectionNow, useStudio } from './studio-store.ts'

/** Copied layers are kept in local storage, so that another face, product or tab can paste them. */
const KEY = 'inkroute.studio.clipboard'
const SHIFT_PX = 12
/** Marker in the system clipboard that tells a paste whether our layers were copied last. */
export const CLIPBOARD_MARK = 'inkroute-layers:'

const Side = z.number()
const Clip = z.object({
  id: z.string(),
  product_id: z.number(),
  view_id: z.number(),
  area: z.object({ left: Side, top: Side, width: Side, height: Side }),
  layers: z.array(Layer),
})
type Clip = z.infer<typeof Clip>

function readClip(): Clip | null {
  try {
    const found = Clip.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

export const hasClipboard = (): boolean => localStorage.getItem(KEY) !== null

/** Repeated pastes are offset, so that none hides the previous one. */
let pasted = { id: '', times: 0 }

/** Stores the selected layers; returns the marker for the system clipboard. */
export function keepChosen(): string | null {
  const area = areaNow()
  const { product, view_id } = useStudio.getState()
  const layers = chosenLayers()
  if (!area || !product || layers.length === 0) return null
  const { left, top, width, height } = area
  const clip: Clip = {
    id: newLayerId(),
    product_id: product.id,
    view_id,
    area: { left, top, width, height },
    layers: [...layers],
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(clip))
  } catch {
    return null
  }
  return CLIPBOARD_MARK + clip.id
}

const markSystem = (mark: string | null) => {
  // Without clipboard permission there is no marker, and a paste uses the stored layers.
  if (mark) void navigator.clipboard?.writeText(mark).catch(() => undefined)
}

export const copyChosen = (): void => markSystem(keepChosen())

export const removeChosen = (): void => apply((document) => removeLayers(document, selectionNow()))

export function cutChosen(): void {
  copyChosen()
  removeChosen()
}

/** Outside a grid a layer is not clipped to a cell. */
const withoutCell = ({ cell: _, ...layer }: Layer): Layer => layer

export function pasteLayers(): void {
  const clip = readClip()
  const area = areaNow()
  const { product, view_id } = useStudio.getState()
  if (!clip || !area || !product || !canAddLayers(clip.layers.length)) return
  pasted = { id: clip.id, times: pasted.id === clip.id ? pasted.times + 1 : 1 }
  const is_same_face = clip.product_id === product.id && clip.view_id === view_id
  const layers = pastedLayers({
    layers: gridNow() ? clip.layers : clip.layers.map(withoutCell),
    from: clip.area,
    to: area,
    shift_px: is_same_face ? SHIFT_PX * pasted.times : 0,
    newId: newLayerId,
  })
  apply((document) => addLayers(document, view_id, layers))
  choose(layers.map((layer) => layer.id))
}
