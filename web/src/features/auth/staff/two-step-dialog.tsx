import * as contract from '@inkroute/contract/auth/staff'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/fields/text-field.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { FormFrame } from '../components/form-frame.tsx'
import css from './staff.module.css'
import { staffText } from './staff.text.ts'
import { CodeForm, type Enrolment, EnrolmentForm, RecoveryCodes } from './steps.tsx'

const refetch = [contract.getTwoStep]

interface AskPasswordProps {
  readonly onEnrolment: (enrolment: Enrolment) => void
}

/** Requires the password, so that nobody at an unattended console can enrol their own app. */
function AskPassword({ onEnrolment }: AskPasswordProps) {
  const text = useText(staffText)
  const [password, setPassword] = useState('')
  const begin = useSend(contract.beginTwoStep, { quiet: true, onSuccess: onEnrolment })
  const submit = () => {
    if (password === '') return false
    if (!begin.isPending) begin.mutate({ password })
    return true
  }
  return (
    <FormFrame onSubmit={submit}>
      <PasswordField
        name="password"
        label={text.password}
        value={password}
        error={begin.error?.message ?? null}
        autoComplete="current-password"
        maxLength={64}
        onChange={setPassword}
      />
      <Button type="submit" kind="primary" busy={begin.isPending}>
        {text.begin}
      </Button>
    </FormFrame>
  )
}

type Doing = 'reading' | 'beginning' | 'renewing' | 'ending'

interface CodeActionProps {
  readonly doing: 'renewing' | 'ending'
  readonly onCodes: (codes: readonly string[]) => void
  readonly onEnded: () => void
}

function CodeAction({ doing, onCodes, onEnded }: CodeActionProps) {
  const text = useText(staffText)
  const renew = useSend(contract.renewRecoveryCodes, {
    quiet: true,
    refetch,
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  const end = useSend(contract.endTwoStep, { quiet: true, refetch, onSuccess: onEnded })
  const sending = doing === 'renewing' ? renew : end
  return (
    <CodeForm
      action={doing === 'renewing' ? text.renew : text.end}
      placeholder={text.codePlaceholder}
      is_busy={sending.isPending}
      error={sending.error?.message ?? null}
      onCode={(code) => sending.mutate({ code })}
    />
  )
}

function Status({ onDo }: { readonly onDo: (doing: Doing) => void }) {
  const text = useText(staffText)
  const { data } = useCall(contract.getTwoStep, {})
  if (!data) return <Skeleton active title={false} />
  return (
    <>
      <p>{data.is_on ? fill(text.twoStepOn, { left: data.recovery_left }) : text.twoStepOff}</p>
      <div className={css.actions}>
        {data.is_on ? <Button onClick={() => onDo('renewing')}>{text.renew}</Button> : null}
        {data.is_on && !data.is_required ? <Button onClick={() => onDo('ending')}>{text.end}</Button> : null}
        <Button kind="primary" onClick={() => onDo('beginning')}>
          {data.is_on ? text.another : text.begin}
        </Button>
      </div>
    </>
  )
}

/** Two-step settings of a member of staff. */
export function TwoStepDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(staffText)
  const [doing, setDoing] = useState<Doing>('reading')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const confirm = useSend(contract.confirmTwoStep, {
    quiet: true,
    refetch,
    onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const ended = () => {
    showToast('success', text.endDone)
    onClose()
  }
  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
    if (enrolment) {
      return (
        <EnrolmentForm
          enrolment={enrolment}
          is_busy={confirm.isPending}
          error={confirm.error?.message ?? null}
          onCode={(code) => confirm.mutate({ enrolment: enrolment.enrolment, code })}
        />
      )
    }
    if (doing === 'beginning') return <AskPassword onEnrolment={setEnrolment} />
    if (doing === 'reading') return <Status onDo={setDoing} />
    return <CodeAction doing={doing} onCodes={setCodes} onEnded={ended} />
  }
  const lead = codes ? text.recoveryLead : enrolment ? text.enrolLead : null
  return (
    <Modal open title={codes ? text.recoveryTitle : text.twoStep} footer={null} width={480} onCancel={onClose}>
      {lead ? <p>{lead}</p> : null}
      {body()}
    </Modal>
  )
}
