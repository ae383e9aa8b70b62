import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField, TextField, type TextFieldProps } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import type { CodeBy } from '../auth.view.ts'
import css from './auth.module.css'

export type BoundField = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>

function PhoneField(field: BoundField) {
  const text = useText(authText)
  return (
    <TextField
      {...field}
      label={text.phone}
      placeholder={text.phonePlaceholder}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={20}
    />
  )
}

function EmailField(field: BoundField) {
  const text = useText(authText)
  return (
    <TextField
      {...field}
      label={text.email}
      placeholder={text.emailPlaceholder}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
    />
  )
}

interface ContactFieldProps {
  readonly by: CodeBy
  readonly bind: (name: 'phone' | 'email') => BoundField
  /** Absent where only one of the two can be written to. */
  readonly onSwitch: (() => void) | undefined
}

/** The phone or mail address a code goes to. */
export function ContactField({ by, bind, onSwitch }: ContactFieldProps) {
  const text = useText(authText)
  return (
    <div className="min-w-0 relative">
      {by === 'email' ? <EmailField {...bind('email')} /> : <PhoneField {...bind('phone')} />}
      {onSwitch ? (
        <span className={`absolute text-sm ${css.contactSwitch}`}>
          <Button kind="link" onClick={onSwitch}>
            {by === 'email' ? text.usePhone : text.useEmail}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

interface NewPasswordFieldsProps {
  readonly password: BoundField
  readonly confirmation: BoundField
}

export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const text = useText(authText)
  return (
    <>
      <PasswordField
        {...password}
        label={text.newPassword}
        placeholder={text.newPasswordPlaceholder}
        autoComplete="new-password"
        maxLength={64}
      />
      <PasswordField
        {...confirmation}
        label={text.confirmation}
        placeholder={text.confirmationPlaceholder}
        autoComplete="new-password"
        maxLength={64}
      />
    </>
  )
}
