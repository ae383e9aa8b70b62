import type { Adjust, Curve } from '@inkroute/engine/layers/adjust'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import { getLine, isStraight, movedPoint, straight, withoutPoint, withPoint } from './curve.view.ts'
import css from './tone.module.css'
import { toneText } from './tone.text.ts'

const channels = ['all', 'red', 'green', 'blue'] as const
type Channel = (typeof channels)[number]

/** Room around the square, so that points at its edge can be grasped. */
const EDGE = 10
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface SquareProps {
  readonly curve: Curve
  /** With the same key while one point is moved. */
  readonly onCurve: (curve: Curve, key: string | null) => void
  /** A point was let go. */
  readonly onEnd?: (() => void) | undefined
}

/** Adds, moves and removes points by pointer and keys. */
function useCurveHand({ curve, onCurve, onEnd }: SquareProps) {
  const square = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState(-1)
  const getPlace = ({ clientX, clientY }: PointerEvent) => {
    const box = square.current?.getBoundingClientRect()
    const unit = (255 + 2 * EDGE) / (box?.width || 1)
    return { x: (clientX - (box?.left ?? 0)) * unit - EDGE, y: 255 + EDGE - (clientY - (box?.top ?? 0)) * unit }
  }
  const onPointerDown = (event: PointerEvent) => {
    square.current?.setPointerCapture(event.pointerId)
    const [{ x, y }, near] = [getPlace(event), (event.target as Element).getAttribute('data-point')]
    if (near !== null) return setHeld(Number(near))
    const added = withPoint(curve, x, y)
    setHeld(added.at)
    if (added.at >= 0) onCurve(added.curve, 'curve')
  }
  const onPointerMove = (event: PointerEvent) => {
    if (held < 0) return
    const { x, y } = getPlace(event)
    onCurve(movedPoint(curve, held, x, y), 'curve')
  }
  const onPointerUp = () => {
    setHeld(-1)
    onEnd?.()
  }
  const onKey = (event: KeyboardEvent, at: number) => {
    const [way, point] = [arrows[event.key], curve[at]]
    const is_removing = event.key === 'Delete' || event.key === 'Backspace'
    if (!point || (!way && !is_removing)) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? 10 : 1
    if (way) onCurve(movedPoint(curve, at, point[0] + way[0] * step, point[1] + way[1] * step), 'curve-keys')
    else onCurve(withoutPoint(curve, at), null)
  }
  return { square, onKey, pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}

function CurveSquare({ curve, onCurve, onEnd }: SquareProps) {
  const text = useText(toneText)
  const { square, onKey, pointer } = useCurveHand({ curve, onCurve, onEnd })
  const side = 255 + 2 * EDGE
  return (
    <svg
      ref={square}
      className={`w-full touch-none aspect-square rounded-control ${css.curve}`}
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      role="application"
      aria-label={text.curves}
      {...pointer}
    >
      {[64, 128, 191].map((at) => (
        <g key={at}>
          <line x1={at} y1={0} x2={at} y2={255} />
          <line x1={0} y1={at} x2={255} y2={at} />
        </g>
      ))}
      <path d={getLine(curve)} />
      {curve.map(([x, y], at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point keeps its place in the list while it moves
          key={at}
          data-point={at}
          cx={x}
          cy={255 - y}
          r={7}
          role="slider"
          tabIndex={0}
          aria-label={fill(text.curvePoint, { x, y })}
          aria-valuenow={y}
          aria-valuemin={0}
          aria-valuemax={255}
          onKeyDown={(event) => onKey(event, at)}
        />
      ))}
    </svg>
  )
}

interface EditorProps {
  readonly curves: Adjust['curves']
  /** Nothing once all of them are straight. */
  readonly onCurves: (curves: Adjust['curves'], key: string | null) => void
  readonly onEnd?: () => void
  /** What it is shown on: the studio is dark. */
  readonly ground?: 'paper' | 'dark'
}

/** A curve for all channels and one for each. */
export function CurveEditor({ curves, onCurves, onEnd, ground = 'paper' }: EditorProps) {
  const text = useText(toneText)
  const [channel, setChannel] = useState<Channel>('all')
  const curve = curves?.[channel] ?? straight
  const set = (next: Curve, key: string | null) => {
    const all = { ...curves, [channel]: isStraight(next) ? undefined : next }
    const is_plain = channels.every((name) => all[name] === undefined)
    onCurves(is_plain ? undefined : all, key)
  }
  return (
    <div className={`grid gap-2.5 ${css.editor}`} data-ground={ground}>
      <fieldset className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.channels}`} aria-label={text.channel}>
        {channels.map((name) => (
          <button key={name} type="button" aria-pressed={channel === name} onClick={() => setChannel(name)}>
            {text[name]}
          </button>
        ))}
      </fieldset>
      <CurveSquare curve={curve} onCurve={set} onEnd={onEnd} />
      <p className={`text-xs ${css.note}`}>{text.curveHint}</p>
      {isStraight(curve) ? null : (
        <button type="button" className={css.reset} onClick={() => set(straight, null)}>
          {text.curveReset}
        </button>
      )}
    </div>
  )
}
