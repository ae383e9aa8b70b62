import { countryName, isDestination } from '@inkroute/contract/countries'
import type { Language } from '@inkroute/contract/errors/errors'
import type { FindingKind } from '@inkroute/contract/shipping/tariff/codes'
import type { Finding, SurchargeRow, TariffBody, Zone } from '@inkroute/contract/shipping/tariff/tariff'
import { findCharge, type Pricing, type WeightStep } from '@inkroute/engine/freight/tariff'

/** A finding in both languages. */
export interface Found {
  readonly level: Finding['level']
  readonly kind: FindingKind
  readonly cell: string
  readonly zone: string
  readonly zh: string
  readonly en: string
}

export const viewFindings = (all: readonly Found[], language: Language): Finding[] =>
  all.map(({ level, kind, cell, zone, ...words }) => ({ level, kind, cell, zone, message: words[language] }))

export const hasErrors = (all: readonly Found[]): boolean => all.some(({ level }) => level === 'error')

export const kilograms = (grams: number): string => `${Number((grams / 1000).toFixed(3))} kg`
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** A step and the cell of the file it was read from. */
export interface PlacedStep extends WeightStep {
  readonly cell?: string
}

type Say = (level: Found['level'], kind: FindingKind, cell: string, zh: string, en: string) => void

function stepPair(say: Say, before: PlacedStep | undefined, step: PlacedStep): void {
  const cell = step.cell ?? ''
  const from = before?.to_g ?? 0
  if (step.to_g <= step.from_g) {
    const range = `${kilograms(step.from_g)} – ${kilograms(step.to_g)}`
    say('error', 'upside_down', cell, `重量段 ${range} 的终点不大于起点`, `The step ${range} ends before it begins`)
  }
  if (before && before.from_g === step.from_g && before.to_g === step.to_g) {
    const range = `${kilograms(step.from_g)} – ${kilograms(step.to_g)}`
    say('error', 'duplicate', cell, `重量段 ${range} 重复`, `The step ${range} occurs twice`)
  } else if (step.from_g > from) {
    const gap = `${kilograms(from)} – ${kilograms(step.from_g)}`
    say('error', 'gap', cell, `重量段有空档：${gap} 没有价格`, `Gap between steps: ${gap} has no price`)
  } else if (step.from_g < from) {
    const both = `${kilograms(step.from_g)} – ${kilograms(Math.min(from, step.to_g))}`
    say('error', 'overlap', cell, `重量段重叠：${both} 有两个价格`, `Steps overlap: ${both} has two prices`)
  }
}

const priceAt = (steps: readonly WeightStep[], weight_g: number): number => {
  const charge = findCharge({ kind: 'steps', round_g: 1, steps }, weight_g)
  return charge ? charge.first_fen + charge.steps_fen : 0
}

/** Gaps, overlaps, duplicates and prices that fall, each at its step. */
export function checkSteps(steps: readonly PlacedStep[], zone: string): Found[] {
  const found: Found[] = []
  const say: Say = (level, kind, cell, zh, en) => found.push({ level, kind, cell, zone, zh, en })
  const sorted = [...steps].sort((a, b) => a.from_g - b.from_g || a.to_g - b.to_g)
  for (const [at, step] of sorted.entries()) {
    stepPair(say, sorted[at - 1], step)
    const cell = step.cell ?? ''
    if (step.price_fen + step.per_kg_fen === 0) {
      say('warning', 'zero_price', cell, `${kilograms(step.to_g)} 的价格为 0`, `${kilograms(step.to_g)} costs nothing`)
    }
    const before = sorted[at - 1]
    if (!before) continue
    const [low, high] = [priceAt([before], before.to_g), priceAt([step], step.to_g)]
    if (high < low) {
      const drop = `${yuan(low)} → ${yuan(high)}`
      const [a, b] = [kilograms(before.to_g), kilograms(step.to_g)]
      say('warning', 'decreasing', cell, `${b} 比 ${a} 便宜：${drop}`, `${b} costs less than ${a}: ${drop}`)
    }
  }
  return found
}

/** What the rest of the installation knows and a table must agree with. */
export interface Surroundings {
  readonly max_weight_g: number
  readonly channel_warehouses: readonly string[]
  readonly known_warehouses: readonly string[]
}

function checkPricing(pricing: Pricing, zone: string, max_weight_g: number): Found[] {
  if (pricing.kind === 'first_step') return []
  const at = { cell: '', zone }
  if (pricing.steps.length === 0) {
    return [{ level: 'error', kind: 'no_step', ...at, zh: '没有重量段', en: 'There are no weight steps' }]
  }
  const found = checkSteps(pricing.steps, zone)
  const last_g = Math.max(...pricing.steps.map(({ to_g }) => to_g))
  if (last_g < max_weight_g) {
    const [to, max] = [kilograms(last_g), kilograms(max_weight_g)]
    const zh = `价格只到 ${to}，渠道限重 ${max}：更重的包裹会被拒收`
    const en = `Prices end at ${to}, the channel takes ${max}: heavier parcels will be refused`
    found.push({ level: 'warning', kind: 'short', ...at, zh, en })
  }
  return found
}

function checkZone(zone: Zone, max_weight_g: number): Found[] {
  const found: Found[] = []
  const add = (kind: FindingKind, zh: string, en: string) =>
    found.push({ level: 'error', kind, cell: '', zone: zone.name, zh, en })
  if (zone.countries.length === 0) add('no_country', '分区没有国家', 'The zone has no countries')
  for (const code of zone.countries)
    if (!isDestination(code)) add('unknown_country', `不认识国家 ${code}`, `Unknown country ${code}`)
  if (zone.days_max < zone.days_min)
    add('days', '最长时效小于最短时效', 'The longest transit time is below the shortest')
  return [...found, ...checkPricing(zone.pricing, zone.name, max_weight_g)]
}

/** A country may be in several zones only by different postcodes. */
function checkTwice(zones: readonly Zone[]): Found[] {
  const seen = new Map<string, string>()
  return zones.flatMap(({ name, countries, prefixes }) => {
    const keys = countries.flatMap((code) => (prefixes.length > 0 ? prefixes : ['']).map((prefix) => [code, prefix]))
    return keys.flatMap(([code = '', prefix = '']): Found[] => {
      const other = seen.get(`${code} ${prefix}`)
      seen.set(`${code} ${prefix}`, name)
      if (other === undefined) return []
      const place = (language: Language) => `${countryName(code, language)}${prefix ? ` ${prefix}` : ''}`
      const zh = `${place('zh')} 同时在“${other}”和“${name}”`
      const en = `${place('en')} is in “${other}” and in “${name}”`
      return [{ level: 'error', kind: 'country_twice', cell: '', zone: name, zh, en }]
    })
  })
}

function checkSurcharge({ kind, name, from, until, prefixes }: SurchargeRow): Found[] {
  const at = { level: 'error', cell: '', zone: '' } as const
  const found: Found[] = []
  if (from !== null && until !== null && from > until) {
    const zh = `附加费“${name}”的结束日期早于开始日期`
    found.push({ ...at, kind: 'surcharge_dates', zh, en: `The surcharge “${name}” ends before it begins` })
  }
  if (kind === 'remote' && prefixes.length === 0) {
    const zh = `偏远附加费“${name}”没有邮编前缀`
    found.push({ ...at, kind: 'no_prefix', zh, en: `The remote area surcharge “${name}” has no postcode prefixes` })
  }
  return found
}

/** Everything that is wrong with a table, or worth a look. */
export function checkTariff(body: TariffBody, around: Surroundings): Found[] {
  const at = { level: 'error', cell: '', zone: '' } as const
  const found: Found[] = []
  if (body.zones.length === 0) {
    found.push({ ...at, kind: 'no_zone', zh: '价格表还没有分区', en: 'The table has no zones yet' })
  }
  if (body.warehouses.length === 0) {
    found.push({ ...at, kind: 'warehouse', zh: '请选择发货仓', en: 'Choose at least one warehouse' })
  }
  for (const code of body.warehouses) {
    const isKnown = around.known_warehouses.includes(code)
    const isOfChannel = around.channel_warehouses.length === 0 || around.channel_warehouses.includes(code)
    if (!isKnown) found.push({ ...at, kind: 'warehouse', zh: `没有仓库 ${code}`, en: `There is no warehouse ${code}` })
    else if (!isOfChannel)
      found.push({
        ...at,
        kind: 'warehouse',
        zh: `渠道不从 ${code} 发货`,
        en: `The channel does not ship from ${code}`,
      })
  }
  return [
    ...found,
    ...body.zones.flatMap((zone) => checkZone(zone, around.max_weight_g)),
    ...checkTwice(body.zones),
    ...body.surcharges.flatMap(checkSurcharge),
  ]
}
