import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { useText } from '../../text/language.tsx'
import { fieldText } from '../../text/ui.text.ts'
import { Icon } from '../icon.tsx'
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

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'size'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A button or icon inside the right end of the control. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, help, error, value, onChange, trailing, ref, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => (
        <div className={`flex relative ${css.control}`}>
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

/** A password field with a toggle to reveal it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const text = useText(fieldText)
  const [is_shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={is_shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={`grid place-items-center w-10 absolute text-quiet cursor-pointer border-0 p-0 ${css.trailing}`}
          aria-label={is_shown ? text.hidePassword : text.showPassword}
          aria-pressed={is_shown}
          onClick={() => setShown(!is_shown)}
        >
          <Icon name={is_shown ? 'eye_off' : 'eye'} />
        </button>
      }
    />
  )
}

/** Honeypot: hidden from sight, keyboard and screen readers, so only bots fill it in. */
export function HoneypotField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={`absolute overflow-hidden ${css.trap}`} aria-hidden="true">
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
