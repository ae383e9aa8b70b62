import * as contract from '@inkroute/contract/auth/staff'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { type NewPasswordValues, newPasswordRules } from '../auth.view.ts'
import { NewPasswordFields } from '../components/auth-fields.tsx'
import { FormFrame } from '../form-frame.tsx'
import { staffText } from './staff.text.ts'
import { StaffFrame } from './staff-frame.tsx'

const getLogin = (is_staff: boolean) => (is_staff ? '/ops/login' : '/user/login')
const blank: NewPasswordValues = { password: '', password_confirmation: '' }

function PasswordForm({ token, is_staff }: { readonly token: string; readonly is_staff: boolean }) {
  const text = useText(staffText)
  const navigate = useNavigate()
  const form = useForm(blank, newPasswordRules)
  const accept = useSend(contract.acceptInvite, {
    onSuccess: () => {
      showToast('success', text.inviteDone)
      void navigate(getLogin(is_staff), { replace: true })
    },
    onError: (error) => form.refuse(error.problems),
  })
  const submit = () => {
    if (!form.check()) return false
    if (!accept.isPending) void accept.mutateAsync({ token, ...form.values }).catch(() => {})
    return true
  }
  return (
    <FormFrame onSubmit={submit}>
      <NewPasswordFields password={form.bind('password')} confirmation={form.bind('password_confirmation')} />
      <Button type="submit" kind="primary" large block busy={accept.isPending}>
        {text.inviteSave}
      </Button>
    </FormFrame>
  )
}

function Invited({ token, is_staff }: { readonly token: string; readonly is_staff: boolean }) {
  const text = useText(staffText)
  const invite = useCall(contract.readInvite, { token }, { quiet: true })
  if (invite.isError || token === '') {
    return (
      <StaffFrame title={text.inviteBad} lead={text.inviteBadLead} is_staff={is_staff}>
        <ButtonLink to={getLogin(is_staff)} kind="primary">
          {text.toLogin}
        </ButtonLink>
      </StaffFrame>
    )
  }
  if (!invite.data) return null
  const { username } = invite.data
  const lead = fill(invite.data.is_staff ? text.inviteLead : text.inviteSellerLead, { username })
  return (
    <StaffFrame title={text.inviteTitle} lead={lead} is_staff={invite.data.is_staff}>
      <PasswordForm token={token} is_staff={invite.data.is_staff} />
    </StaffFrame>
  )
}

/** Target of one-time links. The token is in the fragment, which browsers do not send. */
export function StaffInvitePage() {
  const is_staff = useLocation().pathname.startsWith('/ops')
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => setToken(window.location.hash.slice(1)), [])
  return token === null ? null : <Invited token={token} is_staff={is_staff} />
}

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function Page() {
  return <StaffInvitePage />
}
