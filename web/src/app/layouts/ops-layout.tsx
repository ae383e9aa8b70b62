import * as account from '@inkroute/contract/account/account'
import { Dropdown } from 'antd'
import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, Outlet, useLocation } from 'react-router'
import { logoutStaff } from '../../features/auth/logout.ts'
import { ChangePassword } from '../../features/auth/security/change-password.tsx'
import { TwoStepDialog } from '../../features/auth/two-step/two-step-dialog.tsx'
import { toQuery, useCall } from '../../shared/api/hooks.ts'
import { LogoMark } from '../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { OfflineBar } from '../../shared/ui/load-failed.tsx'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { requireStaff } from '../guards.ts'
import { getQueryClient } from '../query-client.ts'
import { QueryProvider } from '../query-provider.tsx'
import { DocumentTitle } from '../seo/document-title.tsx'
import { AntdFrame } from './console/antd-frame.tsx'
import css from './ops/ops.module.css'
import { opsText } from './ops/ops.text.ts'
import { mayOpenOps, opsScreenAt } from './ops/ops-menu.ts'
import { OpsNav } from './ops/ops-nav.tsx'
import { OpsPalette } from './ops/ops-palette.tsx'
import skip from './public/layout.module.css'

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireStaff(request)
  await getQueryClient().ensureQueryData(toQuery(account.getStaff, {}))
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <div className="grid place-items-center min-h-dvh">
      <LogoMark size_px={48} />
    </div>
  )
}

/** Search and language stay in sight; what is rarely needed is behind the person's name. */
function OpsTools({ name, permissions }: { name: string; permissions: readonly string[] }) {
  const text = useText(opsText)
  const { language, setLanguage } = useLanguage()
  const [dialog, setDialog] = useState<'password' | 'two_step' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className={`flex items-center min-w-0 gap-1 ${css.tools}`}>
      <OpsPalette permissions={permissions} />
      <button type="button" title={text.language} onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}>
        {text.other_language}
      </button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'password', label: text.password, onClick: () => setDialog('password') },
            { key: 'two_step', label: text.two_step, onClick: () => setDialog('two_step') },
            { type: 'divider' },
            { key: 'logout', label: text.logout, onClick: () => void logoutStaff() },
          ],
        }}
      >
        <button type="button" aria-label={`${text.account} ${name}`}>
          <Icon name="user" size_px={18} />
          <span className={`overflow-hidden text-ellipsis ${css.person}`}>{name}</span>
          <Icon name="chevron_down" size_px={14} />
        </button>
      </Dropdown>
      {dialog === 'two_step' ? <TwoStepDialog of="staff" onClose={close} /> : null}
      {dialog === 'password' ? <ChangePassword of="staff" onClose={close} /> : null}
    </div>
  )
}

/** The operations console, with a dark edge so staff never mistake it for a seller's. */
function OpsScreen() {
  const text = useText(opsText)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const staff = useCall(account.getStaff, {}).data
  const permissions = staff?.permissions ?? []
  const here = opsScreenAt(pathname)
  return (
    <AntdFrame>
      <DocumentTitle title={here ? `${here.name[language]} · ${text.console}` : text.console} />
      <div className={`grid min-h-dvh text-sm leading-1.5 ${css.frame}`}>
        <a className={skip.skip} href="#content">
          {text.skip}
        </a>
        <header
          className={`flex items-center justify-between col-span-full sticky top-0 text-on-dark bg-ink gap-4 ${css.top}`}
        >
          <Link to="/ops" className="flex items-center text-md font-strong text-on-dark whitespace-nowrap gap-2.5">
            <LogoMark size_px={28} />
            {text.console}
          </Link>
          <OpsTools name={staff?.display_name || staff?.username || ''} permissions={permissions} />
        </header>
        <OpsNav permissions={permissions} />
        <main id="content" className={`flex flex-col ${css.content}`} tabIndex={-1}>
          {/* Inside the content: as a grid child it would take the content's cell. */}
          <OfflineBar />
          {mayOpenOps(pathname, permissions) ? <Outlet /> : <ErrorScreen status={403} home="/ops" />}
        </main>
      </div>
    </AntdFrame>
  )
}

export default function OpsLayout() {
  return (
    <QueryProvider>
      <OpsScreen />
    </QueryProvider>
  )
}
