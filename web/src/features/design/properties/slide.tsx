import { useId } from 'react'
import css from './properties.module.css'

interface SlideProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  /** `key` ties one drawing together as one step back: hand it to `apply`. */
  readonly onValue: (value: number, key: string) => void
  readonly onEnd?: () => void
}

/** A slider with its value beside it. */
export function Slide({ label, value, min, max, step = 1, unit = '', onValue, onEnd }: SlideProps) {
  const id = useId()
  return (
    <div className={css.slide}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {Math.round(value * 10) / 10}
        {unit}
      </output>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        onChange={(event) => onValue(Number(event.target.value), id)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
    </div>
  )
}
