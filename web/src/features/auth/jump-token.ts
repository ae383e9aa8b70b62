import * as auth from '@inkroute/contract/auth/auth'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'
import { useSession } from '../../shared/api/session-store.ts'
import { readStoredLanguage } from '../../shared/text/stored-language.ts'
import { pickTexts } from '../../shared/text/text.ts'
import { showDialog } from '../../shared/ui/dialog.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { jumpText } from './entry.text.ts'

const REPLACES = 'session_replaces'
const PARAMETER = 'jump_token'

export const findJumpToken = (href: string): string | null => new URL(href).searchParams.get(PARAMETER)

/** The same URL without the token, which must not stay in the history or be shared. */
export function withoutJumpToken(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(PARAMETER)
  return url.pathname + url.search + url.hash
}

async function exchange(input: { token: string; replace?: '1' }): Promise<boolean> {
  const { purpose, ...session } = await call(auth.setSession, input)
  if (purpose === 'login') useSession.getState().open(session)
  return purpose === 'login'
}

/** Drops everything of the previous account. */
async function switchAccount(token: string): Promise<void> {
  const text = pickTexts(jumpText, readStoredLanguage())
  const is_open = await exchange({ token, replace: '1' }).catch(() => false)
  if (is_open) window.location.reload()
  else showToast('error', text.expired)
}

/**
 * Exchanges a jump token for a session in this browser. False when it has expired or was used before. Someone logged in
 * with another account is asked first, so that a stranger's link cannot switch their account unnoticed.
 */
export async function exchangeJumpToken(token: string): Promise<boolean> {
  try {
    return await exchange({ token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== REPLACES) return false
    const text = pickTexts(jumpText, readStoredLanguage())
    showDialog({ title: text.title, body: error.message, action: text.replace, run: () => void switchAccount(token) })
    return true
  }
}
