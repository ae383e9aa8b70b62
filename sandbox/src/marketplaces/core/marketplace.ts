import type { Listing, Order, Shop } from './model.ts'

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
