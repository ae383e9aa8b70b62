import * as staff from '@inkroute/contract/auth/staff'
import * as seller from '@inkroute/contract/auth/two-step'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/fields/text-field.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { FormFrame } from '../form-frame.tsx'
import { CodeForm, type Enrolment, EnrolmentForm, RecoveryCodes } from './steps.tsx'
import { twoStepText } from './two-step.text.ts'

const endpoints = {
  staff: {
    get: staff.getTwoStep,
    begin: staff.beginTwoStep,
    confirm: staff.confirmTwoStep,
    renew: staff.renewRecoveryCodes,
    end: staff.endTwoStep,
  },
  seller: {
    get: seller.getOwnTwoStep,
    begin: seller.beginOwnTwoStep,
    confirm: seller.confirmOwnTwoStep,
    renew: seller.renewOwnRecoveryCodes,
    end: seller.endOwnTwoStep,
  },
} as const

interface Whose {
  readonly of: keyof typeof endpoints
}

interface AskPasswordProps extends Whose {
  readonly onEnrolment: (enrolment: Enrolment) => void
}

/** Requires the password, so that nobody at an unattended console can enrol their own app. */
function AskPassword({ of, onEnrolment }: AskPasswordProps) {
  const text = useText(twoStepText)
  const [password, setPassword] = useState('')
  const begin = useSend(endpoints[of].begin, { quiet: true, onSuccess: onEnrolment })
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

interface CodeActionProps extends Whose {
  readonly doing: 'renewing' | 'ending'
  readonly onCodes: (codes: readonly string[]) => void
  readonly onEnded: () => void
}

function CodeAction({ of, doing, onCodes, onEnded }: CodeActionProps) {
  const text = useText(twoStepText)
  const refetch = [endpoints[of].get]
  const renew = useSend(endpoints[of].renew, {
    quiet: true,
    refetch,
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  const end = useSend(endpoints[of].end, { quiet: true, refetch, onSuccess: onEnded })
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

function Status({ of, onDo }: Whose & { readonly onDo: (doing: Doing) => void }) {
  const text = useText(twoStepText)
  const { data } = useCall(endpoints[of].get, {})
  if (!data) return <Skeleton active title={false} />
  return (
    <>
      <p>{data.is_on ? fill(text.twoStepOn, { left: data.recovery_left }) : text.twoStepOff}</p>
      <div className="flex flex-wrap justify-end gap-3">
        {data.is_on ? <Button onClick={() => onDo('renewing')}>{text.renew}</Button> : null}
        {data.is_on && !data.is_required ? <Button onClick={() => onDo('ending')}>{text.end}</Button> : null}
        <Button kind="primary" onClick={() => onDo('beginning')}>
          {data.is_on ? text.another : text.begin}
        </Button>
      </div>
    </>
  )
}

/** Two-step login, set up and turned off by its user. */
export function TwoStepDialog({ of, onClose }: Whose & { readonly onClose: () => void }) {
  const text = useText(twoStepText)
  const [doing, setDoing] = useState<Doing>('reading')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const confirm = useSend(endpoints[of].confirm, {
    quiet: true,
    refetch: [endpoints[of].get],
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
    if (doing === 'beginning') return <AskPassword of={of} onEnrolment={setEnrolment} />
    if (doing === 'reading') return <Status of={of} onDo={setDoing} />
    return <CodeAction of={of} doing={doing} onCodes={setCodes} onEnded={ended} />
  }
  const lead = codes ? text.recoveryLead : enrolment ? text.enrolLead : null
  return (
    <Modal open title={codes ? text.recoveryTitle : text.twoStep} footer={null} width={480} onCancel={onClose}>
      {lead ? <p>{lead}</p> : null}
      {body()}
    </Modal>
  )
}
