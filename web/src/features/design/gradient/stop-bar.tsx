import type { Gradient, Stop } from '@inkroute/engine/layers/gradient'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './gradient.module.css'
import { gradientText } from './gradient.text.ts'
import { cssGradient, movedStop, withoutStop, withStop } from './gradient.view.ts'

interface StopBarProps {
  readonly gradient: Gradient
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onStops: (stops: Stop[]) => void
  readonly onEnd: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -0.01, ArrowDown: -0.01, ArrowRight: 0.01, ArrowUp: 0.01 }

/** Stops on a bar, moved by pointer and keys. */
export function StopBar({ gradient, chosen, onChoose, onStops, onEnd }: StopBarProps) {
  const text = useText(gradientText)
  const bar = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(-1)
  const { stops } = gradient
  const getShare = ({ clientX }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect()
    return box ? (clientX - box.left) / (box.width || 1) : 0
  }
  const onPointerDown = (event: PointerEvent) => {
    const named = (event.target as Element).getAttribute('data-stop')
    bar.current?.setPointerCapture(event.pointerId)
    if (named !== null) {
      setHeld(Number(named))
      return onChoose(Number(named))
    }
    const added = withStop(stops, getShare(event))
    setHeld(added.index)
    if (added.index < 0) return
    onChoose(added.index)
    onStops(added.stops)
  }
  const onPointerUp = () => {
    setHeld(-1)
    onEnd()
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const [step, stop] = [steps[event.key], stops[index]]
    const is_removing = event.key === 'Delete' || event.key === 'Backspace'
    if (!stop || (step === undefined && !is_removing)) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) return onStops(movedStop(stops, index, stop.at + step * (event.shiftKey ? 10 : 1)))
    onStops(withoutStop(stops, index))
    onChoose(Math.max(0, index - 1))
    onEnd()
  }
  return (
    <div
      ref={bar}
      className={`relative touch-none ${css.bar}`}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => held >= 0 && onStops(movedStop(stops, held, getShare(event)))}
      onPointerUp={onPointerUp}
    >
      <span className={css.track} style={{ backgroundImage: cssGradient(gradient, true) }} />
      {stops.map((stop, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: stops are known by their place in the row
          key={index}
          type="button"
          role="slider"
          className={`absolute touch-none rounded-control p-0 ${css.stop}`}
          data-stop={index}
          data-chosen={index === chosen}
          style={{ left: `${stop.at * 100}%`, background: stop.colour }}
          aria-label={fill(text.stop, { count: index + 1, at: Math.round(stop.at * 100) })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(stop.at * 100)}
          onFocus={() => onChoose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onKeyUp={onEnd}
        />
      ))}
    </div>
  )
}
