import { findSubject, type Scene } from '@inkroute/engine/cutout/find-subject'
import { encodeMask } from '@inkroute/engine/cutout/mask-code'

export interface CutoutAsk extends Scene {
  readonly id: number
}
export type CutoutAnswer =
  | { readonly id: number; readonly mask: string; readonly share: number }
  | { readonly id: number; readonly error: string }

const page = self as unknown as {
  onmessage: (event: MessageEvent<CutoutAsk>) => void
  postMessage: (message: CutoutAnswer) => void
}

function answer({ id, ...scene }: CutoutAsk): CutoutAnswer {
  try {
    const alpha = findSubject(scene)
    const share = alpha.reduce((sum, value) => sum + value, 0) / (255 * alpha.length)
    return { id, mask: encodeMask({ width: scene.width, height: scene.height, alpha }), share }
  } catch (error) {
    return { id, error: String(error) }
  }
}

page.onmessage = ({ data }) => page.postMessage(answer(data))
