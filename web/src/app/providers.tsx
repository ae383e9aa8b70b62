import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onFailure } from '../shared/api/failure-handler.ts'
import { useSession } from '../shared/api/session-store.ts'
import { LanguageProvider } from '../shared/text/language.tsx'
import {
  languageOfPath,
  noteSeenLanguage,
  pathInLanguage,
  readStoredLanguage,
  storeLanguage,
} from '../shared/text/stored-language.ts'
import type { Language } from '../shared/text/text.ts'
import { isPublicPath } from '../shared/text/zones.ts'

const KEY = 'inkroute.reloaded-at'
/** A second failure this soon is not caused by a stale page; reloading again would loop. */
const AT_MOST_EVERY_MS = 60_000

export const mayReload = (last_ms: number | null, now_ms: number): boolean =>
  last_ms === null || Number.isNaN(last_ms) || now_ms - last_ms > AT_MOST_EVERY_MS

/** Records the reload it allows. Without storage it allows none, because a loop would go unnoticed. */
function claimReload(): boolean {
  try {
    const stored = sessionStorage.getItem(KEY)
    const is_allowed = mayReload(stored === null ? null : Number(stored), Date.now())
    if (is_allowed) sessionStorage.setItem(KEY, String(Date.now()))
    return is_allowed
  } catch {
    return false
  }
}

/** A chunk that cannot be loaded usually means a newer version was deployed: reload the page. */
export function reloadOnMissingBundle(): () => void {
  const onError = (event: Event) => {
    // Offline there is no newer version: a reload would only lose the current page.
    if (!navigator.onLine || !claimReload()) return
    event.preventDefault()
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}

// Set at load time, because guards make calls before the first render. The policy itself loads on the first failure.
onFailure((error) => void import('./api-error-policy.ts').then(({ handleApiError }) => handleApiError(error)))

/** Public pages take their language from the path, the rest from the stored choice. */
function useLanguageChoice() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [stored, setStored] = useState<Language>('zh')
  const is_public = isPublicPath(pathname)
  useEffect(() => {
    if (is_public) noteSeenLanguage(languageOfPath(pathname))
    setStored(readStoredLanguage())
  }, [is_public, pathname])
  const language = is_public ? languageOfPath(pathname) : stored
  const setLanguage = useCallback(
    (next: Language) => {
      storeLanguage(next)
      setStored(next)
      if (is_public) void navigate(pathInLanguage(pathname, next) + search, { preventScrollReset: true })
    },
    [is_public, navigate, pathname, search],
  )
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  }, [language])
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage])
}

export function Providers({ children }: { children: ReactNode }) {
  const language = useLanguageChoice()
  const load = useSession((state) => state.load)
  useEffect(() => load(), [load])
  useEffect(() => reloadOnMissingBundle(), [])
  return <LanguageProvider value={language}>{children}</LanguageProvider>
}
