import { MAX_PURCHASE_QUANTITY } from '@inkroute/contract/catalog/codes'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { detailText } from '../detail.text.ts'
import css from './buy.module.css'

interface QuantityFieldProps {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** While typing anything goes; what is no number of pieces goes back to the last good one on leaving. */
export function QuantityField({ quantity, onChange }: QuantityFieldProps) {
  const text = useText(detailText)
  const id = useId()
  const [typed, setTyped] = useState(String(quantity))
  useEffect(() => setTyped(String(quantity)), [quantity])
  const change = (value: number) => onChange(Math.min(MAX_PURCHASE_QUANTITY, Math.max(1, value)))
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, 6)
    setTyped(digits)
    if (Number(digits) >= 1) change(Number(digits))
  }
  return (
    <div className={css.quantity}>
      <label htmlFor={id}>{text.quantity}</label>
      <div className={css.stepper}>
        <button type="button" aria-label={text.less} disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(String(quantity))}
        />
        <button type="button" aria-label={text.more} onClick={() => change(quantity + 1)}>
          +
        </button>
      </div>
    </div>
  )
}
