import type { ProductCard } from '@inkroute/contract/catalog/product'
import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { announceChange } from './base/catalogue-change.ts'
import { type ProductFacts, selectColorNames, selectProductFacts } from './core/product.queries.ts'
import { replaceSpecial, type ScopeFacts, selectScopeFacts, visibleProductIds } from './core/product-lookup.queries.ts'
import { type AnyCtx, cardsFor } from './facts/caller.ts'
import { productFacts } from './facts/product-facts.ts'
import { selectRate } from './price/profit.queries.ts'
import { getCatalogue } from './search/catalogue-memory.ts'

/** Product cards for this caller, in the given order, without hidden and unknown products. */
export async function productCards(ctx: AnyCtx, ids: readonly number[]): Promise<ProductCard[]> {
  const catalogue = await getCatalogue(ctx)
  const shown = ids.filter((id) => catalogue.index.placeOf.has(id))
  return cardsFor(ctx, catalogue, shown)
}

/** Throws `not_found` unless every id is a product on sale. */
export async function requireProducts(db: Db, ids: readonly number[]): Promise<void> {
  const known = await visibleProductIds(db, ids)
  if (ids.some((id) => !known.has(id))) throw new AppError('not_found')
}

/** A product on sale. Throws `product_withdrawn` if it no longer is, `not_found` if it never was. */
export const productToDesign = async (ctx: AppCtx, id: number): Promise<ProductFacts> =>
  (await productFacts(ctx, id)).facts

/** A product for painting designs, withdrawn ones included. Products on sale come from the node's memory. */
export const cachedProduct = (ctx: AppCtx, id: number): Promise<ProductFacts | undefined> =>
  productToDesign(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError) return selectProductFacts(ctx.db, id)
    throw error
  })

/** Yuan per euro, in ten-thousandths. */
export const euroRate = (db: Db): Promise<number> => selectRate(db, 'EUR')

/** Properties by which coupons select products; an unknown product matches nothing. */
export async function scopeFacts(db: Db, product_ids: readonly number[]): Promise<(id: number) => ScopeFacts> {
  const facts = await selectScopeFacts(db, product_ids)
  return (id) => facts.get(id) ?? { product_code: '', categories: [], zones: [] }
}

interface ColoredLine {
  readonly product_id: number
  readonly color_id: number
  readonly color_name: string
}

/** Colour names of ordered lines in the reader's language; a deleted colour keeps the name it was ordered under. */
export async function getColorNames(
  db: Db,
  lines: readonly ColoredLine[],
  language: Language,
): Promise<(line: ColoredLine) => string> {
  const colors = new Map(lines.map((line) => [`${line.product_id}:${line.color_id}`, line]))
  const rows = await selectColorNames(db, [...colors.values()])
  const names = new Map(rows.map((row) => [`${row.product_id}:${row.id}`, row[`name_${language}`]]))
  return (line) => names.get(`${line.product_id}:${line.color_id}`) || line.color_name
}

/** Sets the products of a special, in this order. */
export async function setSpecialProducts(ctx: AppCtx, special_id: number, ids: readonly number[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await requireProducts(tx.db, ids)
    await replaceSpecial(tx.db, special_id, ids)
    await announceChange(tx)
  })
}
