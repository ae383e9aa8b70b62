import type { TextPath } from '@inkroute/engine/layers/text-shape'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { drawnPath, movedPoint, type PathPoint, svgPath, withoutPoint } from './path.view.ts'
import css from './text-path.module.css'
import { textPathText } from './text-path.text.ts'

const WIDE = 130
const HIGH = 110
const steps: Readonly<Record<string, PathPoint>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

interface PathPadProps {
  readonly path: TextPath
  readonly onPath: (path: TextPath, key: string | null) => void
  readonly onEnd: () => void
}

/** Draws a new path by hand, or moves its points by pointer and keys. */
function usePathHand({ path, onPath, onEnd }: PathPadProps) {
  const pad = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState(-1)
  const [trail, setTrail] = useState<readonly PathPoint[] | null>(null)
  const getPlace = ({ clientX, clientY }: PointerEvent): PathPoint => {
    const box = pad.current?.getBoundingClientRect()
    const unit = WIDE / 100 / (box?.width || 1)
    const [left, top] = [box?.left ?? 0, box?.top ?? 0]
    return [(clientX - left) * unit - WIDE / 200, (clientY - top) * unit - HIGH / 200]
  }
  return {
    pad,
    trail,
    onPointerDown: (event: PointerEvent) => {
      pad.current?.setPointerCapture(event.pointerId)
      const named = (event.target as Element).getAttribute('data-point')
      if (named === null) setTrail([getPlace(event)])
      else setHeld(Number(named))
    },
    onPointerMove: (event: PointerEvent) => {
      if (trail) setTrail([...trail, getPlace(event)])
      else if (held >= 0) onPath({ ...path, points: movedPoint(path.points, held, getPlace(event)) }, 'path-points')
    },
    onPointerUp: () => {
      const drawn = trail && drawnPath(trail)
      if (drawn) onPath({ ...path, ...drawn }, null)
      setTrail(null)
      setHeld(-1)
      onEnd()
    },
    onKeyDown: (event: KeyboardEvent, index: number) => {
      const [step, point] = [steps[event.key], path.points[index]]
      const is_removing = event.key === 'Delete' || event.key === 'Backspace'
      if (!point || (!step && !is_removing)) return
      event.preventDefault()
      event.stopPropagation()
      if (!step) return onPath({ ...path, points: withoutPoint(path.points, index) }, null)
      const by = event.shiftKey ? 10 : 1
      const to: PathPoint = [point[0] + step[0] * by, point[1] + step[1] * by]
      onPath({ ...path, points: movedPoint(path.points, index, to) }, 'path-points')
    },
  }
}

export function PathPad(props: PathPadProps) {
  const text = useText(textPathText)
  const hand = usePathHand(props)
  const { path } = props
  return (
    <svg
      ref={hand.pad}
      className={`w-full touch-none bg-studio-0 border-studio rounded-control ${css.pad}`}
      viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`}
      role="application"
      aria-label={text.pad}
      onPointerDown={hand.onPointerDown}
      onPointerMove={hand.onPointerMove}
      onPointerUp={hand.onPointerUp}
    >
      {hand.trail ? (
        <polyline points={hand.trail.map(([x, y]) => `${x * 100},${y * 100}`).join(' ')} />
      ) : (
        <>
          <path d={svgPath(path)} />
          {path.points.map(([x, y], index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place in the path
              key={index}
              data-point={index}
              cx={x * 100}
              cy={y * 100}
              r={2.6}
              tabIndex={0}
              role="slider"
              aria-valuenow={Math.round(y * -100)}
              aria-valuemin={-60}
              aria-valuemax={60}
              aria-label={fill(text.point, { count: index + 1 })}
              onKeyDown={(event) => hand.onKeyDown(event, index)}
              onKeyUp={props.onEnd}
            />
          ))}
        </>
      )}
    </svg>
  )
}
