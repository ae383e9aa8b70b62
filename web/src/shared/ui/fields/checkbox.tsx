import { type ReactNode, useId } from 'react'
import css from './field.module.css'

interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | null | undefined
  readonly children: ReactNode
}

export function Checkbox({ checked, onChange, error, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={error ? `${css.field} ${css.invalid}` : css.field}>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
