import { correctMask, resizedMask, type Stroke } from '@inkroute/engine/cutout/correct-mask'
import { findSubject, type Scene } from '@inkroute/engine/cutout/find-subject'
import { type AlphaMask, decodeMask, encodeMask } from '@inkroute/engine/cutout/mask-code'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { workerScope } from '../../../shared/worker-scope.ts'

export interface CutoutAsk {
  readonly id: number
  /** The same picture in each question. */
  readonly scene: Scene
  readonly strokes: readonly Stroke[]
  /** What the strokes correct; null: what is found here. */
  readonly given: Cutout | null
}
export type CutoutAnswer =
  | { readonly id: number; readonly mask: string; readonly share: number }
  | { readonly id: number; readonly error: string }

const page = workerScope<CutoutAsk, CutoutAnswer>()

/** Found once: strokes only change what they are painted on. */
let found: AlphaMask | null = null

function startingMask({ scene, given }: CutoutAsk): AlphaMask {
  if (given) return resizedMask(decodeMask(given.mask, given.width, given.height), scene)
  const { width, height } = scene
  found ??= { width, height, alpha: findSubject(scene) }
  return found
}

function answer(ask: CutoutAsk): CutoutAnswer {
  const { id, scene, strokes } = ask
  try {
    const alpha = correctMask({ pixels: scene.pixels, mask: startingMask(ask) }, strokes)
    const share = alpha.reduce((sum, value) => sum + value, 0) / (255 * alpha.length)
    return { id, mask: encodeMask({ width: scene.width, height: scene.height, alpha }), share }
  } catch (error) {
    return { id, error: String(error) }
  }
}

page.onmessage = ({ data }) => page.postMessage(answer(data))
