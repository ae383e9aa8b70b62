import { InputNumber } from 'antd'
import css from './form.module.css'

interface ExtraProps {
  readonly label: string
  readonly fen: number | undefined
  readonly onChange: (fen: number | undefined) => void
}

const MOST_YUAN = 10_000

/** What an answer adds to the sale price, in yuan; empty for nothing. */
export function ExtraInput({ label, fen, onChange }: ExtraProps) {
  return (
    <InputNumber
      className={css.extra ?? ''}
      min={0}
      max={MOST_YUAN}
      precision={2}
      prefix="¥"
      value={fen ? fen / 100 : null}
      placeholder="0.00"
      aria-label={label}
      onChange={(yuan) => onChange(yuan ? Math.round(Number(yuan) * 100) : undefined)}
    />
  )
}
