import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { DesignDocument } from '@inkroute/engine/document/design-document'

/** The current design. */
export interface SaveSubject {
  readonly product: BasicProduct
  readonly document: DesignDocument
  readonly color_id: number
}

export interface Variants {
  readonly colors: readonly { readonly id: number }[]
  readonly sizes: readonly { readonly id: number }[]
  readonly items: readonly { readonly id: number; readonly color_id: number; readonly size_id: number }[]
}

/** How many SKUs the chosen colours and sizes make. */
export const skuCount = ({ items }: Variants, color_ids: readonly number[], size_ids: readonly number[]): number =>
  items.filter((item) => color_ids.includes(item.color_id) && size_ids.includes(item.size_id)).length

interface Sku {
  readonly color_id: number
  readonly color_name: string
  readonly color_hex: string
  readonly size_id: number
  readonly size_name: string
}

/** The colours and sizes of SKUs, each once and in their order. */
export function getVariants(skus: readonly Sku[]) {
  const colors = new Map(
    skus.map((sku) => [sku.color_id, { id: sku.color_id, name: sku.color_name, hex: sku.color_hex }]),
  )
  const sizes = new Map(skus.map((sku) => [sku.size_id, { id: sku.size_id, name: sku.size_name }]))
  return { colors: [...colors.values()], sizes: [...sizes.values()] }
}

export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

export const isAmount = (text: string): boolean => text === '' || /^\d{1,8}(\.\d{1,2})?$/.test(text)

/** Whole percent of the price left after the cost; null without a price. */
export function marginPercent(price: string, cost: string): number | null {
  if (price === '' || !isAmount(price)) return null
  const fen = decimalToFen(price)
  return fen === 0 ? null : Math.round(((fen - decimalToFen(cost)) * 100) / fen)
}

export const getAmount = (text: string): string => (text === '' ? '' : fenToDecimal(decimalToFen(text)))
