import { createHash } from 'node:crypto'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { announceChange } from '../catalogue-change.ts'
import type { ProductFile, SharedFile } from './product-file.ts'
import { productIds } from './product-ids.ts'
import { productRows } from './product-rows.ts'
import { parseProduct, parseShared, readProductTexts, readSharedText } from './read-assets.ts'
import { searchRow, sharedNames } from './search-row.ts'
import { sharedNumbers, sharedRows } from './shared-rows.ts'
import { brandOf } from './words.ts'
import {
  hideMissing,
  readState,
  selectProductMarks,
  selectSharedNumbers,
  writeContentHash,
  writeProducts,
  writeShared,
} from './write-catalogue.queries.ts'

/** Increment when the conversion from files to rows changes, so that installations rewrite them. */
const WRITER_VERSION = 3
/** Products per statement: enough to be quick, few enough to stay small. */
const CHUNK = 200

const hashOf = (text: string) => createHash('sha256').update(`${WRITER_VERSION}:${text}`).digest('base64url')

interface Marked {
  readonly file: ProductFile
  readonly content_hash: string
}

/** Writes products and their search rows. Existing ones keep number, sales and stock. */
export async function writeProductFiles(ctx: AppCtx, shared: SharedFile, marked: readonly Marked[]): Promise<void> {
  const places = sharedNumbers(shared, await selectSharedNumbers(ctx.db))
  const names = sharedNames(shared, places)
  const known = new Map((await selectProductMarks(ctx.db)).map(({ code, id }) => [code, id]))
  const ids = productIds(
    marked.map(({ file }) => file.code),
    known,
  )
  const numbers = {
    product_id: (code: string) => required(ids.get(code), `product ${code}`),
    factory_id: (code: string) => required(places.factory.get(code), `factory ${code}`),
    category: (key: string) => {
      const path = names.pathOf(key)
      return { id: required(path.at(-1)?.id, `category ${key}`), brand_key: brandOf(path[0]?.key ?? '') }
    },
  }
  // Sets come last: their components refer to the products they consist of.
  const sorted = marked.toSorted((a, b) => a.file.is_mul - b.file.is_mul)
  for (let at = 0; at < sorted.length; at += CHUNK) {
    const chunk = sorted.slice(at, at + CHUNK)
    const rows = chunk.map(({ file, content_hash }) => productRows(file, numbers, content_hash))
    const search = chunk.map(({ file }, i) =>
      searchRow(file, numbers.product_id(file.code), names, rows[i]?.product[0]?.published_at ?? ''),
    )
    await writeProducts(ctx.db, rows, search)
  }
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}`)
  return value
}

/** The products every installation sells, from the asset files; written again only where a file has changed. */
export async function addCatalogue(ctx: AppCtx): Promise<void> {
  const shared_text = await readSharedText()
  const texts = await readProductTexts()
  const shared_hash = hashOf(shared_text)
  await inTransaction(ctx, async (tx) => {
    const state = await readState(tx.db)
    const known = new Map((await selectProductMarks(tx.db)).map((row) => [row.code, row.content_hash]))
    const is_same_shared = state.content_hash === shared_hash
    const codes: string[] = []
    const changed: Marked[] = []
    for (const text of texts) {
      const content_hash = hashOf(shared_hash + text)
      const code = /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? ''
      codes.push(code)
      if (known.get(code) !== content_hash) changed.push({ file: parseProduct(text), content_hash })
    }
    if (is_same_shared && changed.length === 0 && codes.length === known.size) return
    const shared = parseShared(shared_text)
    if (!is_same_shared) {
      const numbers = sharedNumbers(shared, await selectSharedNumbers(tx.db))
      await writeShared(tx.db, sharedRows(shared, numbers))
    }
    await writeProductFiles(tx, shared, changed)
    await hideMissing(tx.db, codes)
    await writeContentHash(tx.db, shared_hash)
    await announceChange(tx)
  })
}
