import type { StockRow } from '@inkroute/contract/warehouse/stock'

/** What lasts longer is nothing to worry about today. */
const SOON_DAYS = 30

const getKey = ({ item_id, warehouse_code }: StockRow) => `${item_id} ${warehouse_code}`

/** Shelves that end, each once: empty ones first, then by the days they last. */
export function endingFirst(rows: readonly StockRow[]): StockRow[] {
  const once = [...new Map(rows.map((row) => [getKey(row), row])).values()]
  const getDays = ({ pieces, cover_days }: StockRow) => (pieces === 0 ? -1 : (cover_days ?? SOON_DAYS))
  return once
    .filter(({ state, cover_days }) => state !== 'ok' || (cover_days !== null && cover_days <= SOON_DAYS))
    .sort((a, b) => getDays(a) - getDays(b))
}
