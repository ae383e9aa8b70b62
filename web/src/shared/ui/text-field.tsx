import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import css from './field.module.css'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'size'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A button or sign inside the right end of the control. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, help, error, value, onChange, trailing, ref, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <div className={css.control}>
          <input
            type="text"
            {...input}
            {...control}
            ref={ref}
            className={css.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
}
