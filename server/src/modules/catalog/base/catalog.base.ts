import { createHash } from 'node:crypto'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { PLATFORM } from '../../../infra/content/publish-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { announceChange } from '../catalogue-change.ts'
import { publishDocuments } from './entry.queries.ts'
import { productIds } from './product-ids.ts'
import { parseProduct, parseShared, readProductTexts, readSharedText } from './read-assets.ts'
import { readSharedNames, type SharedNames } from './shared-names.ts'
import { sharedNumbers, sharedRows } from './shared-rows.ts'
import { OWN_BRAND } from './words.ts'
import {
  hideMissing,
  readState,
  selectProductMarks,
  selectSharedNumbers,
  writeContentHash,
  writePlaces,
  writeTerms,
} from './write-catalogue.queries.ts'
import { writeDocuments } from './write-documents.ts'

/** Increment when the conversion from files to rows changes, so that installations rewrite them. */
const WRITER_VERSION = 4

/** Stands for the hash of the shared data where only its terms were added. */
const TERMS_ONLY = 'terms'

const hashOf = (text: string) => createHash('sha256').update(`${WRITER_VERSION}:${text}`).digest('base64url')

interface Marked {
  readonly file: ProductDocument
  readonly content_hash: string
}

/** Without the factories and warehouses that staff have removed. */
const madeWhereKnown = (file: ProductDocument, names: SharedNames): ProductDocument => ({
  ...file,
  supply: file.supply
    .filter(({ factory }) => names.hasFactory(factory))
    .map((entry) => ({ ...entry, warehouses: entry.warehouses.filter(names.hasWarehouse) })),
  items: file.items.map((item) => ({
    ...item,
    stock: Object.fromEntries(Object.entries(item.stock).filter(([code]) => names.hasWarehouse(code))),
  })),
})

/** Writes products of files and their documents. Existing ones keep number, sales and stock. */
export async function writeProductFiles(ctx: AppCtx, marked: readonly Marked[]): Promise<void> {
  const known = new Map((await selectProductMarks(ctx.db)).map(({ code, id }) => [code, id]))
  const ids = productIds(
    marked.map(({ file }) => file.code),
    known,
  )
  const at = ctx.clock.now().toISOString()
  const names = await readSharedNames(ctx.db)
  const written = marked.map(({ file, content_hash }) => ({
    document: madeWhereKnown(file, names),
    origin: { content_hash, is_own: false },
  }))
  await writeDocuments(ctx, written, ids, async (chunk) => {
    const documents = chunk.map((document) => ({ product_id: ids.get(document.code) as number, document }))
    await publishDocuments(ctx.db, documents, PLATFORM, at)
  })
}

const codeIn = (text: string) => /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? ''

/**
 * The products of the asset files, written again only where a file has changed. Products and terms that staff have
 * changed are theirs: a file no longer touches them.
 */
export async function addCatalogue(ctx: AppCtx): Promise<void> {
  const shared_text = await readSharedText()
  const texts = await readProductTexts()
  const shared_hash = hashOf(shared_text)
  await inTransaction(ctx, async (tx) => {
    const state = await readState(tx.db)
    const marks = await selectProductMarks(tx.db)
    const own = new Set(marks.filter(({ is_own }) => is_own).map(({ code }) => code))
    const known = new Map(marks.map((row) => [row.code, row.content_hash]))
    const files = texts.map((text) => ({ text, code: codeIn(text), content_hash: hashOf(shared_hash + text) }))
    const changed = files.filter(({ code, content_hash }) => !own.has(code) && known.get(code) !== content_hash)
    const followed = files.filter(({ code }) => !own.has(code)).length
    const is_same_shared = state.content_hash === shared_hash
    if (is_same_shared && changed.length === 0 && followed === known.size - own.size) return
    if (!is_same_shared) await addShared(tx, shared_text)
    await writeProductFiles(
      tx,
      changed.map(({ text, content_hash }) => ({ file: parseProduct(text), content_hash })),
    )
    await hideMissing(
      tx.db,
      files.map(({ code }) => code),
    )
    await writeContentHash(tx.db, shared_hash)
    await announceChange(tx)
  })
}

async function readShared(tx: AppCtx, shared_text: string) {
  const shared = parseShared(shared_text)
  return sharedRows(shared, sharedNumbers(shared, await selectSharedNumbers(tx.db)))
}

async function addShared(tx: AppCtx, shared_text: string): Promise<void> {
  const rows = await readShared(tx, shared_text)
  await writeTerms(tx.db, rows)
  await writePlaces(tx.db, rows)
}

/** A shop of its own begins with a category tree and terms to edit, and without products or places. */
export async function addStartingTerms(ctx: AppCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const state = await readState(tx.db)
    if (state.content_hash !== '') return
    const shared_text = await readSharedText()
    const rows = await readShared(tx, shared_text)
    // The other brands are lines of the demo's factories.
    const product_brand = rows.product_brand.filter(({ key }) => key === OWN_BRAND)
    await writeTerms(tx.db, { ...rows, product_brand })
    await writeContentHash(tx.db, TERMS_ONLY)
    await announceChange(tx)
  })
}

/** Whether products of the asset files are in this shop: the demo, or an installation that began with them. */
export async function followsFiles(ctx: AppCtx): Promise<boolean> {
  if (ctx.config.demo) return true
  return (await selectProductMarks(ctx.db)).some(({ is_own }) => !is_own)
}
