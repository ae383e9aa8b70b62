import { Avatar, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../../shared/format/time.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useTimeZone, useUser } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useUserIp } from '../account.api.ts'
import { accountInfoText } from '../account-info.text.ts'

/** Gold with enough contrast on paper; Ant Design's gold lacks it. */
export function LevelTag({ label }: { label: string }) {
  return (
    <Tag style={{ background: '#FFF2D6', color: 'var(--color-warning-text)', borderColor: 'transparent' }}>{label}</Tag>
  )
}

/** Read-only account data, beside the form for editable data. */
export function AccountFacts({ avatar_action }: { avatar_action: ReactNode }) {
  const text = useText(accountInfoText)
  const { language } = useLanguage()
  const user = useUser()
  const time_zone = useTimeZone()
  const login = useUserIp().data
  const mayOpen = useMayOpen()
  if (!user) return null
  const name = user.display_name || user.username
  const facts = [
    [text.username, user.username],
    [text.kind, user.kind === 'sub' ? text.kind_sub : text.kind_seller],
    [text.phone, user.phone ?? text.none],
    [text.registered, formatDay(user.created_at, time_zone)],
    [text.ip, login?.ip ?? ''],
    [text.last_login, login?.last_login_at ? formatInstant(login.last_login_at, time_zone) : '—'],
  ]
  const security = mayOpen('/setting/accountSecurity') ? (
    <Link to="/setting/accountSecurity">{text.security}</Link>
  ) : null
  return (
    <Panel title={text.account} extra={security}>
      <div className="flex items-center gap-4 mb-4">
        <Avatar size={64} src={user.avatar ?? undefined} alt="" style={{ background: '#17202E', flex: 'none' }}>
          {name.slice(0, 1)}
        </Avatar>
        <div>
          <p className="text-md font-strong wrap-anywhere mb-1">{name}</p>
          <LevelTag label={user.level_name[language]} />
          <div className="mt-2">{avatar_action}</div>
        </div>
      </div>
      <dl className="grid border-t gap-3 pt-4 m-0">
        {facts.map(([label, value]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt className="flex-none text-quiet">{label}</dt>
            <dd className="text-right wrap-anywhere m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
