import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField, TextField } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import type { LoginFormState } from '../use-login-form.ts'
import { CaptchaField } from './captcha-field.tsx'

export function LoginFields({ login }: { readonly login: LoginFormState }) {
  const text = useText(authText)
  return (
    <>
      <TextField
        {...login.form.bind('username')}
        label={text.username}
        placeholder={text.usernamePlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        onBlur={login.leaveName}
      />
      <PasswordField
        {...login.form.bind('password')}
        label={text.password}
        placeholder={text.passwordPlaceholder}
        autoComplete="current-password"
        maxLength={64}
      />
      <CaptchaField captcha={login.captcha} is_open />
      <Button type="submit" kind="primary" large block busy={login.is_busy}>
        {text.logIn}
      </Button>
    </>
  )
}
