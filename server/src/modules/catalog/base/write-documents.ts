import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { AppCtx } from '../../../infra/context.ts'
import { itemInUse } from './catalog.hooks.ts'
import { type Numbers, type Origin, productRows } from './product-rows.ts'
import { searchRow } from './search-row.ts'
import { readSharedNames, type SharedNames } from './shared-names.ts'
import { selectProductMarks, writeProducts } from './write-catalogue.queries.ts'

/** Products per statement: enough to be quick, few enough to stay small. */
const CHUNK = 200

export interface DocumentToWrite {
  readonly document: ProductDocument
  readonly origin: Origin
}

export function numbersFor(names: SharedNames, ids: ReadonlyMap<string, number>): Numbers {
  return {
    product_id(code) {
      const id = ids.get(code)
      if (id === undefined) throw new Error(`there is no product ${code}`)
      return id
    },
    factory_id: names.factoryId,
    category_id: (key) => names.pathOf(key).at(-1)?.id as number,
    brand_key: (document) => names.brandOf(document).key,
  }
}

/** Writes the rows visitors read. `ids` knows every product's number, also of the parts of a set. */
export async function writeDocuments(
  ctx: AppCtx,
  given: readonly DocumentToWrite[],
  ids: ReadonlyMap<string, number>,
  after: (chunk: readonly ProductDocument[]) => Promise<void> = async () => {},
): Promise<void> {
  const names = await readSharedNames(ctx.db)
  const numbers = numbersFor(names, ids)
  // Sets come last: their components refer to the products they consist of.
  const sorted = given.toSorted((a, b) => a.document.is_mul - b.document.is_mul)
  for (let at = 0; at < sorted.length; at += CHUNK) {
    const chunk = sorted.slice(at, at + CHUNK)
    const rows = chunk.map(({ document, origin }) => productRows(document, numbers, origin))
    const search = chunk.map(({ document }, i) =>
      searchRow(document, numbers.product_id(document.code), names, rows[i]?.product[0]?.published_at ?? ''),
    )
    await writeProducts(ctx.db, rows, search, itemInUse(ctx))
    await after(chunk.map(({ document }) => document))
  }
}

export const productNumbers = async (ctx: AppCtx): Promise<Map<string, number>> =>
  new Map((await selectProductMarks(ctx.db)).map(({ code, id }) => [code, id]))
