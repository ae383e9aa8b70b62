import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { movementKinds, stockLimits, stockStates } from './codes.ts'

const desk = { access: 'staff', permission: 'ops.stock' } as const

/** A variant of a blank product, as staff recognise it. */
export const StockItem = z.object({
  item_id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  barcode: z.string(),
  product: z.string(),
  variant: z.string(),
  picture_url: z.string().nullable(),
})
export type StockItem = z.infer<typeof StockItem>

export const StockRow = StockItem.extend({
  warehouse_code: z.string(),
  pieces: z.int(),
  /** Pieces that paid orders wait for. */
  waiting: z.int(),
  /** Pieces in orders that are not paid yet. */
  unpaid: z.int(),
  /** Pieces on their way from another warehouse, or announced by a receipt with a day. */
  incoming: z.int(),
  sold_30: z.int(),
  /** Null if nothing was sold. */
  cover_days: z.int().nullable(),
  reorder_point: z.int().nullable(),
  target: z.int().nullable(),
  state: z.enum(stockStates),
})
export type StockRow = z.infer<typeof StockRow>

export const stockSorts = ['sku', 'pieces', 'cover', 'sold'] as const

export const StockFilter = z.object({
  keyword: blankAsAbsent(z.string().trim().max(60)),
  warehouse: blankAsAbsent(z.string().max(20)),
  state: blankAsAbsent(z.enum([...stockStates, 'short'])),
  product_id: blankAsAbsent(WireId),
  sort: blankAsAbsent(z.enum(stockSorts)),
})

export const listStock = endpoint({
  method: 'GET',
  path: '/ops/stock',
  ...desk,
  rate: 'search',
  summary: 'Variants by warehouse: on hand, incoming, sold and how long it lasts; `short` is low or out with a level',
  input: StockFilter.extend(PageInput.shape),
  reply: getPage(StockRow),
})

const SheetFile = z.object({ name: z.string(), file_base64: z.string() })

export const exportStock = endpoint({
  method: 'GET',
  path: '/ops/stock/export',
  ...desk,
  rate: 'search',
  summary: 'The stock table, or what to buy to reach the targets, as xlsx',
  input: StockFilter.extend({ what: z.enum(['stock', 'purchase']).default('stock') }),
  reply: SheetFile,
})

export const getStockFacets = endpoint({
  method: 'GET',
  path: '/ops/stock/facets',
  ...desk,
  summary: 'Warehouses to choose from, with the number of shelves that are low or out',
  input: Empty,
  reply: z.object({
    warehouses: z.array(z.object({ code: z.string(), name: z.string(), is_active: z.boolean(), short: z.int() })),
    on_the_way: z.int(),
    drafts: z.int(),
  }),
})

export const Movement = z.object({
  id: z.int(),
  warehouse_code: z.string(),
  kind: z.enum(movementKinds),
  change: z.int(),
  pieces_after: z.int(),
  cause: z.string(),
  /** The order or document behind it, for a link. */
  order_no: z.string().nullable(),
  document_id: z.int().nullable(),
  created_at: Instant,
})
export type Movement = z.infer<typeof Movement>

export const listItemMovements = endpoint({
  method: 'GET',
  path: '/ops/stock/item/{item_id}/movement',
  ...desk,
  summary: 'What came to and left the shelves of one variant, newest first, with the balance after each',
  input: z.object({ item_id: WireId, warehouse: blankAsAbsent(z.string().max(20)) }).extend(PageInput.shape),
  reply: getPage(Movement).extend({
    item: StockItem,
    shelves: z.array(
      z.object({ warehouse_code: z.string(), pieces: z.int(), sold_30: z.int(), cover_days: z.int().nullable() }),
    ),
  }),
})

const Pieces = WireInt.min(0, '不能小于 0|At least 0').max(stockLimits.max_quantity, '数量太大|The number is too large')
const Shelf = z.object({ item_id: WireId, warehouse_code: z.string().max(20) })

export const setStockLevels = endpoint({
  method: 'POST',
  path: '/ops/stock/level',
  ...desk,
  summary: 'Set or remove the reorder point and target of shelves',
  input: z.object({
    levels: z
      .array(
        Shelf.extend({ reorder_point: Pieces.nullable(), target: Pieces.nullable() }).refine(
          ({ reorder_point, target }) =>
            reorder_point === null ? target === null : target !== null && target >= reorder_point,
          { path: ['target'], message: '目标库存不能低于补货点|The target must not be below the reorder point' },
        ),
      )
      .min(1, '请选择库存行|Choose rows')
      .max(stockLimits.max_levels, '一次最多 500 行|At most 500 rows at a time'),
  }),
  reply: z.object({ changed: z.int() }),
})

export const suggestStockLevels = endpoint({
  method: 'POST',
  path: '/ops/stock/level/suggest',
  ...desk,
  summary: 'Levels from the sales of 30 days, the supplier’s lead time and how long a delivery should last',
  input: z.object({
    shelves: z.array(Shelf).min(1, '请选择库存行|Choose rows').max(stockLimits.max_levels),
    lead_days: WireInt.min(1, '至少 1 天|At least 1 day').max(365, '最多 365 天|At most 365 days'),
    safety_days: WireInt.min(0).max(365).default(7),
    cover_days: WireInt.min(1, '至少 1 天|At least 1 day').max(365, '最多 365 天|At most 365 days'),
  }),
  reply: z.object({
    data: z.array(Shelf.extend({ sku: z.string(), sold_30: z.int(), reorder_point: z.int(), target: z.int() })),
  }),
})
