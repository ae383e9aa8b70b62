import type { AppCtx } from '../../../infra/context.ts'
import { findSkusByCodes, getSkus, partsOfMergedCodes } from '../../goods/goods.ts'
import { selectMeanings } from '../core/foreign.queries.ts'
import type { ForeignLine } from '../core/foreign-order.ts'

export interface MergedPart {
  readonly sku_id: number
  readonly quantity: number
}

/** The SKU, or the first part of a merged code. */
export interface CodeMeaning {
  readonly sku_id: number
  readonly parts: readonly MergedPart[] | null
}

export type FindSku = (line: ForeignLine, store_id: number) => CodeMeaning | null

/**
 * What lines mean, many at once: what the caller knows, then what the seller said before about this store's code, then
 * about the code in any file, then the seller's own SKU of that code, then a merged SKU.
 */
export async function matchCodes(ctx: AppCtx, seller_id: number, lines: readonly ForeignLine[]): Promise<FindSku> {
  const given = [...new Set(lines.flatMap(({ goods_sku_id }) => goods_sku_id ?? []))]
  const codes = [...new Set(lines.map(({ external_sku }) => external_sku.trim()).filter((code) => code !== ''))]
  const said = await selectMeanings(ctx.db, seller_id, codes)
  const known = await getSkus(ctx.db, seller_id, [...given, ...said.map(({ sku_id }) => sku_id)])
  const sellable = new Set(known.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id))
  const meanings = new Map(said.map((row) => [`${row.store_id}:${row.external_sku}`, row.sku_id]))
  const own = new Map(
    (await findSkusByCodes(ctx.db, seller_id, codes)).map((sku) => [sku.sku_code.toUpperCase(), sku.id]),
  )
  const merged = await partsOfMergedCodes(ctx.db, seller_id, codes)
  const single = (sku_id: number): CodeMeaning => ({ sku_id, parts: null })
  return (line, store_id) => {
    const code = line.external_sku.trim()
    const said = code === '' ? [] : [meanings.get(`${store_id}:${code}`), meanings.get(`0:${code}`)]
    const candidates = [line.goods_sku_id, ...said]
    const found = candidates.find((id) => id !== null && id !== undefined && sellable.has(id))
    const sku_id = found ?? own.get(code.toUpperCase())
    if (sku_id !== undefined && sku_id !== null) return single(sku_id)
    const parts = merged.get(code.toUpperCase())?.map((part) => ({ sku_id: part.sku_id, quantity: part.quantity }))
    if (parts?.[0]) return { sku_id: parts[0].sku_id, parts }
    return line.likely_sku_id ? single(line.likely_sku_id) : null
  }
}
