import type { FacePlacement } from '@inkroute/engine/batch/placement'
import type { Adjust } from '@inkroute/engine/layers/adjust'
import { ColorPicker, Slider } from 'antd'
import { type ReactNode, useState } from 'react'
import css from '../rules.module.css'

export interface FaceProps {
  readonly rule: FacePlacement
  readonly onChange: (rule: FacePlacement) => void
}

export interface PartProps {
  readonly adjust: Adjust | undefined
  readonly change: (part: Partial<Adjust>) => void
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  readonly onChange: (value: number) => void
}

/** A slider with its name and value; applied while it is dragged, as one step. */
export function RuleSlider({ label, value, unit = '', onChange, ...range }: SliderProps) {
  return (
    <div className={`grid gap-1 ${css.field}`}>
      <span className="flex justify-between gap-2">
        {label}
        <output className="text-ink tabular-nums">
          {Math.round(value * 10) / 10}
          {unit}
        </output>
      </span>
      <Slider {...range} value={value} tooltip={{ open: false }} ariaLabelForHandle={label} onChange={onChange} />
    </div>
  )
}

interface ColourProps {
  readonly label: string
  readonly value: string | null
  readonly onColour: (colour: string) => void
  /** Takes the colour away, where there may be none. */
  readonly onNone?: () => void
}

export function RuleColour({ label, value, onColour, onNone }: ColourProps) {
  return (
    <div className={`grid items-center gap-2 ${css.rowField}`}>
      <span>{label}</span>
      <ColorPicker
        size="small"
        disabledAlpha
        showText={() => value ?? '—'}
        allowClear={onNone !== undefined}
        aria-label={label}
        value={value}
        onChangeComplete={(colour) => onColour(colour.toHexString().slice(0, 7).toLowerCase())}
        {...(onNone ? { onClear: onNone } : {})}
      />
    </div>
  )
}

interface MoreProps {
  readonly title: string
  /** Something in it is set. */
  readonly is_used: boolean
  readonly children: ReactNode
}

/** Fields few rules need, closed until one is set or asked for. */
export function More({ title, is_used, children }: MoreProps) {
  const [is_open, setOpen] = useState(is_used)
  return (
    <details className={css.light} open={is_open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-used={is_used}>{title}</summary>
      {is_open ? children : null}
    </details>
  )
}
