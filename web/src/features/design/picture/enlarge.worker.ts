import { enlargeRows, type Rows } from '@inkroute/engine/enlarge/enlarge-pixels'

export type EnlargeAsk = Rows
export type EnlargeAnswer = { readonly pixels: Uint8ClampedArray<ArrayBuffer> } | { readonly error: string }

const page = self as unknown as {
  onmessage: (event: MessageEvent<EnlargeAsk>) => void
  postMessage: (message: EnlargeAnswer, transfer?: Transferable[]) => void
}

page.onmessage = ({ data: rows }) => {
  try {
    const pixels = new Uint8ClampedArray(rows.width * (rows.to - rows.from) * 16)
    enlargeRows(rows, pixels)
    page.postMessage({ pixels }, [pixels.buffer])
  } catch (error) {
    page.postMessage({ error: String(error) })
  }
}
