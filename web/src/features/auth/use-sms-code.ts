import * as auth from '@inkroute/contract/auth/auth'
import type { smsTypes } from '@inkroute/contract/codes'
import { useRef } from 'react'
import { useSend } from '../../shared/api/light-hooks.ts'
import { useCountdown } from '../../shared/hooks/use-countdown.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { authText } from './auth.text.ts'
import type { Captcha } from './use-captcha.ts'

const COUNTDOWN_SECONDS = 60

export type SmsType = (typeof smsTypes)[number]

interface SmsRequest {
  readonly phone: string
  readonly type: SmsType
  /** Validates the phone number, shows any problem, and returns whether a code can be sent. */
  readonly checkPhone: () => boolean
  /** The solved captcha; each message needs a new one. */
  readonly captcha: Captcha
}

/** Sends one code at a time: clicks during a request or the countdown do nothing. */
export function useSmsCode({ phone, type, checkPhone, captcha }: SmsRequest) {
  const text = useText(authText)
  const { seconds, start } = useCountdown()
  const is_pending = useRef(false)
  const spent_sig = useRef('')
  const code = useSend(auth.phoneCode, {
    quiet: true,
    onSuccess: () => start(COUNTDOWN_SECONDS),
    // The common handler announces an expired session; other errors are shown here.
    onError: (error) => {
      captcha.reset()
      if (error.http !== 401) showToast('error', error.message || text.requestError)
    },
  })
  const send = () => {
    if (is_pending.current || seconds > 0) return
    const is_verified = captcha.check()
    if (!checkPhone() || !is_verified || !captcha.proof) return
    if (captcha.proof.sig === spent_sig.current) return captcha.reset(true)
    is_pending.current = true
    spent_sig.current = captcha.proof.sig
    void code
      .mutateAsync({ phone: phone.trim(), type, ...captcha.proof })
      .catch(() => {})
      .finally(() => {
        is_pending.current = false
      })
  }
  return { seconds, send, is_pending: code.isPending, is_sent: code.isSuccess }
}
