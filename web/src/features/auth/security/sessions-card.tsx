import * as auth from '@inkroute/contract/auth/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { Badge, Button, Card, Popconfirm, Skeleton } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatInstant, formatRelative } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { getDevice } from './security.view.ts'

type Session = Reply<typeof auth.listSessions>['sessions'][number]

function deviceName(user_agent: string, text: Texts<typeof securityText>): string {
  const { browser, system } = getDevice(user_agent)
  if (browser && system) return fill(text.onSystem, { browser, system })
  return browser ?? system ?? text.unknownDevice
}

function RevokeButton({ id }: { readonly id: number }) {
  const text = useText(securityText)
  const revoke = useSend(auth.revokeSession, {
    refetch: [auth.listSessions],
    onSuccess: () => showToast('success', text.revoked),
  })
  return (
    <Popconfirm
      title={text.revokeAsk}
      description={text.revokeNote}
      okText={text.revoke}
      cancelText={text.cancel}
      onConfirm={() => revoke.mutate({ id })}
    >
      <Button danger loading={revoke.isPending}>
        {text.revoke}
      </Button>
    </Popconfirm>
  )
}

function Device({ session }: { readonly session: Session }) {
  const text = useText(securityText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const when = formatRelative(session.last_seen_at, new Date(), time_zone, language)
  return (
    <li className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
      <div className="flex flex-wrap items-center min-w-0 gap-x-3 gap-y-0.5">
        <span className="font-medium" title={session.user_agent}>
          {deviceName(session.user_agent, text)}
        </span>
        {session.is_current && <Badge status="success" text={text.current} />}
        <span className={`flex flex-wrap text-quiet gap-x-4 gap-y-0.5 ${css.facts}`}>
          <span>{session.ip}</span>
          <span>{fill(text.loggedInAt, { time: formatInstant(session.created_at, time_zone) })}</span>
          <span title={formatInstant(session.last_seen_at, time_zone)}>{fill(text.lastSeen, { when })}</span>
        </span>
      </div>
      {!session.is_current && <RevokeButton id={session.id} />}
    </li>
  )
}

/** A handful of devices: rows suit a phone better than a table. */
export function SessionsCard() {
  const text = useText(securityText)
  const sessions = useCall(auth.listSessions, {}, { quiet: true })
  return (
    <Card title={text.sessions}>
      {sessions.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {sessions.isError && (
        <p className="text-danger">
          {text.failed}
          <Button type="link" onClick={() => void sessions.refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {sessions.data && (
        <ul className="bare-list">
          {sessions.data.sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  )
}
