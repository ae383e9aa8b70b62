import type { Language } from './text.ts'

const KEY = 'inkroute.language'

/** The language of console and studio; public pages follow their path. */
export function readStoredLanguage(): Language {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'zh'
  } catch {
    return 'zh'
  }
}

/** Whether a language was ever chosen in this browser. */
export function hasStoredLanguage(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Private mode without storage: the choice lasts for this page.
  }
}

/** `/en/…` is English; every other public address is Chinese. */
export const languageOfPath = (pathname: string): Language => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'zh')

/** The same page in another language: `/vipService` ↔ `/en/vipService`. */
export function pathInLanguage(pathname: string, language: Language): string {
  const bare = pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  return language === 'en' ? `/en${bare === '/' ? '' : bare}` : bare
}
