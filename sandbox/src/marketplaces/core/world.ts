import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxTools } from '../../shared/service.ts'
import { serviceKey } from '../../shared/signed-requests.ts'
import { Book } from './book.ts'
import { Faults } from './faults.ts'
import type { EventKind, FaultReply, MarketEvent, OutgoingWebhook, Region } from './marketplace.ts'
import type { Consent, Listing, Order, Shop, Token } from './model.ts'
import { Pushes } from './pushes.ts'

/** One marketplace: a folder here and a line in `marketplaces.ts`. */
export interface Marketplace {
  /** In its address here: `/market/shopee/api/v2/…`. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly regions: readonly Region[]
  /** How the app is known there; the secret is derived from the shared one. */
  readonly app_key: string
  /** Suffix of the shops' domains, on platforms with one per shop. The domain is in `shop.extra.domain`. */
  readonly domain_suffix?: string
  /** Keys a merchant copies by hand; made when the shop opens. Absent where an approval page is the only way in. */
  keysOf?(shop: Shop, world: World): Record<string, string>
  /** The merchant enters where events go; otherwise the app subscribes, or one address serves all its shops. */
  readonly merchant_sets_push_address?: boolean
  /** An order here holds one product: a basket of several becomes several orders. */
  readonly one_line_orders?: boolean
  /** Its own way of numbering; plain digits otherwise. */
  newOrderId?(world: World): string
  newLineId?(world: World): string
  newUnitId?(world: World): string
  newShopId?(world: World): string
  /** The API address: everything below `/market/<id>/`. Routes are defined without that prefix. */
  api(scope: FastifyInstance, world: World): void
  /** Called when the merchant approved: issues the code or token and returns where the browser goes next. */
  approved?(world: World, consent: Consent, shop: Shop): string
  /** The merchant refused. */
  denied?(world: World, consent: Consent): string
  /** The push for an event, signed with `secret`; null when the platform does not send one. */
  webhook?(world: World, event: MarketEvent, secret: string): OutgoingWebhook | null
  faultReply?(kind: '429' | '500'): FaultReply
  /** A pasted token of a shop, where the platform has them. */
  manualToken?(world: World, shop: Shop): Token
}

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

  get has_webhooks(): boolean {
    return this.market.webhook !== undefined
  }

  webhook(event: MarketEvent, secret: string): OutgoingWebhook | null | undefined {
    return this.market.webhook?.(this, event, secret)
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
