import type { Language } from '@inkroute/contract/errors/errors'
import type { WorkingCalendar } from '@inkroute/engine/dispatch/working-calendar'
import type { FactoryRow, HolidayRow, ProductFacts, StockRow, WarehouseRow } from '../core/product.queries.ts'
import { nameIn } from '../facts/product.view.ts'

type Region = 'CN' | 'US' | 'EU'
const LOW_STOCK_PIECES = 20

/** The name staff gave it, or its city. */
export const warehouseName = (
  language: Language,
  row: Pick<WarehouseRow, 'name_zh' | 'name_en' | 'city_zh' | 'city_en'>,
): string => row[`name_${language}`] || (language === 'zh' ? `${row.city_zh}仓` : `${row.city_en} warehouse`)

const WEEK_DAYS = 7
export const getCutOffs = ({ cut_off, cut_offs }: Pick<WarehouseRow, 'cut_off' | 'cut_offs'>): (string | null)[] =>
  (cut_offs as (string | null)[] | null) ?? Array<string>(WEEK_DAYS).fill(cut_off)

/** When a warehouse works. */
export const getCalendar = (row: WarehouseRow, holidays: readonly HolidayRow[]): WorkingCalendar => ({
  time_zone: row.time_zone,
  cut_offs: getCutOffs(row),
  holidays: holidays.filter(({ warehouse_code }) => warehouse_code === row.code).map(({ day }) => day),
})

export const warehouseIn = (language: Language, row: WarehouseRow) => ({
  code: row.code,
  name: warehouseName(language, row),
  country: row.country,
  city: row[`city_${language}`],
  region: row.region as Region,
  time_zone: row.time_zone,
  cut_off: row.cut_off,
})

type FactoryNames = Pick<FactoryRow, 'name_zh' | 'name_en' | 'country' | 'city_zh' | 'city_en'>

export const factoryIn = (language: Language, factory_id: number, row: FactoryNames) => ({
  factory_id,
  name: nameIn(language, row),
  country: row.country,
  city: row[`city_${language}`],
})

export const stockState = (pieces: number): 'plenty' | 'low' | 'none' =>
  pieces === 0 ? 'none' : pieces < LOW_STOCK_PIECES ? 'low' : 'plenty'

interface Places {
  readonly warehouses: readonly WarehouseRow[]
  readonly factories: readonly FactoryRow[]
  readonly holidays: readonly HolidayRow[]
}

/** From payment to carrier: production plus handling. */
export const deliveryHours = (
  supply: { readonly production_min_hours: number; readonly production_max_hours: number },
  { handling_hours }: WarehouseRow,
) => ({ min: supply.production_min_hours + handling_hours, max: supply.production_max_hours + handling_hours })

/** Every way to get the goods, the quickest first; stock of one item, or of all. */
export function offersIn(
  language: Language,
  facts: ProductFacts,
  places: Places,
  stock: readonly StockRow[],
  item_id: number | null,
) {
  const itemById = new Map(facts.items.map((item) => [item.id, item]))
  const offers = facts.supply.flatMap((supply) => {
    const factory = places.factories.find((entry) => entry.id === supply.factory_id)
    return supply.warehouses.flatMap((code) => {
      const warehouse = places.warehouses.find((entry) => entry.code === code)
      if (!factory || !warehouse) return []
      const there = stock.filter((row) => row.warehouse_code === code && (item_id === null || row.item_id === item_id))
      const pieces = there.reduce((sum, row) => sum + row.pieces, 0)
      return {
        ...warehouseIn(language, warehouse),
        cut_offs: getCutOffs(warehouse),
        holidays: [...getCalendar(warehouse, places.holidays).holidays],
        factory_id: factory.id,
        factory_name: nameIn(language, factory),
        stock: pieces,
        stock_state: stockState(pieces),
        items: there.flatMap((row) => {
          const item = itemById.get(row.item_id)
          return item ? [{ item_id: item.id, color_id: item.color_id, size_id: item.size_id, stock: row.pieces }] : []
        }),
        production_hours: { min: supply.production_min_hours, max: supply.production_max_hours },
        delivery_hours: deliveryHours(supply, warehouse),
      }
    })
  })
  return offers.sort((a, b) => a.delivery_hours.max - b.delivery_hours.max)
}
