import * as auth from '@inkroute/contract/auth'
import type { smsTypes } from '@inkroute/contract/codes'
import { useRef } from 'react'
import { useSend } from '../../shared/api/light-hooks.ts'
import { useCountdown } from '../../shared/hooks/use-countdown.ts'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { authText } from './auth.text.ts'

const COUNTDOWN_SECONDS = 60

export type SmsType = (typeof smsTypes)[number]

/**
 * Sends one code at a time: clicks while a request or the countdown runs do nothing.
 * `checkPhone` shows what is wrong with the phone, if anything, and is true when a code can be sent to it.
 */
export function useSmsCode(phone: string, type: SmsType, checkPhone: () => boolean) {
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
    void code
      .mutateAsync({ phone: phone.trim(), type })
      .catch(() => {})
      .finally(() => {
        is_pending.current = false
      })
  }
  return { seconds, send, is_pending: code.isPending, is_sent: code.isSuccess }
}
