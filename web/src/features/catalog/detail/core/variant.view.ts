import { MAX_PURCHASE_QUANTITY } from '@inkroute/contract/catalog/codes'
import type { BasicProduct, ProductItem } from '@inkroute/contract/catalog/product'

/** The visitor's choice. It is kept in the URL so that links reproduce it. */
export interface Variant {
  readonly color_id: number
  readonly size_id: number
  readonly quantity: number
  /** Printed views; the first is included in the price. */
  readonly printed_views: number
  readonly technique: string
  /** Warehouse code; empty means any. */
  readonly warehouse: string
}

type Choices = Pick<
  BasicProduct,
  'colors' | 'sizes' | 'items' | 'views' | 'techniques' | 'default_color_key' | 'print_areas'
>

export const findItem = (product: Pick<BasicProduct, 'items'>, color_id: number, size_id: number) =>
  product.items.find((item) => item.color_id === color_id && item.size_id === size_id)

/** All sizes, marking those unavailable in the colour. */
export const sizesFor = (product: Pick<BasicProduct, 'items' | 'sizes'>, color_id: number) =>
  product.sizes.map((size) => {
    const item = findItem(product, color_id, size.id)
    return { ...size, is_made: item !== undefined, is_in_stock: (item?.stock ?? 0) > 0 }
  })

/** The size if available in the colour, otherwise the first available one. */
function sizeIn(product: Choices, color_id: number, size_id: number): number {
  if (findItem(product, color_id, size_id)) return size_id
  return product.items.find((item) => item.color_id === color_id)?.size_id ?? product.sizes[0]?.id ?? 0
}

export const printableViews = (product: Pick<BasicProduct, 'views'>): number => Math.max(1, product.views.length)

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const whole = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

function defaultVariant(product: Choices): Variant {
  const color = product.colors.find(({ key }) => key === product.default_color_key) ?? product.colors[0]
  const color_id = color?.id ?? 0
  return {
    color_id,
    size_id: sizeIn(product, color_id, product.sizes[0]?.id ?? 0),
    quantity: 1,
    printed_views: 1,
    technique: product.techniques[0]?.key ?? '',
    warehouse: '',
  }
}

/** Reads the choice from the URL, falling back to valid values. */
export function readVariant(product: Choices, params: URLSearchParams): Variant {
  const usual = defaultVariant(product)
  const color_id = product.colors.find(({ id }) => id === whole(params.get('color_id')))?.id ?? usual.color_id
  const technique = product.techniques.find(({ key }) => key === params.get('technique'))?.key ?? usual.technique
  return {
    color_id,
    size_id: sizeIn(product, color_id, whole(params.get('size_id')) ?? usual.size_id),
    quantity: clamp(whole(params.get('quantity')) ?? 1, 1, MAX_PURCHASE_QUANTITY),
    printed_views: clamp(whole(params.get('views')) ?? 1, 1, printableViews(product)),
    technique,
    warehouse: /^[A-Z0-9-]{1,16}$/.test(params.get('warehouse') ?? '') ? (params.get('warehouse') ?? '') : '',
  }
}

/** Writes the choice to the query; defaults are omitted, foreign parameters kept. */
export function writeVariant(product: Choices, variant: Variant, before: URLSearchParams): URLSearchParams {
  const usual = defaultVariant(product)
  const params = new URLSearchParams(before)
  const set = (name: string, value: string | number, normal: string | number) =>
    value === normal ? params.delete(name) : params.set(name, String(value))
  set('color_id', variant.color_id, usual.color_id)
  set('size_id', variant.size_id, sizeIn(product, variant.color_id, usual.size_id))
  set('quantity', variant.quantity, 1)
  set('views', variant.printed_views, 1)
  set('technique', variant.technique, usual.technique)
  set('warehouse', variant.warehouse, '')
  return params
}

/** Changes the colour, keeping the size if possible. */
export const withColor = (product: Choices, variant: Variant, color_id: number): Variant => ({
  ...variant,
  color_id,
  size_id: sizeIn(product, color_id, variant.size_id),
})

/** Studio URL for this product. */
export function studioPath(product_id: number, { color_id, size_id }: Pick<Variant, 'color_id' | 'size_id'>): string {
  return `/design/newSingleDesign?id=${product_id}&color=${color_id}&size=${size_id}`
}

export type StartAnswer = 'login' | 'upgrade' | 'go'

/** What the button does: visitors log in first, sellers below the required level are told how to reach it. */
export function startAnswer(product: Pick<BasicProduct, 'dtc_enable'>, has_session: boolean): StartAnswer {
  if (!has_session) return 'login'
  return product.dtc_enable === 2 ? 'upgrade' : 'go'
}

/** Lowest and highest price of one colour's items. */
export function findPrices(items: readonly ProductItem[], color_id: number): { low: string; high: string } | null {
  const prices = items.filter((item) => item.color_id === color_id).map((item) => item.price)
  if (prices.length === 0) return null
  const sorted = prices.toSorted((a, b) => Number(a) - Number(b))
  return { low: sorted[0] ?? '', high: sorted.at(-1) ?? '' }
}
