import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { recordJob } from '../../../infra/audit/audit.ts'
import { addVersions, dropDrafts, keepFirstVersions, writeDrafts } from '../../../infra/content/many-items.queries.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { publishDocuments, writeEntries } from '../base/entry.queries.ts'
import { entryRow } from '../base/entry-row.ts'
import { selectFirstSales } from '../base/own-product.queries.ts'
import { writeDocuments } from '../base/write-documents.ts'
import { PRODUCT_KIND } from '../core/product-kind.ts'
import { showImported, takeProductNumbers } from './bundle.queries.ts'
import type { ImportReport, ImportWriter } from './import-bundle.ts'
import { fingerprint, importMark } from './plan.rules.ts'
import type { PreparedProduct } from './plan-products.ts'
import { writeSharedChanges } from './shared-changes.ts'

interface Author {
  readonly by: string
  readonly replace: boolean
}

/** Puts products on sale. They are the shop's own from then on; stock, sales and first day of sale are kept. */
async function publish(tx: AppCtx, products: readonly PreparedProduct[], ids: ReadonlyMap<string, number>, by: string) {
  const at = tx.clock.now().toISOString()
  const getId = ({ code }: ProductDocument) => ids.get(code) as number
  const product_ids = products.map(({ document }) => getId(document))
  const first_sales = await selectFirstSales(tx.db, product_ids)
  const items = { kind: PRODUCT_KIND, keys: product_ids.map(String) }
  await keepFirstVersions(tx.db, items)
  const given = products.map(({ document }) => ({
    document,
    origin: {
      content_hash: importMark(fingerprint(document)),
      is_own: true,
      published_at: first_sales.get(getId(document)) ?? at,
    },
  }))
  await writeDocuments(tx, given, ids, async (chunk) => {
    const documents = chunk.map((document) => ({ product_id: getId(document), document }))
    const shown = documents.map(({ product_id }) => product_id)
    await showImported(tx.db, shown)
    // What is published next is the import's.
    await dropDrafts(tx.db, { kind: PRODUCT_KIND, keys: shown.map(String) }, { by, at })
    await publishDocuments(tx.db, documents, by, at)
  })
  await addVersions(tx.db, items, { by, at })
}

async function saveDrafts(
  tx: AppCtx,
  products: readonly PreparedProduct[],
  ids: ReadonlyMap<string, number>,
  by: string,
) {
  const at = tx.clock.now().toISOString()
  const drafts = products.map(({ document }) => ({ key: String(ids.get(document.code)), document }))
  const documents = new Map(drafts.map(({ key, document }) => [key, document]))
  const rows = await writeDrafts(tx.db, PRODUCT_KIND, drafts, { by, at })
  await writeEntries(
    tx.db,
    rows.map(({ id, key, published, published_at }) => {
      const draft = documents.get(key) ?? null
      const on_sale = published === null ? null : ProductDocument.parse(published)
      return entryRow(Number(key), id, { draft, published: on_sale, was_published: published_at !== null }, at)
    }),
  )
}

const getCodes = ({ products }: ImportReport, decision: string) =>
  products.filter((product) => product.decision === decision).map(({ code }) => code)

/** Writes an operator's bundle. */
export const shopWriter = ({ by, replace }: Author): ImportWriter => ({
  by,
  replace,
  is_demo: false,
  adds_shared: true,
  writeShared: (tx, _, changes) => writeSharedChanges(tx.db, changes, replace),
  async numbersFor(tx, codes) {
    const numbers = await takeProductNumbers(tx.db, codes.length)
    return new Map(codes.map((code, i) => [code, numbers[i] as number]))
  },
  async writeProducts(tx, products, ids) {
    const on_sale = products.filter(({ state }) => state === 'on_sale')
    const drafts = products.filter(({ state }) => state === 'draft')
    if (on_sale.length > 0) await publish(tx, on_sale, ids, by)
    if (drafts.length > 0) await saveDrafts(tx, drafts, ids, by)
  },
  async finish(tx, report) {
    const after = { added: getCodes(report, 'added'), changed: getCodes(report, 'changed'), pictures: report.pictures }
    const author = { staff_id: null, staff_name: by, job: 'catalogue import', at: tx.clock.now() }
    await recordJob(tx.db, author, [{ subject: 'catalogue', subject_id: 'import', title: by, before: null, after }])
  },
})
