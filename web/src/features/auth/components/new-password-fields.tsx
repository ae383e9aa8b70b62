import { useText } from '../../../shared/text/language.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { authText } from '../auth.text.ts'
import type { BoundField } from './phone-field.tsx'

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
