import { type BenchPoint, type BenchView, holeKinds } from '@inkroute/engine/bench/bench-view'
import { useText } from '../../../../../shared/text/language.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import {
  holeBetween,
  holeOutline,
  holeWithin,
  isLargeEnough,
  withHole,
  withHoleChanged,
  withoutHole,
} from '../../document/area.view.ts'
import { applyView, useShot } from '../../draft/bench-store.ts'
import type { StageTool } from '../../stage/use-stage-hand.ts'
import lists from '../lists.module.css'
import css from '../steps.module.css'
import { holesText } from './holes.text.ts'
import { Line } from './lines.tsx'
import { OutlineDraft, outlineTool } from './outline.tsx'
import { type HoleKind, holeShapes, useTools } from './tools-store.ts'

export function HoleList({ view }: { view: BenchView }) {
  const text = useText(holesText)
  const hole = useTools((state) => state.hole)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {holeShapes.map((shape) => (
          <button
            key={shape}
            type="button"
            className={css.button}
            aria-pressed={hole === shape}
            onClick={() => useTools.setState({ hole: hole === shape ? null : shape, points: [] })}
          >
            {text[`draw_${shape}`]}
          </button>
        ))}
      </div>
      {hole ? <p className={css.note}>{hole === 'outline' ? text.outline_hint : text.draw_hint}</p> : null}
      <ul className={`bare-list grid gap-1.5 ${lists.rows}`}>
        {view.holes.map((one, index) => (
          <li className="flex items-center gap-2" key={`${one.left} ${one.top}`}>
            <span className="flex-1 min-w-0">
              {Math.round(one.width * 100)} × {Math.round(one.height * 100)} %
            </span>
            <select
              className="min-w-0 w-full h-9 font-inherit bg-studio-0 rounded-control px-2.5 py-0"
              aria-label={text.kind}
              value={one.kind}
              onChange={(event) =>
                applyView((old) => withHoleChanged(old, index, { kind: event.target.value as HoleKind }))
              }
            >
              {holeKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text[`hole_${kind}`]}
                </option>
              ))}
            </select>
            <button
              type="button"
              aria-label={text.remove_hole}
              onClick={() => applyView((old) => withoutHole(old, index))}
            >
              <Icon name="trash" size_px={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function finishOutline(): void {
  const { points } = useTools.getState()
  useTools.setState({ points: [], hole: null })
  if (points.length < 3) return
  applyView((view) => withHole(view, holeWithin(view, points)))
}

const getRadius = (shape: 'box' | 'round'): number => (shape === 'round' ? 0.5 : 0)

/** The hole that is being drawn. */
export function HoleDraft() {
  const text = useText(holesText)
  const view = useShot()?.view
  const { hole, points } = useTools()
  const [from, to] = points
  if (!view || !hole) return null
  if (hole === 'outline') return <OutlineDraft label={text.close_outline} finish={finishOutline} />
  if (!from || !to) return null
  const draft = holeBetween(view, from, to, { kind: 'other', radius: getRadius(hole) })
  return <Line points={holeOutline(view, draft)} look="hole" is_closed />
}

/** Draws a hole from corner to corner, or around its outline. */
export function useHoleTool(): StageTool | null {
  const hole = useTools((state) => state.hole)
  if (!hole) return null
  if (hole === 'outline') return outlineTool(finishOutline)
  const end = ({ x, y }: { x: number; y: number }): BenchPoint => [Math.round(x), Math.round(y)]
  return {
    cursor: 'crosshair',
    onStart: (at) => useTools.setState({ points: [end(at), end(at)] }),
    onMove: (at) => useTools.setState(({ points }) => ({ points: [points[0] ?? end(at), end(at)] })),
    onCancel: () => useTools.setState({ points: [] }),
    onEnd: () => {
      const [from, to] = useTools.getState().points
      useTools.setState({ points: [], hole: null })
      if (!from || !to) return
      applyView((view) => {
        const drawn = holeBetween(view, from, to, { kind: 'other', radius: getRadius(hole) })
        return isLargeEnough(drawn) ? withHole(view, drawn) : view
      })
    },
  }
}
