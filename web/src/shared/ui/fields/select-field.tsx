import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import css from './field.module.css'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface SelectChoice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps
  extends FieldFrameProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'className' | 'id' | 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly SelectChoice[]
  readonly placeholder: string
}

/** Native select: opens natively on phones and needs no script for the keyboard. */
export function SelectField({
  label,
  help,
  error,
  value,
  onChange,
  choices,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <div className={`flex relative ${css.control}`}>
          <select
            {...select}
            {...control}
            className={
              value === ''
                ? `${css.input} text-ellipsis cursor-pointer ${css.select} ${css.unset}`
                : `${css.input} text-ellipsis cursor-pointer ${css.select}`
            }
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={`grid place-items-center absolute text-quiet pointer-events-none ${css.chevron}`}>
            <Icon name="chevron_down" size_px={18} />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
