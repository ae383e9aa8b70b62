import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { getPage, IdInput, Instant, PageInput } from '../../wire.ts'

const staff = { access: 'staff', permission: 'ops.catalog' } as const

/** `checking` compares the file with the catalogue · `checked` shows the differences · `applying` changes the products. */
export const sheetStates = ['checking', 'checked', 'applying', 'done', 'failed'] as const
export const MAX_CATALOGUE_SHEET_BYTES = 40 * 1024 * 1024

/** The catalogue leaves through the exports `catalog.products` and `catalog.variants`; either file comes back here. */
export const CatalogueSheet = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(sheetStates),
  kind: z.enum(['products', 'variants']).nullable(),
  /** Rows read so far. */
  rows: z.int(),
  /** Fields that would change, and rows that cannot be used. */
  differences: z.int(),
  problems: z.int(),
  /** Products with differences; changed so far; refused because the result could not be on sale. */
  products: z.int(),
  changed: z.int(),
  refused: z.int(),
  /** Why the file could not be read; null otherwise. */
  error: z.string().nullable(),
  created_by: z.string(),
  created_at: Instant,
})
export type CatalogueSheet = z.infer<typeof CatalogueSheet>

export const uploadCatalogueSheet = endpoint({
  method: 'POST',
  path: '/ops/catalog/sheet',
  ...staff,
  rate: 'upload',
  file_max_bytes: MAX_CATALOGUE_SHEET_BYTES,
  summary: 'Compare a changed catalogue file with the catalogue; nothing is changed yet',
  input: z.object({ name: z.string().trim().min(1).max(200) }),
  reply: CatalogueSheet,
})

export const getCatalogueSheet = endpoint({
  method: 'GET',
  path: '/ops/catalog/sheet/{id}',
  ...staff,
  summary: 'How far checking or changing has come',
  input: IdInput,
  reply: CatalogueSheet,
})

export const SheetDifference = z.object({
  /** Row of the file, from 1. */
  row: z.int(),
  code: z.string(),
  sku: z.string(),
  /** What changes; empty for a row that cannot be used. */
  label: z.string(),
  before: z.string(),
  after: z.string(),
  problem: z.string().nullable(),
})

export const listSheetDifferences = endpoint({
  method: 'GET',
  path: '/ops/catalog/sheet/{id}/difference',
  ...staff,
  summary: 'Every difference between the file and the catalogue, problems first',
  input: IdInput.extend(PageInput.shape),
  reply: getPage(SheetDifference),
})

/** Products are changed one by one by a job; a product with a problem is left as it is. */
export const applyCatalogueSheet = endpoint({
  method: 'POST',
  path: '/ops/catalog/sheet/{id}/apply',
  ...staff,
  summary: 'Make the differences of a checked file in the catalogue',
  input: IdInput,
  reply: CatalogueSheet,
})
