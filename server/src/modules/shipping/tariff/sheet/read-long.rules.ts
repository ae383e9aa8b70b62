import {
  cellName,
  currencyIn,
  findDays,
  findWeight,
  getPrice,
  plain,
  prefixesIn,
  type SheetLine,
  toFen,
  unitIn,
} from './cells.rules.ts'
import { countriesIn, isZoneName } from './countries.rules.ts'
import type { RawZone, ReadOptions, SheetHead } from './read-sheet.rules.ts'
import type { Found, PlacedStep } from './tariff-check.rules.ts'

/** Columns of the long form, the most telling names first. */
const columns = {
  first_price: /首重(价|费|金额|运费)|首重.*(元|rmb|¥)|first.*(price|charge|rate)/i,
  step_price: /续重(价|费|金额|运费|单价)|续重.*(元|rmb|¥)|(additional|next|step).*(price|charge|rate)/i,
  first_weight: /首重|first/i,
  step_weight: /续重|additional|step weight/i,
  handling: /挂号|处理费|操作费|handling|registration|per (parcel|item|piece)|\/(票|件)/i,
  per_kg:
    /(单价|运费|价格|price|rate|freight|charge).*(kg|公斤|千克)|(元|rmb|cny|usd|eur|gbp)\/(kg|公斤|千克)|per ?kg/i,
  minimum: /最低|minimum|min\.? charge/i,
  days: /时效|transit|days|工作日/i,
  prefix: /邮编|post ?code|postal|\bzip\b/i,
  from: /^(起|始)|起(始)?重|重量起|\bfrom\b|\bstart|下限|大于/i,
  to: /止重|截止|重量止|\bto\b|\bend|上限|小于|^止/i,
  country: /国家|目的|country|destination|二字码/i,
  zone: /分区|区域|大区|\bzone\b|^区$/i,
  price: /价格|价钱|运费|金额|price|rate|charge|amount/i,
  range: /重量|weight/i,
} as const
type Column = keyof typeof columns

function getColumns({ cells }: SheetLine): Map<Column, number> {
  const found = new Map<Column, number>()
  for (const [at, cell] of cells.entries()) {
    const text = plain(cell)
    if (text === '' || text.length > 40) continue
    const name = (Object.keys(columns) as Column[]).find((key) => !found.has(key) && columns[key].test(text))
    if (name) found.set(name, at)
  }
  return found
}

const hasAny = (found: ReadonlyMap<Column, number>, ...names: Column[]) => names.some((name) => found.has(name))

/** The header row of a long table; null where there is none. */
export function findLongHead(lines: readonly SheetLine[]): SheetHead | null {
  for (const line of lines.slice(0, 40)) {
    const found = getColumns(line)
    const hasWeight = hasAny(found, 'range', 'to', 'first_weight', 'first_price')
    if (hasAny(found, 'country', 'zone') && hasAny(found, 'price', 'per_kg', 'first_price') && hasWeight) {
      const above = lines.filter(({ at }) => at < line.at).map(({ cells }) => cells.join(' '))
      const titles = [line.cells.join(' '), ...above]
      const weights = line.cells.filter((_, at) =>
        [...found].some(([name, n]) => n === at && /range|from|to|_weight/.test(name)),
      )
      const currency = titles.map(currencyIn).find((one) => one !== null) ?? null
      return { form: 'long', line, unit: weights.map(unitIn).find((one) => one !== null) ?? null, currency }
    }
  }
  return null
}

interface Draft extends Omit<RawZone, 'steps' | 'prefixes'> {
  readonly steps: PlacedStep[]
  readonly prefixes: Set<string>
}

/** One table row after the other; rows of one zone or country belong together. */
export function readLong(lines: readonly SheetLine[], head: SheetHead, options: ReadOptions) {
  const found = getColumns(head.line)
  const findings: Found[] = []
  const drafts = new Map<string, Draft>()
  const rows = lines.filter(({ at }) => at > head.line.at)
  for (const line of rows) readRow(line, { found, findings, drafts, options })
  const zones = [...drafts.values()].map((draft): RawZone => ({ ...draft, prefixes: [...draft.prefixes] }))
  return { zones, findings, row_count: rows.length }
}

interface Reading {
  readonly found: ReadonlyMap<Column, number>
  readonly findings: Found[]
  readonly drafts: Map<string, Draft>
  readonly options: ReadOptions
}

function findDraft({ at, cells }: SheetLine, { found, drafts, options }: Reading): Draft | null {
  const cell = (name: Column) => plain(cells[found.get(name) ?? -1])
  const [zone, country] = [cell('zone'), cell('country')]
  if (zone === '' && country === '') return null
  const prefixes = prefixesIn(cell('prefix'))
  const name = zone || country
  const key = `${name}|${prefixes.join()}`
  const listed = countriesIn(country || (isZoneName(zone) ? '' : zone))
  const known = drafts.get(key)
  const codes = listed.codes.length > 0 ? listed.codes : options.countriesOf(name)
  const countries = [...new Set([...(known?.countries ?? []), ...codes])]
  const minimum = getPrice(cell('minimum'))
  const draft: Draft = {
    name: prefixes.length > 0 && !zone ? `${name} ${prefixes[0]}` : name,
    cell: known?.cell ?? cellName(found.get(zone ? 'zone' : 'country') ?? 0, at),
    countries,
    unknown: known?.unknown ?? listed.unknown,
    prefixes: new Set([...(known?.prefixes ?? []), ...prefixes]),
    days: known?.days ?? findDays(cell('days')),
    minimum_fen: minimum.kind === 'price' ? toFen(minimum.value, options.rate_e4) : (known?.minimum_fen ?? null),
    steps: known?.steps ?? [],
    first: known?.first ?? null,
    step: known?.step ?? null,
  }
  drafts.set(key, draft)
  return draft
}

/** The price in a column, in fen; null where it is blank, with a finding where it is no number. */
function moneyAt(line: SheetLine, name: Column, zone: string, { found, findings, options }: Reading): number | null {
  const column = found.get(name)
  if (column === undefined) return null
  const read = getPrice(line.cells[column])
  if (read.kind === 'price') return toFen(read.value, options.rate_e4)
  if (read.kind === 'bad') {
    const text = plain(line.cells[column]).slice(0, 30)
    const cell = cellName(column, line.at)
    findings.push({
      level: 'error',
      kind: 'not_a_price',
      cell,
      zone,
      zh: `“${text}”不是价格`,
      en: `“${text}” is not a price`,
    })
  }
  return null
}

function rangeAt({ cells }: SheetLine, { found, options }: Reading) {
  const read = (name: Column) => {
    const text = cells[found.get(name) ?? -1]
    return text === undefined || plain(text) === '' ? null : findWeight(text, options.unit)
  }
  const [from, to] = [read('from'), read('to')]
  if (to) return { from_g: from ? (from.to_g ?? from.from_g) : to.from_g, to_g: to.to_g }
  return read('range') ?? (from && { from_g: from.to_g ?? from.from_g, to_g: null })
}

function readRow(line: SheetLine, reading: Reading): void {
  const { found, findings, options, drafts } = reading
  const draft = findDraft(line, reading)
  if (!draft) return
  const money = (name: Column) => moneyAt(line, name, draft.name, reading)
  const [first_fen, step_fen] = [money('first_price'), money('step_price')]
  if (first_fen !== null && step_fen !== null) {
    const weight = (name: Column) => findWeight(line.cells[found.get(name) ?? -1] ?? '', options.unit)?.to_g
    const [first_g, step_g] = [weight('first_weight'), weight('step_weight')]
    if (first_g && step_g) {
      const key = [...drafts].find(([, one]) => one === draft)?.[0]
      const first = { weight_g: first_g, price_fen: first_fen }
      if (key !== undefined) drafts.set(key, { ...draft, first, step: { weight_g: step_g, price_fen: step_fen } })
      return
    }
  }
  const [price, per_kg, handling] = [money('price'), money('per_kg'), money('handling')]
  const range = rangeAt(line, reading)
  const column = found.get('to') ?? found.get('range') ?? 0
  const cell = cellName(found.get('price') ?? found.get('per_kg') ?? column, line.at)
  if (!range) {
    const text = plain(line.cells[column]).slice(0, 30)
    const at = { cell: cellName(column, line.at), zone: draft.name }
    findings.push({
      level: 'error',
      kind: 'not_a_weight',
      ...at,
      zh: `“${text}”不是重量`,
      en: `“${text}” is not a weight`,
    })
    return
  }
  if (price === null && per_kg === null) return
  const from_g = range.from_g ?? draft.steps.at(-1)?.to_g ?? 0
  const to_g = range.to_g ?? options.max_weight_g
  draft.steps.push({ from_g, to_g, price_fen: (price ?? 0) + (handling ?? 0), per_kg_fen: per_kg ?? 0, cell })
}
