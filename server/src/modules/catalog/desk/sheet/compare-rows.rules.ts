import { checkDocument, type UsualDiscount } from '@inkroute/contract/catalog/desk/check-document'
import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'
import type { Language } from '@inkroute/contract/errors/errors'
import { messageIn } from '@inkroute/contract/input-messages'
import { blankVariant, findOption, findVariant, NEW_VARIANT, readVariant } from './new-variant.rules.ts'
import { keyColumns, productFields, type SheetField, variantFields } from './sheet-fields.rules.ts'

export type SheetKind = 'products' | 'variants'

export interface SheetHeader {
  readonly kind: SheetKind
  readonly code_at: number
  readonly sku_at: number
  /** Name the option of a new variant; -1 without these columns. */
  readonly colour_at: number
  readonly size_at: number
  readonly columns: readonly { readonly at: number; readonly field: string }[]
}

/** Some columns were once exported with a remark in brackets. */
const matches = (cell: string, label: Record<Language, string>) => {
  const name = cell.replace(/（只读）$| \(read only\)$/, '')
  return name === label.zh || name === label.en
}

/** Which columns the file has, by their names in either language; null without a product code. */
export function readHeader(cells: readonly string[]): SheetHeader | null {
  const names = cells.map((cell) => cell.trim())
  const getPlace = (label: Record<Language, string>) => names.findIndex((name) => matches(name, label))
  const code_at = getPlace(keyColumns.code)
  if (code_at < 0) return null
  const sku_at = getPlace(keyColumns.sku)
  const kind = sku_at >= 0 ? 'variants' : 'products'
  const fields: readonly Pick<SheetField<never>, 'field' | 'label'>[] =
    kind === 'variants' ? variantFields : productFields
  const columns = fields.map(({ field, label }) => ({ field, at: getPlace(label) })).filter(({ at }) => at >= 0)
  return { kind, code_at, sku_at, colour_at: getPlace(keyColumns.colour), size_at: getPlace(keyColumns.size), columns }
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
  const { product_id, document } = product
  const changed = ({ problem, ...change }: FieldChange): SheetChange => ({
    row_at: row.at,
    product_id,
    code,
    sku,
    ...change,
    problem: problem && say(problem),
  })
  if (header.kind === 'products') return fieldsChanged(document, productFields, header, row).map(changed)
  const item = document.items.find((entry) => entry.sku === sku)
  if (item) return fieldsChanged(item, variantFields, header, row).map(changed)
  const cell = (at: number) => (row.cells[at] ?? '').trim()
  const read = readVariant(document, sku, cell(header.colour_at), cell(header.size_at))
  if (read.kind === 'wrong') return [unusable(row, code, sku, say(read.message))]
  const added = { field: NEW_VARIANT, before: '', after: read.label, problem: null }
  return [added, ...fieldsChanged(read.blank, variantFields, header, row)].map(changed)
}

type Change = Pick<SheetChange, 'sku' | 'field' | 'after'>

const changedVariant = (item: ProductVariant, changes: readonly Change[]): ProductVariant =>
  changes.reduce(
    (variant, { field, after }) => variantFields.find((entry) => entry.field === field)?.set(variant, after) ?? variant,
    item,
  )

/** Variants that the changes add, numbered from `free_id` on. */
function addedVariants(document: ProductDocument, bySku: ReadonlyMap<string, Change[]>, free_id: number) {
  let id = free_id
  return [...bySku].flatMap(([sku, changes]) => {
    const label = changes.find(({ field }) => field === NEW_VARIANT)?.after
    const option = label === undefined ? undefined : findOption(document, label)
    if (!option || document.items.some((item) => item.sku === sku)) return []
    return [changedVariant(blankVariant(id++, sku, option), changes)]
  })
}

const nextId = (document: ProductDocument): number => Math.max(0, ...document.items.map(({ id }) => id)) + 1

/** The document with the changes made; those of variants it does not have are passed over. */
export function withChanges(
  document: ProductDocument,
  changes: readonly Change[],
  free_id = nextId(document),
): ProductDocument {
  let changed = document
  const bySku = Map.groupBy(changes, ({ sku }) => sku)
  for (const { field, after } of bySku.get('') ?? []) {
    changed = productFields.find((entry) => entry.field === field)?.set(changed, after) ?? changed
  }
  const items = changed.items.map((item) => changedVariant(item, item.sku === '' ? [] : (bySku.get(item.sku) ?? [])))
  return { ...changed, items: [...items, ...addedVariants(document, bySku, free_id)] }
}

/** Whether every field still has the value the file was compared with. */
export function isUnchanged(
  document: ProductDocument,
  changes: readonly (Change & { readonly before: string })[],
): boolean {
  const added = new Map(changes.flatMap(({ sku, field, after }) => (field === NEW_VARIANT ? [[sku, after]] : [])))
  return changes.every(({ sku, field, before }) => {
    if (sku === '') return productFields.find((entry) => entry.field === field)?.text(document) === before
    const item = document.items.find((entry) => entry.sku === sku)
    const label = added.get(sku)
    if (label !== undefined) {
      const option = findOption(document, label)
      return item === undefined && option !== undefined && findVariant(document, option) === undefined
    }
    return item !== undefined && variantFields.find((entry) => entry.field === field)?.text(item) === before
  })
}

/** Differences of products on sale that would then be wrong carry the problem, such as a price below cost. */
export function withProblems(
  changes: readonly SheetChange[],
  products: ReadonlyMap<string, KnownProduct>,
  levels: readonly UsualDiscount[],
  language: Language,
  taken: ReadonlyMap<string, string> = new Map(),
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
  const takenBy = ({ field, sku }: SheetChange) => {
    const owner = field === NEW_VARIANT ? taken.get(sku) : undefined
    return owner && messageIn(`SKU 已被产品 ${owner} 使用|This SKU belongs to the product ${owner}`, language)
  }
  return changes.map((change) => ({
    ...change,
    problem: change.problem ?? takenBy(change) ?? problems.get(change.code) ?? null,
  }))
}
