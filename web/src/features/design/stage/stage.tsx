import { move } from '@inkroute/engine/commands/move'
import { middleOf } from '@inkroute/engine/geometry/box'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-size'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { studioText } from '../studio.text.ts'
import { apply, selectionNow, useArea, useLayers, useStudio } from '../studio-store.ts'
import { Handles } from './handles.tsx'
import css from './stage.module.css'
import { usePainted } from './use-painted.ts'
import { type Guides, useStageHand } from './use-stage-hand.ts'

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR_STEP_PX = 10

function useZoom() {
  const sheet = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const box = sheet.current
    if (!box) return
    const watch = new ResizeObserver(([entry]) => setZoom((entry?.contentRect.width ?? 550) / DESIGN_CANVAS_PX || 1))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return { sheet, zoom }
}

function Lines({ guides, zoom }: { guides: Guides; zoom: number }) {
  const area = useArea()
  if (!area) return null
  const middle = middleOf(area)
  return (
    <>
      <rect
        className={css.area}
        x={area.left}
        y={area.top}
        width={area.width}
        height={area.height}
        strokeWidth={1.5 / zoom}
      />
      {guides.x ? (
        <line className={css.guide} x1={middle.x} x2={middle.x} y1={0} y2={550} strokeWidth={1 / zoom} />
      ) : null}
      {guides.y ? (
        <line className={css.guide} x1={0} x2={550} y1={middle.y} y2={middle.y} strokeWidth={1 / zoom} />
      ) : null}
    </>
  )
}

function onArrow(event: KeyboardEvent): void {
  const way = arrows[event.key]
  if (!way || event.ctrlKey || event.altKey) return
  event.preventDefault()
  const far = event.shiftKey ? FAR_STEP_PX : 1
  apply((document) => move(document, selectionNow(), way[0] * far, way[1] * far))
}

/** The sheet one works on: the blank product below, the painted design, and what one can take hold of on top. */
export function Stage() {
  const text = useText(studioText)
  const { sheet, zoom } = useZoom()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { product, color_id, view_id, chosen } = useStudio()
  const layers = useLayers()
  usePainted(canvas, { view_id, scale: Math.min(4, zoom * (globalThis.devicePixelRatio || 1)), origin: 'canvas' })
  const toCanvas = (event: PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect()
    return { x: (event.clientX - (box?.left ?? 0)) / zoom, y: (event.clientY - (box?.top ?? 0)) / zoom }
  }
  const hand = useStageHand(toCanvas)
  const view = product?.views.find((one) => one.view_id === view_id)
  const blank = product?.bottom_templates.find((one) => one.color_id === color_id && one.view_id === view_id)
  return (
    <div
      ref={sheet}
      className={css.sheet}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is in hand
      tabIndex={0}
      aria-label={fill(text.stage, { view: view?.name ?? '' })}
      onKeyDown={onArrow}
      onPointerDown={hand.onSheetDown}
      onPointerMove={hand.onMove}
      onPointerUp={hand.onUp}
      onPointerCancel={hand.onUp}
    >
      {blank ? <img className={css.blank} src={blank.image_src} alt="" draggable={false} /> : null}
      <canvas ref={canvas} className={css.canvas} />
      <svg className={css.overlay} viewBox="0 0 550 550" aria-hidden="true">
        <Lines guides={hand.guides} zoom={zoom} />
        <Handles
          layers={layers.filter((layer) => chosen.includes(layer.id))}
          zoom={zoom}
          onHandleDown={hand.onHandleDown}
        />
      </svg>
    </div>
  )
}
