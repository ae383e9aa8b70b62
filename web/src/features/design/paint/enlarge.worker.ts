import { enlargeRows, type Rows } from '@inkroute/engine/enlarge/enlarge-pixels'
import { workerScope } from '../../../shared/worker-scope.ts'

export type EnlargeAsk = Rows
export type EnlargeAnswer = { readonly pixels: Uint8ClampedArray<ArrayBuffer> } | { readonly error: string }

const page = workerScope<EnlargeAsk, EnlargeAnswer>()

page.onmessage = ({ data: rows }) => {
  try {
    const pixels = new Uint8ClampedArray(rows.width * (rows.to - rows.from) * 16)
    enlargeRows(rows, pixels)
    page.postMessage({ pixels }, [pixels.buffer])
  } catch (error) {
    page.postMessage({ error: String(error) })
  }
}
