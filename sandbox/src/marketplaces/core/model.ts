/** What every marketplace has in common. An emulator translates this into its own words on the wire. */
export interface Shop {
  readonly shop_id: string
  name: string
  /** ISO country of the market it sells in. */
  readonly region: string
  readonly currency: string
  /** Part of the address on platforms where each shop has its own domain. */
  readonly handle: string
  readonly created_ms: number
  /** What a merchant copies into InkRoute on platforms without an approval page. */
  keys: Record<string, string>
  extra: Record<string, string>
  /** Where pushes go; empty: the address the platform keeps for the app. */
  webhook_url: string
}

/** A merchant's permission for the app, until revoked. */
export interface Grant {
  readonly shop_id: string
  granted_ms: number
  expires_ms: number | null
  revoked: boolean
  scopes: readonly string[]
  redirect_uri: string
}

export interface Code {
  readonly code: string
  readonly shop_ids: readonly string[]
  readonly redirect_uri: string
  readonly expires_ms: number
  /** PKCE challenge or other values compared when the code is redeemed. */
  readonly extra: Record<string, string>
  used: boolean
}

export interface Token {
  readonly access: string
  readonly refresh: string
  readonly shop_id: string
  access_expires_ms: number
  refresh_expires_ms: number
  revoked: boolean
  /** Set once the refresh token was exchanged. */
  refresh_used: boolean
  readonly extra: Record<string, string>
}

export interface Address {
  name: string
  phone: string
  email: string
  line1: string
  line2: string
  city: string
  state: string
  postal_code: string
  country: string
}

/** Neutral; each platform has its own word for it. */
export type OrderState = 'unpaid' | 'on_hold' | 'ready' | 'partially_shipped' | 'shipped' | 'delivered' | 'cancelled'

/** What a buyer wrote or sent for a line. Each platform has its own place for it. */
export interface Answer {
  readonly label: string
  readonly value: string
}

export interface OrderLine {
  readonly line_id: string
  /** One id per piece, for platforms that count pieces. */
  readonly unit_ids: readonly string[]
  readonly sku: string
  readonly product_id: string
  readonly variant_id: string
  readonly title: string
  readonly variant_text: string
  readonly quantity: number
  /** Decimal text, in the currency of the order. */
  readonly price: string
  readonly picture_url: string
  /** Absent in books kept by older versions. */
  readonly personalisation?: readonly Answer[]
  shipped: number
  shipped_unit_ids: string[]
  extra: Record<string, string>
}

export interface Shipment {
  readonly shipment_id: string
  readonly tracking_number: string
  readonly carrier: string
  readonly at_ms: number
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[]
}

export interface Order {
  readonly order_id: string
  readonly shop_id: string
  readonly number: string
  state: OrderState
  readonly created_ms: number
  updated_ms: number
  paid_ms: number | null
  readonly currency: string
  readonly shipping_fee: string
  readonly buyer_note: string
  address: Address
  lines: OrderLine[]
  shipments: Shipment[]
  extra: Record<string, string>
}

export interface ListingVariant {
  readonly variant_id: string
  sku: string
  options: Record<string, string>
  price: string
  quantity: number
  /** Still there, no longer sold. */
  is_off?: boolean
}

export interface Listing {
  readonly product_id: string
  readonly shop_id: string
  title: string
  state: 'live' | 'pending' | 'rejected' | 'offline'
  picture_urls: string[]
  variants: ListingVariant[]
  issues: { field: string; message: string }[]
  readonly created_ms: number
  updated_ms: number
  /** All other fields, as they were sent. */
  extra: Record<string, unknown>
}

export interface Subscription {
  readonly subscription_id: string
  readonly shop_id: string
  readonly topic: string
  readonly url: string
  readonly secret: string
}

export interface Delivery {
  readonly at_ms: number
  readonly shop_id: string
  readonly kind: string
  readonly url: string
  /** HTTP status, or why there was no answer. */
  answer: string
}

/** A merchant who has been sent here by the app and has not decided yet. */
export interface Consent {
  readonly consent_id: string
  readonly redirect_uri: string
  readonly state: string
  readonly scopes: readonly string[]
  /** Only this shop may be chosen, where the address already names it. */
  readonly shop_id: string | null
  readonly extra: Record<string, string>
}
