import * as account from '@inkroute/contract/account/account'
import { getOwnTwoStep } from '@inkroute/contract/auth/two-step'
import { Button, Card } from 'antd'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone, useUser } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { TwoStepDialog } from '../two-step/two-step-dialog.tsx'
import { ChangeContact } from './change-contact.tsx'
import { ChangePassword } from './change-password.tsx'

import css from './security.module.css'
import { securityText } from './security.text.ts'

interface LineProps {
  readonly name: string
  readonly value?: string | undefined
  readonly note?: string | undefined
  readonly action?: ReactNode
}

function Line({ name, value, note, action }: LineProps) {
  return (
    <li className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
      <div className={`grid min-w-0 gap-x-4 gap-y-0.5 ${css.lineWords}`}>
        <span className="font-medium">{name}</span>
        {value && <span className={`wrap-anywhere ${css.lineValue}`}>{value}</span>}
        {note && <span className={`text-quiet ${css.lineNote}`}>{note}</span>}
      </div>
      {action}
    </li>
  )
}

/** Password, phone, mail address and last login, each with its actions. */
export function CredentialsCard() {
  const text = useText(securityText)
  const user = useUser()
  const time_zone = useTimeZone()
  const { data: login } = useCall(account.getUserIp, {})
  const { data: two_step } = useCall(getOwnTwoStep, {})
  const [editing, setEditing] = useState<'password' | 'two_step' | 'phone' | 'email' | null>(null)
  const last = login?.last_login_at
    ? `${formatInstant(login.last_login_at, time_zone)} · ${login.last_ip ?? ''}`
    : text.lastLoginNone
  return (
    <Card title={text.access}>
      <ul className="bare-list">
        <Line
          name={text.password}
          note={text.passwordNote}
          action={<Button onClick={() => setEditing('password')}>{text.changePassword}</Button>}
        />
        <Line
          name={text.twoStep}
          value={two_step && (two_step.is_on ? text.twoStepOn : text.twoStepOff)}
          note={text.twoStepNote}
          action={
            <Button onClick={() => setEditing('two_step')}>
              {two_step?.is_on ? text.manageTwoStep : text.setUpTwoStep}
            </Button>
          }
        />
        <Line
          name={text.phone}
          value={user ? (user.phone ?? text.phoneNone) : undefined}
          note={text.phoneNote}
          action={<Button onClick={() => setEditing('phone')}>{text.changePhone}</Button>}
        />
        <Line
          name={text.email}
          value={user ? (user.email ?? text.phoneNone) : undefined}
          note={text.emailNote}
          action={<Button onClick={() => setEditing('email')}>{user?.email ? text.changeEmail : text.addEmail}</Button>}
        />
        <Line
          name={text.lastLogin}
          value={login ? last : undefined}
          note={login?.last_login_at ? text.lastLoginNote : undefined}
        />
      </ul>
      {editing === 'password' && <ChangePassword onClose={() => setEditing(null)} />}
      {editing === 'two_step' && <TwoStepDialog of="seller" onClose={() => setEditing(null)} />}
      {editing === 'phone' && <ChangeContact by="phone" onClose={() => setEditing(null)} />}
      {editing === 'email' && <ChangeContact by="email" onClose={() => setEditing(null)} />}
    </Card>
  )
}
