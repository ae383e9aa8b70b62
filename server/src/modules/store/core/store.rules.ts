import type { Language } from '@inkroute/contract/errors/errors'
import { saidIn } from '@inkroute/contract/input-messages'
import { EXPIRY_SOON_DAYS, type StorePlatform } from '@inkroute/contract/store/platforms'
import { type MarketErrorKind, TIMEOUT } from '../../../connectors/core/market-error.ts'

const DAY_MS = 86_400_000

export const iso = (at: string | Date): string => new Date(at).toISOString()
export const isoOrNull = (at: string | Date | null): string | null => (at === null ? null : iso(at))

/** The consent of these ends soon enough to speak of it. */
export const soonBefore = (now: Date): string => new Date(now.getTime() + EXPIRY_SOON_DAYS * DAY_MS).toISOString()

interface AuthFacts {
  readonly platform: number
  readonly authed: number
  readonly auth_problem: string | null
  readonly consent_expires_at: string | null
}

export interface ExpirySummary {
  readonly exception: Record<string, number>
  readonly recently1: Record<string, number>
  readonly recently7: Record<string, number>
  readonly alert: number
}

/** Each store is counted once, in the most pressing group. Stores the seller unbound or never let in are no news. */
export function summariseExpiry(stores: readonly AuthFacts[], now: Date): ExpirySummary {
  const groups = { exception: {}, recently1: {}, recently7: {} } as Record<string, Record<string, number>>
  const add = (group: string, platform: number) => {
    const counts = groups[group] ?? {}
    counts[platform] = (counts[platform] ?? 0) + 1
  }
  for (const { platform, authed, auth_problem, consent_expires_at } of stores) {
    if (authed === 2) {
      if (auth_problem === 'revoked' || auth_problem === 'expired') add('exception', platform)
      continue
    }
    if (!consent_expires_at) continue
    const left_ms = Date.parse(consent_expires_at) - now.getTime()
    if (left_ms <= 0) add('exception', platform)
    else if (left_ms <= DAY_MS) add('recently1', platform)
    else if (left_ms <= EXPIRY_SOON_DAYS * DAY_MS) add('recently7', platform)
  }
  const { exception = {}, recently1 = {}, recently7 = {} } = groups
  const any = [exception, recently1, recently7].some((group) => Object.keys(group).length > 0)
  return { exception, recently1, recently7, alert: any ? 1 : 0 }
}

type Words = Record<Language, string>

/** How a seller can fix an error. */
const fixes: Record<MarketErrorKind, Words> = {
  throttled: {
    zh: '平台限制了调用频率，系统会自动放慢并继续，无需处理',
    en: 'The platform is limiting our requests. We are slowing down and will continue automatically',
  },
  expired: { zh: '授权已过期，请重新授权', en: 'The authorisation has expired. Please authorise again' },
  revoked: {
    zh: '平台已取消授权（例如改过密码或移除了应用），请重新授权',
    en: 'The platform revoked the authorisation (changed password, removed app). Please authorise again',
  },
  missing_right: {
    zh: '授权时缺少这项操作所需的权限，请在平台后台补上权限后重新授权；其他功能照常',
    en: 'The authorisation is missing a permission. Grant it on the platform and authorise again; everything else keeps working',
  },
  temporary: {
    zh: '平台暂时没有响应，系统会自动重试，无需处理',
    en: 'The platform is not responding. We will retry automatically',
  },
  rejected: {
    zh: '平台拒绝了请求，请在平台后台检查店铺状态后点“立即同步”',
    en: 'The platform refused the request; check the store in its own console, then sync again',
  },
  not_found: {
    zh: '平台找不到对应内容，请在平台后台确认店铺或订单仍然存在',
    en: 'The platform could not find it; check that the store or order still exists',
  },
  malformed: {
    zh: '回答无法识别，系统会自动重试；如果是自己的网站，请在浏览器打开它，看是否显示登录页、报错或维护页',
    en: 'We could not read the answer and ask again automatically. If the shop is a site of your own, open it in a browser and look for a login, an error or a maintenance page',
  },
}

export const getFix = (kind: string | null, language: Language): string =>
  kind && kind in fixes ? fixes[kind as MarketErrorKind][language] : ''

/** Readable part of a platform's error, which may be JSON or an HTML page; words of ours are in both languages. */
export const readableWords = (message: string, language: Language): string =>
  /^\s*[[{<]/.test(message) ? '' : saidIn(message, language)

/** A domain however the seller writes it: with scheme, path, admin page or without its ending. Empty when it is none. */
export function readDomain(text: string, { domain_suffix }: Pick<StorePlatform, 'domain_suffix'>): string {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^admin\.shopify\.com\/store\//, '')
    .replace(/\/+$/, '')
  if (domain_suffix !== '') {
    const [host = ''] = bare.split('/')
    const whole = host.includes('.') ? host : `${host}${domain_suffix}`
    return /^[a-z0-9][a-z0-9-]*$/.test(whole.slice(0, -domain_suffix.length)) && whole.endsWith(domain_suffix)
      ? whole
      : ''
  }
  // A site may live in a folder; its login and admin pages are not part of it.
  return readSite(bare.replace(/\/wp-(admin|login).*$/, ''))
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
/** `.` and `..` would lead the calls we sign with the seller's keys to another path than the one on the card. */
const SEGMENT = '(?!\\.{1,2}(?:/|$))[a-z0-9._-]+'
const SITE = new RegExp(`^(?:${LABEL}\\.)+[a-z0-9-]*[a-z0-9](?::\\d{2,5})?(?:/${SEGMENT})*$`)

/** Host, port and folder, nothing else: credentials, queries and fragments are refused, not cut off. */
function readSite(text: string): string {
  if (!SITE.test(text) || text.length > 200 || !URL.canParse(`https://${text}`)) return ''
  const { host, pathname } = new URL(`https://${text}`)
  const site = `${host}${pathname.replace(/\/+$/, '')}`
  // An address the parser reads differently (an IP written as a number, a default port) is not the one we were shown.
  return site === text.replace(/:443(?=\/|$)/, '') ? site : ''
}

/** Enough cuts for the largest page to become one order. */
const MAX_CUTS = 5

/** A shop that takes too long is asked for smaller pages. */
export const cutsAfter = (cuts: number, error_code: string): number =>
  Math.min(cuts + (error_code === TIMEOUT ? 1 : 0), MAX_CUTS)

const BACKOFF_S = [30, 60, 300, 900, 1800, 3600] as const

/** Backoff after a failure. */
export function retrySeconds(kind: MarketErrorKind, failures: number, retry_after_ms: number): number {
  if (kind === 'throttled') return Math.max(15, Math.ceil(retry_after_ms / 1000))
  const wait_s = BACKOFF_S[Math.min(failures, BACKOFF_S.length - 1)] ?? 3600
  return Math.max(wait_s, Math.ceil(retry_after_ms / 1000))
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The origin, if it is another name for where we are: a machine has several for itself. Empty for all others. */
export function otherOwnOrigin(own: string, asked: string): string {
  if (!URL.canParse(asked)) return ''
  const [ours, theirs] = [new URL(own), new URL(asked)]
  const is_same_door = ours.protocol === theirs.protocol && ours.port === theirs.port
  const is_this_machine = THIS_MACHINE.has(ours.hostname) && THIS_MACHINE.has(theirs.hostname)
  return is_same_door && is_this_machine && theirs.origin !== ours.origin ? theirs.origin : ''
}
