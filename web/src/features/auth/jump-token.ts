import * as auth from '@inkroute/contract/auth'
import { call } from '../../shared/api/client.ts'
import { useSession } from '../../shared/session/session-store.ts'

const PARAMETER = 'jump_token'

export const jumpTokenOf = (href: string): string | null => new URL(href).searchParams.get(PARAMETER)

/** The same address inside the site, without the token: it must not stay in the history or be shared. */
export function withoutJumpToken(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}

/** Turns a jump token into a session of this browser. False when it has expired or was used before. */
export async function exchangeJumpToken(token: string): Promise<boolean> {
  try {
    const { purpose, ...session } = await call(auth.setSession, { token })
    if (purpose === 'login') useSession.getState().open(session)
    return purpose === 'login'
  } catch {
    return false
  }
}
