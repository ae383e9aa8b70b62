import * as account from '@inkroute/contract/account/account'
import { entryPath } from '@inkroute/contract/account/permission-tree'
import * as wallet from '@inkroute/contract/wallet/wallet'
import { Avatar, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { openService } from '../../../features/after-sale/conversation/service-store.ts'
import { logout } from '../../../features/auth/logout.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { usePermissions } from '../../../shared/session/permission.tsx'
import { useUser } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { consoleText } from './console.text.ts'
import bar from './top-bar.module.css'
import { useCanOpen } from './use-console.ts'
import css from './user-menu.module.css'

function Face({ size_px }: { size_px: number }) {
  const user = useUser()
  const name = user?.display_name || user?.username || ''
  return (
    <Avatar
      size={size_px}
      src={user?.avatar ?? undefined}
      alt=""
      style={{ background: 'var(--color-ink)', flex: 'none' }}
    >
      {name.slice(0, 1)}
    </Avatar>
  )
}

/** Level and balance of the account, each with a link to upgrade or top up where that screen exists. */
function Standing() {
  const text = useText(consoleText)
  const canOpen = useCanOpen()
  const { data } = useCall(wallet.getGroupBalance, {}, { quiet: true })
  const upgrade = ['/setting/vipBuy', '/setting/planBuy'].find(canOpen)
  return (
    <dl className={`grid grid-cols-halves m-0 ${css.facts}`}>
      <div className="px-4 py-3">
        <dt className="text-xs text-quiet">{text.level}</dt>
        <dd className="text-md font-strong m-0">{data?.group.level_name ?? '—'}</dd>
        {upgrade ? <Link to={upgrade}>{text.upgrade}</Link> : null}
      </div>
      {data && data.balance === undefined ? null : (
        <div className="px-4 py-3">
          <dt className="text-xs text-quiet">{text.balance}</dt>
          <dd className="text-md font-strong m-0">{data?.balance === undefined ? '—' : formatMoney(data.balance)}</dd>
          {canOpen('/setting/recharge') ? <Link to="/setting/recharge">{text.recharge}</Link> : null}
        </div>
      )}
    </dl>
  )
}

function Shortcuts() {
  const text = useText(consoleText)
  const { language } = useLanguage()
  const routes = usePermissions()?.routes ?? []
  const chosen = useCall(account.getUserConfig, {}, { quiet: true }).data?.fast ?? []
  const links = chosen.flatMap((key) => routes.filter((route) => route.key === key && route.authed === 1))
  if (links.length === 0) return null
  return (
    <section className="flex flex-wrap border-b gap-1.5 px-4 py-3" aria-label={text.shortcuts}>
      {links.map((route) => (
        <Link
          key={route.key}
          to={entryPath(route.path)}
          className={`text-xs text-ink leading-5 border ${css.shortcut}`}
        >
          {route.name[language]}
        </Link>
      ))}
    </section>
  )
}

function UserPanel({ onClose }: { onClose: () => void }) {
  const text = useText(consoleText)
  const user = useUser()
  const canOpen = useCanOpen()
  const links = [
    { to: '/setting/accountInfo', label: text.account_info },
    { to: '/setting/accountSecurity', label: text.security },
  ].filter((link) => canOpen(link.to))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after any link inside
    <div className={css.panel} onClick={(event) => event.target instanceof HTMLAnchorElement && onClose()}>
      <div className="flex items-center gap-3 p-4">
        <Face size_px={44} />
        <div className={`min-w-0 leading-1.4 ${css.names}`}>
          <strong className="text-md font-strong">{user?.display_name || user?.username}</strong>
          <span className="text-xs text-quiet">{user?.username}</span>
        </div>
      </div>
      <Standing />
      <Shortcuts />
      <div className="p-2">
        {links.map((link) => (
          <Link key={link.to} to={link.to} className={css.link}>
            {link.label}
          </Link>
        ))}
        <button
          type="button"
          className={css.link}
          onClick={() => {
            onClose()
            openService()
          }}
        >
          <Icon name="headset" size_px={18} />
          {text.contact}
        </button>
        <button type="button" className={css.link} onClick={() => void logout()}>
          <Icon name="logout" size_px={18} />
          {text.logout}
        </button>
      </div>
    </div>
  )
}

export function UserMenu() {
  const text = useText(consoleText)
  const user = useUser()
  const [is_open, setOpen] = useState(false)
  return (
    <Popover
      open={is_open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={<UserPanel onClose={() => setOpen(false)} />}
      styles={{ container: { padding: 0 } }}
    >
      <button
        type="button"
        className={`bare-button flex items-center h-10 text-sm text-ink rounded-control gap-2 px-1.5 py-0 ${bar.user}`}
        aria-label={text.user_menu}
        aria-expanded={is_open}
        data-guide="user"
      >
        <Face size_px={28} />
        <span className={bar.user_name}>{user?.display_name || user?.username}</span>
        <Icon name="chevron_down" size_px={14} />
      </button>
    </Popover>
  )
}
