import type { VectoriseOptions, VectorPicture } from '@inkroute/engine/trace/vectorise'
import { useEffect, useMemo, useState } from 'react'
import type { TraceAnswer, TraceAsk } from './trace.worker.ts'

export type TraceState =
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'done'; readonly picture: VectorPicture }
  | { readonly kind: 'failed' }

/** Fine enough for what is flat, small enough to follow the sliders. */
const [LEAST_SIDE_PX, MOST_SIDE_PX] = [600, 2000] as const

function findPixels(image: HTMLImageElement): ImageData | null {
  const side = Math.max(image.naturalWidth, image.naturalHeight, 1)
  const scale = Math.min(MOST_SIDE_PX, Math.max(LEAST_SIDE_PX, side)) / side
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Sliders move in small steps; only where they rest is worked on. */
const REST_MS = 250

/** Turns a picture into paths as soon as it is there, in a worker of its own: new options, or closing, end the one at work. */
export function useTrace(image: HTMLImageElement | null, options: VectoriseOptions) {
  const pixels = useMemo(() => image && findPixels(image), [image])
  const [state, setState] = useState<TraceState>({ kind: 'working', progress: 0 })
  const [attempt, setAttempt] = useState(0)
  const { colours, detail, drops_background } = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same work
  useEffect(() => {
    setState(image && !pixels ? { kind: 'failed' } : { kind: 'working', progress: 0 })
    if (!pixels) return
    let worker: Worker | null = null
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./trace.worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<TraceAnswer>) => {
        if ('progress' in data) setState({ kind: 'working', progress: data.progress })
        else if ('picture' in data) setState({ kind: 'done', picture: data.picture })
        else setState({ kind: 'failed' })
      }
      worker.onerror = () => setState({ kind: 'failed' })
      const { data, width, height } = pixels
      worker.postMessage({
        pixels: { data, width, height },
        options: { colours, detail, drops_background },
      } satisfies TraceAsk)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [pixels, colours, detail, drops_background, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}
