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
import { countriesIn, findCountry, isZoneName } from './countries.rules.ts'
import type { RawZone, ReadOptions, SheetHead } from './read-sheet.rules.ts'
import type { Found, PlacedStep } from './tariff-check.rules.ts'

const WEIGHT = /重量|weight|公斤|\bkg\b|克/i
const PER_KG = /(kg|公斤|千克)/i
const HANDLING = /挂号|处理费|操作费|handling|registration|\/(票|件)|per (parcel|item|piece)/i
/** Rows between the header and the prices that say more about a zone. */
const labels = {
  countries: /国家|countr/i,
  prefixes: /邮编|post ?code|\bzip\b/i,
  days: /时效|transit|days/i,
  minimum: /最低|minimum/i,
} as const

/** Where the weights are: the first column with a label, or the first column. */
const weightColumn = ({ cells }: SheetLine) =>
  Math.max(
    0,
    cells.findIndex((cell) => WEIGHT.test(plain(cell))),
  )

const isZoneHead = (text: string) =>
  isZoneName(text) || findCountry(text) !== null || countriesIn(text).codes.length > 0

/** The header row of a matrix: zones or countries across, with weights below; null where there is none. */
export function findMatrixHead(lines: readonly SheetLine[]): SheetHead | null {
  for (const [at, line] of lines.slice(0, 40).entries()) {
    const column = weightColumn(line)
    const heads = line.cells.filter((cell, n) => n > column && plain(cell) !== '')
    if (heads.length === 0 || !heads.some(isZoneHead)) continue
    const below = lines.slice(at + 1, at + 12)
    if (!below.some(({ cells }) => findWeight(cells[column] ?? '', 'kg') !== null)) continue
    const titles = [line, ...lines.slice(0, at), ...lines.slice(at + 1, at + 3)].map(({ cells }) => cells.join(' '))
    const unit =
      unitIn(line.cells[column] ?? '') ??
      titles
        .slice(1)
        .map(unitIn)
        .find((one) => one !== null) ??
      null
    return { form: 'matrix', line, unit, currency: titles.map(currencyIn).find((one) => one !== null) ?? null }
  }
  return null
}

/** The columns of one zone: one with prices, or one per kilogram and one with the handling fee. */
interface ZoneColumns {
  readonly name: string
  readonly at: number
  price: number | null
  per_kg: number | null
  handling: number | null
}

function zoneColumns(head: SheetLine, under: SheetLine | undefined, column: number, findings: Found[], per: string) {
  const zones = new Map<string, ZoneColumns>()
  for (const [at, cell] of head.cells.entries()) {
    const name = plain(cell)
    if (at <= column || name === '') continue
    const sub = plain(under?.cells[at])
    const known = zones.get(name)
    const zone = known ?? { name, at, price: null, per_kg: null, handling: null }
    zones.set(name, zone)
    if (HANDLING.test(sub)) zone.handling = at
    else if (PER_KG.test(sub)) zone.per_kg = at
    else if (!known) zone[per === 'kg' ? 'per_kg' : 'price'] = at
    else {
      const found = { level: 'error', kind: 'duplicate', cell: cellName(at, head.at), zone: name } as const
      findings.push({ ...found, zh: `分区“${name}”出现两次`, en: `The zone “${name}” occurs twice` })
    }
  }
  return [...zones.values()]
}

const isSubHead = (line: SheetLine | undefined, column: number) =>
  line?.cells.some(
    (cell, at) => at > column && (HANDLING.test(plain(cell)) || /\/ ?(kg|公斤|千克)/i.test(plain(cell))),
  ) && findWeight(line.cells[column] ?? '', 'kg') === null

type Label = keyof typeof labels

interface Matrix {
  readonly column: number
  readonly zones: readonly ZoneColumns[]
  readonly about: ReadonlyMap<Label, SheetLine>
  readonly rows: readonly SheetLine[]
}

function layOut(lines: readonly SheetLine[], head: SheetHead, options: ReadOptions, findings: Found[]): Matrix {
  const column = weightColumn(head.line)
  const below = lines.filter(({ at }) => at > head.line.at)
  const under = isSubHead(below[0], column) ? below[0] : undefined
  const about = new Map<Label, SheetLine>()
  const rows = below.filter((line) => {
    if (line === under) return false
    const label = plain(line.cells[column])
    const name = (Object.keys(labels) as Label[]).find((key) => labels[key].test(label) && !/\d/.test(label))
    if (name) about.set(name, line)
    return name === undefined
  })
  return { column, zones: zoneColumns(head.line, under, column, findings, options.price_per), about, rows }
}

function fenAt(line: SheetLine, at: number | null, zone: string, options: ReadOptions, findings: Found[]) {
  if (at === null) return null
  const read = getPrice(line.cells[at])
  if (read.kind === 'price') return toFen(read.value, options.rate_e4)
  if (read.kind === 'bad') {
    const text = plain(line.cells[at]).slice(0, 30)
    const found = { level: 'error', kind: 'not_a_price', cell: cellName(at, line.at), zone } as const
    findings.push({ ...found, zh: `“${text}”不是价格`, en: `“${text}” is not a price` })
  }
  return null
}

interface WeightLine {
  readonly line: SheetLine
  readonly from_g: number
  readonly to_g: number
  readonly kind: 'step' | 'first' | 'more'
}

/** The weights of the rows; notes below the prices end the table. */
function weightLines({ rows, column }: Matrix, options: ReadOptions, findings: Found[]): WeightLine[] {
  const found: WeightLine[] = []
  let end_g = 0
  for (const line of rows) {
    const text = plain(line.cells[column])
    const range = findWeight(text, options.unit)
    const hasPrice = line.cells.some((cell, at) => at > column && getPrice(cell).kind === 'price')
    if (!range) {
      if (!hasPrice || text === '') continue
      const at = { cell: cellName(column, line.at), zone: '' }
      findings.push({
        level: 'error',
        kind: 'not_a_weight',
        ...at,
        zh: `“${text}”不是重量`,
        en: `“${text}” is not a weight`,
      })
      continue
    }
    const kind = /首重|first/i.test(text) ? 'first' : /续重|additional/i.test(text) ? 'more' : 'step'
    const to_g = range.to_g ?? options.max_weight_g
    found.push({ line, from_g: range.from_g ?? (kind === 'step' ? end_g : 0), to_g, kind })
    if (kind === 'step') end_g = Math.max(end_g, to_g)
  }
  return found
}

export function readMatrix(lines: readonly SheetLine[], head: SheetHead, options: ReadOptions) {
  const findings: Found[] = []
  const matrix = layOut(lines, head, options, findings)
  const weights = weightLines(matrix, options, findings)
  const zones = matrix.zones.map((zone) => readZone(zone, { matrix, weights, head, options, findings }))
  return { zones, findings, row_count: weights.length }
}

interface Reading {
  readonly matrix: Matrix
  readonly weights: readonly WeightLine[]
  readonly head: SheetHead
  readonly options: ReadOptions
  readonly findings: Found[]
}

function readZone(zone: ZoneColumns, { matrix, weights, head, options, findings }: Reading): RawZone {
  const about = (name: Label) => plain(matrix.about.get(name)?.cells[zone.at])
  const listed = countriesIn(about('countries') || (isZoneName(zone.name) ? '' : zone.name))
  const known = listed.codes.length > 0 ? listed.codes : options.countriesOf(zone.name)
  const fen = (line: SheetLine, at: number | null) => fenAt(line, at, zone.name, options, findings)
  const steps = weights.flatMap(({ line, from_g, to_g, kind }): PlacedStep[] => {
    const [price, per_kg, handling] = [fen(line, zone.price), fen(line, zone.per_kg), fen(line, zone.handling)]
    if (kind !== 'step' || (price === null && per_kg === null)) return []
    const cell = cellName(zone.price ?? zone.per_kg ?? zone.at, line.at)
    return [{ from_g, to_g, price_fen: (price ?? 0) + (handling ?? 0), per_kg_fen: per_kg ?? 0, cell }]
  })
  const special = (kind: WeightLine['kind']) => {
    const own = weights.find((one) => one.kind === kind && getPrice(one.line.cells[zone.at]).kind === 'price')
    const price_fen = own ? fen(own.line, zone.at) : null
    return own && price_fen !== null ? { weight_g: own.to_g, price_fen } : null
  }
  const minimum = getPrice(about('minimum'))
  return {
    name: zone.name,
    cell: cellName(zone.at, head.line.at),
    countries: known,
    unknown: known.length > 0 && isZoneName(zone.name) ? [] : listed.unknown,
    prefixes: prefixesIn(about('prefixes')),
    days: findDays(about('days')),
    minimum_fen: minimum.kind === 'price' ? toFen(minimum.value, options.rate_e4) : null,
    steps,
    first: special('first'),
    step: special('more'),
  }
}
