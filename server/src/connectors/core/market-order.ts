/** Orders in a form common to all marketplaces. External ids are text; timestamps are ISO 8601 in UTC. */
export type MarketOrderStatus =
  | 'pending_payment'
  | 'on_hold'
  | 'ready_to_ship'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'cancel_requested'
  | 'cancelled'
  | 'refunded'
  | 'returning'
  /** A status we do not know. Never guessed. */
  | 'unknown'

/** `12.30`, `USD`. */
export interface MarketMoney {
  readonly amount: string
  readonly currency: string
}

export interface MarketAddress {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  /** State or province as the platform spells it. */
  readonly province: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  readonly tax_number: string
  /** The platform still hides parts of it, so no label may be printed from it. */
  readonly is_masked: boolean
}

/** A buyer's answer for one line. Without it, the sample design of the listing would be printed. */
export interface Personalisation {
  /** The question, as the buyer saw it. */
  readonly label: string
  readonly value: string
  /** A file the buyer sent, usually a photo. */
  readonly picture_url?: string
}

export interface MarketLine {
  readonly external_line_id: string
  /** Ids of single pieces, on platforms that treat each piece as a line. */
  readonly unit_ids: readonly string[]
  /** The seller's code; may be empty. */
  readonly sku: string
  readonly external_product_id: string
  readonly external_variant_id: string
  readonly title: string
  readonly variant: string
  readonly quantity: number
  readonly unit_price: MarketMoney | null
  readonly picture_url: string
  /** Empty if nothing is personalised. */
  readonly personalisation: readonly Personalisation[]
}

export interface MarketParcel {
  readonly tracking_number: string
  readonly carrier: string
}

export interface MarketOrder {
  readonly external_order_id: string
  /** The number shown to buyer and seller; often the same. */
  readonly external_number: string
  readonly status: MarketOrderStatus
  readonly raw_status: string
  readonly created_at: string
  readonly updated_at: string
  readonly paid_at: string | null
  readonly ship_by: string | null
  readonly total: MarketMoney | null
  readonly buyer_note: string
  readonly address: MarketAddress | null
  readonly lines: readonly MarketLine[]
  /** Parcels the platform knows of. */
  readonly parcels: readonly MarketParcel[]
  /** `platform`: it has the goods in its own warehouse, so nothing is made for it. */
  readonly fulfilled_by: 'seller' | 'platform'
  /**
   * `platform`: we make and pack it, but the platform's carrier brings it under the platform's label. The address may
   * stay hidden, and the tracking number is the platform's. `buyer`: collected where the seller is, so there is no
   * address. Absent: we send it.
   */
  readonly shipping_by?: 'seller' | 'platform' | 'buyer'
}

/** Orders changed in `[since, until)`. `page` is the connector's cursor, null at the start. */
export interface OrderWindow {
  readonly since: string
  readonly until: string
  readonly page: string | null
  /** How often the page was made smaller, because the shop did not answer in time. */
  readonly cuts?: number
}

export type UnreadProblem =
  | 'missing'
  | 'not_whole'
  | 'not_a_number'
  | 'not_a_time'
  | 'unexpected'
  /** The platform refused the details of this order alone. */
  | 'refused'
  /** It was read, but our database refused it. */
  | 'not_saved'

/** An order that could not be read. It is kept as it came and shown to the seller; the others go on. */
export interface UnreadOrder {
  readonly external_order_id: string
  readonly problem: UnreadProblem
  /** Path of the field in the platform's answer; empty if it is not one field. */
  readonly place: string
  /** The value found there, shortened. */
  readonly found: string
  /** The order as sent, as JSON. */
  readonly raw: string
}

export interface OrderPage {
  readonly orders: readonly MarketOrder[]
  readonly unread: readonly UnreadOrder[]
  /** Null at the end of the window. */
  readonly next_page: string | null
}

export interface Shipment {
  /** Our id; the same on every retry. */
  readonly shipment_id: string
  readonly external_order_id: string
  readonly tracking_number: string
  /** The platform's code for the carrier, from the seller's carrier table. */
  readonly carrier_code: string
  readonly carrier_name: string
  readonly tracking_url: string
  readonly shipped_at: string
  readonly lines: readonly ShippedLine[]
  /** Nothing is left to send after this parcel. */
  readonly completes_order: boolean
}

export interface ShippedLine {
  readonly external_line_id: string
  readonly quantity: number
}

/** A packed parcel, for platforms that want to know before they make its label. */
export interface PackedParcel {
  readonly weight_g: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

/** A label the platform made for a parcel that its own carrier brings. */
export interface PlatformLabel {
  readonly tracking_number: string
  readonly carrier: string
  /** What the platform calls the parcel. */
  readonly package_id: string
  readonly pdf: Buffer
}

export interface ShipResult {
  readonly already: boolean
  /** Set if the platform assigns tracking numbers. */
  readonly tracking_number?: string
}
