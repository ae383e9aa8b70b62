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
    <div className={error ? `flex flex-col min-w-0 gap-1.5 ${css.invalid}` : 'flex flex-col min-w-0 gap-1.5'}>
      <label className={`flex items-start text-sm leading-5 cursor-pointer gap-2 ${css.check}`}>
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
        <p id={id} className="text-xs leading-1.5 text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
