import { createShippingRule, setShippingPreference } from '@inkroute/contract/shipping/rule'
import { calculateFreight } from '@inkroute/contract/shipping/shipping'
import { benchQuote } from '@inkroute/contract/shipping/tariff/bench'
import * as channel from '@inkroute/contract/shipping/tariff/channel'
import * as sheet from '@inkroute/contract/shipping/tariff/sheet'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addCatalogue } from '../../catalog/catalog.base.ts'
import { getWorkbook } from '../../export/export.ts'
import { addDemoFreight } from '../shipping.demo.ts'
import { freightDay } from '../shipping.ts'
import { tariffDayJob } from './tariff-day.job.ts'

const app = await testApp()
const DAY_MS = 86_400_000
const dayIn = (days: number) => freightDay(new Date(app.clock.now().getTime() + days * DAY_MS))
let staff: { token: string }

beforeAll(async () => {
  await addCatalogue(app.ctx)
  await addDemoFreight(app.ctx)
  app.clock.toNoon()
  staff = { token: await newStaff(app, ['ops.freight']) }
})

const fields = (code: string) => ({
  code,
  name_zh: '测试专线',
  name_en: 'Test line',
  kind: 'line' as const,
  is_tracked: true,
  volumetric_divisor: 8000,
  max_weight_g: 2000,
  max_side_mm: 600,
})
const steps = (...prices: number[]) => ({
  kind: 'steps' as const,
  steps: prices.map((price_fen, at) => ({ from_g: at * 500, to_g: (at + 1) * 500, price_fen })),
})
const body = (prices: number[], change: object = {}) => ({
  name: 'first',
  warehouses: ['CN-DG'],
  zones: [{ name: '美国', countries: ['US'], days_min: 5, days_max: 8, pricing: steps(...prices) }],
  ...change,
})

async function newChannel(code: string): Promise<number> {
  return (await app.call(channel.createFreightChannel, fields(code), staff)).id
}

async function inForce(channel_id: number, prices: number[]): Promise<number> {
  const { id } = await app.call(contract.createTariff, { channel_id, body: body(prices) }, staff)
  await app.call(contract.scheduleTariff, { id, version: 1, valid_from: dayIn(0) }, staff)
  return id
}

const findPrice = async (code: string, weight_g = 400): Promise<string | undefined> => {
  const { data } = await app.call(calculateFreight, { country: 'US', weight_g, warehouse: 'CN-DG' })
  return data.find((option) => option.channel.code === code)?.price
}

const getFile = (header: string[], ...rows: string[][]) => getWorkbook({ header, rows, widths: header.map(() => 12) })

test('a table goes from a carrier’s file over a dry run and a draft to its day', async () => {
  const channel_id = await newChannel('T-IMPORT')
  await inForce(channel_id, [2000, 3000, 4000, 5000])
  expect(await findPrice('T-IMPORT')).toBe('20.00')
  const file = getFile(['重量(kg)', '美国', '英国'], ['0-0.5', '22', '18'], ['0.5-1', '33', '20'], ['1-2', '50', '26'])
  const asked = { channel_id, file_name: 'december.xlsx' }
  const dry = await app.call(sheet.importTariff, asked, { ...staff, file })
  expect(dry).toMatchObject({ form: 'matrix', weight_unit: 'kg', currency: 'CNY', row_count: 3, tariff_id: null })
  expect(dry.findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(dry.comparison).toMatchObject({ has_old: true, added_countries: ['GB'], most_percent: 25 })
  expect(dry.comparison.lanes[0]?.cells[0]).toEqual({ weight_g: 500, old_fen: 2000, new_fen: 2200, change_percent: 10 })

  const { tariff_id } = await app.call(sheet.importTariff, { ...asked, is_dry_run: false }, { ...staff, file })
  if (tariff_id === null) throw new Error('no draft was made')
  const checked = await app.call(contract.checkTariff, { id: tariff_id, version: 1 }, staff)
  expect(checked).toMatchObject({ state: 'checked', source: { file: 'december.xlsx', currency: 'CNY' } })
  const planned = { id: tariff_id, version: checked.version, valid_from: dayIn(3) }
  expect((await app.call(contract.scheduleTariff, planned, staff)).state).toBe('scheduled')
  expect(await findPrice('T-IMPORT')).toBe('20.00')

  const bench = { country: 'US', weight_g: 400, warehouse: 'CN-DG', other_day: dayIn(3) }
  const { data } = await app.call(benchQuote, bench, staff)
  const line = data.find(({ code }) => code === 'T-IMPORT')
  expect(line).toMatchObject({
    now: { priced: { total_fen: 2000 } },
    other: { priced: { total_fen: 2200, step_to_g: 500 } },
  })

  // The day begins in Shanghai, on every node, without a restart.
  app.clock.advance(3 * DAY_MS)
  staff = { token: await newStaff(app, ['ops.freight']) }
  expect(await findPrice('T-IMPORT')).toBe('22.00')
  const readVersion = async () =>
    (await app.ctx.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
  const version = await readVersion()
  await tariffDayJob.run(app.ctx, {})
  expect(await readVersion()).toBe(version + 1)
  const { data: tables } = await app.call(contract.listTariffs, { channel_id }, staff)
  expect(tables.map(({ state }) => state).sort()).toEqual(['in_force', 'past'])
})

test('a table with a gap is refused, and says where', async () => {
  const channel_id = await newChannel('T-GAP')
  const gap = [
    { from_g: 0, to_g: 500, price_fen: 2000 },
    { from_g: 600, to_g: 2000, price_fen: 3000 },
  ]
  const zones = [
    { name: '美国', countries: ['US'], days_min: 5, days_max: 8, pricing: { kind: 'steps' as const, steps: gap } },
  ]
  const { id } = await app.call(contract.createTariff, { channel_id, body: body([], { zones }) }, staff)
  const draft = await app.call(contract.checkTariff, { id, version: 1 }, staff)
  expect(draft.state).toBe('draft')
  expect(draft.findings).toMatchObject([{ level: 'error', kind: 'gap', zone: '美国' }])
  const attempt = app.call(contract.scheduleTariff, { id, version: draft.version, valid_from: dayIn(0) }, staff)
  await expect(attempt).rejects.toMatchObject({ error: 'tariff_has_errors' })
  const file = getFile(['重量(kg)', '美国'], ['0-0.5', '22'], ['0.6-1', '33'])
  const asked = { channel_id, file_name: 'gap.xlsx', warehouses: 'CN-DG', is_dry_run: false }
  const read = await app.call(sheet.importTariff, asked, { ...staff, file })
  expect(read.tariff_id).toBeNull()
  expect(read.findings).toContainEqual(expect.objectContaining({ kind: 'gap', cell: 'B3' }))
})

test('two people who edit the same table are told, and a table in force is only copied', async () => {
  const channel_id = await newChannel('T-EDIT')
  const { id } = await app.call(contract.createTariff, { channel_id, body: body([1000]) }, staff)
  const saved = await app.call(contract.saveTariff, { id, version: 1, body: body([1100]) }, staff)
  expect(saved.version).toBe(2)
  const late = app.call(contract.saveTariff, { id, version: 1, body: body([900]) }, staff)
  await expect(late).rejects.toMatchObject({ error: 'conflict' })
  const past = app.call(contract.scheduleTariff, { id, version: 2, valid_from: dayIn(-1) }, staff)
  await expect(past).rejects.toMatchObject({ error: 'tariff_date_past' })
  await app.call(contract.scheduleTariff, { id, version: 2, valid_from: dayIn(0) }, staff)
  const locked = app.call(contract.saveTariff, { id, version: 3, body: body([900]) }, staff)
  await expect(locked).rejects.toMatchObject({ error: 'tariff_locked' })
  const copy = await app.call(contract.createTariff, { channel_id, copy_of: id }, staff)
  const same = app.call(contract.scheduleTariff, { id: copy.id, version: 1, valid_from: dayIn(0) }, staff)
  await expect(same).rejects.toMatchObject({ error: 'tariff_date_taken' })
  const later = await app.call(contract.scheduleTariff, { id: copy.id, version: 1, valid_from: dayIn(9) }, staff)
  expect(later.state).toBe('scheduled')
  expect((await app.call(contract.unscheduleTariff, { id: copy.id }, staff)).state).toBe('draft')
  await app.call(contract.deleteTariff, { id: copy.id }, staff)
  await expect(app.call(contract.getTariff, { id: copy.id }, staff)).rejects.toMatchObject({ error: 'not_found' })
})

test('surcharges apply on their days, and a postcode may have its own zone', async () => {
  const channel_id = await newChannel('T-SUR')
  const zone = { countries: ['US'], days_min: 5, days_max: 8 }
  const zones = [
    { ...zone, name: '美国', pricing: steps(2000) },
    { ...zone, name: '夏威夷', prefixes: ['967', '968'], pricing: steps(5000) },
  ]
  const surcharges = [{ kind: 'peak' as const, name: '旺季', from: dayIn(2), until: dayIn(4), amount: 300 }]
  const { id } = await app.call(
    contract.createTariff,
    { channel_id, body: body([], { zones, surcharges, fuel_bp: 1000 }) },
    staff,
  )
  await app.call(contract.scheduleTariff, { id, version: 1, valid_from: dayIn(0) }, staff)
  const asked = { country: 'US', weight_g: 200, postcode: '96799', other_day: dayIn(3) }
  const { data } = await app.call(benchQuote, asked, staff)
  expect(data.find(({ code }) => code === 'T-SUR')).toMatchObject({
    now: { priced: { zone: '夏威夷', first_fen: 5000, fuel_fen: 500, surcharges: [], total_fen: 5500 } },
    other: { priced: { surcharges: [{ name: '旺季', amount_fen: 300 }], total_fen: 5800 } },
  })
  const heavy = await app.call(benchQuote, { country: 'US', weight_g: 900 }, staff)
  expect(heavy.data.find(({ code }) => code === 'T-SUR')?.now).toMatchObject({
    priced: null,
    refused: { reason: 'no_step' },
  })
})

test('a channel is changed with its dates, limits and terms; others’ changes are not overwritten', async () => {
  const id = await newChannel('T-CHAN')
  await inForce(id, [100])
  expect(await findPrice('T-CHAN')).toBe('1.00')
  await expect(newChannel('t-chan')).rejects.toMatchObject({ error: 'channel_code_taken' })
  const change = { ...fields('T-CHAN'), enabled_from: dayIn(5), country_terms: { DE: 'ddp' as const } }
  await app.call(channel.saveFreightChannel, { id, version: 1, fields: change }, staff)
  expect(await findPrice('T-CHAN')).toBeUndefined()
  const again = app.call(channel.saveFreightChannel, { id, version: 1, fields: change }, staff)
  await expect(again).rejects.toMatchObject({ error: 'conflict' })
  const { data } = await app.call(channel.listFreightChannels, {}, staff)
  const listed = data.find((one) => one.id === id)
  expect(listed).toMatchObject({ version: 2, fields: change, in_force: [{ warehouse: 'CN-DG', country_count: 1 }] })
  const backwards = { ...change, enabled_until: dayIn(1) }
  await expect(
    app.call(channel.saveFreightChannel, { id, version: 2, fields: backwards }, staff),
  ).rejects.toMatchObject({
    error: 'invalid_input',
    problems: [{ field: 'fields.enabled_until' }],
  })
})

test('switching a channel off says which rules, preferences and countries it touches', async () => {
  const seller = await newSeller(app)
  const { data } = await app.call(channel.listFreightChannels, {}, staff)
  const express = data.find(({ fields: { code } }) => code === 'CN-EXPRESS')!
  await app.call(createShippingRule, { name: '急件', channel_id: express.id }, seller)
  await app.call(setShippingPreference, { country: 'US', channel_ids: [express.id] }, seller)
  const impact = await app.call(channel.getChannelImpact, { id: express.id }, staff)
  expect(impact).toMatchObject({ rules: 1, rule_sellers: 1, preferences: 1, open_orders: 0 })
})

test('an exported table is imported again as it was', async () => {
  const { data } = await app.call(contract.listTariffs, { state: 'in_force', warehouse: 'EU-DE' }, staff)
  const table = data.find(({ channel_code }) => channel_code === 'EU-STANDARD')!
  const before = await app.call(contract.getTariff, { id: table.id }, staff)
  for (const form of ['matrix', 'long'] as const) {
    const { file_base64, name } = await app.call(sheet.exportTariff, { id: table.id, form }, staff)
    const asked = { channel_id: table.channel_id, file_name: name, warehouses: 'EU-DE' }
    const read = await app.call(sheet.importTariff, asked, { ...staff, file: Buffer.from(file_base64, 'base64') })
    expect(read.form).toBe(form)
    expect(read.body.zones).toEqual(before.body.zones)
    expect(read.comparison).toMatchObject({ raised: 0, lowered: 0 })
  }
})

test('only staff with the permission see freight, and a file without a table is refused', async () => {
  const other = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(channel.listFreightChannels, {}, other)).rejects.toMatchObject({ error: 'forbidden' })
  const seller = await newSeller(app)
  await expect(app.call(contract.listTariffs, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
  const channel_id = await newChannel('T-FILE')
  const file = getFile(['姓名', '电话'], ['王', '1'])
  const attempt = app.call(sheet.importTariff, { channel_id, file_name: 'people.xlsx' }, { ...staff, file })
  await expect(attempt).rejects.toMatchObject({ error: 'tariff_sheet_unreadable' })
})
