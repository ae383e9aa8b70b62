import { type ReactNode, useId } from 'react'
import css from './choice.module.css'

interface ChoiceProps {
  readonly label: string
  /** What is chosen now, beside the label. */
  readonly value: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** One decision: its name, what is chosen, and the ways to choose. */
export function Choice({ label, value, aside, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.choice}>
      <div className={css.head}>
        <span id={id}>{label}</span>
        <strong>{value}</strong>
        {aside ? <span className={css.aside}>{aside}</span> : null}
      </div>
      {children ? (
        <div className={css.options} role="radiogroup" aria-labelledby={id}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
