import type { TariffBody } from '@inkroute/contract/shipping/tariff/tariff'
import { findCharge } from '@inkroute/engine/freight/tariff'
import { describe, expect, test } from 'vitest'
import { cellName, findDays, findWeight, getPrice, type SheetLine, toFen } from './cells.rules.ts'
import { countriesIn, findCountry } from './countries.rules.ts'
import type { ReadOptions } from './read-sheet.rules.ts'
import { findHead, guessUnit, readTable, readZoneList } from './tariff-sheet.rules.ts'
import { writeTariff } from './write-sheet.rules.ts'

const lines = (rows: readonly (readonly string[])[]): SheetLine[] => rows.map((cells, at) => ({ at: at + 1, cells }))

function read(rows: readonly (readonly string[])[], change: Partial<ReadOptions> = {}) {
  const sheet = lines(rows)
  const head = findHead(sheet, undefined)
  if (!head) throw new Error('no header found')
  const unit = head.unit ?? guessUnit(sheet, head)
  const options = {
    unit,
    rate_e4: 10_000,
    price_per: 'parcel',
    max_weight_g: 5000,
    countriesOf: () => [],
    ...change,
  } as const
  return { head, unit, ...readTable(sheet, head, options, () => ({ days_min: 5, days_max: 9 })) }
}
const problems = (findings: ReturnType<typeof read>['findings']) => findings.map(({ kind, cell }) => `${kind} ${cell}`)

describe('cells', () => {
  test('weights are read however carriers write them', () => {
    const of = (text: string, unit: 'kg' | 'g' = 'kg') => {
      const range = findWeight(text, unit)
      return range && [range.from_g, range.to_g]
    }
    expect(of('0.5')).toEqual([null, 500])
    expect(of('0-0.1')).toEqual([0, 100])
    expect(of('0.1<W≤0.2')).toEqual([100, 200])
    expect(of('０．１０１～０．２')).toEqual([101, 200])
    expect(of('0.2 kg 以内')).toEqual([null, 200])
    expect(of('100-200g')).toEqual([100, 200])
    expect(of('≤500', 'g')).toEqual([null, 500])
    expect(of('2kg以上')).toEqual([2000, null])
    expect(of('备注：不含燃油 12%')).toBeNull()
    expect(of('续重 0.05kg')).toEqual([null, 50])
  })

  test('prices lose their signs, and words that mean “not served” are blank', () => {
    expect(['¥ 1,026.80', '26.8元', '26.8/kg', '＄3.5'].map(getPrice)).toEqual(
      [1026.8, 26.8, 26.8, 3.5].map((value) => ({ kind: 'price', value })),
    )
    expect(['', '-', '不通', 'N/A'].map((text) => getPrice(text).kind)).toEqual(['blank', 'blank', 'blank', 'blank'])
    expect(getPrice('询价').kind).toBe('bad')
    expect(toFen(1.005, 10_000)).toBe(101)
    expect(toFen(3.5, 71_234)).toBe(2493)
  })

  test('countries are known by code, name in either language, or both', () => {
    expect(['US', '美国', 'United States', 'UK', '美国(US)', 'DE-德国'].map(findCountry)).toEqual([
      'US',
      'US',
      'US',
      'GB',
      'US',
      'DE',
    ])
    expect(countriesIn('德国/法国、IT')).toEqual({ codes: ['DE', 'FR', 'IT'], unknown: [] })
    expect(countriesIn('DE FR')).toEqual({ codes: ['DE', 'FR'], unknown: [] })
    expect(countriesIn('德国,瓦坎达').unknown).toEqual(['瓦坎达'])
    expect(findDays('8~12 个工作日')).toEqual({ days_min: 8, days_max: 12 })
    expect([cellName(0, 1), cellName(25, 2), cellName(26, 3), cellName(701, 4)]).toEqual(['A1', 'Z2', 'AA3', 'ZZ4'])
  })
})

describe('a matrix', () => {
  test('has zones across and steps down, below a title and above notes', () => {
    const { head, unit, zones, findings } = read([
      ['某某专线 2026 年 12 月报价（人民币）'],
      ['', ''],
      ['重量(KG)', '美国', '英国 GB', '德国/法国'],
      ['时效', '8-12', '7-10', ''],
      ['0-0.1', '¥26.80', '20.5', '23.8'],
      ['0.101-0.2', '31.1', '23.1', '26.9'],
      ['0.2＜W≤0.5', '44', '30.9', '-'],
      ['备注：以上价格不含燃油，偏远另计'],
    ])
    expect(head).toMatchObject({ form: 'matrix', currency: 'CNY', line: { at: 3 } })
    expect(unit).toBe('kg')
    expect(problems(findings)).toEqual([])
    expect(zones.map(({ name, countries, days_min }) => [name, countries.join(), days_min])).toEqual([
      ['美国', 'US', 8],
      ['英国 GB', 'GB', 7],
      ['德国/法国', 'DE,FR', 5],
    ])
    const [us, , eu] = zones
    expect(us && findCharge(us.pricing, 150)?.first_fen).toBe(3110)
    expect(eu && findCharge(eu.pricing, 300)).toBeNull()
  })

  test('may give a price per kilogram and a handling fee under each merged zone', () => {
    const { zones, findings } = read(
      [
        ['Weight (kg)', 'Zone 1', 'Zone 1', 'Zone 2', 'Zone 2'],
        ['', 'RMB/KG', '挂号费', 'RMB/KG', '挂号费'],
        ['0.3', '65', '18', '70', '20'],
        ['2', '60', '16', '66', '18'],
      ],
      { countriesOf: (zone) => (zone === 'Zone 1' ? ['US'] : []) },
    )
    expect(zones[0]).toMatchObject({
      countries: ['US'],
      pricing: {
        steps: [
          { from_g: 0, to_g: 300, price_fen: 1800, per_kg_fen: 6500 },
          { from_g: 300, to_g: 2000, price_fen: 1600, per_kg_fen: 6000 },
        ],
      },
    })
    expect(problems(findings)).toEqual(['no_country D1'])
  })

  test('names every problem by its cell', () => {
    const { findings } = read([
      ['重量(g)', '美国', '瓦坎达', '英国', '英国'],
      ['0-100', '20', '30', '18', '18'],
      ['150-300', '25', '询价', '22', '22'],
      ['250-500', '24', '40', '30', '30'],
      ['250-500', '24', '40', '30', '30'],
    ])
    const found = problems(findings)
    for (const one of [
      'duplicate E1',
      'unknown_country C1',
      'not_a_price C3',
      'gap B3',
      'overlap B4',
      'decreasing B4',
      'duplicate B5',
    ])
      expect(found).toContain(one)
  })
})

describe('a long table', () => {
  test('has a row for each country and step, with English or Chinese headers', () => {
    const { head, zones, findings } = read(
      [
        ['Country', 'Weight from (kg)', 'Weight to (kg)', 'Price (USD)', 'Transit days'],
        ['United States', '0', '0.5', '5.20', '6-9'],
        ['United States', '0.5', '1', '8.00', '6-9'],
        ['Germany', '0', '1', '9.1', '7-10'],
      ],
      { rate_e4: 70_000 },
    )
    expect(head).toMatchObject({ form: 'long', currency: 'USD', unit: 'kg' })
    expect(problems(findings)).toEqual([])
    expect(zones).toMatchObject([
      {
        countries: ['US'],
        days_max: 9,
        pricing: {
          steps: [
            { to_g: 500, price_fen: 3640 },
            { to_g: 1000, price_fen: 5600 },
          ],
        },
      },
      { countries: ['DE'], pricing: { steps: [{ to_g: 1000, price_fen: 6370 }] } },
    ])
    const first = read([
      ['目的国', '二字码', '首重(kg)', '首重价', '续重(kg)', '续重价', '参考时效'],
      ['英国', 'GB', '0.1', '20.5', '0.05', '2.6', '7-10'],
    ])
    expect(first.zones[0]?.pricing).toEqual({
      kind: 'first_step',
      first_weight_g: 100,
      first_price_fen: 2050,
      step_weight_g: 50,
      step_price_fen: 260,
    })
  })

  test('names gaps, bad prices, bad weights and unknown countries by cell', () => {
    const { findings } = read([
      ['国家', '重量段(kg)', '运费(元/kg)', '处理费(元/票)'],
      ['美国', '0-0.3', '65', '18'],
      ['美国', '0.5-2', '60', '16'],
      ['阿特兰蒂斯', '0-1', '60', '16'],
      ['英国', '半斤', '60', '16'],
      ['英国', '0-1', '面议', '16'],
    ])
    const found = problems(findings)
    for (const one of ['gap C3', 'unknown_country A4', 'not_a_weight B5', 'not_a_price C6'])
      expect(found).toContain(one)
  })
})

const body: TariffBody = {
  name: 'table',
  warehouses: ['CN-DG'],
  minimum_fen: 0,
  fuel_bp: 0,
  surcharges: [],
  zones: [
    {
      name: '美国',
      countries: ['US'],
      prefixes: [],
      days_min: 8,
      days_max: 12,
      minimum_fen: null,
      fuel_bp: null,
      pricing: {
        kind: 'first_step',
        first_weight_g: 100,
        first_price_fen: 2680,
        step_weight_g: 50,
        step_price_fen: 430,
      },
    },
    {
      name: '1 区',
      countries: ['DE', 'FR'],
      prefixes: ['20', '97'],
      days_min: 7,
      days_max: 9,
      minimum_fen: 3000,
      fuel_bp: null,
      pricing: {
        kind: 'steps',
        round_g: 1,
        steps: [
          { from_g: 0, to_g: 300, price_fen: 1800, per_kg_fen: 6500 },
          { from_g: 300, to_g: 2000, price_fen: 1600, per_kg_fen: 6000 },
        ],
      },
    },
  ],
}

test.each(['matrix', 'long'] as const)('an exported %s is read again as it was, in both languages', (form) => {
  for (const language of ['zh', 'en'] as const) {
    const { header, rows } = writeTariff(body, form, language)
    const again = read([header, ...rows])
    expect(again.head.form).toBe(form)
    expect(problems(again.findings)).toEqual([])
    expect(again.zones).toEqual(body.zones)
  }
})

test('a sheet that lists countries by zone fills the zones of a matrix', () => {
  const zones = readZoneList(lines([['分区表'], ['国家', '分区'], ['美国', '1区'], ['加拿大', '1区'], ['英国', '2区']]))
  expect(zones.get('1区')).toEqual(['US', 'CA'])
})
