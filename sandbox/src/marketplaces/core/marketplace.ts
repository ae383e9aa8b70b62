import type { FastifyInstance } from 'fastify'
import type { Consent, Listing, Order, Shop, Token } from './model.ts'
import type { World } from './world.ts'

export interface Region {
  /** ISO country. */
  readonly code: string
  readonly currency: string
  readonly title: string
}

export type EventKind =
  | 'order_created'
  | 'order_paid'
  | 'order_shipped'
  | 'order_cancelled'
  | 'address_changed'
  | 'listing_changed'
  | 'authorised'
  | 'deauthorised'
  // What platforms ask of apps about people's data: `order` names the buyer.
  | 'buyer_data_request'
  | 'buyer_redact'
  | 'shop_redact'

export interface MarketEvent {
  readonly event_id: string
  readonly kind: EventKind
  readonly shop: Shop
  readonly at_ms: number
  readonly order?: Order
  readonly listing?: Listing
}

export interface OutgoingWebhook {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | Buffer
}

/** How a platform says that it is overrun or broken. */
export interface FaultReply {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body: string
}

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
