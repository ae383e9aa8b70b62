import * as account from '@inkroute/contract/account/account'
import { redirect } from 'react-router'
import { exchangeJumpToken, findJumpToken, withoutJumpToken } from '../features/auth/jump-token.ts'
import { logout } from '../features/auth/logout.ts'
import { loginPathFor } from '../features/auth/redirect.view.ts'
import { ensureAnswer } from '../shared/api/answers.ts'
import { toQuery } from '../shared/api/hooks.ts'
import { ApiError } from '../shared/api/request.ts'
import { readToken } from '../shared/api/session-store.ts'
import { getQueryClient } from './query-client.ts'

const nowhere = () => {}

/** For a `clientLoader` of seller screens: redirects to the login without a token, and back afterwards. */
export async function requireSession(request: Request) {
  const jump_token = findJumpToken(request.url)
  if (jump_token) {
    await exchangeJumpToken(jump_token)
    throw redirect(withoutJumpToken(request.url))
  }
  if (!readToken()) throw redirect(loginPathFor(request.url))
  try {
    const [user] = await Promise.all([
      ensureAnswer(account.getUser, {}),
      getQueryClient().ensureQueryData(toQuery(account.getPermissions, {})),
    ])
    return user
  } catch (error) {
    if (error instanceof ApiError && error.http === 401) throw redirect(loginPathFor(request.url))
    // Never show a console without knowing whose it is.
    await logout(nowhere)
    throw redirect('/')
  }
}

/** For a `clientLoader` of operations screens. Staff tokens are stored separately. */
export async function requireStaff(request: Request): Promise<void> {
  if (!readToken('staff')) throw redirect(loginPathFor(request.url, '/ops/login'))
}
