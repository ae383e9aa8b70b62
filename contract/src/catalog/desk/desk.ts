import { z } from 'zod'
import { historyActions } from '../../content.ts'
import { DOCUMENT_BODY, endpoint } from '../../endpoint.ts'
import { Empty, getPage, IdInput, Instant, Money, PageInput, WireId, WireInt } from '../../wire.ts'
import { Named } from '../product.ts'
import { deskSorts, deskStates } from './codes.ts'
import { ProductCode, ProductDocument } from './document.ts'

const PERMISSION = 'ops.catalog'
const staff = { access: 'staff', permission: PERMISSION } as const
const Keyword = z.string().trim().max(60).optional()
const State = z.enum(deskStates)

/** Words of a picture address: see `productPicture`. */
const MainPicture = z.object({
  code: z.string(),
  view: z.string(),
  colour: z.string(),
  artwork: z.string().optional(),
})

export const DeskProduct = z.object({
  id: z.int(),
  code: z.string(),
  /** In the language of the call, or in the other one where that is empty. */
  name: z.string(),
  category: Named.nullable(),
  state: State,
  picture: MainPicture.nullable(),
  variants: z.int(),
  price_from: Money,
  price_to: Money,
  techniques: z.array(Named),
  zones: z.array(Named),
  warehouses: z.array(z.string()),
  production_hours: z.object({ min: z.int(), max: z.int() }),
  sales: z.int(),
  revision: z.int(),
  updated_at: Instant,
  updated_by: z.string(),
  published_at: Instant.nullable(),
})
export type DeskProduct = z.infer<typeof DeskProduct>

export const StateCounts = z.object({ draft: z.int(), on_sale: z.int(), changed: z.int(), withdrawn: z.int() })

const filters = {
  /** Part of a name, code, SKU or barcode. */
  keyword: Keyword,
  state: State.optional(),
  /** Key of a category; its children are included. */
  category: Keyword,
  technique: Keyword,
  zone: Keyword,
  warehouse: Keyword,
}

export const listDeskProducts = endpoint({
  method: 'GET',
  path: '/ops/catalog/product',
  ...staff,
  summary: 'Products in every state, with counts per state for the same search',
  input: PageInput.extend({ ...filters, sort: z.enum(deskSorts).default('updated') }),
  reply: getPage(DeskProduct).extend({ counts: StateCounts }),
})

/** A problem that keeps a product from being published, at the field where it is mended. */
export const Finding = z.object({ field: z.string(), message: z.string() })
export type Finding = z.infer<typeof Finding>

export const DeskEditor = z.object({
  id: z.int(),
  state: State,
  /** Send it back with a change. Another number means that somebody has saved meanwhile. */
  revision: z.int(),
  updated_at: Instant,
  updated_by: z.string(),
  published_at: Instant.nullable(),
  published_by: z.string().nullable(),
  /** What is being edited: the draft, or else what is on sale. */
  document: ProductDocument,
  /** What visitors see; null before publishing and after withdrawing. */
  published: ProductDocument.nullable(),
})
export type DeskEditor = z.infer<typeof DeskEditor>

export const getDeskProduct = endpoint({
  method: 'GET',
  path: '/ops/catalog/product/{id}',
  ...staff,
  summary: 'A product for its editor: the draft and what visitors see',
  input: IdInput,
  reply: DeskEditor,
})

export const createDeskProduct = endpoint({
  method: 'POST',
  path: '/ops/catalog/product',
  ...staff,
  summary: 'Begin a product as a draft',
  body_max: DOCUMENT_BODY,
  input: z.object({ document: ProductDocument }),
  reply: DeskEditor,
})

const Step = z.object({ id: WireId, revision: WireInt.min(0) })

/** Refused with `product_changed_meanwhile` when somebody saved first: fetch the product to see their version. */
export const saveDeskProduct = endpoint({
  method: 'PUT',
  path: '/ops/catalog/product/{id}',
  ...staff,
  summary: 'Keep changes to a product as its draft',
  body_max: DOCUMENT_BODY,
  input: Step.extend({ document: ProductDocument }),
  reply: DeskEditor,
})

export const checkDeskProduct = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/{id}/check',
  ...staff,
  summary: 'Everything that keeps the product from being published; without a document its saved draft is checked',
  body_max: DOCUMENT_BODY,
  input: IdInput.extend({ document: ProductDocument.optional() }),
  reply: z.object({ findings: z.array(Finding) }),
})

const step = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/ops/catalog/product/{id}/${name}`,
    ...staff,
    summary,
    input: Step,
    reply: DeskEditor,
  })

/** Refused with `product_unfinished`, whose problems are the findings of `check`. */
export const publishDeskProduct = step('publish', 'Put the draft on sale, also after the product was withdrawn')
export const withdrawDeskProduct = step('withdraw', 'Take a product off sale and tell the sellers it touches')
export const discardDeskDraft = step('discard', 'Throw unpublished changes away')

export const removeDeskProduct = endpoint({
  method: 'DELETE',
  path: '/ops/catalog/product/{id}',
  ...staff,
  summary: 'Remove a draft that was never on sale',
  input: Step,
  reply: Empty,
})

export const listDeskHistory = endpoint({
  method: 'GET',
  path: '/ops/catalog/product/{id}/history',
  ...staff,
  summary: 'Who changed the product, when; newest first',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(z.object({ number: z.int(), action: z.enum(historyActions), at: Instant, by: z.string() })),
})

export const getDeskVersion = endpoint({
  method: 'GET',
  path: '/ops/catalog/product/{id}/history/{number}',
  ...staff,
  summary: 'The product as it was in an earlier version',
  input: z.object({ id: WireId, number: WireId }),
  reply: z.object({ number: z.int(), at: Instant, by: z.string(), document: ProductDocument }),
})

export const restoreDeskVersion = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/{id}/restore',
  ...staff,
  summary: 'Make an earlier version the draft',
  input: Step.extend({ number: WireId }),
  reply: DeskEditor,
})

export const previewDeskProduct = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/{id}/preview',
  ...staff,
  summary: 'An address that shows the draft in its product page for two hours',
  input: IdInput,
  reply: z.object({ url: z.string() }),
})

export const copyDeskProduct = endpoint({
  method: 'POST',
  path: '/ops/catalog/product/{id}/copy',
  ...staff,
  summary: 'A draft with the same content under a new code; SKUs begin with the new code, barcodes are left empty',
  input: IdInput.extend({ code: ProductCode }),
  reply: DeskEditor,
})

const Touched = z.object({ count: z.int(), sellers: z.int() })

/** What withdrawing touches, each with the number of sellers. */
export const ProductImpact = z.object({
  carts: Touched,
  design_drafts: Touched,
  batch_runs: Touched,
  goods: Touched,
  listings: Touched,
  /** Sellers who will get a message. */
  sellers: z.int(),
})
export type ProductImpact = z.infer<typeof ProductImpact>

export const getDeskImpact = endpoint({
  method: 'GET',
  path: '/ops/catalog/product/{id}/impact',
  ...staff,
  summary: 'What withdrawing the product would touch',
  input: IdInput,
  reply: ProductImpact,
})
