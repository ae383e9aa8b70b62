import { isIPv6 } from 'node:net'

export const FAILURE_WINDOW_MS = 10 * 60_000
export const FAILURES_BEFORE_CAPTCHA = 5
export const FAILURES_BEFORE_LOCK = 20
export const LOCK_MS = 15 * 60_000

/** Known accounts are counted by id, unknown names by name, so both behave alike. */
export const accountSubject = (user_id: number | undefined, login: string): string =>
  user_id === undefined ? `name:${login.toLowerCase()}` : `user:${user_id}`

/** One household or office holds a whole /64 of IPv6 and could change its address with every guess. */
export function addressSubject(ip: string): string {
  if (!isIPv6(ip)) return `ip:${ip}`
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return `ip:${mapped}`
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `ip:${[...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase()}::/64`
}

export interface FailureCounts {
  readonly account: number
  readonly address: number
}

export const needsCaptcha = (counts: FailureCounts): boolean =>
  Math.max(counts.account, counts.address) >= FAILURES_BEFORE_CAPTCHA

export const minutesLeft = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
