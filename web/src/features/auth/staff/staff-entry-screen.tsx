import * as contract from '@inkroute/contract/auth/staff'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSend } from '../../../shared/api/light-hooks.ts'
import { type StoredSession, useSession } from '../../../shared/api/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { blankLogin } from '../auth.view.ts'
import { LoginFields } from '../components/login-fields.tsx'
import { FormFrame } from '../form-frame.tsx'
import { rememberDevice } from '../known-device.ts'
import { OPS_HOME, opsRedirect } from '../redirect.view.ts'
import { CodeStep, type Enrolment, EnrolmentForm, RecoveryCodes } from '../two-step/steps.tsx'
import { twoStepText } from '../two-step/two-step.text.ts'
import { useLoginForm } from '../use-login-form.ts'
import { staffText } from './staff.text.ts'
import { StaffFrame } from './staff-frame.tsx'

type Step = 'password' | 'code' | 'enrol'

interface PasswordStepProps {
  readonly onStep: (step: Step, token: string) => void
  readonly onSession: (session: StoredSession) => Promise<void>
}

function PasswordStep({ onStep, onSession }: PasswordStepProps) {
  const login = useLoginForm(contract.opsLogin, blankLogin, async ({ step = 'done', ...session }) => {
    if (step === 'done') await onSession(session)
    else onStep(step, session.token)
  })
  return (
    <FormFrame onSubmit={login.submit}>
      <LoginFields login={login} />
    </FormFrame>
  )
}

interface EnrolStepProps {
  readonly token: string
  readonly onDone: (session: StoredSession, recovery_codes: readonly string[]) => void
}

/** First login without an authenticator app. */
function EnrolStep({ token, onDone }: EnrolStepProps) {
  const text = useText(twoStepText)
  const begin = useSend(contract.opsBeginEnrolment)
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const confirm = useSend(contract.opsConfirmEnrolment, {
    quiet: true,
    onSuccess: ({ recovery_codes, device_token, ...session }) => {
      rememberDevice('staff', device_token)
      onDone(session, recovery_codes)
    },
  })
  const { mutateAsync } = begin
  useEffect(() => {
    mutateAsync({ token }).then(setEnrolment, () => {})
  }, [mutateAsync, token])
  if (!enrolment) {
    if (!begin.isError) return null
    return (
      <Button block onClick={() => void mutateAsync({ token }).then(setEnrolment, () => {})}>
        {text.retry}
      </Button>
    )
  }
  return (
    <EnrolmentForm
      enrolment={enrolment}
      is_busy={confirm.isPending}
      error={confirm.error?.message ?? null}
      onCode={(code) => void confirm.mutateAsync({ token, code, enrolment: enrolment.enrolment }).catch(() => {})}
    />
  )
}

/** Login of the operations console. A seller session in the same browser is unaffected. */
export function StaffLoginPage() {
  const text = useText(staffText)
  const words = useText(twoStepText)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const open = useSession((state) => state.open)
  const [{ step, token }, setStep] = useState<{ step: Step; token: string }>({ step: 'password', token: '' })
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const goOn = () => navigate(opsRedirect(query.get('redirect')) ?? OPS_HOME, { replace: true })
  const enter = async (session: StoredSession) => {
    open(session, 'staff')
    await goOn()
  }
  if (recovery) {
    return (
      <StaffFrame title={words.recoveryTitle} lead={words.recoveryLead}>
        <RecoveryCodes codes={recovery} onDone={() => void goOn()} />
      </StaffFrame>
    )
  }
  if (step === 'code') {
    const restart = () => setStep({ step: 'password', token: '' })
    return (
      <StaffFrame title={words.codeTitle} lead={words.codeLead}>
        <CodeStep
          endpoint={contract.opsLoginCode}
          token={token}
          onRestart={restart}
          onSession={(session) => void enter(session)}
        />
      </StaffFrame>
    )
  }
  if (step === 'enrol') {
    const done = (session: StoredSession, codes: readonly string[]) => {
      open(session, 'staff')
      setRecovery(codes)
    }
    return (
      <StaffFrame title={words.enrolTitle} lead={words.enrolLead}>
        <EnrolStep token={token} onDone={done} />
      </StaffFrame>
    )
  }
  return (
    <StaffFrame title={text.title} lead={text.lead}>
      <PasswordStep onStep={(next, waiting) => setStep({ step: next, token: waiting })} onSession={enter} />
    </StaffFrame>
  )
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <StaffLoginPage />
}
