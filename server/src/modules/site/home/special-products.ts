import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { setSpecialProducts } from '../../catalog/catalog.ts'
import { findProductIds } from './home.queries.ts'

const NAMED = 3

/** A page must not promise products that are not for sale. */
export async function refuseUnknownProducts(tx: AppCtx, codes: readonly string[]): Promise<void> {
  const known = await findProductIds(tx.db, codes)
  const unknown = codes.filter((code) => !known.has(code)).slice(0, NAMED)
  if (unknown.length > 0) throw new AppError('content_unknown_products', { codes: unknown.join(', ') })
}

/** In the order of the codes; what is no longer for sale is left out. */
export async function getProductIds(ctx: Pick<AppCtx, 'db'>, codes: readonly string[]): Promise<number[]> {
  const known = await findProductIds(ctx.db, codes)
  return codes.map((code) => known.get(code)).filter((id) => id !== undefined)
}

export async function setProducts(tx: AppCtx, special_id: number, codes: readonly string[]): Promise<void> {
  await setSpecialProducts(tx, special_id, await getProductIds(tx, codes))
}
