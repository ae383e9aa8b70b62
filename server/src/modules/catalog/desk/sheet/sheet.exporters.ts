import { deskStates } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'
import { z } from 'zod'
import type { AppCtx } from '../../../../infra/context.ts'
import { type ExportColumn, exporter } from '../../../../infra/exporter.ts'
import { countVariants, selectDocumentsAfter } from './sheet.queries.ts'
import { keyColumns, productFields, type SheetField, variantFields } from './sheet-fields.rules.ts'

const BATCH = 200
const shared = { for_staff: true, permission: 'ops.catalog', schema: z.object({}) } as const

interface ProductLine {
  readonly state: string
  readonly document: ProductDocument
}
interface VariantLine {
  readonly document: ProductDocument
  readonly item: ProductVariant
}

const getColumn = <R, T>({ label, width, text }: SheetField<T>, of: (row: R) => T): ExportColumn<R> => ({
  ...label,
  width,
  value: (row) => text(of(row)),
})

async function* products(ctx: AppCtx): AsyncGenerator<ProductLine[]> {
  let after = 0
  for (;;) {
    const rows = await selectDocumentsAfter(ctx.db, after, BATCH)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.product_id
  }
}

const stateNames = {
  draft: { zh: '草稿', en: 'Draft' },
  on_sale: { zh: '在售', en: 'On sale' },
  changed: { zh: '有未发布的修改', en: 'Unpublished changes' },
  withdrawn: { zh: '已下架', en: 'Withdrawn' },
} as const

export const productExporter = exporter<typeof shared.schema, ProductLine>({
  kind: 'catalog.products',
  zh: '产品目录',
  en: 'Products',
  ...shared,
  columns: [
    { ...keyColumns.code, width: 24, value: ({ document }) => document.code },
    ...productFields.map((field) => getColumn(field, ({ document }: ProductLine) => document)),
    {
      zh: '状态（只读）',
      en: 'Status (read only)',
      width: 14,
      value: ({ state }, language) => stateNames[deskStates.find((known) => known === state) ?? 'draft'][language],
    },
  ],
  count: async (ctx) => (await countVariants(ctx.db)).products,
  rows: products,
})

export const variantExporter = exporter<typeof shared.schema, VariantLine>({
  kind: 'catalog.variants',
  zh: '产品规格',
  en: 'Product variants',
  ...shared,
  columns: [
    { ...keyColumns.code, width: 24, value: ({ document }) => document.code },
    { ...keyColumns.sku, width: 28, value: ({ item }) => item.sku },
    {
      ...keyColumns.colour,
      width: 14,
      value: ({ document, item }, language) =>
        document.colours.find(({ id }) => id === item.color_id)?.name[language] ?? '',
    },
    {
      ...keyColumns.size,
      width: 14,
      value: ({ document, item }) => document.sizes.find(({ id }) => id === item.size_id)?.name ?? '',
    },
    ...variantFields.map((field) => getColumn(field, ({ item }: VariantLine) => item)),
  ],
  count: async (ctx) => (await countVariants(ctx.db)).variants,
  async *rows(ctx) {
    for await (const batch of products(ctx)) {
      yield batch.flatMap(({ document }) => document.items.map((item) => ({ document, item })))
    }
  },
})
