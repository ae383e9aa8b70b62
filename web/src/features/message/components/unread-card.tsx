import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useUnreadCounts } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { messageTypes } from '../message.view.ts'
import css from './unread-card.module.css'

const icons: Record<(typeof messageTypes)[number]['name'], IconName> = {
  platform: 'bell',
  order: 'box',
  trade: 'wallet',
}

/** Unread messages by type, for the dashboard. */
export function UnreadCard() {
  const text = useText(messageText)
  const counts = useUnreadCounts()
  return (
    <Panel title={text.unread_messages} extra={<Link to="/main/message">{text.more}</Link>}>
      {counts ? (
        <ul className="bare-list grid gap-2">
          {messageTypes.map(({ type, name }) => (
            <li key={type}>
              <Link
                className={`flex items-center text-ink rounded-control gap-3 px-3 py-2 ${css.type}`}
                data-some={counts.by_type[type] > 0}
                to={`/main/message?type=${type}${counts.by_type[type] > 0 ? '&status=2' : ''}`}
              >
                <Icon name={icons[name]} />
                <span>{text[name]}</span>
                <strong className="font-normal text-quiet ml-auto">{counts.by_type[type]}</strong>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      )}
      {counts?.total === 0 ? <p className="text-quiet mt-3">{text.empty_unread}</p> : null}
    </Panel>
  )
}
