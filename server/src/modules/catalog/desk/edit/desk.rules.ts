import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

/** A variant's number in the shop is its number within the product, counted on from the product's. */
export const ITEMS_PER_PRODUCT = 10_000

interface KnownVariant {
  readonly id: number
  readonly color_id: number
  readonly size_id: number
}

const getOption = ({ color_id, size_id }: Omit<KnownVariant, 'id'>) => `${color_id}:${size_id}`

/**
 * A variant of the same colour and size keeps its number, whatever an editor sends, because stock, goods and orders refer
 * to it. New ones get numbers that were never used.
 */
export function numberVariants(document: ProductDocument, known: readonly KnownVariant[]): ProductDocument {
  const numbers = new Map(known.map((variant) => [getOption(variant), variant.id]))
  const used = new Set(known.map(({ id }) => id))
  let next = Math.max(0, ...used, ...document.items.map(({ id }) => id)) + 1
  const items = document.items.map((item) => {
    const kept = numbers.get(getOption(item))
    const id = kept ?? (used.has(item.id) ? next++ : item.id)
    used.add(id)
    return { ...item, id }
  })
  return { ...document, items }
}

const skuPart = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The same product under another code: its own SKUs, no barcodes, no stock. */
export function getCopy(document: ProductDocument, code: string): ProductDocument {
  const prefix = skuPart(code)
  const before = skuPart(document.code)
  const getSku = (sku: string) => `${prefix}-${sku.startsWith(`${before}-`) ? sku.slice(before.length + 1) : sku}`
  return {
    ...document,
    code,
    name: { zh: `${document.name.zh}（副本）`.slice(0, 80), en: `${document.name.en} (copy)`.slice(0, 200) },
    items: document.items.map((item) => ({ ...item, sku: getSku(item.sku).slice(0, 60), barcode: '', stock: {} })),
  }
}

/** A document as the audit record compares it: each variant is a field, so that only changed ones are listed. */
export const auditView = ({ items, light_params: _, ...document }: ProductDocument): Record<string, unknown> => ({
  ...document,
  ...Object.fromEntries(items.map(({ stock: __, ...item }) => [`variant ${item.sku || item.id}`, item])),
})
