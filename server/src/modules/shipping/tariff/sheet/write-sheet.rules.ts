import type { Language } from '@inkroute/contract/errors/errors'
import type { SheetForm } from '@inkroute/contract/shipping/tariff/codes'
import type { TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'

export interface WrittenSheet {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const words = {
  weight: { zh: '重量(kg)', en: 'Weight (kg)' },
  countries: { zh: '国家', en: 'Countries' },
  prefixes: { zh: '邮编前缀', en: 'Postcode prefixes' },
  days: { zh: '时效(天)', en: 'Transit days' },
  minimum: { zh: '最低收费', en: 'Minimum charge' },
  per_kg: { zh: '运费(元/kg)', en: 'Price (CNY/kg)' },
  handling: { zh: '处理费(元/票)', en: 'Handling (per parcel)' },
  first: { zh: '首重', en: 'First' },
  more: { zh: '续重', en: 'Additional' },
  zone: { zh: '分区', en: 'Zone' },
  country: { zh: '国家', en: 'Country' },
  from: { zh: '起重(kg)', en: 'From (kg)' },
  to: { zh: '止重(kg)', en: 'To (kg)' },
  price: { zh: '价格(元)', en: 'Price (CNY)' },
  first_weight: { zh: '首重(kg)', en: 'First weight (kg)' },
  first_price: { zh: '首重价(元)', en: 'First price (CNY)' },
  step_weight: { zh: '续重(kg)', en: 'Additional weight (kg)' },
  step_price: { zh: '续重价(元)', en: 'Additional price (CNY)' },
} as const

const kg = (grams: number) => String(grams / 1000)
const yuan = (fen: number) => (fen / 100).toFixed(2)

/** Zones whose prices are per kilogram have two columns. */
const isPerKg = ({ pricing }: Zone) =>
  pricing.kind === 'steps' && pricing.steps.some(({ per_kg_fen }) => per_kg_fen > 0)

type Say = (word: keyof typeof words) => string

interface Column {
  readonly zone: Zone
  readonly part: 'price' | 'per_kg' | 'handling'
}

const getColumns = (zones: readonly Zone[]): Column[] =>
  zones.flatMap((zone): Column[] =>
    isPerKg(zone)
      ? [
          { zone, part: 'per_kg' },
          { zone, part: 'handling' },
        ]
      : [{ zone, part: 'price' }],
  )

/** A row for each step that occurs in any zone. */
function stepRows(zones: readonly Zone[], columns: readonly Column[]): string[][] {
  const steps = zones.flatMap(({ pricing }) => (pricing.kind === 'steps' ? pricing.steps : []))
  const ranges = new Map(steps.map((step) => [`${step.from_g}-${step.to_g}`, step]))
  const sorted = [...ranges.values()].sort((a, b) => a.from_g - b.from_g || a.to_g - b.to_g)
  return sorted.map(({ from_g, to_g }) => {
    const cells = columns.map(({ zone: { pricing }, part }) => {
      const own = pricing.kind === 'steps' ? pricing.steps : []
      const step = own.find((one) => one.from_g === from_g && one.to_g === to_g)
      return step ? yuan(part === 'per_kg' ? step.per_kg_fen : step.price_fen) : ''
    })
    return [`${kg(from_g)}-${kg(to_g)}`, ...cells]
  })
}

/** Rows with the first weight and those with the additional one. */
function grownRows(columns: readonly Column[], say: Say): string[][] {
  const parts = [
    { word: 'first', weight: 'first_weight_g', price: 'first_price_fen' },
    { word: 'more', weight: 'step_weight_g', price: 'step_price_fen' },
  ] as const
  return parts.flatMap(({ word, weight, price }) => {
    const all = columns.flatMap(({ zone: { pricing } }) => (pricing.kind === 'first_step' ? [pricing[weight]] : []))
    return [...new Set(all)].map((grams) => [
      `${say(word)} ${kg(grams)}kg`,
      ...columns.map(({ zone: { pricing } }) =>
        pricing.kind === 'first_step' && pricing[weight] === grams ? yuan(pricing[price]) : '',
      ),
    ])
  })
}

function matrixRows({ zones }: TariffBody, say: Say): WrittenSheet {
  const columns = getColumns(zones)
  const about = (word: keyof typeof words, of: (zone: Zone) => string): string[][] => {
    const cells = columns.map(({ zone }) => of(zone))
    return cells.some((cell) => cell !== '') ? [[say(word), ...cells]] : []
  }
  const subHead = columns.some(({ part }) => part !== 'price')
    ? [['', ...columns.map(({ part }) => (part === 'price' ? '' : say(part)))]]
    : []
  return {
    header: [say('weight'), ...columns.map(({ zone }) => zone.name)],
    rows: [
      ...subHead,
      ...about('countries', ({ countries }) => countries.join(' ')),
      ...about('prefixes', ({ prefixes }) => prefixes.join(' ')),
      ...about('days', ({ days_min, days_max }) => `${days_min}-${days_max}`),
      ...about('minimum', ({ minimum_fen }) => (minimum_fen === null ? '' : yuan(minimum_fen))),
      ...grownRows(columns, say),
      ...stepRows(zones, columns),
    ],
  }
}

function longRows({ zones }: TariffBody, say: Say): WrittenSheet {
  const header = (
    [
      'zone',
      'country',
      'prefixes',
      'from',
      'to',
      'price',
      'per_kg',
      'first_weight',
      'first_price',
      'step_weight',
      'step_price',
      'days',
      'minimum',
    ] as const
  ).map(say)
  const rows = zones.flatMap((zone) => {
    const { pricing, countries, prefixes, days_min, days_max, minimum_fen } = zone
    const start = [zone.name, countries.join(' '), prefixes.join(' ')]
    const end = [`${days_min}-${days_max}`, minimum_fen === null ? '' : yuan(minimum_fen)]
    if (pricing.kind === 'first_step') {
      const { first_weight_g, first_price_fen, step_weight_g, step_price_fen } = pricing
      const prices = [kg(first_weight_g), yuan(first_price_fen), kg(step_weight_g), yuan(step_price_fen)]
      return [[...start, '', '', '', '', ...prices, ...end]]
    }
    return pricing.steps.map((step) => {
      const per_kg = step.per_kg_fen > 0 ? yuan(step.per_kg_fen) : ''
      return [...start, kg(step.from_g), kg(step.to_g), yuan(step.price_fen), per_kg, '', '', '', '', ...end]
    })
  })
  return { header, rows }
}

/** A table as carriers write it, which the reader understands again. */
export const writeTariff = (body: TariffBody, form: SheetForm, language: Language): WrittenSheet =>
  (form === 'matrix' ? matrixRows : longRows)(body, (word) => words[word][language])
