import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { setBoard } from './board.ts'
import { Loupe } from './loupe.tsx'
import css from './stage.module.css'
import { stageText } from './stage.text.ts'
import { fitView, resizeView, useHand, useViewport, zoomBy } from './stage-store.ts'
import { type StageTool, useStageHand } from './use-stage-hand.ts'

interface StageProps {
  readonly tool: StageTool | null
  /** Canvases that lie on the photograph and move with it. */
  readonly veil?: ReactNode
  /** Lines and handles, in screen pixels. */
  readonly children?: ReactNode
  /** Buttons that float over the stage. */
  readonly controls?: ReactNode
}

const PIXELS_SHOW_AT = 4

function ZoomBar() {
  const text = useText(stageText)
  const zoom = useViewport((state) => state.zoom)
  return (
    <div className={css.zoom} role="toolbar" aria-label={text.zoom}>
      <button type="button" aria-label={text.zoom_out} onClick={() => zoomBy(1 / 1.25)}>
        −
      </button>
      <button type="button" title={text.fit} aria-label={text.fit} onClick={fitView}>
        {Math.round(zoom * 100)}%
      </button>
      <button type="button" aria-label={text.zoom_in} onClick={() => zoomBy(1.25)}>
        +
      </button>
    </div>
  )
}

/** The photograph on a dark table: zoomed by wheel or pinch, panned by Space, middle button or an empty drag. */
export function Stage({ tool, veil, children, controls }: StageProps) {
  const text = useText(stageText)
  const stage = useRef<HTMLElement>(null)
  const { zoom, x, y, side_px } = useViewport()
  const will_pan = useHand((state) => state.will_pan)
  const hand = useStageHand(stage, tool)
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const watch = new ResizeObserver(() => resizeView({ width: box.clientWidth, height: box.clientHeight }))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const transform = `translate(${x}px, ${y}px) scale(${zoom})`
  const look = zoom >= PIXELS_SHOW_AT ? 'pixels' : 'smooth'
  return (
    <section
      ref={stage}
      className={`min-w-0 min-h-0 relative overflow-hidden touch-none bg-studio-0 ${css.stage}`}
      data-stage
      aria-label={text.stage}
      style={{ cursor: will_pan || !tool ? 'grab' : tool.cursor }}
      {...hand}
    >
      <div className={css.sheet} data-look={look} style={{ transform, width: side_px, height: side_px }}>
        <canvas ref={setBoard} width={side_px} height={side_px} data-board />
        {veil}
      </div>
      <svg className={`w-full h-full absolute inset-0 pointer-events-none ${css.lines}`}>
        <title>{text.stage}</title>
        {children}
      </svg>
      <Loupe />
      {/* Presses on the buttons are not meant for the photograph below. */}
      <div
        className={`flex flex-wrap items-center justify-end absolute pointer-events-none gap-2 ${css.controls}`}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {controls}
        <ZoomBar />
      </div>
    </section>
  )
}
