import { isIPv6, Socket } from 'node:net'
import type { RateClass } from '@inkroute/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'

/**
 * Requests per minute from one address on this node, for all routes of a class together. An office shares an address, so
 * everyday limits allow for many people. Account-level limits (login, SMS) are in their modules, in the database.
 */
const perMinute = {
  normal: 2400,
  login: 30,
  sms: 10,
  upload: 600,
  search: 600,
  /** Painting for people who need not be known; a form asks again when its fields change. */
  preview: 120,
  /** Any page, most of them cached and cheap … */
  page: 600,
  /** … and those that have to be rendered. */
  render: 180,
  file: 6000,
  picture: 3000,
  /** Marketplaces send the events of all shops from a few addresses … */
  push: 1200,
  /** … so only forged ones have a tight limit. */
  refused_push: 60,
  /** Events of one store, whatever address they come from. */
  store_push: 600,
} satisfies Record<RateClass, number> & Record<string, number>

export type LimitClass = keyof typeof perMinute

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of the route; `false` for no limit. */
    limit?: LimitClass | false
  }
}

const WINDOW_MS = 60_000
/** About 20 MB. Beyond it the oldest windows are dropped: a flood of addresses must not fill memory. */
const MAX_WINDOWS = 200_000
const CLEAN_EVERY_MS = 10_000

interface Window {
  count: number
  readonly ends_ms: number
}

export interface RateLimiter {
  /** Counts one and throws `too_many_requests` beyond the limit of the class. */
  count(limit: LimitClass, ip: string): void
  /** Throws when the class is used up, without counting. */
  check(limit: LimitClass, ip: string): void
  /** How many windows are kept. */
  size(): number
}

/** One household or machine: the address, or for IPv6 the network of 64 bits that a customer is given. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export function createRateLimiter(now_ms: () => number, is_on: boolean): RateLimiter {
  // Windows have the same length and are added when they begin, so the first ones end first.
  const windows = new Map<string, Window>()
  let cleaned_ms = 0
  // Many at once: deleting the first entry of a map again and again is slow.
  const dropOld = (now: number) => {
    const is_full = windows.size >= MAX_WINDOWS
    if (!is_full && now - cleaned_ms < CLEAN_EVERY_MS) return
    cleaned_ms = now
    for (const [key, { ends_ms }] of windows) {
      if (ends_ms > now && (!is_full || windows.size < MAX_WINDOWS * 0.8)) break
      windows.delete(key)
    }
  }
  const getWindow = (limit: LimitClass, ip: string): Window => {
    const now = now_ms()
    const key = `${limit} ${addressKey(ip)}`
    const known = windows.get(key)
    if (known && known.ends_ms > now) return known
    windows.delete(key)
    dropOld(now)
    const begun = { count: 0, ends_ms: now + WINDOW_MS }
    windows.set(key, begun)
    return begun
  }
  const refuse = (ends_ms: number) => {
    throw new AppError('too_many_requests', { seconds: Math.max(1, Math.ceil((ends_ms - now_ms()) / 1000)) })
  }
  return {
    count(limit, ip) {
      if (!is_on) return
      const window = getWindow(limit, ip)
      if (window.count >= perMinute[limit]) refuse(window.ends_ms)
      window.count++
    },
    check(limit, ip) {
      if (!is_on) return
      const window = getWindow(limit, ip)
      if (window.count >= perMinute[limit]) refuse(window.ends_ms)
    },
    size: () => windows.size,
  }
}

/**
 * Calls we make to ourselves without the network (`inject`), for a page or a stored file: the visitor's request was
 * counted, its parts are not. Only they come without a real socket.
 */
const isOwnCall = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket)

/** Routes outside the contract, by prefix. */
const byAddress: readonly (readonly [RegExp, LimitClass | false])[] = [
  // A load balancer that gets “too many requests” would remove the node.
  [/^\/(healthz|metrics)$/, false],
  [/^\/(pictures|models)\//, 'picture'],
  [/^\/market-hook\//, 'push'],
  [/^\/req\/openapi\.json$/, 'page'],
  [/^\/req\//, 'normal'],
  [/^\/(files|fonts|assets|videos)\/|\.[a-z0-9]{2,11}$/, 'file'],
]

const classOfAddress = (url: string): LimitClass | false => byAddress.find(([start]) => start.test(url))?.[1] ?? 'page'

const getClass = (request: FastifyRequest): LimitClass | false => {
  const { config, url } = request.routeOptions
  return config.limit ?? classOfAddress(url ?? request.url.split('?')[0] ?? '')
}

/** Counts every request before any other work. */
export function addRateLimits(app: FastifyInstance, ctx: AppCtx): RateLimiter {
  const limiter = createRateLimiter(() => ctx.clock.now().getTime(), ctx.config.rate_limits)
  app.addHook('onRequest', async (request) => {
    if (isOwnCall(request)) return
    const limit = getClass(request)
    if (limit !== false) limiter.count(limit, request.ip)
  })
  return limiter
}
