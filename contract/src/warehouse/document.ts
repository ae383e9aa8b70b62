import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { getPage, IdInput, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { documentKinds, documentStates, newDocumentKinds, stockLimits } from './codes.ts'
import { StockItem } from './stock.ts'

const desk = { access: 'staff', permission: 'ops.stock' } as const
const { max_quantity } = stockLimits

export const DocumentHead = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  warehouse_code: z.string(),
  to_warehouse_code: z.string().nullable(),
  reason: z.string(),
  line_count: z.int(),
  pieces: z.int(),
  /** A posted transfer with pieces still on the way. */
  is_on_the_way: z.boolean(),
  is_reversed: z.boolean(),
  reverses: z.object({ id: z.int(), number: z.string() }).nullable(),
  expected_on: z.string().nullable(),
  created_by: z.string(),
  created_at: Instant,
  posted_by: z.string(),
  posted_at: Instant.nullable(),
})
export type DocumentHead = z.infer<typeof DocumentHead>

export const DocumentLine = StockItem.extend({
  quantity: z.int(),
  /** Pieces on the shelf now; for a count, when the line was counted. */
  expected: z.int(),
  /** What posting did; null in a draft. */
  change: z.int().nullable(),
  /** Of a transfer: pieces that have arrived. */
  arrived: z.int(),
})
export type DocumentLine = z.infer<typeof DocumentLine>

const Link = z.object({ id: z.int(), number: z.string() })

export const StockDocument = DocumentHead.extend({
  note: z.string(),
  reference: z.string(),
  revision: z.int(),
  pictures: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
  lines: z.array(DocumentLine),
  transfer: Link.nullable(),
  arrivals: z.array(Link.extend({ posted_at: Instant.nullable(), pieces: z.int() })),
  reversed_by: Link.nullable(),
})
export type StockDocument = z.infer<typeof StockDocument>

export const listStockDocuments = endpoint({
  method: 'GET',
  path: '/ops/stockDocument',
  ...desk,
  rate: 'search',
  summary: 'Receipts, counts, transfers, scrap and corrections, newest first',
  input: z
    .object({
      kind: blankAsAbsent(z.enum(documentKinds)),
      state: blankAsAbsent(z.enum([...documentStates, 'on_the_way'])),
      warehouse: blankAsAbsent(z.string().max(20)),
      keyword: blankAsAbsent(z.string().trim().max(60)),
    })
    .extend(PageInput.shape),
  reply: getPage(DocumentHead),
})

export const getStockDocument = endpoint({
  method: 'GET',
  path: '/ops/stockDocument/{id}',
  ...desk,
  summary: 'One document with its lines',
  input: IdInput,
  reply: StockDocument,
})

const Code = z.string().trim().min(1, '请选择仓库|Choose a warehouse').max(20)

export const createStockDocument = endpoint({
  method: 'POST',
  path: '/ops/stockDocument',
  ...desk,
  summary: 'Begin a draft',
  input: z
    .object({
      kind: z.enum(newDocumentKinds),
      warehouse_code: Code,
      to_warehouse_code: blankAsAbsent(Code),
      reason: z.string().max(40).default(''),
    })
    .refine((draft) => draft.kind !== 'transfer' || draft.to_warehouse_code !== undefined, {
      path: ['to_warehouse_code'],
      message: '请选择调入仓库|Choose the destination warehouse',
    })
    .refine((draft) => draft.to_warehouse_code !== draft.warehouse_code, {
      path: ['to_warehouse_code'],
      message: '调入和调出仓库不能相同|The two warehouses must be different',
    }),
  reply: z.object({ id: z.int() }),
})

const Quantity = WireInt.min(-max_quantity, '数量太小|The quantity is too small').max(
  max_quantity,
  '单行最多 1,000,000 件|At most 1,000,000 pieces per line',
)

export const saveStockDocument = endpoint({
  method: 'PUT',
  path: '/ops/stockDocument/{id}',
  ...desk,
  summary: 'Save a draft: its reason, note and all lines',
  input: z.object({
    id: WireId,
    revision: z.int(),
    reason: z.string().max(40),
    note: z.string().trim().max(500, '备注最多 500 个字符|At most 500 characters'),
    reference: z.string().trim().max(80, '最多 80 个字符|At most 80 characters'),
    expected_on: z.iso.date('日期写作 2027-01-01|Enter the date as 2027-01-01').nullable(),
    picture_ids: z.array(WireId).max(stockLimits.max_pictures, '最多 5 张照片|At most 5 photos'),
    lines: z
      .array(z.object({ item_id: WireId, quantity: Quantity }))
      .max(stockLimits.max_lines, '一张单据最多 2000 行|At most 2,000 lines per document')
      .refine(
        (lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length,
        '同一 SKU 只能有一行|List each SKU only once',
      ),
  }),
  reply: StockDocument,
})

export const deleteStockDocument = endpoint({
  method: 'DELETE',
  path: '/ops/stockDocument/{id}',
  ...desk,
  summary: 'Throw a draft away',
  input: IdInput,
  reply: z.object({}),
})

export const postStockDocument = endpoint({
  method: 'POST',
  path: '/ops/stockDocument/{id}/post',
  ...desk,
  summary: 'Post a draft: shelves and movements change in one transaction, and the document never again',
  input: z.object({ id: WireId, revision: z.int() }),
  reply: StockDocument,
})

export const reverseStockDocument = endpoint({
  method: 'POST',
  path: '/ops/stockDocument/{id}/reverse',
  ...desk,
  summary: 'Undo a posted document with one that does the opposite',
  input: z.object({ id: WireId, note: z.string().trim().min(1, '请写明红冲原因|Give a reason').max(500) }),
  reply: StockDocument,
})

export const receiveTransfer = endpoint({
  method: 'POST',
  path: '/ops/stockDocument/{id}/receive',
  ...desk,
  summary: 'Book what arrived of a transfer, all or a part; the rest stays on the way or is written off',
  input: z.object({
    id: WireId,
    note: z.string().trim().max(500).default(''),
    /** Nothing more will come: the rest is lost. */
    is_final: z.boolean().default(false),
    lines: z
      .array(z.object({ item_id: WireId, quantity: WireInt.min(0, '不能小于 0|At least 0').max(max_quantity) }))
      .max(stockLimits.max_lines),
  }),
  reply: StockDocument,
})

export const findStockItem = endpoint({
  method: 'GET',
  path: '/ops/stock/find',
  ...desk,
  summary: 'The variant with a SKU or barcode, and its shelf in a warehouse',
  input: z.object({
    code: z.string().trim().min(1, '请扫描或输入 SKU|Scan or type a SKU').max(80),
    warehouse: z.string().max(20),
  }),
  reply: StockItem.extend({ pieces: z.int() }),
})

export const checkStockSheet = endpoint({
  method: 'POST',
  path: '/ops/stockDocument/{id}/sheet',
  ...desk,
  rate: 'upload',
  file_max_bytes: stockLimits.sheet_bytes,
  summary: 'Read SKUs or barcodes and quantities from xlsx or csv and report each bad row; nothing is saved',
  input: IdInput,
  reply: z.object({
    rows: z.int(),
    lines: z.array(DocumentLine),
    problems: z.array(z.object({ row: z.int(), code: z.string(), problem: z.string() })),
  }),
})

export const getStockSheetSample = endpoint({
  method: 'GET',
  path: '/ops/stockDocument/{id}/sheet',
  ...desk,
  summary: 'A sheet to fill in: with every variant of the warehouse for a count, with a few for all others',
  input: IdInput,
  reply: z.object({ name: z.string(), file_base64: z.string() }),
})
