import type { Pixels } from '@inkroute/engine/trace/palette'
import { type VectoriseOptions, type VectorPicture, vectorise } from '@inkroute/engine/trace/vectorise'
import { workerScope } from '../../../shared/worker-scope.ts'

export interface TraceAsk {
  readonly pixels: Pixels
  readonly options: VectoriseOptions
}
export type TraceAnswer =
  | { readonly progress: number }
  | { readonly picture: VectorPicture }
  | { readonly error: string }

const page = workerScope<TraceAsk, TraceAnswer>()

page.onmessage = ({ data: { pixels, options } }) => {
  try {
    page.postMessage({ picture: vectorise(pixels, options, (progress) => page.postMessage({ progress })) })
  } catch (error) {
    page.postMessage({ error: String(error) })
  }
}
