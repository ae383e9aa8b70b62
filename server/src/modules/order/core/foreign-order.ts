import type { DraftProblem, OrderState } from '@inkroute/contract/order/codes'
import type { OrderAddress } from '@inkroute/contract/order/order'

/** A buyer's answer to one question. */
export interface PersonalisationAnswer {
  readonly label: string
  readonly value: string
  readonly picture_url?: string
}

/** One line as the other side wrote it. */
export interface ForeignLine {
  readonly external_sku: string
  readonly title: string
  readonly picture?: string | undefined
  readonly quantity: number
  /** For one piece, in the order's currency, as a decimal. */
  readonly price?: string | null | undefined
  /** The other side's name for the line. */
  readonly external_line_id?: string | undefined
  /** SKU known to the caller; otherwise the code is looked up. */
  readonly goods_sku_id?: number | null | undefined
  /** The buyer's personalisation; the order is held until it is filled in. */
  readonly personalisation?: readonly PersonalisationAnswer[] | undefined
  /** Suggested SKU, used when nothing else is known about the code. */
  readonly likely_sku_id?: number | null | undefined
}

/** An order that began elsewhere. Whatever the address lacks makes a draft, not a refusal. */
export interface ForeignOrder {
  readonly source: 'import' | 'store' | 'fba' | 'api'
  readonly store_id?: number | null | undefined
  readonly external_order_no: string
  readonly address: Partial<OrderAddress>
  readonly lines: readonly ForeignLine[]
  readonly currency?: string | undefined
  readonly remark?: string | undefined
  readonly ordered_at?: string | Date | null | undefined
  /** Where the caller knows better than the seller's rules. */
  readonly warehouse?: string | undefined
  readonly channel_id?: number | undefined
  readonly user_id?: number | null | undefined
  /**
   * `platform`: the marketplace's carrier collects it at the warehouse; its address may be hidden. `buyer`: it is
   * collected where the seller is, who has to say where we send it.
   */
  readonly shipping_by?: 'seller' | 'platform' | 'buyer' | undefined
}

export interface ForeignResult {
  readonly external_order_no: string
  /** More than one where no single warehouse has everything. */
  readonly order_ids: number[]
  readonly state: OrderState
  readonly problems: DraftProblem[]
  /** False where the order was there before: nothing is changed then. */
  readonly is_new: boolean
}
