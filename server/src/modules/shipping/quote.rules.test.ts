import { createHash } from 'node:crypto'
import { destinations, euCountries, euVatBp } from '@inkroute/contract/countries'
import { getFreight } from '@inkroute/engine/freight/freight'
import { type Parcel, packed } from '@inkroute/engine/freight/parcel'
import { surchargesOn } from '@inkroute/engine/freight/tariff'
import { expect, test } from 'vitest'
import { type ChannelRule, chooseChannel } from './choose-channel.rules.ts'
import { getRegion, getTax, quoteAll, quoteEach } from './quote.rules.ts'
import { demoFreight } from './shipping.demo.ts'
import type { RateRow } from './shipping.queries.ts'

const { channels, tariffs } = demoFreight()
const ids = new Map(channels.map(({ code }, index) => [code, index + 1]))
const rowsTo = (country: string, withPickup = false): RateRow[] =>
  tariffs.flatMap((table, at) => {
    const own = channels.find(({ code }) => code === table.channel)
    if (!own) throw new Error(`no channel ${table.channel}`)
    if (own.kind === 'pickup' && !withPickup) return []
    const zones = table.zones.filter(({ countries }) => countries.includes(country))
    return table.warehouses.flatMap((warehouse) =>
      zones.map((zone) => ({
        ...own,
        ...zone,
        volumetric_over_percent: 100,
        max_girth_mm: null,
        max_value_fen: null,
        channel_id: ids.get(table.channel) ?? 0,
        tariff_id: at + 1,
        warehouse,
        region: getRegion(warehouse),
        country,
        zone: zone.name,
        minimum_fen: zone.minimum_fen ?? table.minimum_fen,
        fuel_bp: zone.fuel_bp ?? table.fuel_bp,
        surcharges: surchargesOn(table.surcharges, country, '2026-11-16'),
        terms: 'ddu' as const,
      })),
    )
  })

const tee = packed({ weight_g: 180, length_mm: 280, width_mm: 240, height_mm: 20 })
const quoteTo = (country: string, postcode = '', ...parcels: Parcel[]) =>
  quoteAll({
    country,
    postcode,
    parcels: parcels.length > 0 ? parcels : [tee],
    goods_fen: 6000,
    has_tax_number: false,
    hs_codes: ['610910'],
    eur_rate_e4: 82_300,
    day: '2026-11-16',
    rates: rowsTo(country),
  })

test('every destination is reached, and a country is in one zone of each table', () => {
  const known = new Set(destinations.map(({ code }) => code))
  const named = tariffs.flatMap(({ zones }) => zones.flatMap(({ countries }) => countries))
  expect(named.filter((country) => !known.has(country))).toEqual([])
  for (const { code } of destinations) expect(quoteTo(code).quotes.length, code).toBeGreaterThan(0)
  for (const { zones } of tariffs) {
    const countries = zones.flatMap((zone) => zone.countries)
    expect(new Set(countries).size).toBe(countries.length)
  }
})

test('the tables of the demo charge exactly what first weights, steps and remote areas charged before them', () => {
  const weights = [1, 50, 99, 100, 101, 250, 499, 500, 501, 1000, 1999, 2000, 2001, 5000, 9999, 12_000, 12_001]
  const postcodes = ['', '99501', '25980', 'IV1 1AA', '07001', '97100', '96799', '7000', '30121', '83000']
  const lines: string[] = []
  for (const { code: country } of destinations)
    for (const rate of rowsTo(country, true))
      for (const weight_g of [...weights, 19_999, 30_000])
        for (const side of [1, 300])
          for (const postcode of postcodes) {
            const parcel = { weight_g, packaging_g: 20, length_mm: side, width_mm: side, height_mm: side }
            const { total_fen } = getFreight(parcel, rate, postcode)
            lines.push(`${country} ${rate.code} ${rate.warehouse} ${weight_g} ${side} ${postcode} ${total_fen}`)
          }
  expect(lines).toHaveLength(330_600)
  // Computed by the code that the tables replaced.
  expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex')).toBe(
    '5f34bfc84b7e32cb6cdb0c019c1dd0819db18544f3e6b3618c604e6dc7e00732',
  )
})

test('what a channel does not take is refused with its reason', () => {
  const [rate] = rowsTo('DE').filter(({ code }) => code === 'CN-LINE-STD')
  if (!rate) throw new Error('no rate')
  const findReason = (change: Partial<RateRow>, postcode = '') =>
    quoteEach({
      country: 'DE',
      postcode,
      parcels: [tee],
      goods_fen: 6000,
      has_tax_number: false,
      hs_codes: [],
      eur_rate_e4: 82_300,
      day: '2026-11-16',
      rates: [{ ...rate, ...change }],
    }).refusals[0]?.reason
  expect(findReason({})).toBeUndefined()
  expect(findReason({ max_girth_mm: 700 })).toBe('too_bulky')
  expect(findReason({ max_value_fen: 5999 })).toBe('too_valuable')
  expect(findReason({ terms: 'ioss' })).toBe('needs_tax_number')
  expect(findReason({ prefixes: ['25'] }, '10115')).toBe('no_zone')
  expect(findReason({ prefixes: ['25'] }, '25980')).toBeUndefined()
  const steps = [{ from_g: 0, to_g: 100, price_fen: 1000, per_kg_fen: 0 }]
  expect(findReason({ pricing: { kind: 'steps', round_g: 1, steps } })).toBe('no_step')
})

test('each channel is quoted once, cheapest first, with one cheapest and one fastest', () => {
  for (const { code } of destinations) {
    const { quotes } = quoteTo(code)
    const totals = quotes.map(({ freight }) => freight.total_fen)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    expect(new Set(quotes.map(({ rate }) => rate.channel_id)).size).toBe(quotes.length)
    expect(quotes.filter((quote) => quote.is_cheapest)).toEqual([quotes[0]])
    const fastest = quotes.filter((quote) => quote.is_fastest)
    expect(fastest).toHaveLength(1)
    expect(Math.min(...quotes.map(({ rate }) => rate.days_max))).toBe(fastest[0]?.rate.days_max)
  }
})

test('a warehouse in the country of the buyer is cheaper or faster than the long way', () => {
  const { quotes } = quoteTo('US')
  const local = quotes.filter(({ rate }) => rate.warehouse.startsWith('US'))
  expect(local.some((quote) => quote.is_fastest)).toBe(true)
  expect(quoteTo('PL').quotes.find((quote) => quote.is_cheapest)?.rate.warehouse).not.toBe('EU-DE')
})

test('a remote postcode costs more on couriers and nothing more by post', () => {
  const price = (postcode: string, code: string) =>
    quoteTo('US', postcode).quotes.find(({ rate }) => rate.channel_id === ids.get(code))?.freight.total_fen
  expect(price('99501', 'US-STANDARD')).toBe((price('10001', 'US-STANDARD') ?? 0) + 6800)
  expect(price('99501', 'US-ECONOMY')).toBe(price('10001', 'US-ECONOMY'))
})

test('a refusal names the limit of the channel', () => {
  const long = packed({ weight_g: 900, length_mm: 1050, width_mm: 80, height_mm: 80 })
  const { refusals } = quoteTo('US', '', long)
  expect(refusals).toContainEqual(expect.objectContaining({ reason: 'too_long', limit: 1000 }))
  const heavy = packed({ weight_g: 2100, length_mm: 300, width_mm: 200, height_mm: 100 })
  expect(quoteTo('GB', '', heavy).refusals).toContainEqual(
    expect.objectContaining({ reason: 'too_heavy', limit: 2000 }),
  )
})

test('limits and charges apply per carton: goods too heavy for one parcel go in cartons', () => {
  const carton = { weight_g: 21_000, packaging_g: 600, length_mm: 600, width_mm: 400, height_mm: 300 }
  const pile = { ...carton, weight_g: 5 * carton.weight_g, height_mm: 5 * carton.height_mm }
  expect(quoteTo('US', '', pile).quotes).toEqual([])
  const five = quoteTo('US', '99501', carton, carton, carton, carton, carton).quotes
  const one = quoteTo('US', '99501', carton).quotes
  expect(five.length).toBeGreaterThan(0)
  expect(five.map(({ freight }) => freight.total_fen)).toEqual(one.map(({ freight }) => 5 * freight.total_fen))
})

test('a refusal names the refused cartons', () => {
  const carton = { weight_g: 18_000, packaging_g: 600, length_mm: 500, width_mm: 400, height_mm: 300 }
  const { refusals } = quoteTo('US', '', carton, { ...carton, weight_g: 40_000 }, carton, {
    ...carton,
    weight_g: 35_000,
  })
  const ground = refusals.find(({ rate }) => rate.channel_id === ids.get('US-STANDARD'))
  expect(ground).toMatchObject({ reason: 'too_heavy', limit: 30_000, most: 40_600, parcels_at: [1, 3] })
})

test('tax is due when a parcel enters the Union without a number', () => {
  const customs = { hs_codes: ['610910', '691110'], eur_rate_e4: 82_300, day: '2026-06-30' }
  const fromChina = { region: 'CN', terms: 'ddu' } as const
  const fromEurope = { region: 'EU', terms: 'ddu' } as const
  const asked = { country: 'DE', goods_fen: 10_000, has_tax_number: false, ...customs }
  expect(getTax(asked, fromChina, 3000)).toMatchObject({ status: 'collect', rate_bp: 1900, amount_fen: 2470 })
  // VAT is charged on duty too, and a tax number does not waive the duty.
  const since_july = { ...asked, day: '2026-07-01' }
  expect(getTax(since_july, fromChina, 3000)).toMatchObject({ amount_fen: 3408, duty: { items: 2, amount_fen: 4938 } })
  const number = getTax({ ...since_july, has_tax_number: true }, fromChina, 3000)
  expect(number).toMatchObject({ status: 'number', amount_fen: 0, duty: { kind: 'flat', amount_fen: 4938 } })
  expect(getTax(since_july, fromEurope, 3000).duty.kind).toBe('none')
  expect(getTax({ ...asked, goods_fen: null }, fromChina, 3000).amount_fen).toBeNull()
  expect(getTax({ ...asked, has_tax_number: true }, fromChina, 3000)).toMatchObject({ status: 'number', amount_fen: 0 })
  expect(getTax(asked, fromEurope, 3000).status).toBe('none')
  expect(getTax({ ...asked, country: 'US' }, fromChina, 3000).status).toBe('none')
  expect(getTax(asked, { ...fromChina, terms: 'ddp' }, 3000)).toMatchObject({ status: 'none', terms: 'ddp' })
  expect(Object.keys(euVatBp).sort()).toEqual(euCountries.map(({ code }) => code).sort())
})

const rule = (id: number, change: Partial<ChannelRule>): ChannelRule => ({
  id,
  countries: [],
  weight_min_g: null,
  weight_max_g: null,
  amount_min_fen: null,
  amount_max_fen: null,
  channel_id: id,
  is_enabled: true,
  ...change,
})
const order = { country: 'US', weight_g: 2000, amount_fen: 5000 }

test('the first matching rule decides, and ranges include both ends', () => {
  const rules = [rule(1, { weight_max_g: 1999 }), rule(2, { weight_min_g: 2000, amount_max_fen: 5000 }), rule(3, {})]
  expect(chooseChannel(order, rules, [9], [1, 2, 3, 9])).toEqual({ channel_id: 2, by: 'rule', rule_id: 2 })
})

test('a rule that is off, for elsewhere or for a closed channel is passed over', () => {
  const rules = [rule(1, { is_enabled: false }), rule(2, { countries: ['DE'] }), rule(3, {})]
  expect(chooseChannel(order, rules, [8, 9], [1, 2, 9])).toMatchObject({ channel_id: 9, by: 'preference' })
  expect(chooseChannel(order, [], [], [4, 5])).toMatchObject({ channel_id: 4, by: 'cheapest' })
  expect(chooseChannel(order, rules, [8], [])).toBeNull()
})
