import * as auth from '@inkroute/contract/auth/auth'
import type { smsTypes } from '@inkroute/contract/codes'
import { useRef } from 'react'
import { useSend } from '../../shared/api/light-hooks.ts'
import type { ApiError } from '../../shared/api/request.ts'
import { useCountdown } from '../../shared/hooks/use-countdown.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { authText } from './auth.text.ts'
import type { CodeBy } from './auth.view.ts'
import type { Captcha } from './use-captcha.ts'

const COUNTDOWN_SECONDS = 60

export type SmsType = (typeof smsTypes)[number]

interface CodeRequest {
  readonly by: CodeBy
  /** The phone number or mail address. */
  readonly to: string
  readonly type: SmsType
  /** Validates the recipient, shows any problem, and returns whether a code can be sent. */
  readonly checkTo: () => boolean
  /** The solved captcha; each message needs a new one. */
  readonly captcha: Captcha
}

/** Sends one code at a time: clicks during a request or the countdown do nothing. */
export function useOneTimeCode({ by, to, type, checkTo, captcha }: CodeRequest) {
  const text = useText(authText)
  const { seconds, start } = useCountdown()
  const is_pending = useRef(false)
  const spent_sig = useRef('')
  const options = {
    quiet: true,
    onSuccess: () => start(COUNTDOWN_SECONDS),
    // The common handler announces an expired session; other errors are shown here.
    onError: (error: ApiError) => {
      captcha.reset()
      if (error.http !== 401) showToast('error', error.message || text.requestError)
    },
  }
  const sms = useSend(auth.phoneCode, options)
  const mail = useSend(auth.mailCode, options)
  const { isPending, isSuccess } = by === 'email' ? mail : sms
  const send = () => {
    if (is_pending.current || seconds > 0) return
    const is_verified = captcha.check()
    if (!checkTo() || !is_verified || !captcha.proof) return
    if (captcha.proof.sig === spent_sig.current) return captcha.reset(true)
    is_pending.current = true
    spent_sig.current = captcha.proof.sig
    const request = { type, ...captcha.proof }
    const sent =
      by === 'email'
        ? mail.mutateAsync({ ...request, email: to.trim() })
        : sms.mutateAsync({ ...request, phone: to.trim() })
    void sent
      .catch(() => {})
      .finally(() => {
        is_pending.current = false
      })
  }
  return { seconds, send, is_pending: isPending, is_sent: isSuccess }
}
