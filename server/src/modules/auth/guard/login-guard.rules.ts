import { isIPv6 } from 'node:net'

export const FAILURE_WINDOW_MS = 10 * 60_000
export const FAILURES_BEFORE_CAPTCHA = 5
/** From one address, or one known device. An account alone is never locked: anybody could lock out anybody. */
export const FAILURES_BEFORE_LOCK = 20
export const LOCK_MS = 15 * 60_000

/** Known accounts are counted by id, unknown names by name, so both behave alike. */
export const accountSubject = (user_id: number | undefined, login: string): string =>
  user_id === undefined ? `name:${login.toLowerCase()}` : `user:${user_id}`

/** Guesses at one account from one address. */
export const pairSubject = (account: string, address: string): string => `${account}@${address}`

const LEAST_WORK_BITS = 15
/** A few seconds of an ordinary phone. */
const MOST_WORK_BITS = 20
const MANY = 20

const doublings = (count: number): number => (count < MANY ? 0 : 1 + Math.floor(Math.log2(count / MANY)))

/** What a puzzle costs the browser. Every doubling of the wrong passwords, or of an address's puzzles, doubles it. */
export const workBits = (account_failures: number, address_puzzles: number): number =>
  Math.min(MOST_WORK_BITS, LEAST_WORK_BITS + doublings(account_failures) + doublings(address_puzzles))

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

export const needsCaptcha = (counts: readonly number[]): boolean => Math.max(...counts) >= FAILURES_BEFORE_CAPTCHA

export const minutesLeft = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
