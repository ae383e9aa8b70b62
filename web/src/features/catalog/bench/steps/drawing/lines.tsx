import type { BenchPoint } from '@inkroute/engine/bench/bench-view'
import { useViewport } from '../../stage/stage-store.ts'
import { toScreen } from '../../stage/viewport.view.ts'
import overlay from '../overlay.module.css'

type Look = 'mesh' | 'edge' | 'safe' | 'bleed' | 'hole' | 'ruler' | 'draft'

/** A line through points of the photograph, as wide at every zoom. */
export function Line({ points, look, is_closed }: { points: readonly BenchPoint[]; look: Look; is_closed?: boolean }) {
  const viewport = useViewport()
  const text = points
    // Corners that are crossed have no lines between them.
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
    .map(([x, y]) => {
      const at = toScreen(viewport, { x, y })
      return `${at.x.toFixed(1)},${at.y.toFixed(1)}`
    })
    .join(' ')
  const is_plain = look === 'mesh'
  const Shape = is_closed ? 'polygon' : 'polyline'
  return (
    <g className={overlay.line} data-look={look}>
      {/* A dark line below keeps the light one visible on white cloth. */}
      {is_plain ? null : <Shape points={text} data-shadow />}
      <Shape points={text} />
    </g>
  )
}

const WIDEST_PX = 280

/** A label at a point of the photograph. */
export function Tag({
  at: [x, y],
  children,
  tone,
}: {
  at: BenchPoint
  children: string
  tone: 'bad' | 'warn' | 'plain'
}) {
  const viewport = useViewport()
  const at = toScreen(viewport, { x, y })
  // Chinese characters are about twice as wide as Latin ones.
  const text_px = [...children].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 13 : 7), 0)
  const width = Math.min(WIDEST_PX, text_px + 18)
  const rows = Math.ceil(text_px / (WIDEST_PX - 30))
  const left = Math.max(8, Math.min(viewport.width - width - 8, at.x - width / 2))
  return (
    <foreignObject x={left} y={Math.max(8, at.y + 14)} width={width} height={18 * rows + 10}>
      <div className={`text-xs leading-1.5 text-on-dark rounded-control px-2 py-1 ${overlay.tag}`} data-tone={tone}>
        {children}
      </div>
    </foreignObject>
  )
}
