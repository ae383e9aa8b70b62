import { removeLayers } from '@inkroute/engine/commands/layers'
import { addLayers, pastedLayers } from '@inkroute/engine/commands/paste'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'
import { getBounds } from '@inkroute/engine/geometry/box'
import { Layer } from '@inkroute/engine/layers/layer-types'
import { z } from 'zod'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { fill, pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { inkBoxNow } from '../state/font-shelf.ts'
import { canAddLayers } from '../state/layer-limit.ts'
import { studioText } from '../state/studio.text.ts'
import {
  apply,
  areaNow,
  choose,
  chosenLayers,
  cmPerPxNow,
  cmPerPxOnView,
  gridNow,
  newLayerId,
  selectionNow,
  undoStep,
  useStudio,
} from '../state/studio-store.ts'

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
  /** Of one canvas pixel where it was copied; missing on sheets that are no product. */
  cm_per_px: z.number().positive().optional(),
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
    ...(product.id === NO_PRODUCT ? {} : { cm_per_px: cmPerPxNow() }),
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

/** By how much copies grow so that they keep their centimetres; undefined where these are not known. */
function factorFor({ product_id, view_id, cm_per_px }: Clip): number | undefined {
  const { product } = useStudio.getState()
  if (!product || product.id === NO_PRODUCT || cm_per_px === undefined) return undefined
  // Another size of the product may be shown by now.
  return (product_id === product.id ? cmPerPxOnView(view_id) : cm_per_px) / cmPerPxNow()
}

const NEARLY = 0.02
const OFFER_SECONDS = 10
const tenth = (value: number) => Math.round(value * 10) / 10

/** Says how large the copies are, and offers the share of the print area they had. */
function offerScaling(clip: Clip, layers: readonly Layer[], share: number): void {
  const text = pickTexts(studioText, readStoredLanguage())
  const width_cm = tenth(getBounds(layers.map(inkBoxNow)).width * cmPerPxNow())
  const label = fill(text.scalePasted, { width: tenth(width_cm * share) })
  const run = () => {
    undoStep()
    paste(clip, undefined)
  }
  showToast('info', fill(text.keptSize, { width: width_cm }), OFFER_SECONDS, { label, run })
}

function paste(clip: Clip, factor: number | undefined): readonly Layer[] {
  const area = areaNow()
  const { product, view_id } = useStudio.getState()
  if (!area || !product || !canAddLayers(clip.layers.length)) return []
  const is_same_face = clip.product_id === product.id && clip.view_id === view_id
  const layers = pastedLayers({
    layers: gridNow() ? clip.layers : clip.layers.map(withoutCell),
    from: clip.area,
    to: area,
    factor,
    shift_px: is_same_face ? SHIFT_PX * pasted.times : 0,
    newId: newLayerId,
  })
  apply((document) => addLayers(document, view_id, layers))
  choose(layers.map((layer) => layer.id))
  return layers
}

/** Copies keep their centimetres on other sides and products, as far as these are known. */
export function pasteLayers(): void {
  const clip = readClip()
  const area = areaNow()
  if (!clip || !area) return
  pasted = { id: clip.id, times: pasted.id === clip.id ? pasted.times + 1 : 1 }
  const factor = factorFor(clip)
  const layers = paste(clip, factor)
  const share = factor === undefined ? 1 : area.width / clip.area.width / factor
  if (layers.length > 0 && Math.abs(share - 1) > NEARLY) offerScaling(clip, layers, share)
}
