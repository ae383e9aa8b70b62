import * as account from '@inkroute/contract/account'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { queryOf } from '../../../shared/api/hooks.ts'
import { readToken } from '../../../shared/session/session-store.ts'
import { getQueryClient } from '../../query-client.ts'

/** No token, no console: remember where the visitor wanted to go and ask for the login. */
export async function requireSeller({ request }: ClientLoaderFunctionArgs) {
  if (!readToken()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/user/login?redirect=${encodeURIComponent(pathname + search)}`)
  }
  await getQueryClient().ensureQueryData(queryOf(account.getUser, {}))
  return null
}

/** The guard runs before the first paint too, not only on later navigations. */
requireSeller.hydrate = true as const
