import { getDrawing } from '@inkroute/contract/design/vector'
import { type CombineProblem, combineShapes } from '@inkroute/engine/commands/combine'
import type { ImageLayer, Layer } from '@inkroute/engine/layers/layer-types'
import { isDrawing } from '@inkroute/engine/layers/placed'
import type { Combination } from '@inkroute/engine/paths/combine'
import { type Drawing, type DrawingProblem, readDrawing } from '@inkroute/engine/paths/svg/svg-outline'
import { call } from '../../../shared/api/client.ts'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { fill, pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { loadedTypesetter } from '../state/font-shelf.ts'
import { combineText } from '../state/studio.text.ts'
import { apply, choose, chosenLayers, documentNow, newLayerId, selectionNow, settle } from '../state/studio-store.ts'

const layout = () => loadedTypesetter()?.layout

/** Pictures count as well: of one that cannot be combined the seller learns why. */
export const isOperand = (layer: Layer): boolean =>
  layer.type === 'image' ||
  layer.type === 'text' ||
  (layer.type === 'shape' && layer.code === undefined && layer.sky === undefined)

export const canCombine = (): boolean =>
  chosenLayers().filter((layer) => isOperand(layer) && !layer.is_hidden && !layer.is_locked).length > 1

type Refusal = DrawingProblem | 'no_drawing'

const drawings = new Map<string, Drawing | { readonly problem: Refusal }>()

const getName = ({ source }: ImageLayer) => `${source.kind}:${source.key}`

/** Reads the file of a drawing once. */
async function fetchDrawing(layer: ImageLayer): Promise<void> {
  const { kind, key } = layer.source
  if (drawings.has(getName(layer))) return
  if (kind === 'mockup' || !isDrawing(layer.source)) {
    drawings.set(getName(layer), { problem: 'no_drawing' })
    return
  }
  const { svg } = await call(getDrawing, { kind, key, name: layer.name })
  drawings.set(getName(layer), svg === null ? { problem: 'no_drawing' } : readDrawing(svg))
}

function findDrawing(layer: ImageLayer): Drawing | undefined {
  const known = drawings.get(getName(layer))
  return known && 'svg' in known ? known : undefined
}

/** Fetches what the pictures are drawn from; says why one of them cannot be combined. */
async function areReady(pictures: readonly ImageLayer[]): Promise<boolean> {
  const text = pickTexts(combineText, readStoredLanguage())
  try {
    await Promise.all(pictures.map(fetchDrawing))
  } catch {
    showToast('error', text.not_loaded)
    return false
  }
  const words: Record<Refusal, string> = {
    no_drawing: text.no_drawing,
    has_pixels: text.has_pixels,
    has_text: text.has_text,
    unreadable: text.unreadable,
  }
  for (const picture of pictures) {
    const known = drawings.get(getName(picture))
    if (!known || 'svg' in known) continue
    showToast('info', fill(words[known.problem], { name: picture.name }))
    return false
  }
  return true
}

function combineNow(how: Combination, pictures: readonly ImageLayer[]): void {
  const text = pickTexts(combineText, readStoredLanguage())
  const made = combineShapes(documentNow(), selectionNow(), {
    how,
    name: text.name,
    newId: newLayerId,
    layout: layout(),
    drawing: findDrawing,
  })
  if ('problem' in made) {
    const words: Record<CombineProblem, string> = {
      too_few: text.too_few,
      nothing_left: text.nothing_left,
      too_complex: text.too_complex,
    }
    showToast('info', words[made.problem])
    return
  }
  apply(() => made.document)
  settle()
  choose([made.layer_id])
  if (pictures.length > 0) showToast('info', text.one_colour)
}

/** Makes one shape of those selected, as one step, and selects it; says why when it cannot. */
export async function combineChosen(how: Combination): Promise<void> {
  const { ids } = selectionNow()
  const pictures = chosenLayers().filter(
    (layer): layer is ImageLayer => layer.type === 'image' && !layer.is_hidden && !layer.is_locked,
  )
  if (pictures.length > 0 && !(await areReady(pictures))) return
  // Meanwhile something else may have been selected.
  if (selectionNow().ids.join() === ids.join()) combineNow(how, pictures)
}
