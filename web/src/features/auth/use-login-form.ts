import type { login as sellerLogin } from '@inkroute/contract/auth/auth'
import { opsLogin as staffLogin } from '@inkroute/contract/auth/staff'
import { useState } from 'react'
import { useSend } from '../../shared/api/light-hooks.ts'
import type { StoredSession } from '../../shared/api/session-store.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { type LoginValues, loginRules } from './auth.view.ts'
import { deviceField, rememberDevice } from './known-device.ts'
import { trackingFields } from './tracking.ts'
import { useLoginCaptcha } from './use-captcha.ts'

/** Name, password and, if the server requires it, the slider: shared by sellers and staff. */
export function useLoginForm(
  endpoint: typeof sellerLogin | typeof staffLogin,
  initial: LoginValues,
  /** For staff the reply may require a second step instead of opening a session. */
  onSession: (session: StoredSession & { readonly step?: 'done' | 'code' | 'enrol' }) => Promise<void>,
) {
  const slot = endpoint === staffLogin ? 'staff' : 'seller'
  const form = useForm(initial, loginRules)
  const [asked_name, setAskedName] = useState(initial.username)
  const { captcha, recheck } = useLoginCaptcha(asked_name, deviceField(slot))
  const [is_entering, setEntering] = useState(false)
  const login = useSend(endpoint, {
    onSuccess: ({ device_token, ...session }) => {
      setEntering(true)
      if (device_token) rememberDevice(slot, device_token)
      void onSession(session).finally(() => setEntering(false))
    },
    onError: (error) => {
      // A toast disappears; a field error stays until the field changes.
      if (error.http === 200) form.refuse([{ field: 'password', message: error.message }])
      captcha.reset()
      setAskedName(form.values.username.trim())
      void recheck()
    },
  })
  const is_busy = login.isPending || is_entering
  return {
    form,
    captcha,
    is_busy,
    /** The server may require the slider for this name only. */
    leaveName: () => {
      form.touch('username')
      setAskedName(form.values.username.trim())
    },
    submit: (): boolean => {
      const is_complete = form.check()
      if (!captcha.check() || !is_complete) return false
      const { username, password } = form.values
      if (!is_busy)
        login.mutate({
          username: username.trim(),
          password,
          ...captcha.fields,
          ...deviceField(slot),
          ...trackingFields(),
        })
      return true
    },
  }
}

export type LoginFormState = ReturnType<typeof useLoginForm>
