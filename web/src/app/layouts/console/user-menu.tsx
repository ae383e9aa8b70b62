import * as account from '@inkroute/contract/account'
import * as auth from '@inkroute/contract/auth'
import { Avatar, Dropdown } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import css from './top-bar.module.css'

/** Logging out always ends at the root, whatever the server says. */
function useLogout() {
  const clear = useSession((state) => state.clear)
  const send = useSend(auth.logout, { quiet: true })
  return () =>
    send.mutate(
      {},
      {
        onSettled: () => {
          clear()
          window.location.assign('/')
        },
      },
    )
}

export function UserMenu() {
  const text = useText(consoleText)
  const user = useCall(account.getUser, {})
  const logout = useLogout()
  const name = user.data?.display_name || user.data?.username || ''
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [{ key: 'logout', icon: <Icon name="logout" size_px={16} />, label: text.logout, onClick: logout }],
      }}
    >
      <button type="button" className={css.user} aria-label={text.user_menu} data-guide="user">
        <Avatar size={28} src={user.data?.avatar ?? undefined} style={{ background: 'var(--color-ink)' }}>
          {name.slice(0, 1)}
        </Avatar>
        <span className={css.user_name}>{name}</span>
        <Icon name="chevron_down" size_px={14} />
      </button>
    </Dropdown>
  )
}
