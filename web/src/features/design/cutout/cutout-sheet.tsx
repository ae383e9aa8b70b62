import type { Stroke } from '@inkroute/engine/cutout/correct-mask'
import { decodeMask } from '@inkroute/engine/cutout/mask-code'
import { cutOutPixels } from '@inkroute/engine/cutout/refine-edges'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import css from './cutout.module.css'
import { cutoutText } from './cutout.text.ts'
import { MOST_ZOOM, ZOOM_STEP } from './look.view.ts'
import { type Brush, useSheetHand } from './use-sheet-hand.ts'

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

type Place = readonly [number, number]

/** Where the keyboard paints. */
function drawCursor(canvas: HTMLCanvasElement, [x, y]: Place, radius: number): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.globalAlpha = 1
  pen.strokeStyle = getComputedStyle(canvas).getPropertyValue('--color-action')
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
}

interface SheetProps {
  readonly image: HTMLImageElement
  readonly cutout: Cutout | undefined
  readonly strokes: readonly Stroke[]
  readonly brush: Brush
  /** Of the mask, which strokes are measured in. */
  readonly size: { readonly width: number; readonly height: number }
  readonly onStroke: (stroke: Stroke) => void
}

/** The result on a chequered ground, with the strokes on top; painting adds one. */
export function CutoutSheet({ image, cutout, strokes, brush, size, onStroke }: SheetProps) {
  const text = useText(cutoutText)
  const keys_id = useId()
  const [area, result, canvas] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLCanvasElement>(null),
  ]
  const hand = useSheetHand({ sheet: area, canvas, size, brush, onStroke })
  const { look, points, cursor } = hand
  useEffect(() => {
    if (result.current) drawResult(result.current, image, cutout)
  }, [result, image, cutout])
  useEffect(() => {
    if (!canvas.current) return
    drawStrokes(canvas.current, points ? [...strokes, { ...brush, points }] : strokes)
    if (cursor) drawCursor(canvas.current, cursor, brush.radius)
  }, [canvas, strokes, points, cursor, brush])
  return (
    <>
      <div
        ref={area}
        className={`grid place-items-center overflow-hidden touch-none ${css.area}`}
        data-moves={brush.is_moving}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted on with keys
        tabIndex={0}
        aria-label={text.canvas}
        aria-describedby={keys_id}
        {...hand.handlers}
      >
        <div
          className={`inline-block relative ${css.stack}`}
          style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.zoom})` }}
          data-zoom={look.zoom}
        >
          <canvas ref={result} />
          <canvas ref={canvas} className="w-full h-full absolute inset-0" width={size.width} height={size.height} />
        </div>
        <p id={keys_id} className="visually-hidden">
          {text.canvas_keys}
        </p>
      </div>
      <div className={`flex absolute gap-1 ${css.zoom}`} role="toolbar" aria-label={text.view}>
        <button
          type="button"
          aria-label={text.zoom_out}
          disabled={look.zoom <= 1}
          onClick={() => hand.zoom(1 / ZOOM_STEP)}
        >
          −
        </button>
        <button type="button" aria-label={text.fit} onClick={hand.fit}>
          {Math.round(100 * look.zoom)}%
        </button>
        <button
          type="button"
          aria-label={text.zoom_in}
          disabled={look.zoom >= MOST_ZOOM}
          onClick={() => hand.zoom(ZOOM_STEP)}
        >
          +
        </button>
      </div>
    </>
  )
}
