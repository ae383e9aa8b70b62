import type { Catalogue } from './catalogue.ts'
import type { ListingDraft, ListingResult, StockChange, VariantIds } from './listing.ts'
import type { MarketClient } from './market-client.ts'
import type { MarketOrder, OrderPage, OrderWindow, Shipment, ShipResult } from './market-order.ts'

/** The folder of a connector, its word in addresses, and its base path in the sandbox (`/market/<slug>`). */
export type MarketSlug =
  | 'amazon'
  | 'aliexpress'
  | 'wish'
  | 'shopee'
  | 'shopify'
  | 'lazada'
  | 'etsy'
  | 'shoplazza'
  | 'shopline'
  | 'tiktok'
  | 'woocommerce'
  | 'walmart'
  | 'ozon'
  | 'temu'
  | 'temu-local'
  | 'shein'

/** Where a platform answers. Sign the path of the call, never the prefix that a sandbox puts before it. */
export interface MarketHosts {
  /** Pages a seller's browser opens. */
  readonly authorize: string
  /** Tokens. */
  readonly token: string
  /** Everything else. `{shop}` stands for the shop's domain and `{region}` for its region, where there are any. */
  readonly api: string
}

/** Who we are at a platform. */
export interface MarketApp {
  readonly key: string
  readonly secret: string
  /** Our page that sellers come back to. Append `?state=` yourself where a platform hands no state back. */
  readonly redirect_uri: string
  /** Where the platform tells us of changes. */
  readonly webhook_url: string
  readonly hosts: MarketHosts
  /** True where the sandbox stands in for the platform: plain http, hosts of one machine. */
  readonly is_sandbox: boolean
  /** What only this platform needs (service id, webhook secret …), from its configuration. */
  readonly extra: Readonly<Record<string, string>>
}

/** What lets us in. Kept sealed; never logged, never sent to a browser. */
export interface Credentials {
  readonly access_token?: string
  readonly access_expires_at?: string
  readonly refresh_token?: string
  readonly refresh_expires_at?: string
  /** When the seller has to consent again, whatever we refresh. */
  readonly consent_expires_at?: string
  /** Keys a person pasted, shop ciphers, seller numbers … */
  readonly extra: Readonly<Record<string, string>>
}

/** What a connector works with before there is a store. */
export interface MarketConn {
  readonly app: MarketApp
  readonly http: MarketClient
  /** The time to sign with. */
  readonly now: () => Date
}

/** What a connector works with for one store. */
export interface StoreConn extends MarketConn {
  readonly shop: ShopRef
  readonly credentials: Credentials
}

export interface ShopRef {
  readonly external_shop_id: string
  readonly shop_domain: string
  readonly region: string
}

export interface AuthStart {
  /** Comes back unchanged; one use, checked by the store module. */
  readonly state: string
  readonly shop_domain: string
  readonly region: string
  /** S256 of the verifier that `AuthAnswer` will carry. */
  readonly code_challenge: string
}

export interface AuthAnswer {
  /** The query the seller came back with, or the fields a person filled in, or the keys the site posted. */
  readonly fields: Readonly<Record<string, string>>
  readonly code_verifier: string
  readonly shop_domain: string
  readonly region: string
}

/** One shop a seller let us into. Some platforms give several at once. */
export interface AuthorisedShop extends ShopRef {
  readonly name: string
  readonly currency: string
  readonly credentials: Credentials
}

/**
 * - `code`: we send the seller to the platform, they come back with a code.
 * - `key_post`: we send the seller to their site, the site posts keys to us.
 * - `keys`: the seller pastes keys or a token.
 */
export type AuthWay = 'code' | 'key_post' | 'keys'

/** Calls of one class a second, for one store. */
export interface Rate {
  readonly per_second: number
  readonly burst: number
}

export interface Traits {
  readonly ways: readonly AuthWay[]
  /** `rotating`: a refresh token works once. `steady`: it stays. `none`: the seller consents again. */
  readonly refresh: 'rotating' | 'steady' | 'none'
  /**
   * How we know that an event is the platform's:
   * - `signed`: with our app's secret; the event says which shop it is about, or the address does.
   * - `store_signed`: with a secret of the store, whose key is in the address.
   * - `unsigned`: only by the key in the address, which nobody can guess. It only makes us look.
   */
  readonly webhooks: 'signed' | 'store_signed' | 'unsigned' | 'none'
  /** `async`: the platform decides later; ask with `listingState`. */
  readonly listing: 'sync' | 'async' | 'none'
  /** Whether an order can be shipped in several parcels. */
  readonly partial_ship: boolean
  /** False where the platform gives the tracking number itself. */
  readonly own_tracking: boolean
  /** The longest span of changes one question may cover. */
  readonly max_window_days: number
  /** How often a store is asked for changes. */
  readonly poll_seconds: number
  /** By class; `default` for calls that name none. */
  readonly rates: Readonly<Record<string, Rate>> & { readonly default: Rate }
}

export interface HookRequest {
  /** Path and query as they came. */
  readonly url: string
  /** The address the platform was told to call, without query. */
  readonly callback_url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly raw_body: Buffer
  readonly ip: string
  readonly now: Date
}

export interface HookEvent {
  /** The same for a repeated delivery of the same event. */
  readonly dedupe_key: string
  readonly kind: 'order' | 'revoked' | 'expiring' | 'product' | 'ping' | 'other'
  /** Which shop it is about; empty when the address it was sent to says so. */
  readonly external_shop_id: string
  readonly external_order_id: string
}

export interface HookAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Webhooks {
  /** Constant in time. `secret` is the store's own where the address names a store, else the app's; never empty. */
  verify(app: MarketApp, request: HookRequest, secret: string): boolean
  parse(app: MarketApp, request: HookRequest): HookEvent[]
  /** What the platform wants to hear; `200 {}` unless given. */
  answer?(request: HookRequest): HookAnswer
  /** Asks the platform to call us. Absent where a person does it once in the platform's console. */
  subscribe?(conn: StoreConn, address: string, secret: string): Promise<void>
}

export interface Carrier {
  readonly code: string
  readonly name: string
}

export interface Warehouse {
  readonly id: string
  readonly name: string
}

/**
 * One marketplace. Every function throws `MarketError` and nothing else; none of them stores, retries, refreshes or
 * waits: that is done once, for all of them, by the store module.
 */
export interface Connector {
  /** The number of the wire, see `Platform` in the contract. */
  readonly platform: number
  readonly slug: MarketSlug
  readonly traits: Traits
  /** The platform knows no app of ours: every seller brings keys of their own. */
  readonly without_app?: true
  /** Live addresses, as the platform documents them. Configuration may replace them; the sandbox always does. */
  readonly hosts: MarketHosts
  /** Our key in the sandbox, where the platform's keys have a form of their own; `inkroute-<slug>` otherwise. */
  readonly sandbox_key?: string
  /** `code`, `key_post`: the address to send the seller to. */
  startAuth?(app: MarketApp, start: AuthStart): string
  /** `key_post`: whose keys these are, or null when the post is not one. */
  readKeyPost?(raw_body: Buffer): { readonly state: string; readonly fields: Record<string, string> } | null
  /** A shop that came to us from the platform's own app page, if its signature holds. */
  readInstall?(app: MarketApp, query: Readonly<Record<string, string>>, now: Date): { shop_domain: string } | null
  completeAuth(conn: MarketConn, answer: AuthAnswer): Promise<AuthorisedShop[]>
  /** New tokens. Called by one at a time for a store; the answer is stored before it is used. */
  refresh?(conn: StoreConn): Promise<Credentials>
  /** A cheap authenticated question; throws `revoked` or `expired` when we are no longer let in. */
  probe(conn: StoreConn): Promise<void>
  /** One page of orders changed within the window, oldest change first where the platform can. */
  pullOrders(conn: StoreConn, window: OrderWindow): Promise<OrderPage>
  getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder>
  /** Tells the platform what was sent. `already` when it knew: then it is as if we had just done it. */
  ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult>
  carriers?(conn: StoreConn): Promise<Carrier[]>
  /** The platform's own warehouses of a shop, where stock is kept by warehouse. */
  warehouses?(conn: StoreConn): Promise<Warehouse[]>
  /** Categories, what they ask for, and the shop's own lists; absent where nothing of that can be read. */
  readonly catalogue?: Catalogue
  createListing?(conn: StoreConn, draft: ListingDraft): Promise<ListingResult>
  /** `known` as the last result gave them: what is there and not in the draft any more has to go. */
  updateListing?(
    conn: StoreConn,
    external_product_id: string,
    draft: ListingDraft,
    known?: VariantIds,
  ): Promise<ListingResult>
  /** What became of a submission. The draft is there for platforms that take the stock only once they know the item. */
  listingState?(conn: StoreConn, submission_id: string, draft?: ListingDraft): Promise<ListingResult>
  setStock?(conn: StoreConn, changes: readonly StockChange[]): Promise<void>
  /** `variant_ids` as the last result gave them: some platforms know no products, only their variants. */
  unpublish?(conn: StoreConn, external_product_id: string, variant_ids?: VariantIds): Promise<void>
  readonly webhooks?: Webhooks
}
