import type { Rate } from '../pace/call-budget.queries.ts'
import type { CategoryField, MarketCategory, MarketChoice } from './catalogue.ts'
import type { ListingDraft, ListingIssue, ListingResult, QuestionLimits, StockChange, VariantIds } from './listing.ts'
import type { MarketClient } from './market-client.ts'
import type {
  MarketOrder,
  OrderPage,
  OrderWindow,
  PackedParcel,
  PlatformLabel,
  Shipment,
  ShippedLine,
  ShipResult,
} from './market-order.ts'

/** Categories and shop-specific lists, so that sellers choose names instead of typing ids. */
export interface Catalogue {
  /** `tree`: returns the whole tree. `level`: returns the children of one category. */
  readonly way: 'tree' | 'level'
  /** Children of a category; the roots for the empty id. */
  categories(conn: StoreConn, parent_id: string): Promise<MarketCategory[]>
  fields?(conn: StoreConn, category_id: string): Promise<CategoryField[]>
  /** Freight templates, shipping profiles and the like, by the key of the template's field. */
  choices?(conn: StoreConn): Promise<Record<string, MarketChoice[]>>
}

/** Folder name of a connector, its name in URLs and its base path in the sandbox (`/market/<slug>`). */
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
  | 'prestashop'
  | 'walmart'
  | 'magento'
  | 'ebay'
  | 'ozon'
  | 'temu'
  | 'temu-local'
  | 'shein'

/** Base URLs of a platform. Signatures cover the path of the call, never the prefix a sandbox adds. */
export interface MarketHosts {
  /** Pages for the seller's browser. */
  readonly authorize: string
  /** Tokens. */
  readonly token: string
  /** Everything else. `{shop}` is replaced by the shop's domain, `{region}` by its region. */
  readonly api: string
}

/** Our app registration at a platform. */
export interface MarketApp {
  readonly key: string
  readonly secret: string
  /** Our redirect page. Append `?state=` for platforms that do not return the state. */
  readonly redirect_uri: string
  /** Our webhook URL. */
  readonly webhook_url: string
  readonly hosts: MarketHosts
  /** True if the sandbox replaces the platform: plain http on local hosts. */
  readonly is_sandbox: boolean
  /** Hosts of shops the operator lets us call without TLS. */
  readonly plain_hosts?: ReadonlySet<string>
  /** Platform-specific settings (service id, webhook secret …) from the configuration. */
  readonly extra: Readonly<Record<string, string>>
}

/** Access tokens and keys. Stored encrypted; never logged or sent to a browser. */
export interface Credentials {
  readonly access_token?: string
  readonly access_expires_at?: string
  readonly refresh_token?: string
  readonly refresh_expires_at?: string
  /** When the seller has to consent again, regardless of refreshes. */
  readonly consent_expires_at?: string
  /** Pasted keys, shop ciphers, seller ids … */
  readonly extra: Readonly<Record<string, string>>
}

/** Connection before a store exists. */
export interface MarketConn {
  readonly app: MarketApp
  readonly http: MarketClient
  /** The time to sign with. */
  readonly now: () => Date
}

/** Connection of one store. */
export interface StoreConn extends MarketConn {
  readonly shop: ShopRef
  readonly credentials: Credentials
  /** Absent where nothing is remembered. */
  readonly pictures?: PictureMemory
}

/** What the shop calls the pictures it was given. */
export interface PictureMemory {
  /** Undefined if it was never given, or so long ago that the platform may have dropped it unless it is in use. */
  find(picture: string, is_in_use?: boolean): Promise<string | undefined>
  keep(picture: string, external_id: string): Promise<void>
}

export interface ShopRef {
  readonly external_shop_id: string
  readonly shop_domain: string
  readonly region: string
}

export interface AuthStart {
  /** Returned unchanged and used once; checked by the store module. */
  readonly state: string
  readonly shop_domain: string
  readonly region: string
  /** S256 of the verifier that `AuthAnswer` will carry. */
  readonly code_challenge: string
}

export interface AuthAnswer {
  /** The redirect query, the form the seller filled in, or the keys the site posted. */
  readonly fields: Readonly<Record<string, string>>
  readonly code_verifier: string
  readonly shop_domain: string
  readonly region: string
}

/** A shop the seller authorised. Some platforms return several at once. */
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

export interface Traits {
  readonly ways: readonly AuthWay[]
  /** `rotating`: a refresh token works once. `steady`: it stays. `none`: the seller consents again. */
  readonly refresh: 'rotating' | 'steady' | 'none'
  /**
   * How an event is authenticated:
   * - `signed`: with our app's secret; the event or the URL names the shop.
   * - `store_signed`: with a secret of the store, whose key is in the URL.
   * - `unsigned`: only by the unguessable key in the URL. It merely triggers a sync.
   */
  readonly webhooks: 'signed' | 'store_signed' | 'unsigned' | 'none'
  /** `async`: the platform decides later; ask with `listingState`. */
  readonly listing: 'sync' | 'async' | 'none'
  /** Whether an order can be shipped in several parcels. */
  readonly partial_ship: boolean
  /** False if the platform assigns the tracking number. */
  readonly own_tracking: boolean
  /** Longest time window of one order query. */
  readonly max_window_days: number
  /** Polling interval. */
  readonly poll_seconds: number
  /** By class; `default` for calls that name none. */
  readonly rates: Readonly<Record<string, Rate>> & { readonly default: Rate }
}

export interface HookRequest {
  /** Path and query as received. */
  readonly url: string
  /** The callback URL registered at the platform, without query. */
  readonly callback_url: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly raw_body: Buffer
  readonly ip: string
  readonly now: Date
}

/** What a platform asks on behalf of a buyer or of a shop that removed our app. */
export interface PrivacyWish {
  readonly kind: 'buyer_export' | 'buyer_erase' | 'shop_erase'
  readonly email: string
  readonly phone: string
  /** Ids of orders at the platform, as `MarketOrder` has them. */
  readonly order_ids: readonly string[]
  /** Numbers of orders, where the platform names those. */
  readonly order_numbers: readonly string[]
}

export interface HookEvent {
  /** The same for a repeated delivery of the same event. */
  readonly dedupe_key: string
  readonly kind: 'order' | 'revoked' | 'expiring' | 'product' | 'privacy' | 'ping' | 'other'
  /** Empty if the URL already identifies the shop. */
  readonly external_shop_id: string
  readonly external_order_id: string
  /** For `privacy`. */
  readonly wish?: PrivacyWish
}

export interface HookAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface Webhooks {
  /** Constant time. `secret` is the store's if the URL names a store, else the app's; never empty. */
  verify(app: MarketApp, request: HookRequest, secret: string): boolean
  parse(app: MarketApp, request: HookRequest): HookEvent[]
  /** The reply the platform expects; defaults to `200 {}`. */
  answer?(request: HookRequest): HookAnswer
  /** Registers our webhooks and revives disabled ones. Absent if that is done once in the platform's console. */
  subscribe?(conn: StoreConn, address: string, secret: string): Promise<void>
  /** Removes the webhooks that lead to this address, before the store is disconnected. */
  unsubscribe?(conn: StoreConn, address: string): Promise<void>
}

/** Notices about people's data that are not about one shop, at `/market-hook/<slug>/notices`. */
export interface Notices {
  /** The JSON to answer when the platform asks whether the address is ours; null if it cannot be answered. */
  challenge(app: MarketApp, query: Readonly<Record<string, string>>, endpoint: string): string | null
  /** The events of a notice, or null if it is not genuine. May ask the platform for its key. */
  read(conn: MarketConn, request: HookRequest): Promise<HookEvent[] | null>
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
 * One marketplace. Functions throw only `MarketError`; none of them stores, retries, refreshes or waits, because the
 * store module does that for all connectors.
 */
export interface Connector {
  readonly platform: number
  readonly slug: MarketSlug
  readonly traits: Traits
  /** There is no app registration: every seller brings their own keys. */
  readonly without_app?: true
  /** Names in `extra` without which its login page cannot be opened. */
  readonly needed_extra?: readonly string[]
  /** Documented live URLs. Configuration may override them; the sandbox always does. */
  readonly hosts: MarketHosts
  /** Our key in the sandbox, if the platform's keys have a special format; defaults to `inkroute-<slug>`. */
  readonly sandbox_key?: string
  /** `code`, `key_post`: the URL to send the seller to. */
  startAuth?(app: MarketApp, start: AuthStart): string
  /** `key_post`: the state of the post, or null if it is not one. */
  readKeyPost?(raw_body: Buffer): { readonly state: string; readonly fields: Record<string, string> } | null
  /** A shop that installed us from the platform's app store, if the signature is valid. */
  readInstall?(app: MarketApp, query: Readonly<Record<string, string>>, now: Date): { shop_domain: string } | null
  completeAuth(conn: MarketConn, answer: AuthAnswer): Promise<AuthorisedShop[]>
  /** A made-up return with the signature the platform would give it, where `completeAuth` checks one before asking. */
  signReturn?(app: MarketApp, fields: Readonly<Record<string, string>>, shop_domain: string): Record<string, string>
  /** New tokens. Never called concurrently for a store; the result is stored before use. */
  refresh?(conn: StoreConn): Promise<Credentials>
  /** A cheap authenticated call; throws `revoked` or `expired` if access is lost. */
  probe(conn: StoreConn): Promise<void>
  /** One page of orders changed within the window, oldest change first if the platform supports it. */
  pullOrders(conn: StoreConn, window: OrderWindow): Promise<OrderPage>
  getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder>
  /** Reports a shipment. `already` if the platform knew it, which counts as success. */
  ship(conn: StoreConn, shipment: Shipment, order: MarketOrder): Promise<ShipResult>
  /**
   * For orders with `shipping_by: 'platform'`: arranges the shipment of these lines, unless that has been done, and
   * returns the platform's labels. `temporary` while they are still being made.
   */
  platformLabels?(
    conn: StoreConn,
    order: MarketOrder,
    lines: readonly ShippedLine[],
    parcel: PackedParcel,
  ): Promise<PlatformLabel[]>
  carriers?(conn: StoreConn): Promise<Carrier[]>
  /** Warehouses of a shop, on platforms that keep stock by warehouse. */
  warehouses?(conn: StoreConn): Promise<Warehouse[]>
  /** Categories, their fields and the shop's lists; absent if the platform offers none of it. */
  readonly catalogue?: Catalogue
  /** What `createListing` would refuse before it asks the platform. The shop is empty while none is chosen. */
  checkListing?(draft: ListingDraft, shop: ShopRef): ListingIssue[]
  /** The page buyers see; absent where the platform's ids lead to none. */
  listingPage?(shop: ShopRef, external_product_id: string, draft_id: string): string
  /** What its own questions to buyers take, where `createListing` makes them. */
  readonly questions?: QuestionLimits
  /** Options belong to the shop, not to the product: two listings made at once would each make those that are missing. */
  readonly shares_options?: true
  /** `createListing` leaves the key of the form with the product, for our widget in the shop's theme. */
  readonly marks_form?: true
  createListing?(conn: StoreConn, draft: ListingDraft): Promise<ListingResult>
  /** `known` is from the last result: variants no longer in the draft have to be removed. */
  updateListing?(
    conn: StoreConn,
    external_product_id: string,
    draft: ListingDraft,
    known?: VariantIds,
  ): Promise<ListingResult>
  /** State of a submission. The draft is for platforms that accept stock only after the item exists. */
  listingState?(conn: StoreConn, submission_id: string, draft?: ListingDraft): Promise<ListingResult>
  setStock?(conn: StoreConn, changes: readonly StockChange[]): Promise<void>
  /** `variant_ids` is from the last result: some platforms know only variants, not products. */
  unpublish?(conn: StoreConn, external_product_id: string, variant_ids?: VariantIds): Promise<void>
  readonly webhooks?: Webhooks
  readonly notices?: Notices
}
