/** Default target after a login. */
export const HOME_AFTER_LOGIN = '/views/main'
export const OPS_HOME = '/ops'

const LOGIN_PAGES = ['/user', '/user/login', '/ops/login']
const SOME_ORIGIN = 'http://inkroute.invalid'

/**
 * The path inside this site named by a `redirect` query, or null. Anything that could leave the site (`//host`,
 * `/\host`, a scheme, control characters browsers drop) is refused, and so are the login pages themselves.
 */
export function safeRedirect(raw: string | null | undefined): string | null {
  if (!raw?.startsWith('/') || /[\\\p{Cc}]/u.test(raw)) return null
  const url = URL.parse(raw, SOME_ORIGIN)
  if (!url || url.origin !== SOME_ORIGIN || url.pathname.startsWith('//')) return null
  if (LOGIN_PAGES.includes(url.pathname.replace(/\/+$/, ''))) return null
  return url.pathname + url.search + url.hash
}

/** For staff: the operations console only. */
export function opsRedirect(raw: string | null | undefined): string | null {
  const path = safeRedirect(raw)
  return path && /^\/ops(?=[/?#]|$)/.test(path) ? path : null
}

/** The URL of a login page that returns to `url` afterwards. */
export function loginPathFor(url: string, login_page = '/user/login'): string {
  const { pathname, search } = new URL(url)
  return `${login_page}?redirect=${encodeURIComponent(pathname + search)}`
}
