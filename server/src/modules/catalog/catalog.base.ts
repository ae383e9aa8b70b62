import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { PLATFORM } from '../../infra/content/publish-content.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { announceChange } from './base/catalogue-change.ts'
import { publishDocuments } from './base/entry.queries.ts'
import { productIds } from './base/product-ids.ts'
import { selectSharedNumbers } from './base/shared.queries.ts'
import type { SharedFile } from './base/shared-file.ts'
import { sharedNumbers, sharedRows } from './base/shared-rows.ts'
import { OWN_BRAND } from './base/words.ts'
import {
  hideMissing,
  readState,
  selectProductMarks,
  writeContentHash,
  writePlaces,
  writeTerms,
} from './base/write-catalogue.queries.ts'
import { writeDocuments } from './base/write-documents.ts'
import { type BundleFolder, demoFolder, openFolder, parseShared, readSharedText } from './bundle/bundle-folder.ts'
import { BundleError } from './bundle/bundle-format.ts'
import { type ImportWriter, importBundle } from './bundle/import-bundle.ts'

/** Increment when the conversion from files to rows changes, so that installations rewrite them. */
const WRITER_VERSION = 5

/** Stands for the hash of the shared data where only its terms were added. */
const TERMS_ONLY = 'terms'

const toHash = (text: string) => createHash('sha256').update(`${WRITER_VERSION}:${text}`).digest('base64url')

interface Marked {
  readonly file: ProductDocument
  readonly content_hash: string
}

/** Writes products of files and their documents. Existing ones keep number, sales and stock. */
export async function writeProductFiles(ctx: AppCtx, marked: readonly Marked[]): Promise<void> {
  const known = new Map((await selectProductMarks(ctx.db)).map(({ code, id }) => [code, id]))
  const ids = productIds(
    marked.map(({ file }) => file.code),
    known,
  )
  const at = ctx.clock.now().toISOString()
  const written = marked.map(({ file, content_hash }) => ({ document: file, origin: { content_hash, is_own: false } }))
  await writeDocuments(ctx, written, ids, async (chunk) => {
    const documents = chunk.map((document) => ({ product_id: ids.get(document.code) as number, document }))
    await publishDocuments(ctx.db, documents, PLATFORM, at)
  })
}

/** A product file as text: a start without changes need not understand it. */
interface ProductFile {
  readonly path: string
  readonly code: string
  readonly content_hash: string
}

const codeIn = (text: string) => /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? ''

const readFiles = ({ products }: BundleFolder, shared_hash: string): Promise<ProductFile[]> =>
  Promise.all(
    products.map(async (path) => {
      const text = await readFile(path, 'utf8')
      return { path, code: codeIn(text), content_hash: toHash(shared_hash + text) }
    }),
  )

interface DemoState {
  readonly files: readonly ProductFile[]
  readonly shared_hash: string
  readonly is_same_shared: boolean
}

/** Writes the demo's bundle, product by product under the marks of their files. */
function demoWriter({ files, shared_hash, is_same_shared }: DemoState): ImportWriter {
  const marks = new Map(files.map(({ code, content_hash }) => [code, content_hash]))
  return {
    by: PLATFORM,
    replace: true,
    is_demo: true,
    adds_shared: !is_same_shared,
    async writeShared(tx, shared) {
      const rows = await getRows(tx, shared)
      await writeTerms(tx.db, rows)
      await writePlaces(tx.db, rows)
    },
    // The numbers of our own products are fixed: see product-ids.ts.
    async numbersFor(tx, codes) {
      return productIds(codes, new Map((await selectProductMarks(tx.db)).map(({ code, id }) => [code, id])))
    },
    writeProducts: (tx, products) =>
      writeProductFiles(
        tx,
        products.map(({ document }) => ({ file: document, content_hash: marks.get(document.code) ?? '' })),
      ),
    async finish(tx) {
      await hideMissing(
        tx.db,
        files.map(({ code }) => code),
      )
      await writeContentHash(tx.db, shared_hash)
    },
  }
}

/** A product of the demo that clashes with the shop's own, by its SKU for example, is left out; the start goes on. */
async function importOrSkip(tx: AppCtx, folder: BundleFolder, changed: readonly ProductFile[], writer: ImportWriter) {
  const paths = (files: readonly ProductFile[]) => ({ ...folder, products: files.map(({ path }) => path) })
  try {
    await importBundle(tx, paths(changed), writer)
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    const wrong = new Set(error.problems.map(({ where }) => where))
    const rest = changed.filter(({ code }) => !wrong.has(code))
    if (rest.length === changed.length) throw error
    tx.log.warn({ problems: error.problems }, 'products of the demo were left out')
    await importBundle(tx, paths(rest), writer)
  }
}

/**
 * The demo's catalogue, imported like any bundle and again where a file has changed. Products and terms that staff have
 * changed are theirs: a file no longer touches them.
 */
export async function addCatalogue(ctx: AppCtx): Promise<void> {
  const folder = await openFolder(demoFolder)
  const shared_hash = toHash(await readSharedText(folder))
  const files = await readFiles(folder, shared_hash)
  await inTransaction(ctx, async (tx) => {
    const state = await readState(tx.db)
    const marks = await selectProductMarks(tx.db)
    const own = new Set(marks.filter(({ is_own }) => is_own).map(({ code }) => code))
    const known = new Map(marks.map((row) => [row.code, row.content_hash]))
    const changed = files.filter(({ code, content_hash }) => !own.has(code) && known.get(code) !== content_hash)
    const followed = files.filter(({ code }) => !own.has(code)).length
    const is_same_shared = state.content_hash === shared_hash
    if (is_same_shared && changed.length === 0 && followed === known.size - own.size) return
    await importOrSkip(tx, folder, changed, demoWriter({ files, shared_hash, is_same_shared }))
  })
}

const getRows = async (tx: AppCtx, shared: SharedFile) =>
  sharedRows(shared, sharedNumbers(shared, await selectSharedNumbers(tx.db)))

/** A shop of its own begins with a category tree and terms to edit, and without products or places. */
export async function addStartingTerms(ctx: AppCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const state = await readState(tx.db)
    if (state.content_hash !== '') return
    const shared = parseShared(await readSharedText(await openFolder(demoFolder)))
    const rows = await getRows(tx, shared)
    // The other brands are lines of the demo's factories.
    const product_brand = rows.product_brand.filter(({ key }) => key === OWN_BRAND)
    await writeTerms(tx.db, { ...rows, product_brand })
    await writeContentHash(tx.db, TERMS_ONLY)
    await announceChange(tx)
  })
}
