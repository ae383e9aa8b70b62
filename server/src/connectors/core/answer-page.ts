import { MarketError, type MarketErrorKind } from './market-error.ts'

interface SeenPage {
  readonly kind: MarketErrorKind
  readonly code: string
  /** In both languages, as `中文|English`: what was seen, and what to do. */
  readonly message: string
}

const seen = (kind: MarketErrorKind, code: string, zh: string, en: string): SeenPage => ({
  kind,
  code,
  message: `${zh}|${en}`,
})

const pages: readonly (readonly [RegExp, SeenPage])[] = [
  [
    /just a moment|captcha|challenge-platform|access denied|attention required|security check/i,
    seen(
      'temporary',
      'page_firewall',
      '网站的防火墙拦截了请求，返回了验证页。请在防火墙或 CDN 里放行我们对 API 的访问，系统会自动重试',
      'The site’s firewall answered with a check for visitors. Let our calls to the API pass in the firewall or CDN; we retry automatically',
    ),
  ],
  [
    /maintenance|briefly unavailable|coming soon|under construction|维护|升级中|即将上线/i,
    seen(
      'temporary',
      'page_maintenance',
      '网站显示的是维护页。请在网站后台结束维护模式，系统会自动重试',
      'The site shows a maintenance page. End maintenance mode in its admin; we retry automatically',
    ),
  ],
  [
    /type=["']?password|wp-login\.php|name=["']?(log|passwd|user_login)["'\s>]/i,
    seen(
      'malformed',
      'page_login',
      '网站显示的是登录页，而不是 API 的回答。请关闭对 /wp-json 或 API 地址的密码或会员限制，然后再试',
      'The site shows a login page instead of an answer of its API. Take the password or members-only wall off the API’s address, then try again',
    ),
  ],
  [
    /<b>(notice|warning|deprecated|fatal error|parse error)<\/b>|php (notice|warning|fatal error)|critical error on this website|exception printing is disabled/i,
    seen(
      'malformed',
      'page_notice',
      '网站在回答里输出了报错信息，多半来自某个插件或模块。请关闭页面报错显示，或停用最近更新的插件，然后再试',
      'The site prints a notice or an error into its answers, usually of a plugin or module. Switch off showing errors, or the plugin updated last, then try again',
    ),
  ],
]

const BEGINNING = 20_000
const OTHER = seen(
  'malformed',
  'page_other',
  '网站返回的是网页，而不是 API 的回答。请在浏览器打开网站，看它显示什么，并检查店铺地址是否正确',
  'The site answered with a web page instead of data. Open the site in a browser to see what it shows, and check the address of the shop',
)

/** What a page instead of data shows; null if it is no page. */
export function pageSeen(text: string): SeenPage | null {
  const beginning = text.slice(0, BEGINNING)
  const known = pages.find(([pattern]) => pattern.test(beginning))?.[1]
  if (!/^\s*<(?!\?xml|prestashop)/.test(beginning)) return known?.code === 'page_notice' ? known : null
  return known ?? OTHER
}

/** What to say of an answer that names no error of its own. */
export const getWords = (text: string): string => pageSeen(text)?.message ?? text.slice(0, 200)

/** A site that sends us elsewhere; keys are not taken there. */
export function redirected(location: string, status: number): MarketError {
  const to = location.slice(0, 80)
  const message = /log-?in|sign-?in|account|auth/i.test(to)
    ? `网站跳转到登录页 ${to}。请让 API 地址不经登录即可访问|The site redirects to a login: ${to}. Let its API be reached without one`
    : `网站跳转到 ${to}。请填写跳转后的店铺地址|The site redirects to ${to}. Enter the address it leads to`
  return new MarketError('rejected', message, { status, code: 'redirected' })
}
