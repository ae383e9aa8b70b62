import { useText } from '../../../shared/text/language.tsx'
import { PasswordField, TextField, type TextFieldProps } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'

export type BoundField = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>

export function PhoneField(field: BoundField) {
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
