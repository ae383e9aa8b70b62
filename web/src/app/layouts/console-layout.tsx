import * as account from '@inkroute/contract/account'
import { Outlet, redirect } from 'react-router'
import { queryOf } from '../../shared/api/hooks.ts'
import { readToken } from '../../shared/session/session-store.ts'
import { getQueryClient } from '../query-client.ts'
import type { Route } from './+types/console-layout'

/** No token, no console: remember where the visitor wanted to go and ask for the login. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!readToken()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/user/login?redirect=${encodeURIComponent(pathname + search)}`)
  }
  await getQueryClient().ensureQueryData(queryOf(account.getUser, {}))
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <p>印途 InkRoute</p>
}

export default function ConsoleLayout() {
  return <Outlet />
}
