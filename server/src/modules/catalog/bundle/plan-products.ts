import { readFile } from 'node:fs/promises'
import { checkDocument, type UsualDiscount } from '@inkroute/contract/catalog/desk/check-document'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { AppCtx } from '../../../infra/context.ts'
import { checkTerms, type KnownTerms } from '../desk/edit/findings.ts'
import { adoptNumbers, followParts, type Renumbered } from './adopt-numbers.rules.ts'
import { type CurrentRow, selectCurrent, selectHolders, selectVariants } from './bundle.queries.ts'
import { type BundleFolder, nameIn, parseProduct } from './bundle-folder.ts'
import type { BundledProduct, BundleProblem } from './bundle-format.ts'
import { type PicturePlan, unknownFolders, withPictures } from './bundle-pictures.ts'
import { type CurrentProduct, changedFields, type Decision, decide } from './plan.rules.ts'

const CHUNK = 200
const ITEMS_PER_PRODUCT = 10_000

export interface PlanContext {
  readonly by: string
  readonly replace: boolean
  readonly is_demo: boolean
  readonly folders: PicturePlan['folders']
  /** Picture folders the import is about to store. */
  readonly stored: ReadonlySet<string>
  readonly known: KnownTerms
  /** Numbers of this shop's products by code. */
  readonly codes: ReadonlyMap<string, number>
  /** Codes of those that are or were on sale. */
  readonly sold: ReadonlySet<string>
  readonly levels: readonly UsualDiscount[]
}

/** Parts of sets that got other numbers here. */
type Context = PlanContext & { readonly renumbered: Map<string, Renumbered> }

/** A product of the bundle in the numbers and names of this shop. */
export interface PreparedProduct {
  readonly path: string
  readonly document: ProductDocument
  readonly state: BundledProduct['state']
  readonly current: CurrentProduct | undefined
}

export interface PlannedProduct {
  readonly path: string
  readonly code: string
  readonly name: string
  readonly state: BundledProduct['state']
  readonly decision: Decision
  /** What differs from the shop's version. */
  readonly fields: readonly string[]
}

const documentIn = (value: unknown): ProductDocument | null => (value === null ? null : ProductDocument.parse(value))

const getCurrent = (row: CurrentRow): CurrentProduct => ({
  draft: documentIn(row.draft),
  published: documentIn(row.published),
  updated_by: row.updated_by,
  content_hash: row.content_hash,
  is_own: row.is_own ?? true,
})

const isIdentity = ({ colours, sizes, views }: Renumbered) =>
  [colours, sizes, views].every((ids) => [...ids].every(([from, to]) => from === to))

/** The demo without the factories and warehouses that staff have removed. */
const madeWhereKnown = (document: ProductDocument, { hasFactory, hasWarehouse }: KnownTerms): ProductDocument => ({
  ...document,
  supply: document.supply
    .filter(({ factory }) => hasFactory(factory))
    .map((entry) => ({ ...entry, warehouses: entry.warehouses.filter(hasWarehouse) })),
  items: document.items.map((item) => ({
    ...item,
    stock: Object.fromEntries(Object.entries(item.stock).filter(([code]) => hasWarehouse(code))),
  })),
})

/** Reads product files and translates them into this shop's numbers. */
export async function prepareChunk(
  tx: AppCtx,
  folder: BundleFolder,
  paths: readonly string[],
  context: Context,
): Promise<{ prepared: PreparedProduct[]; problems: BundleProblem[] }> {
  const read = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
  const parsed = read.map(({ path, text }) => ({ path, product: parseProduct(nameIn(folder, path), text) }))
  const problems = parsed.flatMap(({ product }) => (Array.isArray(product) ? (product as BundleProblem[]) : []))
  const good = parsed.flatMap(({ path, product }) =>
    Array.isArray(product) ? [] : [{ path, product: product as BundledProduct }],
  )
  const rows = await selectCurrent(
    tx.db,
    good.map(({ product }) => product.code),
  )
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const variants = Map.groupBy(
    await selectVariants(
      tx.db,
      rows.map(({ product_id }) => product_id),
    ),
    ({ product_id }) => product_id,
  )
  const prepared = good.map(({ path, product: { state, ...product } }): PreparedProduct => {
    const row = byCode.get(product.code)
    const current = row && getCurrent(row)
    const before = current?.draft ?? current?.published
    const placed = context.is_demo ? madeWhereKnown(product, context.known) : product
    const followed = followParts(withPictures(placed, context.folders), context.renumbered)
    if (!row || !before) return { path, state, document: followed, current }
    const known = (variants.get(row.product_id) ?? []).map(({ id, ...rest }) => ({
      ...rest,
      id: id % ITEMS_PER_PRODUCT,
    }))
    const { document, renumbered } = adoptNumbers(followed, before, known)
    if (!isIdentity(renumbered)) context.renumbered.set(product.code, renumbered)
    return { path, state, document, current }
  })
  return { prepared, problems }
}

const FOLDER_NAME = /^[a-z0-9-]{1,60}$/

/** Pictures that exist neither in the bundle nor here. */
async function viewProblems(tx: AppCtx, products: readonly PreparedProduct[], { stored }: PlanContext) {
  const named = products.flatMap(({ document }) => document.views.flatMap(({ picture }) => picture?.product ?? []))
  const asked = [...new Set(named)].filter((name) => FOLDER_NAME.test(name) && !stored.has(name))
  const unknown = await unknownFolders(tx, asked)
  return products.flatMap(({ document }) =>
    document.views.flatMap(({ picture }, i): BundleProblem[] => {
      if (!picture || (FOLDER_NAME.test(picture.product) && !unknown.has(picture.product))) return []
      const message = '包里没有这个视图的图片|The bundle lacks the pictures of this view'
      return [{ where: document.code, field: `views.${i}.picture`, message }]
    }),
  )
}

/** SKUs and barcodes that other products hold, here or in the same bundle. */
async function holderProblems(tx: AppCtx, products: readonly PreparedProduct[], seen: Map<string, string>) {
  const problems: BundleProblem[] = []
  for (const kind of ['sku', 'barcode'] as const) {
    const values = products.flatMap(({ document }) => document.items.map((item) => item[kind]).filter(Boolean))
    const holders = Map.groupBy(await selectHolders(tx.db, kind, values), ({ value }) => value)
    for (const { document } of products) {
      document.items.forEach((item, i) => {
        const value = item[kind]
        if (!value) return
        const here = holders.get(value)?.find(({ code }) => code !== document.code)?.code
        const other = here ?? seen.get(`${kind}:${value}`)
        if (other && other !== document.code) {
          const message = `${value} 已被产品 ${other} 使用|${value} belongs to the product ${other}`
          problems.push({ where: document.code, field: `items.${i}.${kind}`, message })
        }
        seen.set(`${kind}:${value}`, document.code)
      })
    }
  }
  return problems
}

/** Drafts may be unfinished. */
const ownProblems = ({ document, state }: PreparedProduct, { levels, known }: PlanContext): BundleProblem[] =>
  state === 'draft'
    ? []
    : [...checkDocument(document, levels), ...checkTerms(document, known)].map(({ field, message }) => ({
        where: document.code,
        field,
        message,
      }))

interface Reference {
  readonly where: string
  readonly field: string
  readonly code: string
  /** Parts of a set must be on sale; products shown beside it need only exist. */
  readonly is_part: boolean
}

const getReferences = ({ code: where, related, components }: ProductDocument): Reference[] => [
  ...related.map((code, i) => ({ where, field: `related.${i}`, code, is_part: false })),
  ...components.map(({ sub_code: code }, i) => ({ where, field: `components.${i}.sub_code`, code, is_part: true })),
]

/** Codes that occur twice, and names of products that do not exist. */
function codeProblems(
  folder: BundleFolder,
  planned: readonly PlannedProduct[],
  references: readonly Reference[],
  { codes, sold }: PlanContext,
): BundleProblem[] {
  const first = new Map<string, PlannedProduct>()
  const twice = planned.flatMap((product): BundleProblem[] => {
    const other = first.get(product.code)
    first.set(product.code, other ?? product)
    const message = other && `编码重复|${nameIn(folder, other.path)} has this code too`
    return message ? [{ where: product.code, field: nameIn(folder, product.path), message }] : []
  })
  const isKnown = ({ code, is_part }: Reference) =>
    is_part ? sold.has(code) || first.get(code)?.state === 'on_sale' : codes.has(code) || first.has(code)
  const unknown = references
    .filter((reference) => !isKnown(reference))
    .map(({ where, field, code }) => ({
      where,
      field,
      message: `没有编码为 ${code} 的产品|There is no product with the code ${code}`,
    }))
  return [...twice, ...unknown]
}

const getPlanned = ({ path, document, state, current }: PreparedProduct, context: Context): PlannedProduct => {
  const decision = decide({ document, state }, current, context)
  const before = current?.published ?? current?.draft
  const fields = decision === 'unchanged' || !before ? [] : changedFields(before, document)
  return { path, state, code: document.code, name: document.name.zh || document.name.en, decision, fields }
}

/** Compares every product of the bundle with the shop's and checks those that would be written. */
export async function planProducts(tx: AppCtx, folder: BundleFolder, given: PlanContext) {
  const context: Context = { ...given, renumbered: new Map() }
  const planned: PlannedProduct[] = []
  const problems: BundleProblem[] = []
  const references: Reference[] = []
  const seen = new Map<string, string>()
  const sets: string[] = []
  const inspect = async (paths: readonly string[], is_last: boolean) => {
    const chunk = await prepareChunk(tx, folder, paths, context)
    problems.push(...chunk.problems)
    // Sets come last: they follow the numbers of their parts.
    const later = chunk.prepared.filter(({ document }) => document.is_mul === 1 && !is_last)
    sets.push(...later.map(({ path }) => path))
    const products = chunk.prepared.filter((product) => !later.includes(product))
    const plans = products.map((product) => getPlanned(product, context))
    planned.push(...plans)
    const written = products.filter((_, i) => plans[i]?.decision !== 'unchanged')
    problems.push(...written.flatMap((product) => ownProblems(product, context)))
    problems.push(...(await viewProblems(tx, written, context)), ...(await holderProblems(tx, written, seen)))
    references.push(...written.flatMap(({ document }) => getReferences(document)))
  }
  for (let at = 0; at < folder.products.length; at += CHUNK) await inspect(folder.products.slice(at, at + CHUNK), false)
  for (let at = 0; at < sets.length; at += CHUNK) await inspect(sets.slice(at, at + CHUNK), true)
  problems.push(...codeProblems(folder, planned, references, context))
  return { planned, problems, context }
}
