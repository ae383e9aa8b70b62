import { decodeMask } from '@inkroute/engine/cutout/mask-code'
import { cutOutPixels } from '@inkroute/engine/cutout/refine-edges'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import css from './cutout.module.css'
import { cutoutText } from './cutout.text.ts'
import type { Stroke } from './strokes.view.ts'

/** As large as the dialog can show it. */
const SIDE_PX = 900

function drawResult(canvas: HTMLCanvasElement, image: HTMLImageElement, cutout: Cutout | undefined): void {
  const factor = Math.min(1, SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight))
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  if (!cutout) return
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  const mask = decodeMask(cutout.mask, cutout.width, cutout.height)
  cutOutPixels(pixels.data, canvas.width, canvas.height, mask)
  pen.putImageData(pixels, 0, 0)
}

function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const style = getComputedStyle(canvas)
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.globalAlpha = 0.5
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const { kind, radius, points } of strokes) {
    pen.strokeStyle = style.getPropertyValue(kind === 'keep' ? '--color-success' : '--color-danger')
    pen.lineWidth = 2 * radius
    pen.beginPath()
    points.forEach(([x, y], n) => {
      if (n === 0) pen.moveTo(x, y)
      pen.lineTo(x, y)
    })
    pen.stroke()
  }
}

interface SheetProps {
  readonly image: HTMLImageElement
  readonly cutout: Cutout | undefined
  readonly strokes: readonly Stroke[]
  readonly brush: Pick<Stroke, 'kind' | 'radius'>
  /** Of the mask, which strokes are measured in. */
  readonly size: { readonly width: number; readonly height: number }
  readonly onStroke: (stroke: Stroke) => void
}

/** The result on a chequered ground, with the strokes on top; painting adds one. */
export function CutoutSheet({ image, cutout, strokes, brush, size, onStroke }: SheetProps) {
  const text = useText(cutoutText)
  const [result, sheet] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  const [points, setPoints] = useState<Stroke['points'] | null>(null)
  useEffect(() => {
    if (result.current) drawResult(result.current, image, cutout)
  }, [result, image, cutout])
  useEffect(() => {
    if (sheet.current) drawStrokes(sheet.current, points ? [...strokes, { ...brush, points }] : strokes)
  }, [sheet, strokes, points, brush])
  const placeOf = (event: PointerEvent<HTMLCanvasElement>): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const across = ((event.clientX - box.left) * size.width) / box.width
    return [across, ((event.clientY - box.top) * size.height) / box.height]
  }
  const end = () => {
    if (points) onStroke({ ...brush, points })
    setPoints(null)
  }
  return (
    <div className={css.stack}>
      <canvas ref={result} />
      <canvas
        ref={sheet}
        className={css.strokes}
        width={size.width}
        height={size.height}
        role="img"
        aria-label={text.canvas}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setPoints([placeOf(event)])
        }}
        onPointerMove={(event) => {
          if (points) setPoints([...points, placeOf(event)])
        }}
        onPointerUp={end}
        onPointerCancel={() => setPoints(null)}
      />
    </div>
  )
}
