import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { levelTable } from '../../account/account.ts'
import { announceChange } from '../base/catalogue-change.ts'
import { rewriteSearchRows } from '../base/rewrite-search.ts'
import { selectShared } from '../base/shared.queries.ts'
import type { SharedFile } from '../base/shared-file.ts'
import type { SharedRows } from '../base/write-catalogue.queries.ts'
import type { KnownTerms } from '../desk/edit/findings.ts'
import { lockCatalogue, selectProductCodes } from './bundle.queries.ts'
import { type BundleFolder, parseShared, readSharedText } from './bundle-folder.ts'
import { BundleError, type BundleProblem } from './bundle-format.ts'
import { type PicturePlan, planPictures, storePictures } from './bundle-pictures.ts'
import { type PlannedProduct, type PreparedProduct, planProducts, prepareChunk } from './plan-products.ts'
import { type SharedChanges, sharedChanges, sharedProblems } from './shared-changes.ts'

const CHUNK = 200

/** How an import becomes rows: an operator's own differs from the demo, which follows its files at each start. */
export interface ImportWriter {
  readonly by: string
  /** Products that staff changed are overwritten too. */
  readonly replace: boolean
  /** The demo takes its files as they are and adapts them to places that staff removed. */
  readonly is_demo: boolean
  /** Whether terms and places of the bundle are written. */
  readonly adds_shared: boolean
  readonly writeShared: (tx: AppCtx, shared: SharedFile, changes: SharedChanges) => Promise<void>
  /** Numbers for products this shop does not have. */
  readonly numbersFor: (tx: AppCtx, codes: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly writeProducts: (
    tx: AppCtx,
    products: readonly PreparedProduct[],
    ids: ReadonlyMap<string, number>,
  ) => Promise<void>
  /** Runs last, in the same transaction. */
  readonly finish?: (tx: AppCtx, report: ImportReport) => Promise<void>
}

export interface ImportReport {
  readonly products: readonly Pick<PlannedProduct, 'code' | 'name' | 'decision' | 'fields'>[]
  readonly shared: Omit<SharedChanges, 'rows'>
  /** Folders that are stored because this installation does not have them. */
  readonly pictures: number
  readonly problems: readonly BundleProblem[]
  readonly is_changed: boolean
}

const none: SharedRows = {
  product_category: [],
  product_term: [],
  product_brand: [],
  warehouse: [],
  factory: [],
  factory_warehouse: [],
}

function knownTerms(shop: Awaited<ReturnType<typeof selectShared>>, rows: SharedRows): KnownTerms {
  const set =
    (...lists: (readonly object[])[]) =>
    (getKey: (row: Record<string, unknown>) => string) =>
      new Set((lists.flat() as Record<string, unknown>[]).map(getKey))
  const key = (row: Record<string, unknown>) => String(row.key)
  const code = (row: Record<string, unknown>) => String(row.code)
  const categories = set(shop.categories, rows.product_category)(key)
  const terms = set(shop.terms, rows.product_term)((row) => `${row.kind}:${row.key}`)
  const brands = set(shop.brands, rows.product_brand)(key)
  const warehouses = set(shop.warehouses, rows.warehouse)(code)
  const factories = set(shop.factories, rows.factory)(code)
  return {
    hasCategory: (value) => categories.has(value),
    hasTerm: (kind, value) => terms.has(`${kind}:${value}`),
    hasBrand: (value) => brands.has(value),
    hasWarehouse: (value) => warehouses.has(value),
    hasFactory: (value) => factories.has(value),
  }
}

interface Plan {
  readonly shared: SharedFile
  readonly changes: SharedChanges
  readonly pictures: PicturePlan
  readonly products: Awaited<ReturnType<typeof planProducts>>
  readonly report: ImportReport
}

async function planImport(tx: AppCtx, folder: BundleFolder, writer: ImportWriter): Promise<Plan> {
  const file = parseShared(await readSharedText(folder))
  const shop = await selectShared(tx.db)
  const changes = sharedChanges(file, shop)
  const pictures = await planPictures(tx, folder)
  const products = await planProducts(tx, folder, {
    by: writer.by,
    replace: writer.replace,
    is_demo: writer.is_demo,
    folders: pictures.folders,
    stored: new Set(pictures.to_store.map(({ name }) => name)),
    known: knownTerms(shop, writer.adds_shared ? changes.rows : none),
    ...(await selectProductCodes(tx.db)),
    levels: (await levelTable(tx.db)).levels,
  })
  const { rows: _, ...lists } = changes
  const is_added = [changes.categories, changes.terms, changes.brands].some(
    ({ added, differing }) => added.length > 0 || (writer.replace && differing.length > 0),
  )
  const report: ImportReport = {
    products: products.planned.map(({ code, name, decision, fields }) => ({ code, name, decision, fields })),
    shared: lists,
    pictures: pictures.to_store.length,
    problems: [...sharedProblems(file, shop), ...pictures.problems, ...products.problems],
    is_changed:
      is_added ||
      changes.warehouses.length > 0 ||
      changes.factories.length > 0 ||
      products.planned.some(({ decision }) => decision === 'added' || decision === 'changed'),
  }
  return { shared: file, changes, pictures, products, report }
}

async function writeProducts(tx: AppCtx, folder: BundleFolder, writer: ImportWriter, { products }: Plan) {
  const { planned, context } = products
  const wanted = planned.filter(({ decision }) => decision === 'added' || decision === 'changed')
  const added = wanted.filter(({ decision }) => decision === 'added').map(({ code }) => code)
  const ids = new Map([...context.codes, ...(await writer.numbersFor(tx, added))])
  for (let at = 0; at < wanted.length; at += CHUNK) {
    const paths = wanted.slice(at, at + CHUNK).map(({ path }) => path)
    const { prepared } = await prepareChunk(tx, folder, paths, context)
    await writer.writeProducts(tx, prepared, ids)
  }
}

/** Everything an import would do, without doing it. */
export const previewImport = (ctx: AppCtx, folder: BundleFolder, writer: ImportWriter): Promise<ImportReport> =>
  inTransaction(ctx, async (tx) => (await planImport(tx, folder, writer)).report)

/**
 * Brings a catalogue into this shop, all of it or nothing: it is checked as a whole, pictures are stored, then all rows
 * are written in one transaction. Products that staff changed stop the import unless the writer replaces them.
 */
export const importBundle = (ctx: AppCtx, folder: BundleFolder, writer: ImportWriter): Promise<ImportReport> =>
  inTransaction(ctx, async (tx) => {
    await lockCatalogue(tx.db)
    const plan = await planImport(tx, folder, writer)
    const { report, changes } = plan
    const conflicts = report.products.filter(({ decision }) => decision === 'conflict')
    const problems = [...report.problems, ...conflicts.map(conflictProblem)]
    if (problems.length > 0) throw new BundleError(problems)
    if (!report.is_changed && report.pictures === 0 && !writer.is_demo) return report
    await storePictures(tx, plan.pictures)
    if (writer.adds_shared) await writer.writeShared(tx, plan.shared, changes)
    await writeProducts(tx, folder, writer, plan)
    const is_reworded = [changes.categories, changes.terms, changes.brands].some(
      ({ differing }) => differing.length > 0,
    )
    if (writer.replace && is_reworded) await rewriteSearchRows(tx)
    await announceChange(tx)
    await writer.finish?.(tx, report)
    return report
  })

const conflictProblem = ({ code, fields }: ImportReport['products'][number]): BundleProblem => ({
  where: code,
  field: fields.join(', '),
  message: '本店员工改过这个产品；确认覆盖请使用 --replace|Staff changed it here; use --replace to overwrite it',
})
