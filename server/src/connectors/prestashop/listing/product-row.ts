import { z } from 'zod'
import type { StoreConn } from '../../core/connector.ts'
import { explained, type FieldWords } from '../../core/listing-answer.ts'
import { Decimal, ExternalId, readShape } from '../../core/read-shape.ts'
import { psCall, rowsWith } from '../core/ps-call.ts'
import { resourceXml, type Texts } from '../core/xml.ts'
import { type Languages, textsIn } from './languages.ts'

/** Variants and pictures of large products take their time. */
const SLOW_MS = 60_000

const Ids = z
  .array(z.object({ id: ExternalId }))
  .default([])
  .transform((rows) => rows.map(({ id }) => id))
const Links = z.object({ categories: Ids, images: Ids })

/** With all its fields: a write replaces the whole row, so what is not sent again is lost. */
export const Product = z.looseObject({
  id: ExternalId,
  price: Decimal.nullish(),
  associations: z.unknown(),
})
export type Product = z.output<typeof Product>

export const getLinks = ({ associations }: Pick<Product, 'associations'>): z.output<typeof Links> =>
  Links.catch({ categories: [], images: [] }).parse(associations ?? {})

/** Shown, and not taken back; or set by the shop itself. */
const SHOWN_ONLY = new Set([
  'associations',
  'manufacturer_name',
  'quantity',
  'position_in_category',
  'type',
  'id_default_combination',
  'id_default_image',
  'date_upd',
])
const TRANSLATED = new Set([
  'meta_description',
  'meta_keywords',
  'meta_title',
  'link_rewrite',
  'name',
  'description',
  'description_short',
  'available_now',
  'available_later',
  'delivery_in_stock',
  'delivery_out_stock',
])

type Fields = Record<string, string | Texts>

/** A row as it can be sent again. */
export function fieldsAgain(row: Readonly<Record<string, unknown>>, languages: Languages): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(row)) {
    if (SHOWN_ONLY.has(name)) continue
    if (TRANSLATED.has(name)) fields[name] = textsIn(value, languages)
    else if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value)
  }
  return fields
}

const draftWords: FieldWords = {
  name: 'title',
  link_rewrite: 'title',
  description: 'description_html',
  image: 'picture_urls',
  category: 'category_id',
  reference: 'variants',
  price: 'variants',
}

interface Write {
  readonly resource: string
  readonly node: string
  readonly fields: Readonly<Record<string, string | Texts>>
  readonly links?: Parameters<typeof resourceXml>[2]
  /** Which field of the draft a refused field was made from. */
  readonly words?: FieldWords
}

/** The answer to a write leaves out every field that is "0", "" or null. */
const Written = z.object({ id: ExternalId })

/** Makes a row, or replaces the one whose id is among the fields. */
export async function writeRow(
  conn: StoreConn,
  { resource, node, fields, links = {}, words = draftWords }: Write,
): Promise<z.output<typeof Written>> {
  const { id } = fields
  const path = typeof id === 'string' ? `/api/${resource}/${encodeURIComponent(id)}` : `/api/${resource}`
  const method = typeof id === 'string' ? 'PUT' : 'POST'
  const body = resourceXml(node, fields, links)
  const answer = await explained(words, () => psCall(conn, { method, path, body, timeout_ms: SLOW_MS }))
  return readShape(z.record(z.literal(node), Written), answer.json())[node] as z.output<typeof Written>
}

const find = async (conn: StoreConn, field: string, value: string): Promise<Product | null> =>
  (await rowsWith(conn, 'products', { shape: Product, display: 'full', field, ids: [value] }))[0] ?? null

export const productById = (conn: StoreConn, id: string) => find(conn, 'id', id)
export const productByReference = (conn: StoreConn, reference: string) => find(conn, 'reference', reference)
