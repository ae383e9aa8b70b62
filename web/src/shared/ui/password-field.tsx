import { useState } from 'react'
import { useText } from '../text/language.tsx'
import css from './field.module.css'
import { fieldText } from './field.text.ts'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password that its owner may look at while typing. */
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
          className={css.trailing}
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
