import {
  type AddressField,
  addressFields,
  type ImportField,
  importFieldDefinitions,
  isAddressField,
} from '@inkroute/contract/order/import/fields'
import type { RowStatus } from '@inkroute/contract/order/import/import'
import { countryFault } from '../../../address/address.ts'
import { fbaFaults } from './fba-row.rules.ts'
import { findMoment, findQuantity, isFormulaFailure, isRounded, type RowValues } from './import-row.rules.ts'

export interface RowProblem {
  readonly field: ImportField | null
  /** An error skips the order, a warning makes it a draft, a hint is only informative. */
  readonly level: 'error' | 'warning' | 'hint'
  readonly zh: string
  readonly en: string
}

export interface ReadRow {
  readonly row_at: number
  readonly is_excluded: boolean
  readonly values: RowValues
  /** The raw row including unmapped columns, to tell a pasted copy from a second line. */
  readonly source: string
}

export interface CheckedRow {
  readonly row_at: number
  readonly order_key: string
  readonly status: RowStatus
  readonly problems: readonly RowProblem[]
  readonly sku_id: number | null
}

export type Address = Record<AddressField, string>

/** Lookups the checks depend on. */
export interface ImportFacts {
  /** The SKU of a code, or null. */
  readonly skuOf: (code: string) => number | null
  /** The order that already carries this number. */
  readonly knownOrder: (external_no: string) => { readonly order_no: string } | undefined
  /** Address problems by country rules, in both languages. */
  readonly addressFaults: (address: Address) => readonly { field: string; zh: string; en: string }[]
  /** Why nothing is sent to this address; empty when something is. */
  readonly blockedBy: (address: Address) => string
}

const MAX_NUMBER_LENGTH = 100
const MAX_LINES = 200

const problem = (level: RowProblem['level'], field: ImportField | null, zh: string, en: string): RowProblem => ({
  level,
  field,
  zh,
  en,
})

const getName = (field: ImportField) => importFieldDefinitions[field]

/**
 * Tells the order of each row, asked in their order. A row without number and address continues the order above, as in
 * files with merged cells or one address line per order.
 */
export function orderKeyReader(): (values: RowValues) => string {
  let above = ''
  return (values) => {
    const own = values.external_no ?? ''
    const goes_on = own === '' && values.sku !== undefined && addressFields.every((field) => !values[field])
    above = own === '' && goes_on ? above : own
    return above
  }
}

/** One address of all the rows of an order: the first that says something, field by field. Blanks never overwrite. */
export function mergedAddress(rows: readonly ReadRow[]): Address {
  const address = {} as Address
  for (const field of addressFields) {
    address[field] = rows.find(({ values }) => values[field])?.values[field] ?? ''
  }
  return address
}

const compared = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const same = (a: string, b: string) => compared(a) === compared(b)

function rowProblems(row: ReadRow, key: string, facts: ImportFacts): RowProblem[] {
  const { values } = row
  const found: RowProblem[] = []
  for (const [field, text] of Object.entries(values) as [ImportField, string][]) {
    if (isFormulaFailure(text)) found.push(problem('error', field, `公式出错：${text}`, `The formula failed: ${text}`))
  }
  if (key === '') found.push(problem('error', 'external_no', '缺少订单号', 'The order number is missing'))
  if (key.length > MAX_NUMBER_LENGTH)
    found.push(problem('error', 'external_no', '订单号太长', 'The number is too long'))
  if (isRounded(values.external_no ?? '') || isRounded(values.sku ?? '')) {
    const field = isRounded(values.external_no ?? '') ? 'external_no' : 'sku'
    const zh = '表格软件已把这串数字变成科学计数，末尾数字丢失，请把该列设为文本后重新填写'
    found.push(
      problem('error', field, zh, 'The spreadsheet has rounded this number; set the column to text and enter it again'),
    )
  }
  if (findQuantity(values.quantity) === undefined) {
    const zh = values.quantity ? '数量应为 1–9999 的整数' : '缺少数量'
    const en = values.quantity ? 'The quantity is a whole number from 1 to 9999' : 'The quantity is missing'
    found.push(problem('error', 'quantity', zh, en))
  }
  if (!values.sku && !values.title) found.push(problem('error', 'sku', '缺少 SKU', 'The SKU is missing'))
  else if (!values.sku || facts.skuOf(values.sku) === null) {
    found.push(problem('warning', 'sku', '没有找到对应的商品，请配对', 'No goods of yours carry this code; match it'))
  }
  found.push(...fbaProblems(values))
  if (values.ordered_at && findMoment(values.ordered_at) === undefined) {
    found.push(
      problem('hint', 'ordered_at', '看不懂这个日期，将不记录下单时间', 'Not a date we can read; it is left out'),
    )
  }
  return found
}

const fbaProblems = (values: RowValues): RowProblem[] =>
  fbaFaults(values).map(({ field, zh, en }) => problem('error', field, zh, en))

function clashes(rows: readonly ReadRow[], address: Address): Map<number, RowProblem[]> {
  const found = new Map<number, RowProblem[]>()
  const first = rows[0]?.row_at ?? 0
  for (const { row_at, values } of rows) {
    const fields = addressFields.filter((field) => values[field] && !same(values[field] ?? '', address[field]))
    if (fields.length === 0) continue
    found.set(
      row_at,
      fields.map((field) =>
        problem(
          'error',
          field,
          `与同一订单第 ${first} 行的${getName(field).zh}不一致`,
          `Differs from ${getName(field).en.toLowerCase()} in row ${first} of the same order`,
        ),
      ),
    )
  }
  return found
}

/** Required for any address; without them not even a draft is created. */
const RECIPIENT = ['name', 'country', 'street1'] as const

function missingRecipient(address: Address): RowProblem[] {
  return RECIPIENT.filter((field) => address[field] === '').map((field) => {
    const { zh, en } = getName(field)
    return problem('error', field, `缺少${zh}`, `${en} is missing`)
  })
}

/** A row that repeats another to the letter is a copy far more often than a second piece; it must not ship twice. */
function copies(rows: readonly ReadRow[]): Map<number, RowProblem[]> {
  const seen = new Map<string, number>()
  const found = new Map<number, RowProblem[]>()
  for (const { row_at, source, values } of rows) {
    const whole = JSON.stringify([source, values])
    const first = seen.get(whole)
    if (first === undefined) seen.set(whole, row_at)
    else {
      const zh = `与第 ${first} 行完全相同。如是重复，请排除本行；如需多件，请在第 ${first} 行改数量并排除本行`
      const en = `Identical to row ${first}. Exclude this row if it is a copy; for more pieces, raise the quantity in row ${first} and exclude this one`
      found.set(row_at, [problem('error', null, zh, en)])
    }
  }
  return found
}

function countryProblem(country: string): RowProblem | null {
  const fault = countryFault(country)
  if (fault === null) return null
  const zh = `不认识国家“${country}”，请填中英文名称或两位代码`
  const en = `“${country}” is no country we know; enter its name or its two letters`
  if (fault === 'unknown') return problem('error', 'country', zh, en)
  return problem('warning', 'country', `暂不发往 ${country}，请换一个国家`, `Nothing is shipped to ${country} yet`)
}

function addressProblems(address: Address, facts: ImportFacts): RowProblem[] {
  const wrong_country = address.country ? countryProblem(address.country) : null
  if (wrong_country) return [wrong_country]
  const faults = facts.addressFaults(address)
  if (faults.length > 0)
    return faults.map(({ field, zh, en }) => problem('warning', isAddressField(field) ? field : null, zh, en))
  const reason = facts.blockedBy(address)
  return reason === '' ? [] : [problem('warning', 'name', `收件人在黑名单中：${reason}`, `On the blacklist: ${reason}`)]
}

/** Problems of the whole order, reported at its first row. */
function orderProblems(
  key: string,
  rows: readonly ReadRow[],
  copied: ReadonlyMap<number, unknown>,
  address: Address,
  facts: ImportFacts,
): RowProblem[] {
  const known = facts.knownOrder(key)
  if (known) {
    return [
      problem(
        'hint',
        'external_no',
        `已有订单 ${known.order_no}，不会重复导入`,
        `Order ${known.order_no} is there already; it is not made twice`,
      ),
    ]
  }
  const is_fba = rows.some(({ values }) => values.center !== undefined)
  const missing = is_fba ? [] : missingRecipient(address)
  const found = missing.length > 0 ? missing : addressProblems(address, facts)
  if (rows.length > MAX_LINES)
    found.push(problem('error', null, `一个订单最多 ${MAX_LINES} 行`, `At most ${MAX_LINES} rows for one order`))
  // Copies are not added up: they are refused at their own row.
  const added = rows.filter(({ row_at }) => !copied.has(row_at))
  const codes = added.map(({ values }) => values.sku).filter((code) => code !== undefined)
  if (new Set(codes).size < codes.length) {
    found.push(
      problem(
        'hint',
        'quantity',
        '同一 SKU 出现多行，数量将相加',
        'The same SKU is in several rows; their quantities are added up',
      ),
    )
  }
  return found
}

function getStatus(problems: readonly RowProblem[], is_known: boolean): RowStatus {
  if (is_known) return 'duplicate'
  if (problems.some(({ level }) => level === 'error')) return 'error'
  return problems.some(({ level }) => level === 'warning') ? 'draft' : 'ready'
}

/** Checks the rows of one order together: they share a fate. */
export function checkOrder(key: string, all: readonly ReadRow[], facts: ImportFacts): CheckedRow[] {
  const rows = all.filter(({ is_excluded }) => !is_excluded)
  const address = mergedAddress(rows)
  const clashing = clashes(rows, address)
  const copied = key === '' ? new Map<number, RowProblem[]>() : copies(rows)
  const whole = key === '' || rows.length === 0 ? [] : orderProblems(key, rows, copied, address, facts)
  const byRow = new Map(
    rows.map((row, place) => [
      row.row_at,
      [
        ...rowProblems(row, key, facts),
        ...(clashing.get(row.row_at) ?? []),
        ...(copied.get(row.row_at) ?? []),
        ...(place === 0 ? whole : []),
      ],
    ]),
  )
  const status = getStatus([...byRow.values()].flat(), key !== '' && facts.knownOrder(key) !== undefined)
  return all.map(({ row_at, values, is_excluded }) => ({
    row_at,
    order_key: key,
    status: is_excluded ? 'excluded' : status,
    problems: byRow.get(row_at) ?? [],
    sku_id: values.sku ? facts.skuOf(values.sku) : null,
  }))
}
