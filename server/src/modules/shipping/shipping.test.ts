import { getProduct } from '@inkroute/contract/catalog/catalog'
import { MAX_RULES } from '@inkroute/contract/shipping/limits'
import * as contract from '@inkroute/contract/shipping/rule'
import { calculateFreight, listChannels, listRates } from '@inkroute/contract/shipping/shipping'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { addCatalogue } from '../catalog/catalog.base.ts'
import { addDemoFreight } from './shipping.demo.ts'

const app = await testApp()
await addCatalogue(app.ctx)
await addDemoFreight(app.ctx)
const { data: channels } = await app.call(listChannels, {})
const getId = (code: string): number => {
  const found = channels.find((channel) => channel.code === code)
  if (!found) throw new Error(`no channel ${code}`)
  return found.id
}
const english = { headers: { 'accept-language': 'en' } }

test('anyone learns what each channel to a country costs and how that came about', async () => {
  const reply = await app.call(calculateFreight, { country: 'de', weight_g: 300 })
  expect(reply).toMatchObject({ country: 'DE', is_eu: true, parcel: { weight_g: 300, packaging_g: 20, quantity: 1 } })
  expect(reply.data.length).toBeGreaterThan(5)
  for (const { price, reckoning } of reply.data) {
    const parts = [
      reckoning.first_price,
      reckoning.steps_amount,
      reckoning.minimum_extra,
      reckoning.fuel,
      reckoning.remote,
    ]
    expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBeCloseTo(Number(price), 5)
  }
  expect(reply.data.filter((option) => option.is_cheapest)).toHaveLength(1)
  const line = reply.data.find((option) => option.channel.code === 'CN-LINE-ECO')
  expect(line?.tax).toMatchObject({ status: 'collect', rate_percent: 19, amount: null })
})

test('names come in the language of the call', async () => {
  const zh = await app.call(calculateFreight, { country: 'GB', weight_g: 200 })
  const en = await app.call(calculateFreight, { country: 'GB', weight_g: 200 }, english)
  expect(zh.data.map((option) => option.channel.name)).toContain('专线标快')
  expect(en.data.map((option) => option.channel.name)).toContain('Direct line, fast')
})

test('a large light parcel pays for its size', async () => {
  const sides = { length_mm: 450, width_mm: 450, height_mm: 200 }
  const reply = await app.call(calculateFreight, { country: 'US', weight_g: 600, ...sides, warehouse: 'CN' })
  const line = reply.data.find((option) => option.channel.code === 'CN-LINE-STD')
  expect(line).toMatchObject({ chargeable_weight_g: 5063, reckoning: { is_volumetric: true } })
})

test('a tax number spares the buyer the tax, and goods value gives its amount', async () => {
  const asked = { country: 'FR', weight_g: 300, warehouse: 'CN-DG', goods_value: '100' }
  const without = await app.call(calculateFreight, asked)
  const line = without.data.find((option) => option.channel.code === 'CN-LINE-ECO')
  // Three euro of duty for the one kind of goods, at 8.23 yuan a euro.
  expect(line?.tax).toEqual({
    status: 'collect',
    terms: 'ddu',
    rate_percent: 20,
    amount: ((100 + Number(line?.price) + 24.69) * 0.2).toFixed(2),
    duty: { kind: 'flat', items: 1, per_item_eur: 3, limit_eur: 150, amount: '24.69' },
  })
  const number = await app.call(calculateFreight, { ...asked, ioss: 'im 276 000 0001' })
  expect(number.data[0]?.tax).toMatchObject({
    status: 'number',
    amount: '0.00',
    duty: { kind: 'flat', amount: '24.69' },
  })
  await expect(app.call(calculateFreight, { ...asked, ioss: 'IM12' })).rejects.toMatchObject({ error: 'invalid_input' })
})

test.each([
  ['an unknown country', { country: 'XX', weight_g: 300 }],
  ['no weight and no product', { country: 'US' }],
  ['two sides of three', { country: 'US', weight_g: 300, length_mm: 100, width_mm: 100 }],
  ['a negative weight', { country: 'US', weight_g: -5 }],
  ['more than a parcel may weigh', { country: 'US', weight_g: 70_001 }],
  ['script for a postcode', { country: 'US', weight_g: 300, postcode: '<script>alert(1)</script>' }],
])('%s is refused with a reason', async (_, input) => {
  await expect(app.call(calculateFreight, input)).rejects.toMatchObject({ error: 'invalid_input', http: 200 })
})

test('pieces of a product are packed together and leave only where the product is kept', async () => {
  const one = await app.call(calculateFreight, { country: 'DE', product_id: 1001, quantity: 1 })
  const five = await app.call(calculateFreight, { country: 'DE', product_id: 1001, quantity: 5 }, english)
  expect(five.parcel).toMatchObject({ quantity: 5, weight_g: one.parcel.weight_g * 5 })
  const getPrice = (reply: typeof one) =>
    Number(reply.data.find(({ channel }) => channel.code === 'CN-LINE-ECO')?.price)
  expect(getPrice(five)).toBeGreaterThan(getPrice(one))
  expect(getPrice(five)).toBeLessThan(getPrice(one) * 5)
  const line = one.data.find(({ channel }) => channel.code === 'CN-LINE-ECO')
  // The product's own price is the value of the goods, so the tax has an amount.
  expect(Number(line?.tax.amount)).toBeGreaterThan(0)
  expect(five.data.map(({ warehouse }) => warehouse.city)).toContain('Dongguan')
})

test('an unknown product or size is not found', async () => {
  for (const input of [{ product_id: 999_999 }, { product_id: 1001, size_id: 999 }]) {
    await expect(app.call(calculateFreight, { country: 'US', ...input })).rejects.toMatchObject({ error: 'not_found' })
  }
})

test('the freight table of a country shows prices and remote areas, to those who may see it', async () => {
  const seller = await newSeller(app)
  const { data } = await app.call(listRates, { country: 'US', region: 'US' }, seller)
  expect(data.every((rate) => rate.warehouse.region === 'US')).toBe(true)
  const ground = data.find((rate) => rate.channel.code === 'US-STANDARD')
  expect(ground?.remote_prefixes).toContainEqual({ prefix: '995', surcharge: '68.00' })
  const stranger = await newSubAccount(app, seller, ['home.export'])
  await expect(app.call(listRates, { country: 'US' }, stranger)).rejects.toMatchObject({ error: 'forbidden' })
})

test('preferred channels keep their order, replace each other and stay with their seller', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const wanted = [getId('CN-LINE-STD'), getId('CN-POST-REG')]
  await app.call(contract.setShippingPreference, { country: 'GB', channel_ids: wanted }, seller)
  const { data } = await app.call(contract.listShippingPreferences, {}, seller)
  expect(data.map(({ country, channels: own }) => [country, own.map(({ id }) => id)])).toEqual([['GB', wanted]])
  expect((await app.call(contract.listShippingPreferences, {}, other)).data).toEqual([])
  await app.call(contract.setShippingPreference, { country: 'GB', channel_ids: [] }, seller)
  expect((await app.call(contract.listShippingPreferences, {}, seller)).data).toEqual([])
})

test('a channel that does not go to the country cannot be preferred there', async () => {
  const seller = await newSeller(app)
  await expect(
    app.call(contract.setShippingPreference, { country: 'GB', channel_ids: [getId('US-ECONOMY')] }, seller),
  ).rejects.toMatchObject({ error: 'channel_not_to_country' })
})

const newRule = (change: object = {}) => ({
  name: '美国轻小件',
  countries: ['US'],
  channel_id: getId('US-ECONOMY'),
  ...change,
})

test('rules are made, changed, switched off, sorted and deleted', async () => {
  const seller = await newSeller(app)
  const first = await app.call(contract.createShippingRule, newRule({ weight_max_g: 2000, amount_max: '99.5' }), seller)
  const second = await app.call(contract.createShippingRule, newRule({ name: '其他', countries: [] }), seller)
  const { data } = await app.call(contract.listShippingRules, {}, seller)
  expect(data.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(data[0]).toMatchObject({ weight_min_g: null, weight_max_g: 2000, amount_max: '99.50', is_enabled: true })

  const sorted = await app.call(contract.sortShippingRules, { ids: [second.id, first.id] }, seller)
  expect(sorted.data.map(({ id }) => id)).toEqual([second.id, first.id])
  await app.call(contract.updateShippingRule, { id: first.id, ...newRule({ name: '新名字' }) }, seller)
  await app.call(contract.enableShippingRule, { id: first.id, is_enabled: false }, seller)
  await app.call(contract.deleteShippingRule, { id: second.id }, seller)
  const after = await app.call(contract.listShippingRules, {}, seller)
  expect(after.data).toMatchObject([{ id: first.id, name: '新名字', weight_max_g: null, is_enabled: false }])
})

test('an order of rules that is not complete is a conflict', async () => {
  const seller = await newSeller(app)
  const first = await app.call(contract.createShippingRule, newRule(), seller)
  await app.call(contract.createShippingRule, newRule(), seller)
  for (const ids of [[first.id], [first.id, first.id], [first.id, 999_999]]) {
    await expect(app.call(contract.sortShippingRules, { ids }, seller)).rejects.toMatchObject({ error: 'conflict' })
  }
})

test('another seller’s rule is not found', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const { id } = await app.call(contract.createShippingRule, newRule(), seller)
  const attempts = [
    () => app.call(contract.updateShippingRule, { id, ...newRule() }, other),
    () => app.call(contract.enableShippingRule, { id, is_enabled: false }, other),
    () => app.call(contract.deleteShippingRule, { id }, other),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(contract.listShippingRules, {}, seller)).data).toHaveLength(1)
})

test('a sub-account may look at rules without being allowed to change them', async () => {
  const seller = await newSeller(app)
  const viewer = await newSubAccount(app, seller, ['setting.shipping-rule'])
  expect((await app.call(contract.listShippingRules, {}, viewer)).data).toEqual([])
  await expect(app.call(contract.createShippingRule, newRule(), viewer)).rejects.toMatchObject({ error: 'forbidden' })
})

test('ranges that are upside down and unknown channels are refused, and there is an end to rules', async () => {
  const seller = await newSeller(app)
  const upside = newRule({ weight_min_g: 500, weight_max_g: 100 })
  await expect(app.call(contract.createShippingRule, upside, seller)).rejects.toMatchObject({ error: 'invalid_input' })
  const amounts = newRule({ amount_min: '20', amount_max: '3.5' })
  await expect(app.call(contract.createShippingRule, amounts, seller)).rejects.toMatchObject({ error: 'invalid_input' })
  const unknown = newRule({ channel_id: 999_999 })
  await expect(app.call(contract.createShippingRule, unknown, seller)).rejects.toMatchObject({
    error: 'channel_unknown',
  })
  for (let index = 0; index < MAX_RULES; index++) await app.call(contract.createShippingRule, newRule(), seller)
  await expect(app.call(contract.createShippingRule, newRule(), seller)).rejects.toMatchObject({
    error: 'shipping_rule_limit',
  })
})

test('a trial reports which rule, preference or price decides', async () => {
  const seller = await newSeller(app)
  const asked = { country: 'US', weight_g: 400, region: 'US' as const, amount: '50' }
  const cheapest = await app.call(contract.tryShippingRules, asked, seller)
  expect(cheapest).toMatchObject({ by: 'cheapest', rule_id: null, option: { channel: { code: 'US-ECONOMY' } } })
  const preferred = { country: 'US', channel_ids: [getId('US-2DAY')] }
  await app.call(contract.setShippingPreference, preferred, seller)
  expect((await app.call(contract.tryShippingRules, asked, seller)).by).toBe('preference')
  const { id } = await app.call(contract.createShippingRule, newRule({ channel_id: getId('US-STANDARD') }), seller)
  expect(await app.call(contract.tryShippingRules, asked, seller)).toMatchObject({
    by: 'rule',
    rule_id: id,
    option: { channel: { code: 'US-STANDARD' }, warehouse: { region: 'US' } },
  })
})

test('a second start leaves changed prices alone', async () => {
  const count = () =>
    app.ctx.db
      .selectFrom('shipping_tariff')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst()
  const before = await count()
  await addDemoFreight(app.ctx)
  expect(await count()).toEqual(before)
})

test('fifty shirts in the largest size go to Germany in several parcels, each charged', async () => {
  const { sizes } = await app.call(getProduct, { id: 1001 })
  const size_id = sizes.at(-1)!.id
  const asked = { country: 'DE', product_id: 1001, size_id, warehouse: 'CN-DG' }
  const fifty = await app.call(calculateFreight, { ...asked, quantity: 50 })
  const line = fifty.data.find(({ channel }) => channel.code === 'CN-LINE-ECO')
  expect(line?.parcel_count).toBeGreaterThan(1)
  // Every parcel begins with its first weight.
  const [one] = (await app.call(calculateFreight, { ...asked, quantity: 1 })).data.filter(
    ({ channel }) => channel.code === 'CN-LINE-ECO',
  )
  expect(Number(line?.reckoning.first_price)).toBeCloseTo(
    Number(one?.reckoning.first_price) * (line?.parcel_count ?? 0),
    5,
  )
  expect(one?.parcel_count).toBe(1)
})

test('the sea channel takes no 190 g, and says from which weight it does', async () => {
  const light = await app.call(calculateFreight, { country: 'US', weight_g: 190, warehouse: 'CN' })
  expect(light.data.map(({ channel }) => channel.code)).not.toContain('CN-SEA')
  const refused = light.unavailable.find(({ channel }) => channel.code === 'CN-SEA')
  expect(refused).toMatchObject({ reason: 'too_light', limit: 12_000 })
  const heavy = await app.call(calculateFreight, { country: 'US', weight_g: 12_000, warehouse: 'CN' })
  expect(heavy.data.map(({ channel }) => channel.code)).toContain('CN-SEA')
})
