import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import type { CodeBy } from '../auth.view.ts'
import type { Captcha } from '../use-captcha.ts'
import { type SmsType, useOneTimeCode } from '../use-one-time-code.ts'
import css from './auth.module.css'
import type { BoundField } from './auth-fields.tsx'

interface CodeFieldProps extends BoundField {
  readonly by: CodeBy
  readonly to: string
  readonly type: SmsType
  readonly checkTo: () => boolean
  readonly captcha: Captcha
}

export function CodeField({ by, to, type, checkTo, captcha, ...field }: CodeFieldProps) {
  const text = useText(authText)
  const code = useOneTimeCode({ by, to, type, checkTo, captcha })
  return (
    <div className={`grid gap-2 ${css.code}`}>
      <TextField
        {...field}
        label={by === 'email' ? text.mailCode : text.code}
        placeholder={text.codePlaceholder}
        help={code.is_sent ? text.codeSent : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <div className={css.codeButton}>
        <Button block busy={code.is_pending} disabled={code.seconds > 0} onClick={code.send}>
          {code.seconds > 0 ? fill(text.resendIn, { seconds: code.seconds }) : text.sendCode}
        </Button>
      </div>
    </div>
  )
}
