import * as auth from '@inkroute/contract/auth'
import type { smsTypes } from '@inkroute/contract/codes'
import { useRef } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useCountdown } from '../../../shared/hooks/use-countdown.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField, type TextFieldProps } from '../../../shared/ui/text-field.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { authText } from '../auth.text.ts'
import css from './auth.module.css'

const COUNTDOWN_SECONDS = 60

interface SmsCodeFieldProps extends Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> {
  readonly phone: string
  readonly type: (typeof smsTypes)[number]
  /** Shows what is wrong with the phone, if anything; true when a code can be sent to it. */
  readonly checkPhone: () => boolean
}

/** Sends one code at a time: clicks while a request or the countdown runs do nothing. */
export function useSmsCode(phone: string, type: SmsCodeFieldProps['type'], checkPhone: () => boolean) {
  const text = useText(authText)
  const { seconds, start } = useCountdown()
  const is_pending = useRef(false)
  const code = useSend(auth.phoneCode, {
    quiet: true,
    onSuccess: () => start(COUNTDOWN_SECONDS),
    // An expired session is announced by the common handler; everything else is told here.
    onError: (error) => error.http !== 401 && showToast('error', error.message || text.requestError),
  })
  const send = () => {
    if (is_pending.current || seconds > 0 || !checkPhone()) return
    is_pending.current = true
    code.mutate({ phone: phone.trim(), type }, { onSettled: () => (is_pending.current = false) })
  }
  return { seconds, send, is_pending: code.isPending, is_sent: code.isSuccess }
}

export function SmsCodeField({ phone, type, checkPhone, ...field }: SmsCodeFieldProps) {
  const text = useText(authText)
  const sms = useSmsCode(phone, type, checkPhone)
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
