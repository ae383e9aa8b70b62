import type { MergedSku, MergePart } from '@inkroute/contract/goods/merge'
import { fenToDecimal } from '@inkroute/contract/money'
import { findCover, type GoodsPictures, type PricedSku } from '../core/goods.view.ts'
import type { PartRow } from './merge.queries.ts'

interface MergedRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly remark: string
  readonly updated_at: string
  readonly part_count: number
}

const isOrderable = (sku: PricedSku) => sku.is_orderable && sku.deleted_at === null

export const partOf = (sku: PricedSku, quantity: number, pictures: GoodsPictures | undefined): MergePart => ({
  sku_id: sku.id,
  sku_code: sku.sku_code,
  goods_id: sku.goods_id,
  title: sku.title,
  quantity,
  color_name: sku.color_name,
  size_name: sku.size_name,
  cover: findCover(pictures, sku.color_id),
  cost: fenToDecimal(sku.cost_fen * quantity),
  is_orderable: isOrderable(sku),
})

export function getMerged(
  { id, code, name, remark, updated_at, part_count }: MergedRow,
  rows: readonly PartRow[],
  skus: ReadonlyMap<number, PricedSku>,
  findPictures: (sku: PricedSku) => GoodsPictures | undefined,
): MergedSku {
  const held = rows.flatMap(({ sku_id, quantity }) => {
    const sku = skus.get(sku_id)
    return sku ? [{ sku, quantity }] : []
  })
  const sum = (value: (sku: PricedSku) => number) =>
    held.reduce((total, { sku, quantity }) => total + value(sku) * quantity, 0)
  return {
    id,
    code,
    name,
    remark,
    updated_at,
    parts: held.map(({ sku, quantity }) => partOf(sku, quantity, findPictures(sku))),
    pieces: sum(() => 1),
    weight_g: sum((sku) => sku.weight_g),
    cost: fenToDecimal(sum((sku) => sku.cost_fen)),
    lost: Math.max(0, part_count - held.length),
    // One that has lost a part would be sent incomplete.
    is_orderable: held.length > 0 && held.length >= part_count && held.every(({ sku }) => isOrderable(sku)),
  }
}
