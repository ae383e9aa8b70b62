import { MAX_PURCHASE_QUANTITY } from '@inkroute/contract/catalog/codes'
import type { BasicProduct, ProductItem } from '@inkroute/contract/catalog/product'

/** What a visitor has chosen. It stands in the address, so that a link shows the same. */
export interface Variant {
  readonly color_id: number
  readonly size_id: number
  readonly quantity: number
  /** Views that are printed; the first is in the price. */
  readonly printed_views: number
  readonly technique: string
  /** Code of a warehouse; empty: any. */
  readonly warehouse: string
}

type Choices = Pick<
  BasicProduct,
  'colors' | 'sizes' | 'items' | 'views' | 'techniques' | 'default_color_key' | 'print_areas'
>

export const itemOf = (product: Pick<BasicProduct, 'items'>, color_id: number, size_id: number) =>
  product.items.find((item) => item.color_id === color_id && item.size_id === size_id)

/** All sizes, with those marked that the colour does not come in. */
export const sizesFor = (product: Pick<BasicProduct, 'items' | 'sizes'>, color_id: number) =>
  product.sizes.map((size) => {
    const item = itemOf(product, color_id, size.id)
    return { ...size, is_made: item !== undefined, is_in_stock: (item?.stock ?? 0) > 0 }
  })

/** The size itself when the colour has it, or the first one that it has. */
function sizeIn(product: Choices, color_id: number, size_id: number): number {
  if (itemOf(product, color_id, size_id)) return size_id
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

/** Whatever the address says, the answer is something the product comes in. */
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

/** The chosen things as a query; what is usual is left out, what is not ours stays. */
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

/** Another colour keeps the size when it can. */
export const withColor = (product: Choices, variant: Variant, color_id: number): Variant => ({
  ...variant,
  color_id,
  size_id: sizeIn(product, color_id, variant.size_id),
})

/** Address of the studio with this product opened. */
export function studioPath(product_id: number, { color_id, size_id }: Pick<Variant, 'color_id' | 'size_id'>): string {
  return `/design/newSingleDesign?id=${product_id}&color=${color_id}&size=${size_id}`
}

export type StartAnswer = 'login' | 'upgrade' | 'go'

/** What the button does: visitors log in first, sellers below the product's level are told how to get there. */
export function startAnswer(product: Pick<BasicProduct, 'dtc_enable'>, has_session: boolean): StartAnswer {
  if (!has_session) return 'login'
  return product.dtc_enable === 2 ? 'upgrade' : 'go'
}

/** Lowest and highest price of the items of one colour; the same twice when all sizes cost alike. */
export function pricesOf(items: readonly ProductItem[], color_id: number): { low: string; high: string } | null {
  const prices = items.filter((item) => item.color_id === color_id).map((item) => item.price)
  if (prices.length === 0) return null
  const sorted = prices.toSorted((a, b) => Number(a) - Number(b))
  return { low: sorted[0] ?? '', high: sorted.at(-1) ?? '' }
}
