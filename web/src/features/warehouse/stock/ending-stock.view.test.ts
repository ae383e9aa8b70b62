import type { StockRow } from '@inkroute/contract/warehouse/stock'
import { expect, test } from 'vitest'
import { endingFirst } from './ending-stock.view.ts'

const shelf = (sku: string, part: Partial<StockRow>): StockRow => ({
  item_id: sku.charCodeAt(0),
  product_id: 1,
  sku,
  barcode: '',
  product: 'Mug',
  variant: 'White',
  picture_url: null,
  warehouse_code: 'CN-DG',
  pieces: 10,
  waiting: 0,
  unpaid: 0,
  incoming: 0,
  sold_30: 0,
  cover_days: null,
  reorder_point: null,
  target: null,
  state: 'ok',
  ...part,
})

test('empty shelves come first, then those that end soonest; the rest is left out', () => {
  const rows = [
    shelf('A', { cover_days: 12 }),
    shelf('B', { cover_days: 2 }),
    shelf('C', { pieces: 0, state: 'out' }),
    shelf('D', { cover_days: 200 }),
    shelf('E', {}),
    shelf('F', { state: 'low' }),
    shelf('B', { cover_days: 2 }),
  ]
  expect(endingFirst(rows).map(({ sku }) => sku)).toEqual(['C', 'B', 'A', 'F'])
})
