import { useState } from 'react'
import css from './panels.module.css'

interface NumberBoxProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly onValue: (value: number) => void
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** A number that takes effect on Enter or when one leaves it; nonsense is put back. */
export function NumberBox({ label, value, min = -1000, max = 1000, onValue }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const number = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number) && shown(value) !== typed) {
      onValue(Math.min(max, Math.max(min, number)))
    }
    setTyped(null)
  }
  return (
    <label className={css.box}>
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={typed ?? shown(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  )
}
