import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Money, PageInput, WireId } from '../wire.ts'
import {
  barcodeKinds,
  labelPresetKeys,
  labelStatuses,
  MAX_BARCODE,
  MAX_BULK_GOODS,
  MAX_LABEL_SKUS,
  MAX_SKU_CODE,
  MAX_SKU_RULE,
  skuCodePattern,
} from './codes.ts'
import { GoodsSku } from './goods.ts'
import { SellingPrice } from './price.ts'

const SkuCode = z
  .string()
  .trim()
  .min(1, '请输入 SKU 编码|Enter a SKU code')
  .max(MAX_SKU_CODE, `SKU 编码最多 ${MAX_SKU_CODE} 个字符|At most ${MAX_SKU_CODE} characters`)
  .regex(
    skuCodePattern,
    'SKU 编码只能使用字母、数字、点、横线和下划线|Use letters, digits, dots, dashes and underscores',
  )
const Barcode = z.string().trim().max(MAX_BARCODE, `条码最多 ${MAX_BARCODE} 个字符|At most ${MAX_BARCODE} characters`)

/** A SKU with the goods it belongs to. */
export const SkuRow = GoodsSku.extend({ title: z.string(), cover: z.string().nullable(), product_code: z.string() })
export type SkuRow = z.infer<typeof SkuRow>

export const codeStates = ['all', 'with', 'without'] as const
export const SkuFilter = z.object({
  keyword: z.string().trim().max(100).optional(),
  /** With or without a barcode. */
  codes: z.enum(codeStates).default('all'),
  kind: z.enum(barcodeKinds).optional(),
  goods_id: WireId.optional(),
  basic_product_id: WireId.optional(),
})

export const listSkus = endpoint({
  method: 'GET',
  path: '/distribution/goodsSku',
  access: 'seller',
  permission: 'goods.barcode',
  summary: 'SKUs of all goods outside the recycle bin',
  input: SkuFilter.extend(PageInput.shape),
  reply: getPage(SkuRow).extend({ with_code: z.int(), without_code: z.int() }),
})

export const updateSku = endpoint({
  method: 'PUT',
  path: '/distribution/goodsSku/{id}',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Change code, name, price or barcode of a SKU; what is left out stays',
  input: IdInput.extend({
    sku_code: SkuCode.optional(),
    name: z.string().trim().min(1, '请输入名称|Enter a name').max(200).optional(),
    price: SellingPrice.optional(),
    /** '' takes the barcode away. */
    barcode: Barcode.optional(),
    barcode_kind: z.enum(barcodeKinds).optional(),
  }),
  reply: GoodsSku,
})

export const addSkus = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/skus',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Add the colours and sizes of the base product that the goods lack',
  input: IdInput.extend({ item_ids: z.array(WireId).min(1).max(MAX_BULK_GOODS) }),
  reply: z.object({ added: z.int() }),
})

export const deleteSkus = endpoint({
  method: 'POST',
  path: '/distribution/goods/{id}/skus/delete',
  access: 'seller',
  permission: 'goods.library:edit',
  summary: 'Take SKUs away; one must stay',
  input: IdInput.extend({ sku_ids: z.array(WireId).min(1).max(MAX_BULK_GOODS) }),
  reply: z.object({ deleted: z.int() }),
})

const SkuIds = z.array(WireId).min(1).max(MAX_LABEL_SKUS)

export const generateBarcodes = endpoint({
  method: 'POST',
  path: '/distribution/goodsBarcode/generate',
  access: 'seller',
  permission: 'goods.barcode',
  summary: 'Make barcodes: Code 128 and QR of the SKU code, EAN-13 of the in-store range',
  input: z.object({ sku_ids: SkuIds, kind: z.enum(barcodeKinds), replace: z.boolean().default(false) }),
  reply: z.object({ made: z.int(), kept: z.int() }),
})

const importProblems = ['sku_unknown', 'sku_twice', 'code_twice', 'code_taken', 'code_invalid'] as const
export type BarcodeImportProblem = (typeof importProblems)[number]
export const MAX_IMPORT_ROWS = 2000

export const importBarcodes = endpoint({
  method: 'POST',
  path: '/distribution/goodsBarcode/import',
  access: 'seller',
  permission: 'goods.barcode',
  summary: 'Take over own codes by SKU code; with dry_run only checks. A row with a problem is left out',
  input: z.object({
    rows: z
      .array(z.object({ sku_code: z.string().trim().max(100), barcode: z.string().trim().max(200) }))
      .min(1, '没有可导入的行|There are no rows')
      .max(MAX_IMPORT_ROWS, `一次最多 ${MAX_IMPORT_ROWS} 行|At most ${MAX_IMPORT_ROWS} rows at once`),
    dry_run: z.boolean().default(true),
  }),
  reply: z.object({
    accepted: z.int(),
    /** Same code as before. */
    unchanged: z.int(),
    replaced: z.int(),
    problems: z.array(
      z.object({
        /** From 1. */
        row: z.int(),
        sku_code: z.string(),
        barcode: z.string(),
        problem: z.enum(importProblems),
        message: z.string(),
      }),
    ),
  }),
})

export const drawBarcode = endpoint({
  method: 'GET',
  path: '/distribution/goodsBarcode/picture',
  access: 'seller',
  permission: 'goods.library',
  summary: 'A barcode as SVG, exactly as labels carry it',
  input: z.object({ kind: z.enum(barcodeKinds), value: z.string().trim().min(1).max(MAX_BARCODE) }),
  reply: z.object({ svg: z.string() }),
})

export const LabelRun = z.object({
  id: z.int(),
  status: z.enum(labelStatuses),
  preset: z.enum(labelPresetKeys),
  label_count: z.int(),
  page_count: z.int().nullable(),
  done_count: z.int(),
  /** Labels whose bars may be too narrow for common printers. */
  dense_count: z.int(),
  /** Signed address, once done. */
  download_url: z.string().nullable(),
})
export type LabelRun = z.infer<typeof LabelRun>

export const printLabels = endpoint({
  method: 'POST',
  path: '/distribution/goodsLabel',
  access: 'seller',
  permission: 'goods.barcode',
  summary: 'Make a PDF of labels in the background',
  input: z.object({
    items: z
      .array(z.object({ sku_id: WireId, copies: z.int().min(1).max(1000) }))
      .min(1)
      .max(MAX_LABEL_SKUS, `一次最多 ${MAX_LABEL_SKUS} 个 SKU|At most ${MAX_LABEL_SKUS} SKUs at once`),
    preset: z.enum(labelPresetKeys),
    with_title: z.boolean().default(true),
    with_price: z.boolean().default(false),
    /** Labels already used on the first sheet. */
    skip: z.int().min(0).max(100).default(0),
  }),
  reply: z.object({ id: z.int() }),
})

export const getLabelRun = endpoint({
  method: 'GET',
  path: '/distribution/goodsLabel/{id}',
  access: 'seller',
  permission: 'goods.barcode',
  hidden_from_view: true,
  summary: 'How far a PDF of labels is',
  input: IdInput,
  reply: LabelRun,
})

export const getSkuRule = endpoint({
  method: 'GET',
  path: '/distribution/goodsSku/rule',
  access: 'seller',
  summary: 'How SKU codes are made',
  input: Empty,
  reply: z.object({ rule: z.string(), example: z.string(), next_seq: z.int() }),
})

export const setSkuRule = endpoint({
  method: 'PUT',
  path: '/distribution/goodsSku/rule',
  access: 'seller',
  permission: 'goods.code-transform',
  summary: 'Change how codes of coming SKUs are made',
  input: z.object({ rule: z.string().trim().max(MAX_SKU_RULE) }),
  reply: z.object({ rule: z.string(), example: z.string() }),
})

export const CodeChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('prefix'), text: z.string().trim().min(1).max(20) }),
  z.object({ kind: z.literal('suffix'), text: z.string().trim().min(1).max(20) }),
  z.object({ kind: z.literal('replace'), find: z.string().min(1).max(40), text: z.string().max(40) }),
  z.object({ kind: z.literal('case'), to: z.enum(['upper', 'lower']) }),
])
export type CodeChange = z.infer<typeof CodeChange>

export const transformSkuCodes = endpoint({
  method: 'POST',
  path: '/distribution/goodsSku/transform',
  access: 'seller',
  permission: 'goods.code-transform',
  summary: 'Change many SKU codes at once; with dry_run only shows them. Nothing changes while any would collide',
  input: z.object({ sku_ids: SkuIds, change: CodeChange, dry_run: z.boolean().default(true) }),
  reply: z.object({
    changed: z.int(),
    blocked: z.int(),
    rows: z.array(
      z.object({
        sku_id: z.int(),
        name: z.string(),
        before: z.string(),
        after: z.string(),
        problem: z.enum(['taken', 'invalid']).nullable(),
      }),
    ),
  }),
})

/** Goods grouped by the base product they are made on. */
export const GoodsProduct = z.object({
  basic_product_id: z.int(),
  code: z.string(),
  name: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  is_orderable: z.boolean(),
  goods_count: z.int(),
  sku_count: z.int(),
  price_from: Money,
  last_designed_at: z.string(),
  goods: z.array(z.object({ id: z.int(), title: z.string(), cover: z.string().nullable() })),
})
export type GoodsProduct = z.infer<typeof GoodsProduct>

export const listGoodsProducts = endpoint({
  method: 'GET',
  path: '/distribution/goods/products',
  access: 'seller',
  permission: 'goods.product-library',
  summary: 'Base products the seller has goods on, last designed first, each with its newest goods',
  input: z
    .object({ keyword: z.string().trim().max(100).optional(), category_id: WireId.optional() })
    .extend(PageInput.shape),
  reply: getPage(GoodsProduct),
})
