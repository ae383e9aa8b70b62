import * as account from '@inkroute/contract/account/account'
import { type ClientLoaderFunctionArgs, Outlet, useLocation } from 'react-router'
import { toQuery, useCall } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { requireStaff } from '../guards.ts'
import { getQueryClient } from '../query-client.ts'
import { QueryProvider } from '../query-provider.tsx'
import { DocumentTitle } from '../seo/document-title.tsx'
import { opsText } from './ops/ops.text.ts'
import { mayOpenOps, opsScreenAt } from './ops/ops-menu.ts'
import css from './studio.module.css'

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireStaff(request)
  await getQueryClient().ensureQueryData(toQuery(account.getStaff, {}))
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <div className={`flex flex-col min-h-dvh text-sm leading-1.5 bg-studio-0 ${css.studio}`} />
}

function Tool() {
  const text = useText(opsText)
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const here = opsScreenAt(pathname)
  const permissions = useCall(account.getStaff, {}).data?.permissions ?? []
  return (
    <main className={`flex flex-col min-h-dvh text-sm leading-1.5 bg-studio-0 ${css.studio}`}>
      <DocumentTitle title={here ? `${here.name[language]} · ${text.console}` : text.console} />
      {mayOpenOps(pathname, permissions) ? <Outlet /> : <ErrorScreen status={403} home="/ops" />}
    </main>
  )
}

/** Staff tools that take the whole screen, without the menu. */
export default function OpsToolLayout() {
  return (
    <QueryProvider>
      <Tool />
    </QueryProvider>
  )
}
