import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { AppCtx } from '../../../infra/context.ts'
import { selectPublishedAfter } from './entry.queries.ts'
import { searchRow } from './search-row.ts'
import { readSharedNames } from './shared-names.ts'
import { writeSearch } from './write-catalogue.queries.ts'

const CHUNK = 200

/** Writes cards and search texts of all products on sale again, from their documents. */
export async function rewriteSearchRows(ctx: AppCtx): Promise<void> {
  const names = await readSharedNames(ctx.db)
  let after = 0
  for (;;) {
    const rows = await selectPublishedAfter(ctx.db, after, CHUNK)
    await writeSearch(
      ctx.db,
      rows.map(({ product_id, document, published_at }) =>
        searchRow(ProductDocument.parse(document), product_id, names, published_at),
      ),
    )
    if (rows.length < CHUNK) return
    after = rows.at(-1)?.product_id ?? after
  }
}
