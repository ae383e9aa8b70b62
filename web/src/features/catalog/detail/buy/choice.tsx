import type { ReactNode } from 'react'
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
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>
        <span>{label}</span>
        <strong>{value}</strong>
      </legend>
      {aside ? <div className={css.aside}>{aside}</div> : null}
      {children ? <div className={css.options}>{children}</div> : null}
    </fieldset>
  )
}
