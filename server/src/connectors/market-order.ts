/** Orders as all marketplaces mean them. Numbers of others are text; instants are ISO 8601 in UTC. */
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
  /** A state we have no name for. Never guessed. */
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
  /** State or province, as the platform writes it. */
  readonly province: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  readonly tax_number: string
  /** The platform hides parts of it for now: never print a label from it. */
  readonly is_masked: boolean
}

/** What a buyer wrote, chose or sent for one line. Printing the listing's own design would print the sample. */
export interface Personalisation {
  /** The question, as the buyer saw it. */
  readonly label: string
  readonly value: string
  /** A file of theirs: usually a photo. */
  readonly picture_url?: string
}

export interface MarketLine {
  readonly external_line_id: string
  /** Where a platform counts every unit as a line of its own. */
  readonly unit_ids: readonly string[]
  /** The seller's own code; empty when there is none. */
  readonly sku: string
  readonly external_product_id: string
  readonly external_variant_id: string
  readonly title: string
  readonly variant: string
  readonly quantity: number
  readonly unit_price: MarketMoney | null
  readonly picture_url: string
  /** Empty: it is sold as it is listed. */
  readonly personalisation: readonly Personalisation[]
}

export interface MarketParcel {
  readonly tracking_number: string
  readonly carrier: string
}

export interface MarketOrder {
  readonly external_order_id: string
  /** What buyer and seller call it; often the same. */
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
  readonly fulfilled_by: 'seller' | 'platform'
}

/** Everything changed in `[since, until)`. `page` is the connector's own word for where it stands, null to begin. */
export interface OrderWindow {
  readonly since: string
  readonly until: string
  readonly page: string | null
}

export interface OrderPage {
  readonly orders: readonly MarketOrder[]
  /** Null when the window ends here. */
  readonly next_page: string | null
}

export interface Shipment {
  /** Ours, the same when it is sent again. */
  readonly shipment_id: string
  readonly external_order_id: string
  readonly tracking_number: string
  /** The platform's own code of the carrier, by the seller's carrier table. */
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

export interface ShipResult {
  readonly already: boolean
  /** Given where the platform gives tracking numbers itself. */
  readonly tracking_number?: string
}
