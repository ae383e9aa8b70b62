import type { Language } from './text.ts'

const KEY = 'inkroute.language'

/** Of the public page seen last. */
const SEEN_KEY = 'inkroute.seen-language'

/** The language of console and studio, where none was chosen that of the public pages; these follow their path. */
export function readStoredLanguage(): Language {
  try {
    return (localStorage.getItem(KEY) ?? localStorage.getItem(SEEN_KEY)) === 'en' ? 'en' : 'zh'
  } catch {
    return 'zh'
  }
}

/** What a visitor reads goes on through registration; it is no choice and gives way to one, and to the profile's. */
export function noteSeenLanguage(language: Language): void {
  try {
    localStorage.setItem(SEEN_KEY, language)
  } catch {
    // Private mode without storage: pages behind the registration begin in Chinese.
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
