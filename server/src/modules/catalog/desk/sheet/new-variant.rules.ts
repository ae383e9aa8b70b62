// A row with a SKU the product does not have: a new variant, or one whose SKU was typed over.
import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'

/** The field of the change that adds a variant; `after` names its colour and size. */
export const NEW_VARIANT = 'variant'

type Option = { readonly color_id: number; readonly size_id: number }
type Options = Pick<ProductDocument, 'colours' | 'sizes'>

const getLabel = (colour: ProductDocument['colours'][number], size: ProductDocument['sizes'][number]) =>
  `${colour.name.zh || colour.key} / ${size.name}`

/** The colour and size that a label names, if the document still has them. */
export function findOption({ colours, sizes }: Options, label: string): Option | undefined {
  for (const colour of colours) {
    const size = sizes.find((one) => getLabel(colour, one) === label)
    if (size) return { color_id: colour.id, size_id: size.id }
  }
  return undefined
}

export const findVariant = ({ items }: Pick<ProductDocument, 'items'>, { color_id, size_id }: Option) =>
  items.find((item) => item.color_id === color_id && item.size_id === size_id)

export const blankVariant = (id: number, sku: string, option: Option): ProductVariant => ({
  id,
  sku,
  ...option,
  barcode: '',
  base_price_fen: 0,
  cost_fen: null,
  weight_g: 0,
  packed: { length_cm: 0, width_cm: 0, height_cm: 0 },
  stock: {},
})

export type ReadVariant =
  | { readonly kind: 'new'; readonly label: string; readonly blank: ProductVariant }
  | { readonly kind: 'wrong'; readonly message: string }

const wrong = (message: string): ReadVariant => ({ kind: 'wrong', message })

/** What a row with an unknown SKU means; messages are `中文|English`. */
export function readVariant(document: ProductDocument, sku: string, colour: string, size: string): ReadVariant {
  if (colour === '' || size === '') {
    return wrong(
      '这款产品没有这个 SKU。新增规格请填写颜色和尺码|The product has no variant with this SKU. To add one, fill in colour and size',
    )
  }
  const of_colour = document.colours.find(({ key, name }) => [key, name.zh, name.en].includes(colour))
  const of_size = document.sizes.find(({ name }) => name === size)
  if (!of_colour) {
    return wrong(
      `这款产品没有颜色“${colour}”，请先在产品里添加|The product has no colour “${colour}”; add it to the product first`,
    )
  }
  if (!of_size) {
    return wrong(
      `这款产品没有尺码“${size}”，请先在产品里添加|The product has no size “${size}”; add it to the product first`,
    )
  }
  const option = { color_id: of_colour.id, size_id: of_size.id }
  const known = findVariant(document, option)
  if (known) {
    return wrong(
      `${colour} / ${size} 的 SKU 是 ${known.sku}，表格里不能改 SKU，请改回|The SKU of ${colour} / ${size} is ${known.sku}; a file cannot change SKUs, so put it back`,
    )
  }
  if (!/^[\w.-]{1,60}$/.test(sku)) {
    return wrong(
      'SKU 只能使用字母、数字、点、- 和 _，最多 60 个|Use letters, digits, dots, - and _ in the SKU, at most 60',
    )
  }
  return { kind: 'new', label: getLabel(of_colour, of_size), blank: blankVariant(0, sku, option) }
}
