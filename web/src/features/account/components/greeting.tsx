import { Tag } from 'antd'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone, useUser } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { useUserIp } from '../account.api.ts'
import { dashboardText } from '../dashboard.text.ts'
import { getHour, partOfDay } from '../dashboard.view.ts'
import { LevelTag } from './account-facts.tsx'
import css from './dashboard.module.css'

export function Greeting() {
  const text = useText(dashboardText)
  const { language } = useLanguage()
  const user = useUser()
  const time_zone = useTimeZone()
  const login = useUserIp().data
  if (!user) return null
  const part = partOfDay(getHour(formatInstant(new Date().toISOString(), time_zone)))
  const name = user.display_name || user.username
  const since =
    login?.last_login_at && login.last_ip
      ? fill(text.last_login, { time: formatInstant(login.last_login_at, time_zone), ip: login.last_ip })
      : text.first_login
  return (
    <header className={`mb-6 ${css.greeting}`}>
      <h1 className="flex flex-wrap items-center text-xl wrap-anywhere gap-x-3 gap-y-2">
        {fill(text[part], { name })}
        <LevelTag label={fill(text.level_tag, { level: user.level_name[language] })} />
        {user.kind === 'sub' ? <Tag>{text.sub_tag}</Tag> : null}
      </h1>
      <p className="text-quiet mt-1">{login ? since : ' '}</p>
    </header>
  )
}
