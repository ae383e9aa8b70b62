import * as auth from '@inkroute/contract/auth'
import type { Reply } from '@inkroute/contract/endpoint'
import { Badge, Button, Card, Popconfirm, Table, type TableColumnsType, Tooltip } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatInstant, formatRelative } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { deviceOf } from './security.view.ts'

type Session = Reply<typeof auth.listSessions>['sessions'][number]

export function deviceName(user_agent: string, text: Texts<typeof securityText>): string {
  const { browser, system } = deviceOf(user_agent)
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
      <Button size="small" danger loading={revoke.isPending}>
        {text.revoke}
      </Button>
    </Popconfirm>
  )
}

function useColumns(): TableColumnsType<Session> {
  const text = useText(securityText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  return [
    {
      title: text.device,
      key: 'device',
      render: (_, row) => (
        <span title={row.user_agent}>
          {deviceName(row.user_agent, text)}{' '}
          {row.is_current && <Badge className={css.current ?? ''} status="success" text={text.current} />}
        </span>
      ),
    },
    { title: text.ip, dataIndex: 'ip' },
    { title: text.loggedInAt, key: 'created_at', render: (_, row) => formatInstant(row.created_at, time_zone) },
    {
      title: text.lastSeen,
      key: 'last_seen_at',
      render: (_, row) => (
        <Tooltip title={formatInstant(row.last_seen_at, time_zone)}>
          <span>{formatRelative(row.last_seen_at, new Date(), time_zone, language)}</span>
        </Tooltip>
      ),
    },
    {
      title: <span className="visually-hidden">{text.actions}</span>,
      key: 'actions',
      align: 'right',
      render: (_, row) => (row.is_current ? null : <RevokeButton id={row.id} />),
    },
  ]
}

export function SessionsCard() {
  const text = useText(securityText)
  const columns = useColumns()
  const sessions = useCall(auth.listSessions, {}, { quiet: true })
  return (
    <Card title={text.sessions} extra={<span className={css.lineNote}>{text.sessionsNote}</span>}>
      {sessions.isError ? (
        <p className={css.failed}>
          {text.failed}
          <Button type="link" onClick={() => void sessions.refetch()}>
            {text.retry}
          </Button>
        </p>
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={sessions.data?.sessions ?? []}
          loading={sessions.isPending}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
      )}
    </Card>
  )
}
