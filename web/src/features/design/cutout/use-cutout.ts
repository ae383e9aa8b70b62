import type { Stroke } from '@inkroute/engine/cutout/correct-mask'
import { maskSize } from '@inkroute/engine/cutout/subject-cutout'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CutoutAnswer, CutoutAsk } from './cutout.worker.ts'

export type CutoutState = 'working' | 'done' | 'empty' | 'failed'

/** The picture at the size of its mask. */
function smallPixels(image: HTMLImageElement): ImageData | null {
  const { width, height } = maskSize(image.naturalWidth, image.naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

const LEAST_SHARE = 0.002

interface Given {
  readonly strokes: readonly Stroke[]
  /** What the layer has already. */
  readonly first: Cutout | undefined
  /** What a model of the operator's found, once it has answered; null where there is none. */
  readonly model: Cutout | null
}

/**
 * Finds the subject of a picture in a worker, and corrects it by strokes; answers to earlier ones are ignored. What the
 * layer has already, or what a model of the operator's found, is corrected in place of our own.
 */
export function useCutout(image: HTMLImageElement, { strokes, first, model }: Given) {
  const pixels = useMemo(() => smallPixels(image), [image])
  const [state, setState] = useState<CutoutState>(first ? 'done' : 'working')
  const [cutout, setCutout] = useState<Cutout | undefined>(first)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker | null>(null)
  const last_id = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  const given = first ?? model
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!pixels) return
    const id = last_id.current + 1
    last_id.current = id
    if (given && strokes.length === 0) {
      setState('done')
      setCutout(given)
      return
    }
    worker.current ??= new Worker(new URL('./cutout.worker.ts', import.meta.url), { type: 'module' })
    const now = worker.current
    setState('working')
    now.onmessage = ({ data }: MessageEvent<CutoutAnswer>) => {
      if (data.id !== last_id.current) return
      if ('error' in data) return setState('failed')
      setState(data.share < LEAST_SHARE ? 'empty' : 'done')
      setCutout({ width: pixels.width, height: pixels.height, mask: data.mask })
    }
    now.onerror = () => {
      worker.current?.terminate()
      worker.current = null
      setState('failed')
    }
    const { width, height } = pixels
    now.postMessage({ id, scene: { pixels: pixels.data, width, height }, strokes, given } satisfies CutoutAsk)
  }, [pixels, strokes, given, attempt])
  return { state, cutout, size: pixels, retry: () => setAttempt(attempt + 1) }
}
