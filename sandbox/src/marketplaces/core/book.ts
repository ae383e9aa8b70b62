import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Code, Consent, Delivery, Grant, Listing, Order, Shop, Subscription, Token } from './model.ts'

const SAVE_AFTER_MS = 300
const MAX_TOKENS = 5000
const MAX_DELIVERIES = 200

interface Kept {
  readonly clock_offset_ms: number
  readonly counter: number
  readonly shops: Shop[]
  readonly grants: Grant[]
  readonly codes: Code[]
  readonly tokens: Token[]
  readonly orders: Order[]
  readonly listings: Listing[]
  readonly subscriptions: Subscription[]
  readonly deliveries: Delivery[]
}

const getMap = <T>(rows: readonly T[] | undefined, getKey: (row: T) => string) =>
  new Map((rows ?? []).map((row) => [getKey(row), row]))

/** The state of a marketplace, in memory and, a moment later, in one file. */
export class Book {
  readonly shops: Map<string, Shop>
  readonly grants: Map<string, Grant>
  readonly codes: Map<string, Code>
  readonly tokens: Map<string, Token>
  readonly by_refresh: Map<string, Token>
  readonly orders: Map<string, Order>
  readonly listings: Map<string, Listing>
  readonly consents = new Map<string, Consent>()
  subscriptions: Subscription[]
  deliveries: Delivery[]
  clock_offset_ms: number
  #counter: number
  #timer: NodeJS.Timeout | null = null
  #is_closed = false
  readonly #file: string

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null
    this.shops = getMap(kept?.shops, (shop) => shop.shop_id)
    this.grants = getMap(kept?.grants, (grant) => grant.shop_id)
    this.codes = getMap(kept?.codes, (code) => code.code)
    this.tokens = getMap(kept?.tokens, (token) => token.access)
    this.by_refresh = getMap(kept?.tokens, (token) => token.refresh)
    this.orders = getMap(kept?.orders, (order) => order.order_id)
    this.listings = getMap(kept?.listings, (listing) => listing.product_id)
    this.subscriptions = kept?.subscriptions ?? []
    this.deliveries = kept?.deliveries ?? []
    this.clock_offset_ms = kept?.clock_offset_ms ?? 0
    this.#counter = kept?.counter ?? 0
  }

  /** A number never used before; ids are built from it. */
  next(): number {
    this.#counter += 1
    return this.#counter
  }

  /** Oldest change first; ties by id, so that pages always break at the same place. */
  ordersOf(shop_id: string): Order[] {
    return [...this.orders.values()]
      .filter((order) => order.shop_id === shop_id)
      .sort((a, b) => a.updated_ms - b.updated_ms || (a.order_id < b.order_id ? -1 : 1))
  }

  listingsOf(shop_id: string): Listing[] {
    return [...this.listings.values()].filter((listing) => listing.shop_id === shop_id)
  }

  noteDelivery(delivery: Delivery): void {
    this.deliveries = [...this.deliveries, delivery].slice(-MAX_DELIVERIES)
    this.touch()
  }

  /** Call it after every change. Many changes in a row are written once. */
  touch(): void {
    if (this.#is_closed) return
    this.#timer ??= setTimeout(() => this.flush(), SAVE_AFTER_MS).unref()
  }

  /** Writes pending changes for the last time: pushes still in flight change nothing any more. */
  close(): void {
    this.flush()
    this.#is_closed = true
  }

  flush(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    const kept: Kept = {
      clock_offset_ms: this.clock_offset_ms,
      counter: this.#counter,
      shops: [...this.shops.values()],
      grants: [...this.grants.values()],
      codes: [...this.codes.values()].slice(-MAX_TOKENS),
      tokens: [...this.tokens.values()].slice(-MAX_TOKENS),
      orders: [...this.orders.values()],
      listings: [...this.listings.values()],
      subscriptions: this.subscriptions,
      deliveries: this.deliveries,
    }
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
