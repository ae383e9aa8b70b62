import { useViewport, viewportNow } from '../../stage/stage-store.ts'
import type { StageTool } from '../../stage/use-stage-hand.ts'
import { toScreen } from '../../stage/viewport.view.ts'
import overlay from '../overlay.module.css'
import { Line } from './lines.tsx'
import { useTools } from './tools-store.ts'

const CLOSE_REACH_PX = 12

/** Draws an outline corner by corner; pressing the first corner again closes it. */
export function outlineTool(finish: () => void): StageTool {
  return {
    cursor: 'crosshair',
    onStart: ({ x, y }) => {
      const { points } = useTools.getState()
      const [first] = points
      const reach = CLOSE_REACH_PX / viewportNow().zoom
      if (first && points.length > 2 && Math.hypot(x - first[0], y - first[1]) < reach) finish()
      else useTools.setState({ points: [...points, [Math.round(x), Math.round(y)]] })
    },
    onHover: (at) => useTools.setState({ hover: at && [at.x, at.y] }),
  }
}

/** The corners so far, and a button for those who cannot hit the first one again. */
export function OutlineDraft({ label, finish }: { label: string; finish: () => void }) {
  const { points, hover } = useTools()
  const viewport = useViewport()
  if (points.length === 0) return null
  return (
    <>
      <Line points={hover ? [...points, hover] : points} look="draft" />
      {points.map(([x, y], n) => {
        const dot = toScreen(viewport, { x, y })
        return <circle key={`${x} ${y}`} className={overlay.dot} cx={dot.x} cy={dot.y} r={n === 0 ? 6 : 3.5} />
      })}
      {points.length > 2 ? (
        <foreignObject x={16} y={16} width={200} height={44}>
          <button type="button" className={overlay.close} onClick={finish}>
            {label}
          </button>
        </foreignObject>
      ) : null}
    </>
  )
}
