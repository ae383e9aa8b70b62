import type { MarketMoney } from './market-order.ts'

export interface ListingVariant {
  readonly sku: string
  /** By option name, e.g. `{ Color: 'White', Size: 'M' }`. */
  readonly options: Readonly<Record<string, string>>
  readonly price: MarketMoney
  readonly quantity: number
  readonly picture_urls: readonly string[]
  readonly barcode: string
  readonly weight_g: number
}

export interface ListingDraft {
  /** Our id; the same on every retry. */
  readonly draft_id: string
  readonly title: string
  readonly description_html: string
  readonly category_id: string
  readonly brand: string
  readonly picture_urls: readonly string[]
  readonly option_names: readonly string[]
  readonly variants: readonly ListingVariant[]
  readonly package_mm: { readonly length: number; readonly width: number; readonly height: number }
  /** Platform-specific attributes and settings, checked by the connector. */
  readonly attributes: Readonly<Record<string, unknown>>
  /** Search words; absent in drafts made before there were any. */
  readonly tags?: readonly string[]
}

export interface ListingIssue {
  readonly code: string
  readonly message: string
  readonly field: string
}

/** The platform's id for each of our SKUs. */
export type VariantIds = Readonly<Record<string, string>>

export interface ListingResult {
  readonly state: 'live' | 'pending' | 'rejected'
  readonly external_product_id: string
  /** The id to poll while it is pending. */
  readonly submission_id: string
  readonly variant_ids: VariantIds
  readonly issues: readonly ListingIssue[]
  /** Where buyers see it, if only the platform knows that; otherwise see `listingPage`. */
  readonly page_url?: string
}

export interface StockChange {
  readonly external_product_id: string
  readonly external_variant_id: string
  readonly sku: string
  readonly quantity?: number
  readonly price?: MarketMoney
}
