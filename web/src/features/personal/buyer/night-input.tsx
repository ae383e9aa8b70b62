import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { buyerText } from './buyer.text.ts'

interface NightProps {
  readonly label: string
  readonly help: string
  readonly error: string | null
  readonly value: string
  readonly onChange: (value: string) => void
}

/** `2024-06-01 21:30 Berlin` in its parts; what is not filled in yet is empty. */
function getParts(value: string) {
  const [, day = '', time = '', place = ''] = /^(\d{4}-\d{2}-\d{2})?\s*(\d{2}:\d{2})?\s*(.*)$/s.exec(value) ?? []
  return { day, time, place }
}

/** A night: its day, the time on the clock there, and the city. */
export function NightInput({ label, help, error, value, onChange }: NightProps) {
  const text = useText(buyerText)
  const [parts, setParts] = useState(() => getParts(value))
  const change = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    onChange([next.day, next.time, next.place].filter(Boolean).join(' '))
  }
  return (
    <fieldset className="grid min-w-0 border-0 gap-1.5 p-0 m-0">
      <legend className="text-sm font-medium p-0">{label}</legend>
      <TextField label={text.night_day} type="date" value={parts.day} onChange={(day) => change({ day })} />
      <TextField label={text.night_time} type="time" value={parts.time} onChange={(time) => change({ time })} />
      <TextField
        label={text.night_place}
        value={parts.place}
        autoComplete="off"
        help={help}
        error={error}
        onChange={(place) => change({ place })}
      />
    </fieldset>
  )
}
