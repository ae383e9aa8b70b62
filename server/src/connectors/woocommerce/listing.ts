import { createHash } from 'node:crypto'
import { FORM_META } from '@inkroute/contract/personal/shop-names'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { ListingDraft, ListingResult, ListingVariant, StockChange } from '../core/listing.ts'
import { explained, type FieldWords, listed, refusedListing } from '../core/listing-answer.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { plainLine } from './html-text.ts'
import { wooCall } from './woo-call.ts'

const PRODUCTS = '/wp-json/wc/v3/products'
/** The documented limit is 100; sites on shared hosts need seconds for each variation with a picture. */
const BATCH = 20
const PAGE = 100
const SLOW_MS = 60_000

const Image = z.object({ id: ExternalId, name: LooseText })
const Product = z.object({ id: ExternalId, status: LooseText, images: z.array(Image).default([]) })
type Product = z.output<typeof Product>
const Fault = z.object({ code: LooseText, message: LooseText })
const Variation = z.object({
  id: ExternalId,
  sku: LooseText,
  image: Image.nullish(),
  error: Fault.nullish(),
})
type Variation = z.output<typeof Variation>
const Rows = z.array(Variation).default([])
const Batch = z.object({ create: Rows, update: Rows, delete: Rows })

const words: FieldWords = { name: 'title', description: 'description_html', images: 'picture_urls', sku: 'variants' }

/** A picture is known by the title it was given when it was uploaded: the site keeps no trace of where it came from. */
export const pictureName = (url: string): string =>
  `inkroute-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`

/** Ids of pictures that were uploaded before, by their names. */
type Pictures = Map<string, number>

const pictureFor = (url: string, known: Pictures) => {
  const name = pictureName(url)
  const id = known.get(name)
  return id === undefined ? { src: url, name } : { id }
}

const notePicture = (known: Pictures, image: z.output<typeof Image> | null | undefined): void => {
  if (image?.name.startsWith('inkroute-') && image.id !== '0') known.set(image.name, Number(image.id))
}

/** Factors from grams; WooCommerce keeps weights in the unit of the shop. */
const PER_GRAM: Readonly<Record<string, number>> = { g: 1, kg: 1 / 1000, lbs: 1 / 453.59237, oz: 1 / 28.349523125 }

export const weightText = (weight_g: number, unit: string): string =>
  String(Number((weight_g * (PER_GRAM[unit] ?? 1 / 1000)).toFixed(4)))

const Setting = z.object({ value: LooseText })

async function weightUnit(conn: StoreConn): Promise<string> {
  try {
    const answer = await wooCall(conn, { path: '/wp-json/wc/v3/settings/products/woocommerce_weight_unit' })
    return readShape(Setting, answer.json()).value
  } catch (error) {
    // Keys of a person who may not see settings: kilograms are what a new shop has.
    if (error instanceof MarketError && (error.kind === 'missing_right' || error.kind === 'not_found')) return 'kg'
    throw error
  }
}

const productBody = (draft: ListingDraft, known: Pictures) => ({
  name: draft.title,
  type: 'variable',
  description: draft.description_html,
  sku: draft.draft_id,
  images: draft.picture_urls.map((url) => pictureFor(url, known)),
  attributes: draft.option_names.map((name, position) => ({
    name,
    position,
    visible: true,
    variation: true,
    options: [...new Set(draft.variants.map(({ options }) => options[name] ?? ''))],
  })),
  ...(draft.category_id ? { categories: [{ id: Number(draft.category_id) }] } : {}),
  ...(draft.form_key ? { meta_data: [{ key: FORM_META, value: draft.form_key }] } : {}),
})

const variationBody = (variant: ListingVariant, { unit, pictures, binned }: Saving, id?: string) => ({
  ...(id === undefined ? {} : { id: Number(id) }),
  ...(id !== undefined && binned.has(id) ? { status: 'publish' } : {}),
  sku: variant.sku,
  regular_price: variant.price.amount,
  manage_stock: true,
  stock_quantity: variant.quantity,
  weight: weightText(variant.weight_g, unit),
  attributes: Object.entries(variant.options).map(([name, option]) => ({ name, option })),
  ...(variant.picture_urls[0] ? { image: pictureFor(variant.picture_urls[0], pictures) } : {}),
})

/** Lists leave out what is in the bin, unless they are asked for it. */
const BINNED = { status: 'trash' } as const
type Where = typeof BINNED | Record<never, never>

async function getVariations(conn: StoreConn, product_id: string, where: Where = {}): Promise<Variation[]> {
  const found: Variation[] = []
  for (let page = 1; ; page++) {
    const query = { per_page: String(PAGE), page: String(page), ...where }
    const answer = await wooCall(conn, { path: `${PRODUCTS}/${product_id}/variations`, query })
    const rows = readShape(z.array(Variation), answer.json())
    found.push(...rows)
    if (rows.length < PAGE) return found
  }
}

const isGone = ({ error }: Variation): boolean => /invalid_id$/.test(error?.code ?? '')

/** Every line of a batch has an answer of its own; the call as a whole succeeds either way. */
function refuseLines(rows: readonly Variation[], skus: readonly string[]): void {
  const issues = rows.flatMap(({ error }, at) =>
    error ? [{ code: error.code, message: `${skus[at]}: ${plainLine(error.message)}`, field: 'variants' }] : [],
  )
  if (issues.length > 0) throw refusedListing('variations', issues)
}

interface Saving {
  readonly conn: StoreConn
  readonly path: string
  readonly unit: string
  readonly ids: Map<string, string>
  readonly pictures: Pictures
  /** Ids of variations that went into the bin with their product. */
  readonly binned: ReadonlySet<string>
}

async function saveBatch(saving: Saving, part: readonly ListingVariant[]): Promise<void> {
  const { conn, path, ids, pictures } = saving
  const fresh = part.filter(({ sku }) => !ids.has(sku))
  const old = part.filter(({ sku }) => ids.has(sku))
  const body = {
    create: fresh.map((variant) => variationBody(variant, saving)),
    update: old.map((variant) => variationBody(variant, saving, ids.get(variant.sku))),
  }
  const answer = await wooCall(conn, { method: 'POST', path, body, timeout_ms: SLOW_MS })
  const saved = readShape(Batch, answer.json())
  if (saved.update.some(isGone))
    throw new MarketError('temporary', 'A variation was deleted meanwhile', { code: 'variant_deleted' })
  refuseLines(
    saved.create,
    fresh.map(({ sku }) => sku),
  )
  refuseLines(
    saved.update,
    old.map(({ sku }) => sku),
  )
  // A line is known by its place: its answer may name nothing but the id.
  for (const [at, { id }] of saved.create.entries()) ids.set(fresh[at]?.sku ?? '', id)
  for (const { image } of [...saved.create, ...saved.update]) notePicture(pictures, image)
}

async function removeGone({ conn, path, ids }: Saving, kept: ReadonlySet<string>): Promise<void> {
  const gone = [...ids].filter(([sku]) => !kept.has(sku))
  for (let at = 0; at < gone.length; at += BATCH) {
    const part = gone.slice(at, at + BATCH)
    const answer = await wooCall(conn, { method: 'POST', path, body: { delete: part.map(([, id]) => Number(id)) } })
    const rows = readShape(Batch, answer.json()).delete.filter((row) => !isGone(row))
    refuseLines(
      rows,
      part.map(([sku]) => sku),
    )
  }
  for (const [sku] of gone) ids.delete(sku)
}

/** Variants whose picture is new come first, one for each picture; the others then use its id. */
function inOrder(variants: readonly ListingVariant[], known: Pictures): [ListingVariant[], ListingVariant[]] {
  const seen = new Set(known.keys())
  const [first, rest]: [ListingVariant[], ListingVariant[]] = [[], []]
  for (const variant of variants) {
    const name = variant.picture_urls[0] ? pictureName(variant.picture_urls[0]) : ''
    const is_first = name !== '' && !seen.has(name)
    seen.add(name)
    ;(is_first ? first : rest).push(variant)
  }
  return [first, rest]
}

async function saveVariations(conn: StoreConn, product: Product, draft: ListingDraft, pictures: Pictures) {
  const binned = product.status === BINNED.status ? await getVariations(conn, product.id, BINNED) : []
  const known = [...binned, ...(await getVariations(conn, product.id))]
  for (const { image } of known) notePicture(pictures, image)
  const ids = new Map(known.map(({ sku, id }) => [sku || `#${id}`, id]))
  const path = `${PRODUCTS}/${product.id}/variations/batch`
  const saving: Saving = {
    conn,
    path,
    unit: await weightUnit(conn),
    ids,
    pictures,
    binned: new Set(binned.map(({ id }) => id)),
  }
  await removeGone(saving, new Set(draft.variants.map(({ sku }) => sku)))
  for (const group of inOrder(draft.variants, pictures)) {
    for (let at = 0; at < group.length; at += BATCH) await saveBatch(saving, group.slice(at, at + BATCH))
  }
  return Object.fromEntries(ids)
}

async function save(conn: StoreConn, known: Product | null, draft: ListingDraft): Promise<ListingResult> {
  const pictures: Pictures = new Map()
  for (const image of known?.images ?? []) notePicture(pictures, image)
  const is_shown = known !== null && known.status !== BINNED.status
  const body = { ...productBody(draft, pictures), ...(is_shown ? {} : { status: 'draft' }) }
  const call = known
    ? ({ method: 'PUT', path: `${PRODUCTS}/${known.id}`, body, timeout_ms: SLOW_MS } as const)
    : ({ method: 'POST', path: PRODUCTS, body, timeout_ms: SLOW_MS } as const)
  const saved = await explained(words, () => wooCall(conn, call))
  const product = readShape(Product, saved.json())
  const images = product.images.length > 0 ? product.images : ((await findProduct(conn, product.id))?.images ?? [])
  for (const image of images) notePicture(pictures, image)
  const variant_ids = await saveVariations(conn, known ?? product, draft, pictures)
  // Visible last: until here buyers saw what was there before, or nothing.
  if (product.status !== 'publish')
    await wooCall(conn, { method: 'PUT', path: `${PRODUCTS}/${product.id}`, body: { status: 'publish' } })
  return listed('live', product.id, variant_ids)
}

async function productBy(conn: StoreConn, sku: string, where: Where = {}): Promise<Product | undefined> {
  const found = await wooCall(conn, { path: PRODUCTS, query: { sku, ...where } })
  return readShape(z.array(Product), found.json())[0]
}

/**
 * The draft id is the product's SKU, so a product created before a broken connection is found again. One in the bin keeps
 * its SKU from being used, so it is taken out.
 */
export async function createListing(conn: StoreConn, draft: ListingDraft): Promise<ListingResult> {
  const known = (await productBy(conn, draft.draft_id)) ?? (await productBy(conn, draft.draft_id, BINNED))
  return save(conn, known ?? null, draft)
}

/** Null if it was deleted for good. */
async function findProduct(conn: StoreConn, id: string): Promise<Product | null> {
  try {
    return readShape(Product, (await wooCall(conn, { path: `${PRODUCTS}/${encodeURIComponent(id)}` })).json())
  } catch (error) {
    if (error instanceof MarketError && error.kind === 'not_found') return null
    throw error
  }
}

/** A product that was deleted in the shop is made again; one in the bin is taken out. */
export async function updateListing(conn: StoreConn, id: string, draft: ListingDraft): Promise<ListingResult> {
  const known = await findProduct(conn, id)
  return known ? save(conn, known, draft) : createListing(conn, draft)
}

export async function setStock(conn: StoreConn, changes: readonly StockChange[]): Promise<void> {
  for (const [product_id, all] of Map.groupBy(changes, (change) => change.external_product_id)) {
    for (let at = 0; at < all.length; at += PAGE) {
      const part = all.slice(at, at + PAGE)
      const update = part.map(({ external_variant_id, quantity, price }) => ({
        id: Number(external_variant_id),
        ...(quantity === undefined ? {} : { manage_stock: true, stock_quantity: quantity }),
        ...(price === undefined ? {} : { regular_price: price.amount }),
      }))
      const path = `${PRODUCTS}/${product_id}/variations/batch`
      const answer = await wooCall(conn, { method: 'POST', path, body: { update }, timeout_ms: SLOW_MS })
      const rows = readShape(Batch, answer.json()).update
      const gone = rows.findIndex(isGone)
      if (gone >= 0) {
        const message = `${part[gone]?.sku} was deleted in the shop; publish the listing again`
        throw new MarketError('not_found', message, { code: 'variant_deleted' })
      }
      refuseLines(
        rows,
        part.map(({ sku }) => sku),
      )
    }
  }
}

/** A product that is gone is off sale. A change would take one out of the bin. */
export async function unpublish(conn: StoreConn, id: string): Promise<void> {
  if ((await findProduct(conn, id))?.status === BINNED.status) return
  try {
    await wooCall(conn, { method: 'PUT', path: `${PRODUCTS}/${id}`, body: { status: 'draft' } })
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'not_found') throw error
  }
}
