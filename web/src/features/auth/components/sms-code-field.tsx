import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import type { Captcha } from '../use-captcha.ts'
import { type SmsType, useSmsCode } from '../use-sms-code.ts'
import css from './auth.module.css'
import type { BoundField } from './auth-fields.tsx'

interface SmsCodeFieldProps extends BoundField {
  readonly phone: string
  readonly type: SmsType
  readonly checkPhone: () => boolean
  readonly captcha: Captcha
}

export function SmsCodeField({ phone, type, checkPhone, captcha, ...field }: SmsCodeFieldProps) {
  const text = useText(authText)
  const sms = useSmsCode({ phone, type, checkPhone, captcha })
  return (
    <div className={css.code}>
      <TextField
        {...field}
        label={text.code}
        placeholder={text.codePlaceholder}
        help={sms.is_sent ? text.codeSent : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <div className={css.codeButton}>
        <Button block busy={sms.is_pending} disabled={sms.seconds > 0} onClick={sms.send}>
          {sms.seconds > 0 ? fill(text.resendIn, { seconds: sms.seconds }) : text.sendCode}
        </Button>
      </div>
    </div>
  )
}
