import { productPicture } from '@inkroute/contract/catalog/pictures'
import type { Language } from '@inkroute/contract/errors/errors'
import { coverDays, getStockState } from '@inkroute/contract/warehouse/codes'
import type { StockItem, StockRow } from '@inkroute/contract/warehouse/stock'
import type { ItemNames, StockRecord } from './stock.queries.ts'

/** Sizes are stored in both languages: `均码 One size`. */
function sizeName(language: Language, name: string): string {
  const both = /^(\p{Script=Han}+) (\P{Script=Han}+)$/u.exec(name)
  return both?.[language === 'zh' ? 1 : 2] ?? name
}

const PICTURE_PX = 240

export function itemIn(language: Language, row: ItemNames): StockItem {
  const { picture_product: code, picture_view: view, color_key: colour } = row
  const color = row[`color_${language}`]
  return {
    item_id: row.item_id,
    product_id: row.product_id,
    sku: row.sku,
    barcode: row.barcode,
    product: row[`name_${language}`],
    variant: [color, row.size_name === null ? null : sizeName(language, row.size_name)].filter(Boolean).join(' · '),
    picture_url: code && view && colour ? productPicture({ code, view, colour }, PICTURE_PX) : null,
  }
}

export const stockIn = (language: Language, row: StockRecord): StockRow => ({
  ...itemIn(language, row),
  warehouse_code: row.warehouse_code,
  pieces: row.pieces,
  waiting: row.waiting,
  unpaid: row.unpaid,
  incoming: row.incoming,
  sold_30: row.sold_30,
  cover_days: coverDays(row.pieces, row.sold_30),
  reorder_point: row.reorder_point,
  target: row.target,
  state: getStockState(row.pieces, row.reorder_point),
})

/** Pieces to buy so that the shelf and what is on its way reach the target. */
export const piecesToBuy = ({ target, pieces, incoming, waiting }: StockRow): number =>
  target === null ? 0 : Math.max(0, target + waiting - pieces - incoming)
