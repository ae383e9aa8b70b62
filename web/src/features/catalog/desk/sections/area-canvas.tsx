import { CANVAS_PX } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { type Box, movedBox, pxPerCm, resizedBox } from './area.view.ts'
import css from './views.module.css'
import { viewText } from './views.text.ts'

interface AreaCanvasProps {
  readonly picture: { readonly product: string; readonly view: string } | null
  readonly colour: string | undefined
  readonly box: Box
  readonly width_cm: number | undefined
  readonly cut_outs: ProductDocument['print_areas'][number]['cut_outs']
  readonly bleed_cm: number
  readonly safe_cm: number
  readonly onChange: (box: Box) => void
}

type Grip = 'move' | 'resize'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Dragging with the pointer, in units of the canvas. */
function useDrag(box: Box, onChange: (box: Box) => void) {
  const frame = useRef<SVGSVGElement>(null)
  const start = useRef<{ grip: Grip; box: Box; x: number; y: number } | null>(null)
  const begin = (grip: Grip) => (event: PointerEvent<SVGElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    start.current = { grip, box, x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<SVGElement>) => {
    const from = start.current
    const width_px = frame.current?.getBoundingClientRect().width
    if (!from || !width_px) return
    const scale = CANVAS_PX / width_px
    const [x, y] = [(event.clientX - from.x) * scale, (event.clientY - from.y) * scale]
    onChange(from.grip === 'move' ? movedBox(from.box, x, y) : resizedBox(from.box, x, y))
  }
  const end = () => {
    start.current = null
  }
  return { frame, begin, drag, end }
}

function SafeArea({ box, margin }: { box: Box; margin: number }) {
  if (margin <= 0 || margin * 2 >= Math.min(box.width, box.height)) return null
  return (
    <rect
      className={css.safe}
      x={box.left + margin}
      y={box.top + margin}
      width={box.width - margin * 2}
      height={box.height - margin * 2}
    />
  )
}

/** Places that take no ink. */
function Holes({ cut_outs }: Pick<AreaCanvasProps, 'cut_outs'>) {
  return cut_outs.map(({ left, top, width, height, radius, points }) =>
    points ? (
      <polygon key={`${left} ${top}`} className={css.hole} points={points.map((point) => point.join(',')).join(' ')} />
    ) : (
      <rect key={`${left} ${top}`} className={css.hole} x={left} y={top} width={width} height={height} rx={radius} />
    ),
  )
}

/** The picture of a view with the print area drawn to scale: drag it, or use the arrow keys. */
export function AreaCanvas({ picture, colour, box, width_cm, cut_outs, bleed_cm, safe_cm, onChange }: AreaCanvasProps) {
  const text = useText(viewText)
  const { frame, begin, drag, end } = useDrag(box, onChange)
  const scale = pxPerCm(box, width_cm)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const change = event.altKey ? resizedBox : movedBox
    const by = event.shiftKey ? 10 : 1
    onChange(change(box, step[0] * by, step[1] * by))
  }
  const around = (cm: number) => (scale ?? 0) * cm
  return (
    <svg
      ref={frame}
      className={css.canvas}
      viewBox={`0 0 ${CANVAS_PX} ${CANVAS_PX}`}
      onPointerMove={drag}
      onPointerUp={end}
    >
      <title>{text.canvas}</title>
      {picture && colour ? (
        <image
          href={productPicture({ code: picture.product, view: picture.view, colour }, 720)}
          width={CANVAS_PX}
          height={CANVAS_PX}
        />
      ) : null}
      {bleed_cm > 0 && scale ? (
        <rect
          className={css.bleed}
          x={box.left - around(bleed_cm)}
          y={box.top - around(bleed_cm)}
          width={box.width + around(bleed_cm) * 2}
          height={box.height + around(bleed_cm) * 2}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a rectangle in a drawing has no HTML element */}
      <rect
        className={css.area}
        role="button"
        tabIndex={0}
        aria-label={text.area}
        x={box.left}
        y={box.top}
        width={box.width}
        height={box.height}
        onPointerDown={begin('move')}
        onKeyDown={onKeyDown}
      />
      {scale ? <SafeArea box={box} margin={around(safe_cm)} /> : null}
      <Holes cut_outs={cut_outs} />
      <rect
        className={css.grip}
        x={box.left + box.width - 7}
        y={box.top + box.height - 7}
        width={14}
        height={14}
        onPointerDown={begin('resize')}
      />
    </svg>
  )
}
