import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onFailure } from '../shared/api/failure-handler.ts'
import { useSession } from '../shared/session/session-store.ts'
import { LanguageProvider } from '../shared/text/language.tsx'
import { languageOfPath, pathInLanguage, readStoredLanguage, storeLanguage } from '../shared/text/stored-language.ts'
import type { Language } from '../shared/text/text.ts'
import { isPublicPath } from '../shared/text/zones.ts'
import { reloadOnMissingBundle } from './reload-guard.ts'

// Guards call before anything is drawn, so this is settled as the app loads. What it needs is fetched if anything fails.
onFailure((error) => void import('./api-error-policy.ts').then(({ handleApiError }) => handleApiError(error)))

/** Public pages take their language from the address, the rest from the stored choice. */
function useLanguageChoice() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [stored, setStored] = useState<Language>('zh')
  useEffect(() => setStored(readStoredLanguage()), [])
  const is_public = isPublicPath(pathname)
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
