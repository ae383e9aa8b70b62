import { useEffect, useRef } from 'react'
import { boardNow, onPainted } from './board.ts'
import css from './stage.module.css'
import { useHand, useViewport } from './stage-store.ts'
import { type Point, toScreen } from './viewport.view.ts'

const SIDE_PX = 132
/** Screen pixels per pixel of the photograph. */
const POWER = 5

function draw(canvas: HTMLCanvasElement | null, { x, y }: Point): void {
  const context = canvas?.getContext('2d')
  const board = boardNow()
  if (!canvas || !context || !board) return
  const shown = SIDE_PX / POWER
  context.imageSmoothingEnabled = false
  context.fillStyle = '#1b1e24'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(board, x - shown / 2, y - shown / 2, shown, shown, 0, 0, canvas.width, canvas.height)
}

/** What the finger covers, enlarged in the corner furthest from it. */
export function Loupe() {
  const held = useHand((state) => state.held)
  const viewport = useViewport()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!held) return
    const repaint = () => draw(canvas.current, held)
    repaint()
    return onPainted(repaint)
  }, [held])
  if (!held) return null
  const on_screen = toScreen(viewport, held)
  const side = on_screen.x < viewport.width / 2 && on_screen.y < viewport.height / 2 ? 'right' : 'left'
  return (
    <div className={css.loupe} data-side={side} aria-hidden="true">
      <canvas ref={canvas} width={2 * SIDE_PX} height={2 * SIDE_PX} />
      <span className="absolute text-on-dark tabular-nums px-1.5">
        {Math.round(held.x)}, {Math.round(held.y)}
      </span>
    </div>
  )
}
