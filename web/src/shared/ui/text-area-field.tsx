import type { TextareaHTMLAttributes } from 'react'
import css from './field.module.css'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface TextAreaFieldProps
  extends FieldFrameProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'className' | 'id'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TextAreaField({ label, help, error, value, onChange, rows = 5, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={`${css.input} ${css.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
