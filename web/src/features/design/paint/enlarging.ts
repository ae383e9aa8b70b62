import type { Rows } from '@inkroute/engine/enlarge/enlarge-pixels'
import { getParts, startDoubling } from '@inkroute/engine/paint/enlarged-picture'
import type { PaintTools } from '@inkroute/engine/paint/surface'
import { create } from 'zustand'
import type { EnlargeAnswer, EnlargeAsk } from './enlarge.worker.ts'

/** Pictures being upscaled, and how far each has come. */
interface Work<P> {
  /** The picture of the layer; the one at work may be what it became at twice its size. */
  readonly origin: P
  readonly picture: P
  readonly times: 2 | 4
  readonly progress: number
}

export const useEnlarging = create<{ readonly works: readonly Work<unknown>[] }>(() => ({ works: [] }))

/** Upscales rows, or fails for good. */
export type EnlargeRows = (rows: Rows) => Promise<Uint8ClampedArray<ArrayBuffer>>

let worker: Worker | null = null

export const enlargeInWorker: EnlargeRows = (rows) =>
  new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./enlarge.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<EnlargeAnswer>) =>
      'error' in data ? reject(new Error(data.error)) : resolve(data.pixels)
    worker.onerror = () => {
      worker?.terminate()
      worker = null
      reject(new Error('the upscaling worker has stopped'))
    }
    worker.postMessage(rows satisfies EnlargeAsk, [rows.pixels.buffer])
  })

const worksNow = () => useEnlarging.getState().works
const isWanted = (picture: unknown) => worksNow().some((work) => work.picture === picture)

/** Ends what is being made of a picture. Where another layer still needs it, the next painting begins again. */
export const stopEnlarging = (origin: unknown): void =>
  useEnlarging.setState({ works: worksNow().filter((work) => work.origin !== origin) })

interface Place<P> {
  readonly tools: Pick<PaintTools<P>, 'sizeOf' | 'makeTile'>
  readonly enlarge: EnlargeRows
  /** The upscaled picture is there, or cannot be made on the side. */
  readonly onDone: (picture: P, doubled: P | null) => void
}

/** Makes upscaled pictures one after the other, away from the thread that answers the hand. */
export function enlarger<P extends object>({ tools, enlarge, onDone }: Place<P>) {
  const origins = new WeakMap<P, P>()
  let last: Promise<void> = Promise.resolve()

  async function work(picture: P): Promise<void> {
    if (!isWanted(picture)) return
    const doubled = startDoubling(tools, picture)
    const { width, height } = doubled
    for (const { top, ...rows } of getParts(doubled)) {
      const size = [2 * width, 2 * (rows.to - rows.from)] as const
      const pixels = await enlarge(rows)
      if (!isWanted(picture)) return
      doubled.large.putImageData(new ImageData(pixels, ...size), 0, top)
      const progress = (top + size[1]) / (2 * height)
      useEnlarging.setState({
        works: worksNow().map((one) => (one.picture === picture ? { ...one, progress } : one)),
      })
    }
    origins.set(doubled.picture, origins.get(picture) ?? picture)
    finish(picture, doubled.picture)
  }

  function finish(picture: P, doubled: P | null): void {
    useEnlarging.setState({ works: worksNow().filter((one) => one.picture !== picture) })
    onDone(picture, doubled)
  }

  return (picture: P): void => {
    if (isWanted(picture)) return
    const origin = origins.get(picture)
    const begun = { origin: origin ?? picture, picture, times: origin ? 4 : 2, progress: 0 } as const
    useEnlarging.setState({ works: [...worksNow(), begun] })
    last = last.then(() => work(picture)).catch(() => finish(picture, null))
  }
}
