import * as auth from '@inkroute/contract/auth/auth'
import { useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { localZone } from '../../../shared/format/time-zone.ts'
import { useServices } from '../../../shared/hooks/use-services.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/fields/checkbox.tsx'
import { authText } from '../auth.text.ts'
import {
  type CodeBy,
  contactIn,
  isOtherSource,
  type LoginValues,
  type RegisterValues,
  registerByMailRules,
  registerRules,
  usableBy,
} from '../auth.view.ts'
import { FormFrame } from '../form-frame.tsx'
import { LoginMode } from '../login-store.ts'
import { useCaptcha } from '../use-captcha.ts'
import { AgreementDialog } from './agreement-dialog.tsx'
import css from './auth.module.css'
import { NoSms } from './no-sms.tsx'
import { RegisterFields } from './register-fields.tsx'

/** Ticking opens the agreement; only confirming it there ticks the box. */
function TermsField({ error }: { readonly error: string | null }) {
  const text = useText(authText)
  const agreed = useSession((state) => state.agreed)
  const setAgreed = useSession((state) => state.setAgreed)
  const [is_reading, setReading] = useState(false)
  const decide = (next: boolean) => {
    setAgreed(next)
    setReading(false)
  }
  return (
    <>
      <Checkbox checked={agreed} error={error} onChange={(next) => (next ? setReading(true) : setAgreed(false))}>
        {text.terms}
      </Checkbox>
      {is_reading && <AgreementDialog onConfirm={() => decide(true)} onCancel={() => decide(false)} />}
    </>
  )
}

const blank: RegisterValues = {
  username: '',
  phone: '',
  email: '',
  code: '',
  password: '',
  password_confirmation: '',
  register_source: '',
  register_source_detail: '',
  product_type: '',
}

interface RegisterFormProps {
  readonly onMode: (mode: LoginMode) => void
  readonly onRegistered: (credentials: LoginValues) => void
}

/** What was left empty is not sent: the server makes a name, and the rest is asked later. */
function toInput(values: RegisterValues, by: CodeBy) {
  const { code, password, password_confirmation, username, register_source, register_source_detail, product_type } =
    values
  return {
    code,
    password,
    password_confirmation,
    ...contactIn(values, by),
    time_zone: localZone(),
    ...(username.trim() === '' ? {} : { username }),
    ...(register_source === '' ? {} : { register_source: Number(register_source) }),
    ...(product_type === '' ? {} : { product_type: Number(product_type) }),
    ...(isOtherSource(register_source) ? { register_source_detail } : {}),
  }
}

export function RegisterForm({ onMode, onRegistered }: RegisterFormProps) {
  const text = useText(authText)
  const services = useServices()
  const [chosen, setChosen] = useState<CodeBy>('phone')
  const by = usableBy(chosen, services)
  const form = useForm(blank, by === 'email' ? registerByMailRules : registerRules)
  const [wants_mail, setWantsMail] = useState(false)
  const captcha = useCaptcha('nc_register', true)
  const agreed = useSession((state) => state.agreed)
  const [is_terms_missed, setTermsMissed] = useState(false)
  const register = useSend(auth.register, {
    onSuccess: (reply, { username, phone, email, password }) =>
      onRegistered({ username: username ?? phone ?? email ?? reply.username, password }),
    onError: (error) => {
      captcha.reset()
      form.refuse(error.problems)
    },
  })
  const submit = () => {
    const is_complete = form.check()
    const is_verified = captcha.check()
    setTermsMissed(!agreed)
    if (!is_complete || !is_verified || !agreed || !by) return false
    const consent = by === 'email' ? { wants_mail } : {}
    if (!register.isPending) register.mutate({ ...toInput(form.values, by), ...consent, ...captcha.fields })
    return true
  }
  if (!by) return <NoSms lead={text.registerNeedsSms} onMode={onMode} />
  const onSwitch = services.sms && services.mail ? () => setChosen(by === 'email' ? 'phone' : 'email') : undefined
  return (
    <FormFrame onSubmit={submit}>
      <RegisterFields form={form} captcha={captcha} by={by} onSwitch={onSwitch} />
      {by === 'email' ? (
        <Checkbox checked={wants_mail} onChange={setWantsMail}>
          {text.wantsMail}
        </Checkbox>
      ) : null}
      <TermsField error={is_terms_missed && !agreed ? text.termsRequired : null} />
      <Button type="submit" kind="primary" large block busy={register.isPending}>
        {text.register}
      </Button>
      <div className={`flex flex-wrap items-center justify-between text-sm text-quiet gap-x-4 gap-y-2 ${css.links}`}>
        <span>
          {text.haveAccount}
          <Button kind="link" onClick={() => onMode(LoginMode.login)}>
            {text.toLogin}
          </Button>
        </span>
      </div>
    </FormFrame>
  )
}
