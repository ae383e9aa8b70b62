import type { beginTwoStep, opsLoginCode } from '@inkroute/contract/auth/staff'
import { loginCode } from '@inkroute/contract/auth/two-step'
import type { Reply } from '@inkroute/contract/endpoint'
import { useState } from 'react'
import { useSend } from '../../../shared/api/light-hooks.ts'
import type { StoredSession } from '../../../shared/api/session-store.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import auth from '../components/auth.module.css'
import { FormFrame } from '../form-frame.tsx'
import { rememberDevice } from '../known-device.ts'
import css from './two-step.module.css'
import { twoStepText } from './two-step.text.ts'

export type Enrolment = Reply<typeof beginTwoStep>

interface CodeFormProps {
  readonly action: string
  readonly placeholder: string
  readonly is_busy: boolean
  /** The server's reply to the last attempt. */
  readonly error: string | null
  readonly onCode: (code: string) => void
}

/** Six digits, or a recovery code where allowed. */
export function CodeForm({ action, placeholder, is_busy, error, onCode }: CodeFormProps) {
  const text = useText(twoStepText)
  const [code, setCode] = useState('')
  const [is_missed, setMissed] = useState(false)
  const submit = () => {
    setMissed(code.trim() === '')
    if (code.trim() === '') return false
    if (!is_busy) onCode(code.trim())
    return true
  }
  return (
    <FormFrame onSubmit={submit}>
      <TextField
        name="code"
        label={text.code}
        placeholder={placeholder}
        value={code}
        error={is_missed ? text.codeNeeded : (error ?? undefined)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
        maxLength={40}
        onChange={setCode}
      />
      <Button type="submit" kind="primary" large block busy={is_busy}>
        {action}
      </Button>
    </FormFrame>
  )
}

interface CodeStepProps {
  readonly endpoint: typeof opsLoginCode | typeof loginCode
  readonly token: string
  readonly onRestart: () => void
  readonly onSession: (session: StoredSession) => void
}

/** Asks for the code of a configured app. */
export function CodeStep({ endpoint, token, onRestart, onSession }: CodeStepProps) {
  const text = useText(twoStepText)
  const send = useSend(endpoint, {
    quiet: true,
    onSuccess: ({ device_token, ...session }) => {
      rememberDevice(endpoint === loginCode ? 'seller' : 'staff', device_token)
      onSession(session)
    },
  })
  return (
    <>
      <CodeForm
        action={text.verify}
        placeholder={text.codePlaceholder}
        is_busy={send.isPending}
        error={send.error?.message ?? null}
        onCode={(code) => void send.mutateAsync({ token, code }).catch(() => {})}
      />
      <div className={`flex flex-wrap items-center justify-between text-sm text-quiet gap-x-4 gap-y-2 ${auth.links}`}>
        <Button kind="link" onClick={onRestart}>
          {text.startOver}
        </Button>
      </div>
    </>
  )
}

interface EnrolmentFormProps extends Omit<CodeFormProps, 'action' | 'placeholder'> {
  readonly enrolment: Enrolment
}

/** The secret to scan or type, and the first code to confirm it. */
export function EnrolmentForm({ enrolment, ...form }: EnrolmentFormProps) {
  const text = useText(twoStepText)
  return (
    <>
      <img className={css.qr} alt={text.qr} src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr_svg)}`} />
      <p className="text-sm text-quiet text-center mb-4">
        {text.secret}
        <code className="block text-md text-ink wrap-anywhere mt-1">
          {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeForm action={text.turnOn} placeholder={text.digits} {...form} />
    </>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = useText(twoStepText)
  const copy = async () => {
    await copyText(codes.join('\n'))
    showToast('success', text.copied)
  }
  return (
    <>
      <ul className={`grid list-none border gap-2 p-4 m-0 mb-6 ${css.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code className="text-md">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <Button kind="primary" onClick={onDone}>
          {text.saved}
        </Button>
      </div>
    </>
  )
}
