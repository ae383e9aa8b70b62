import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { SandboxTools } from '../../shared/service.ts'
import { serviceKey } from '../../shared/signed-requests.ts'
import { Book } from './book.ts'
import { Faults } from './faults.ts'
import type { EventKind, Marketplace } from './marketplace.ts'
import type { Listing, Order, Shop } from './model.ts'
import { Pushes } from './pushes.ts'

export interface MarketViolation {
  readonly at: string
  readonly call: string
  readonly reason: string
}

export interface SeenRequest {
  readonly at: string
  readonly method: string
  readonly url: string
  readonly body: string
  status: number
}

const MAX_SEEN = 500

/** Where the platform answers; what follows is its real path. */
export const apiPrefix = (market: Marketplace): string => `/market/${market.id}`

/** Everything one marketplace has: what it remembers, its clock, its faults, its pushes and its complaints. */
export class World {
  readonly market: Marketplace
  readonly book: Book
  readonly faults = new Faults()
  readonly pushes: Pushes
  readonly app_key: string
  readonly app_secret: string
  readonly callback_origin: string
  /** Where browsers find the platform; the same unless it is published under another address. */
  readonly public_origin: string
  violations: MarketViolation[] = []
  /** Orders that change while a client reads them. */
  drift: { readonly shop_id: string; readonly count: number; calls: number } | null = null
  seen: SeenRequest[] = []
  readonly #tools: SandboxTools

  constructor(market: Marketplace, tools: SandboxTools) {
    this.market = market
    this.#tools = tools
    this.book = new Book(join(tools.config.data_dir, 'marketplaces', `${market.id}.json`))
    this.app_key = market.app_key
    this.app_secret = serviceKey(tools.config.secret, `market-${market.id}`)
    this.callback_origin = tools.config.callback_origin
    this.public_origin = tools.config.public_origin ?? tools.config.callback_origin
    this.pushes = new Pushes(this)
  }

  nowMs(): number {
    return Date.now() + this.book.clock_offset_ms
  }

  nowSeconds(): number {
    return Math.floor(this.nowMs() / 1000)
  }

  /** The path as the real platform sees it, without our prefix and without the query. */
  pathOf(request: FastifyRequest): string {
    return (request.url.split('?')[0] ?? '').slice(apiPrefix(this.market).length)
  }

  /** A mistake in how the call was made. Expired tokens and reused codes are normal, not mistakes. */
  violate(request: FastifyRequest, reason: string): void {
    const call = `${request.method} ${this.pathOf(request)}`
    this.violations = [...this.violations, { at: new Date().toISOString(), call, reason }].slice(-MAX_SEEN)
    this.#tools.signed.record(this.market.id, call, reason)
  }

  note(request: SeenRequest): void {
    this.seen = [...this.seen, request].slice(-MAX_SEEN)
  }

  /** Notifies listeners. */
  emit(kind: EventKind, shop_id: string, about: { order?: Order; listing?: Listing } = {}): void {
    const shop = this.book.shops.get(shop_id)
    if (shop) this.pushes.add(kind, shop, about)
  }

  /** The return address entered in the console of the app, at platforms that take none with the call. */
  get console_redirect(): string {
    return `${this.public_origin}/shopify/auth`
  }

  /** The address to call for one that was given for browsers: our platform is on this machine. */
  reachable(url: string): string {
    if (!URL.canParse(url) || new URL(url).origin !== this.public_origin) return url
    return this.callback_origin + url.slice(this.public_origin.length)
  }

  /** Where the platform pushes to for this shop when nothing was subscribed through the API. */
  pushUrl(shop: Shop): string {
    if (shop.webhook_url !== '') return shop.webhook_url
    const redirect_uri = this.book.grants.get(shop.shop_id)?.redirect_uri ?? ''
    const origin = URL.canParse(redirect_uri) ? new URL(redirect_uri).origin : this.callback_origin
    return `${origin}/market-hook/${this.market.id}`
  }
}
