import { type ReactNode, useId } from 'react'
import css from '../steps/steps.module.css'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  readonly onChange: (value: number) => void
  /** The thumb was let go. */
  readonly onSettle?: () => void
}

export function Slider({ label, value, min, max, step = 1, unit = '', onChange, onSettle }: SliderProps) {
  const id = useId()
  const digits = step < 1 ? String(step).split('.')[1]?.length : 0
  return (
    <div className={`grid gap-x-2 gap-y-1 ${css.slider}`}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value.toFixed(digits)}
        {unit}
      </output>
      <input
        className="col-span-full w-full h-6 cursor-pointer bg-none m-0"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onSettle}
        onBlur={onSettle}
      />
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number | null
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly placeholder?: string
  /** Null when the field was emptied. */
  readonly onChange: (value: number | null) => void
}

export function NumberField({
  label,
  value,
  unit,
  min = 0,
  max = 1000,
  step = 0.1,
  placeholder,
  onChange,
}: NumberProps) {
  const id = useId()
  const read = (text: string) => {
    const number = Number(text)
    if (text.trim() === '') onChange(null)
    else if (Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
  }
  return (
    <div className={`grid gap-1 ${css.number}`}>
      <label htmlFor={id}>{label}</label>
      <span className="relative">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          placeholder={placeholder}
          // A new value from outside, such as undo, replaces what is typed.
          key={value ?? ''}
          defaultValue={value ?? ''}
          onBlur={(event) => read(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && read(event.currentTarget.value)}
        />
        {unit ? <em className="absolute top-0 pointer-events-none">{unit}</em> : null}
      </span>
    </div>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly picture?: ReactNode }[]
  readonly onChange: (value: T) => void
  /** Large tiles with a picture. */
  readonly is_tiles?: boolean
}

/** One of a few, all of them visible. */
export function Choice<T extends string>({ label, value, options, onChange, is_tiles }: ChoiceProps<T>) {
  return (
    <fieldset
      className={
        is_tiles
          ? `flex flex-wrap grid-cols-halves min-w-0 border-0 gap-1 p-0 m-0 ${css.tiles}`
          : `flex flex-wrap min-w-0 border-0 gap-1 p-0 m-0 ${css.choice}`
      }
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.picture}
          <span>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}

export function Switch({ label, is_on, onChange }: { label: string; is_on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={`flex items-center min-h-7 text-xs text-studio cursor-pointer gap-2 ${css.switch}`}>
      <input type="checkbox" checked={is_on} onChange={(event) => onChange(event.target.checked)} />
      <i className="flex-none w-8 relative" aria-hidden="true" />
      {label}
    </label>
  )
}

export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={`grid gap-3 ${css.section}`}>
      {title ? <h3>{title}</h3> : null}
      {children}
    </section>
  )
}
