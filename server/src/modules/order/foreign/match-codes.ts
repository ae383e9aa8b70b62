import type { AppCtx } from '../../../infra/context.ts'
import { findSkusByCodes, skusOf } from '../../goods/goods.ts'
import { selectMeanings } from './foreign.queries.ts'
import type { ForeignLine } from './foreign-order.ts'

export type FindSku = (line: ForeignLine, store_id: number) => number | null

/**
 * What lines mean, many at once: what the caller knows, then what the seller said before about this store's code, then
 * about the code in any file, then the seller's own SKU of that code.
 */
export async function matchCodes(ctx: AppCtx, seller_id: number, lines: readonly ForeignLine[]): Promise<FindSku> {
  const given = [...new Set(lines.flatMap(({ goods_sku_id }) => goods_sku_id ?? []))]
  const codes = [...new Set(lines.map(({ external_sku }) => external_sku.trim()).filter((code) => code !== ''))]
  const said = await selectMeanings(ctx.db, seller_id, codes)
  const known = await skusOf(ctx.db, seller_id, [...given, ...said.map(({ sku_id }) => sku_id)])
  const sellable = new Set(known.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id))
  const meanings = new Map(said.map((row) => [`${row.store_id}:${row.external_sku}`, row.sku_id]))
  const own = new Map(
    (await findSkusByCodes(ctx.db, seller_id, codes)).map((sku) => [sku.sku_code.toUpperCase(), sku.id]),
  )
  return (line, store_id) => {
    const code = line.external_sku.trim()
    const candidates = [line.goods_sku_id, meanings.get(`${store_id}:${code}`), meanings.get(`0:${code}`)]
    const found = candidates.find((id) => id !== null && id !== undefined && sellable.has(id))
    return found ?? own.get(code.toUpperCase()) ?? line.likely_sku_id ?? null
  }
}
