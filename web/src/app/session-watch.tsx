import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { exchangeJumpToken, findJumpToken, withoutJumpToken } from '../features/auth/jump-token.ts'
import { rememberTrackingUrl } from '../features/auth/tracking.ts'
import { clearAnswers } from '../shared/api/answers.ts'
import { followOtherTabs, useSession } from '../shared/api/session-store.ts'
import { useLanguage, useText } from '../shared/text/language.tsx'
import { isPrivatePath } from '../shared/text/zones.ts'
import { showToast } from '../shared/ui/toast.ts'
import { sessionWatchText } from './app.text.ts'

const SCREEN_TIMEOUT_MS = 120_000

/** Cached data belongs to one person and is cleared with the session. */
function useFreshAnswers() {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.token !== undefined && now.token !== before.token) clearAnswers()
      }),
    [],
  )
}

/** Many replies are localised, so switching the language refetches them. */
function useRefetchOnSwitch(): void {
  const { language } = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    clearAnswers()
  }, [language])
}

/** `?jump_token=` on public pages; private pages exchange it in their guard. */
function useJumpToken() {
  const text = useText(sessionWatchText)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const href = window.location.origin + pathname + search + hash
    const token = isPrivatePath(pathname) ? null : findJumpToken(href)
    if (!token) return
    void navigate(withoutJumpToken(href), { replace: true, preventScrollReset: true })
    void exchangeJumpToken(token).then((is_open) => {
      if (!is_open) showToast('error', text.linkExpired)
    })
  }, [pathname, search, hash, navigate, text])
  useEffect(() => {
    if (search) rememberTrackingUrl(window.location.href)
  }, [search])
}

/** A navigation that takes longer than two minutes falls back to a full page load. */
function useScreenTimeout() {
  const { state, location } = useNavigation()
  useEffect(() => {
    if (state === 'idle' || !location) return
    const { pathname, search } = location
    const timer = setTimeout(() => window.location.assign(pathname + search), SCREEN_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state, location])
}

/** Keeps session and cached data in sync for as long as the app is open. Renders nothing. */
export function SessionWatch() {
  useEffect(() => followOtherTabs(), [])
  useFreshAnswers()
  useRefetchOnSwitch()
  useJumpToken()
  useScreenTimeout()
  return null
}
