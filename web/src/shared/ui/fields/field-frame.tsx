import { type ReactNode, useId } from 'react'
import css from './field.module.css'

export interface FieldFrameProps {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong and how to fix it; replaces the help text. */
  readonly error?: string | null | undefined
}

interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label above, control, then help or error below, linked for screen readers. */
export function FieldFrame({
  label,
  help,
  error,
  children,
}: FieldFrameProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const note_id = `${id}-note`
  return (
    <div className={error ? `flex flex-col min-w-0 gap-1.5 ${css.invalid}` : 'flex flex-col min-w-0 gap-1.5'}>
      <label className="text-sm font-medium leading-1.4" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || help ? note_id : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={note_id} className="text-xs leading-1.5 text-danger" role="alert">
          {error}
        </p>
      ) : (
        help && (
          <p id={note_id} className="text-xs leading-1.5 text-quiet">
            {help}
          </p>
        )
      )}
    </div>
  )
}
