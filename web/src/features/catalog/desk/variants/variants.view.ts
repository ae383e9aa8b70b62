import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'

export interface VariantPlace {
  readonly color_id: number
  readonly size_id: number
}

export const isVariantAt = (item: ProductVariant, { color_id, size_id }: VariantPlace): boolean =>
  item.color_id === color_id && item.size_id === size_id

export const placeKey = ({ color_id, size_id }: VariantPlace): string => `${color_id}:${size_id}`

export const blankVariant: ProductVariant = {
  id: 1,
  sku: '',
  barcode: '',
  color_id: 1,
  size_id: 1,
  base_price_fen: 0,
  cost_fen: null,
  weight_g: 0,
  packed: { length_cm: 0, width_cm: 0, height_cm: 0 },
  stock: {},
}

const plainWord = (word: string) =>
  word
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** `MUG-WHITE-11OZ`: what the demonstration's products use as well. */
export function suggestedSku(document: ProductDocument, { color_id, size_id }: VariantPlace): string {
  const colour = document.colours.find((one) => one.id === color_id)
  const size = document.sizes.find((one) => one.id === size_id)
  return [document.code, colour?.key ?? String(color_id), plainWord(size?.name ?? '') || `S${size_id}`]
    .map(plainWord)
    .join('-')
    .slice(0, 60)
}

/** Values a new variant begins with: those of the same size, else of any other variant. */
function getModel(items: readonly ProductVariant[], { size_id }: VariantPlace): Partial<ProductVariant> {
  const model = items.find((item) => item.size_id === size_id) ?? items[0]
  return model
    ? {
        base_price_fen: model.base_price_fen,
        cost_fen: model.cost_fen,
        weight_g: model.weight_g,
        packed: model.packed,
      }
    : {}
}

/**
 * The document with a variant at each of these places. One that was offered before comes back as it was, with its
 * number, so that stock and orders still mean it; `known` are documents in which to look for it.
 */
export function withVariants(
  document: ProductDocument,
  places: readonly VariantPlace[],
  known: readonly (ProductDocument | null)[],
): ProductDocument {
  const remembered = known.flatMap((one) => one?.items ?? [])
  let next_id = Math.max(0, ...[...document.items, ...remembered].map((item) => item.id)) + 1
  const used = new Set(document.items.map((item) => item.id))
  const offered = new Set(document.items.map(placeKey))
  const wanted = new Map(places.map((place) => [placeKey(place), place]))
  const added = [...wanted.values()]
    .filter((place) => !offered.has(placeKey(place)))
    .map(({ color_id, size_id }): ProductVariant => {
      const place = { color_id, size_id }
      const old = remembered.find((item) => isVariantAt(item, place) && !used.has(item.id))
      if (old) return old
      return {
        ...blankVariant,
        ...getModel([...document.items, ...remembered], place),
        ...place,
        id: next_id++,
        sku: suggestedSku(document, place),
      }
    })
  return added.length === 0 ? document : { ...document, items: inOrder(document, [...document.items, ...added]) }
}

/** By colour, then by size, as both are listed. */
function inOrder(document: ProductDocument, items: readonly ProductVariant[]): ProductVariant[] {
  const colours = new Map(document.colours.map(({ id }, index) => [id, index]))
  const sizes = new Map(document.sizes.map(({ id }, index) => [id, index]))
  const rank = (item: ProductVariant) => (colours.get(item.color_id) ?? 0) * 1000 + (sizes.get(item.size_id) ?? 0)
  return items.toSorted((a, b) => rank(a) - rank(b))
}

export const withoutVariants = (document: ProductDocument, places: readonly VariantPlace[]): ProductDocument => ({
  ...document,
  items: document.items.filter((item) => !places.some((place) => isVariantAt(item, place))),
})

export const everyPlace = ({ colours, sizes }: ProductDocument): VariantPlace[] =>
  colours.flatMap((colour) => sizes.map((size) => ({ color_id: colour.id, size_id: size.id })))

/** The document with the numbers its variants have at the server, which may correct them. */
export function withNumbers(document: ProductDocument, stored: ProductDocument): ProductDocument {
  const numbers = new Map(stored.items.map((item) => [placeKey(item), item.id]))
  const isRight = (item: ProductVariant) => (numbers.get(placeKey(item)) ?? item.id) === item.id
  if (document.items.every(isRight)) return document
  return { ...document, items: document.items.map((item) => ({ ...item, id: numbers.get(placeKey(item)) ?? item.id })) }
}
