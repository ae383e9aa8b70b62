import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import type { ListingDraft, ListingVariant } from '../../core/listing.ts'
import { MarketError } from '../../core/market-error.ts'
import { ExternalId, LooseText } from '../../core/read-shape.ts'
import { psCall, rowsWith } from '../core/ps-call.ts'
import type { Languages } from './languages.ts'
import type { Choice } from './options.ts'
import { fieldsAgain, type Product, writeRow } from './product-row.ts'

const Combination = z.looseObject({ id: ExternalId, reference: LooseText })
type Combination = z.output<typeof Combination>

export const getCombinations = (conn: StoreConn, product_id: string): Promise<Combination[]> =>
  rowsWith(conn, 'combinations', { shape: Combination, display: 'full', field: 'id_product', ids: [product_id] })

const EAN13 = /^\d{13}$/
/** Grams in a unit of the shop. */
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.59237, lbs: 453.59237, oz: 28.349523125 }
const weightIn = (weight_g: number, unit: string): string => (weight_g / (GRAMS[unit] ?? 1000)).toFixed(6)

/** A variant costs so much more or less than its product. */
export const getImpact = (amount: string, { price }: Pick<Product, 'price'>): string =>
  (Number(amount) - Number(price ?? 0)).toFixed(6)

interface Saving {
  readonly conn: StoreConn
  readonly draft: ListingDraft
  readonly languages: Languages
  readonly choices: readonly Choice[]
  readonly weight_unit: string
  readonly product: Pick<Product, 'id' | 'price'>
  /** Ids of the pictures by address. */
  readonly pictures: ReadonlyMap<string, string>
}

const ownFields = ({ product, weight_unit }: Saving, variant: ListingVariant) => ({
  id_product: product.id,
  reference: variant.sku,
  ...(EAN13.test(variant.barcode) ? { ean13: variant.barcode } : {}),
  price: getImpact(variant.price.amount, product),
  weight: weightIn(variant.weight_g, weight_unit),
})

async function saveOne(saving: Saving, variant: ListingVariant, known: Combination | undefined, is_first: boolean) {
  const { conn, choices, pictures, languages } = saving
  const values = choices.map(({ name, values }) => values.get(variant.options[name] ?? '') ?? '')
  const shown = variant.picture_urls.flatMap((url) => pictures.get(url) ?? [])
  const fresh = { minimal_quantity: '1', ...(is_first ? { default_on: '1' } : {}) }
  const before = known ? fieldsAgain(known, languages) : fresh
  return writeRow(conn, {
    resource: 'combinations',
    node: 'combination',
    fields: { ...before, ...ownFields(saving, variant) },
    links: {
      product_option_values: ['product_option_value', values],
      ...(shown.length === 0 ? {} : { images: ['image', shown] as const }),
    },
  })
}

/** Ids by SKU. Variants that are no longer in the draft, and copies an answer that was lost left behind, go. */
export async function saveCombinations(saving: Saving): Promise<Map<string, string>> {
  const { conn, draft, product } = saving
  const known = await getCombinations(conn, product.id)
  const ids = new Map<string, string>()
  for (const [at, variant] of draft.variants.entries()) {
    const before = known.find(({ reference }) => reference === variant.sku)
    const saved = await saveOne(saving, variant, before, known.length === 0 && at === 0)
    ids.set(variant.sku, before?.id ?? saved.id)
  }
  const kept = new Set(ids.values())
  for (const { id } of known.filter((each) => !kept.has(each.id)))
    await psCall(conn, { method: 'DELETE', path: `/api/combinations/${encodeURIComponent(id)}` })
  return ids
}

const Stock = z.looseObject({ id: ExternalId, id_product_attribute: ExternalId, quantity: ExternalId.nullish() })

/** Pieces by the id of the combination; what is right already is left alone. */
export async function saveStock(
  conn: StoreConn,
  product_id: string,
  wanted: ReadonlyMap<string, number>,
  languages: Languages,
): Promise<void> {
  const rows = await rowsWith(conn, 'stock_availables', {
    shape: Stock,
    display: 'full',
    field: 'id_product',
    ids: [product_id],
  })
  for (const [combination_id, quantity] of wanted) {
    const row = rows.find((each) => each.id_product_attribute === combination_id)
    if (!row)
      throw new MarketError('rejected', `The shop keeps no stock of variant ${combination_id}`, { code: 'no_stock' })
    if (Number(row.quantity ?? 0) === quantity) continue
    await writeRow(conn, {
      resource: 'stock_availables',
      node: 'stock_available',
      fields: { ...fieldsAgain(row, languages), quantity: String(quantity) },
    })
  }
}
