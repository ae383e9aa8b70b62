import { checkDocument, type UsualDiscount } from '@inkroute/contract/catalog/desk/check-document'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { Language } from '@inkroute/contract/errors/errors'
import { messageIn } from '@inkroute/contract/input-messages'
import { keyColumns, productFields, type SheetField, variantFields } from './sheet-fields.rules.ts'

export type SheetKind = 'products' | 'variants'

export interface SheetHeader {
  readonly kind: SheetKind
  readonly code_at: number
  readonly sku_at: number
  readonly columns: readonly { readonly at: number; readonly field: string }[]
}

const matches = (cell: string, label: Record<Language, string>) => cell === label.zh || cell === label.en

/** Which columns the file has, by their names in either language; null without a product code. */
export function readHeader(cells: readonly string[]): SheetHeader | null {
  const names = cells.map((cell) => cell.trim())
  const placeOf = (label: Record<Language, string>) => names.findIndex((name) => matches(name, label))
  const code_at = placeOf(keyColumns.code)
  if (code_at < 0) return null
  const sku_at = placeOf(keyColumns.sku)
  const kind = sku_at >= 0 ? 'variants' : 'products'
  const fields: readonly Pick<SheetField<never>, 'field' | 'label'>[] =
    kind === 'variants' ? variantFields : productFields
  const columns = fields.map(({ field, label }) => ({ field, at: placeOf(label) })).filter(({ at }) => at >= 0)
  return { kind, code_at, sku_at, columns }
}

export interface KnownProduct {
  readonly product_id: number
  readonly document: ProductDocument
  readonly is_on_sale: boolean
}

export interface SheetChange {
  readonly row_at: number
  readonly product_id: number | null
  readonly code: string
  readonly sku: string
  readonly field: string
  readonly before: string
  readonly after: string
  readonly problem: string | null
}

interface Row {
  readonly at: number
  readonly cells: readonly string[]
}

const unusable = (row: Row, code: string, sku: string, problem: string): SheetChange => {
  const nothing = { field: '', before: '', after: '' }
  return { row_at: row.at, product_id: null, code, sku, ...nothing, problem }
}

type FieldChange = Pick<SheetChange, 'field' | 'before' | 'after' | 'problem'>

function fieldsChanged<T>(target: T, fields: readonly SheetField<T>[], header: SheetHeader, row: Row): FieldChange[] {
  return header.columns.flatMap(({ field: name, at }): FieldChange[] => {
    const field = fields.find((entry) => entry.field === name)
    if (!field) return []
    const cell = row.cells[at] ?? ''
    const [before, after] = [field.text(target), field.parse(cell)]
    if (after === null) return [{ field: name, before, after: cell, problem: field.rule }]
    return after === before ? [] : [{ field: name, before, after, problem: null }]
  })
}

/** What one row would change. */
export function compareRow(
  header: SheetHeader,
  row: Row,
  products: ReadonlyMap<string, KnownProduct>,
  language: Language,
): SheetChange[] {
  const code = (row.cells[header.code_at] ?? '').trim()
  const sku = header.kind === 'variants' ? (row.cells[header.sku_at] ?? '').trim() : ''
  const say = (message: string) => messageIn(message, language)
  const product = products.get(code)
  if (!product) return [unusable(row, code, sku, say('没有这个产品编码|There is no product with this code'))]
  const item = product.document.items.find((entry) => entry.sku === sku)
  if (header.kind === 'variants' && !item) {
    return [unusable(row, code, sku, say('这款产品没有这个 SKU|The product has no variant with this SKU'))]
  }
  const found = item
    ? fieldsChanged(item, variantFields, header, row)
    : fieldsChanged(product.document, productFields, header, row)
  return found.map(({ problem, ...change }) => ({
    row_at: row.at,
    product_id: product.product_id,
    code,
    sku,
    ...change,
    problem: problem && say(problem),
  }))
}

type Change = Pick<SheetChange, 'sku' | 'field' | 'after'>

/** The document with the changes made; those of variants it does not have are passed over. */
export function withChanges(document: ProductDocument, changes: readonly Change[]): ProductDocument {
  let changed = document
  const bySku = Map.groupBy(changes, ({ sku }) => sku)
  for (const { field, after } of bySku.get('') ?? []) {
    changed = productFields.find((entry) => entry.field === field)?.set(changed, after) ?? changed
  }
  const items = changed.items.map((item) =>
    (item.sku === '' ? [] : (bySku.get(item.sku) ?? [])).reduce(
      (variant, { field, after }) =>
        variantFields.find((entry) => entry.field === field)?.set(variant, after) ?? variant,
      item,
    ),
  )
  return { ...changed, items }
}

/** Whether every field still has the value the file was compared with. */
export function isUnchanged(
  document: ProductDocument,
  changes: readonly (Change & { readonly before: string })[],
): boolean {
  return changes.every(({ sku, field, before }) => {
    if (sku === '') return productFields.find((entry) => entry.field === field)?.text(document) === before
    const item = document.items.find((entry) => entry.sku === sku)
    return item !== undefined && variantFields.find((entry) => entry.field === field)?.text(item) === before
  })
}

/** Differences of products on sale that would then be wrong carry the problem, such as a price below cost. */
export function withProblems(
  changes: readonly SheetChange[],
  products: ReadonlyMap<string, KnownProduct>,
  levels: readonly UsualDiscount[],
  language: Language,
): SheetChange[] {
  const problems = new Map<string, string>()
  for (const [code, own] of Map.groupBy(changes, (change) => change.code)) {
    const product = products.get(code)
    if (!product?.is_on_sale) continue
    const [first] = checkDocument(
      withChanges(
        product.document,
        own.filter(({ problem }) => problem === null),
      ),
      levels,
    )
    if (first) problems.set(code, messageIn(first.message, language))
  }
  return changes.map((change) => ({ ...change, problem: change.problem ?? problems.get(change.code) ?? null }))
}
