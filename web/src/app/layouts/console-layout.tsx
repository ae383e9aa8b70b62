import { Outlet, useLocation } from 'react-router'
import { HolidayBannerHost } from '../../features/notice/components/holiday-banner-host.tsx'
import { NoticeModalHost } from '../../features/notice/components/notice-modal-host.tsx'
import { ExpiryReminderHost } from '../../features/store/components/expiry-reminder.tsx'
import { LogoMark } from '../../shared/brand/logo.tsx'
import { InterruptionHost } from '../../shared/interruption/interruption-host.tsx'
import { usePermissions } from '../../shared/session/permission.tsx'
import { useProfileLanguage } from '../../shared/session/profile-language.ts'
import { useLanguage } from '../../shared/text/language.tsx'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { QueryProvider } from '../query-provider.tsx'
import { DocumentTitle } from '../seo/document-title.tsx'
import { AntdFrame } from './console/antd-frame.tsx'
import { ConsoleFrame } from './console/console-frame.tsx'
import { routeOfPath } from './console/console-menu.ts'
import { requireSeller, useMenu, useMenuCounts } from './console/use-console.ts'
import { ViewBanner } from './console/view-banner.tsx'

export const clientLoader = requireSeller

export function HydrateFallback() {
  return (
    <div className="grid place-items-center min-h-dvh">
      <LogoMark size_px={48} />
    </div>
  )
}

/** Everything that may show itself; each waits until the host gives it the turn. */
const Interruptions = () => (
  <>
    <ExpiryReminderHost />
    <NoticeModalHost />
    <HolidayBannerHost />
  </>
)

function ConsoleScreen() {
  useProfileLanguage()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const menu = useMenu(useMenuCounts())
  const here = routeOfPath(usePermissions()?.routes ?? [], pathname)
  return (
    <AntdFrame>
      <DocumentTitle title={here?.name[language]} />
      <ViewBanner />
      <ConsoleFrame menu={menu} banners={<Interruptions />}>
        {here?.authed === 2 ? <ErrorScreen status={403} home="/views/main" /> : <Outlet />}
      </ConsoleFrame>
      <InterruptionHost />
    </AntdFrame>
  )
}

export default function ConsoleLayout() {
  return (
    <QueryProvider>
      <ConsoleScreen />
    </QueryProvider>
  )
}
