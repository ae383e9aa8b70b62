import { type KeyboardEvent, useId, useState } from 'react'
import css from '../properties/properties.module.css'

interface NumberBoxProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  /** Arrow key step; ten times with Shift. */
  readonly step?: number
  readonly unit?: string
  readonly is_disabled?: boolean
  readonly onValue: (value: number) => void
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** A number applied on Enter, arrow keys or blur; invalid input is reverted. */
export function NumberBox({ label, value, min = -1000, max = 1000, step = 1, ...rest }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const give = (number: number) => rest.onValue(Math.min(max, Math.max(min, number)))
  const commit = () => {
    const number = Number((typed ?? '').replace(',', '.'))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number) && shown(value) !== typed) give(number)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commit()
    if (event.key === 'Escape') return setTyped(null)
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    setTyped(null)
    give((typed === null ? value : Number(typed) || value) + way * step * (event.shiftKey ? 10 : 1))
  }
  return (
    <label className={`block relative ${css.box}`}>
      <span className="absolute text-xs pointer-events-none">{label}</span>
      <input
        className="w-full font-inherit text-right bg-studio-0 rounded-control"
        inputMode="decimal"
        value={typed ?? shown(value)}
        disabled={rest.is_disabled}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {rest.unit ? <i aria-hidden="true">{rest.unit}</i> : null}
    </label>
  )
}

interface SlideProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  /** Pass `key` to `apply`: it groups one drag into a single undo step. */
  readonly onValue: (value: number, key: string) => void
  readonly onEnd?: () => void
}

/** A slider with its value beside it. */
export function Slide({ label, value, min, max, step = 1, unit = '', onValue, onEnd }: SlideProps) {
  const id = useId()
  return (
    <div className={`grid text-xs text-studio gap-x-2 gap-y-1 ${css.slide}`}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {Math.round(value * 10) / 10}
        {unit}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValue(Number(event.target.value), id)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
    </div>
  )
}
