import * as channel from '@inkroute/contract/shipping/tariff/channel'
import * as sheet from '@inkroute/contract/shipping/tariff/sheet'
import * as contract from '@inkroute/contract/shipping/tariff/tariff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { channelFields, channelForm } from './channel.view.ts'
import ChannelDesk from './channel-desk.tsx'
import TariffEditScreen from './tariff-edit-screen.tsx'

let api: FakeApi
let rows: channel.FreightChannel[]

const line: channel.FreightChannel = {
  id: 7,
  fields: { ...channelFields(channelForm(null)), code: 'CN-LINE', name_zh: '测试专线', name_en: 'Test line' },
  version: 3,
  updated_at: '2026-11-16T04:00:00.000Z',
  in_force: [],
  draft_count: 0,
  scheduled_count: 0,
}

beforeEach(() => {
  api = fakeApi()
  rows = [line]
  api.on(channel.listFreightChannels, () => ({
    data: rows,
    warehouses: [{ code: 'CN-DG', city: '东莞', region: 'CN' as const }],
  }))
})

test('an empty installation leads to its first channel', async () => {
  rows = []
  api.on(channel.createFreightChannel, () => ({ id: 1 }))
  openScreen(api, <ChannelDesk />, { at: '/ops/freight' })
  expect(await screen.findByText('还没有物流渠道')).toBeTruthy()
  await press('新建渠道')
  await screen.findByLabelText('编码')
  type('编码', 'CN-LINE-ECO')
  type('中文名称', '专线小包')
  type('英文名称', 'Direct line')
  type('最大重量（kg）', '2.5')
  await press(/保\s*存/)
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(api.sent(channel.createFreightChannel)).toMatchObject([
    { code: 'CN-LINE-ECO', name_zh: '专线小包', max_weight_g: 2500, max_side_mm: 600, duty_terms: 'ddu' },
  ])
})

test('switching a channel off first says what it touches', async () => {
  api.on(channel.getChannelImpact, () => ({
    unpaid_orders: 0,
    open_orders: 4,
    rules: 2,
    rule_sellers: 1,
    preferences: 0,
    preference_sellers: 0,
    only_countries: ['MA'],
  }))
  api.on(channel.saveFreightChannel, () => ({}))
  openScreen(api, <ChannelDesk />, { at: '/ops/freight' })
  await press('测试专线')
  fireEvent.click(await screen.findByLabelText('启用'))
  await press(/保\s*存/)
  expect(await screen.findByText(/4 个已付款订单还没发出/)).toBeTruthy()
  expect(screen.getByText(/摩洛哥/)).toBeTruthy()
  expect(api.sent(channel.saveFreightChannel)).toEqual([])
  await press(/停\s*用/)
  await waitFor(() =>
    expect(api.sent(channel.saveFreightChannel)).toMatchObject([{ id: 7, version: 3, fields: { is_enabled: false } }]),
  )
})

const table = sample(contract.getTariff.reply, {
  id: 9,
  channel_id: 7,
  name: '十二月',
  state: 'draft',
  valid_from: null,
  source: null,
  version: 4,
  findings: [{ level: 'error', kind: 'gap', cell: '', zone: '美国', message: '重量段有空档' }],
  body: {
    name: '十二月',
    warehouses: ['CN-DG'],
    minimum_fen: 0,
    fuel_bp: 0,
    surcharges: [],
    zones: [
      {
        name: '美国',
        countries: ['US'],
        prefixes: [],
        days_min: 5,
        days_max: 8,
        minimum_fen: null,
        fuel_bp: null,
        pricing: { kind: 'steps', round_g: 1, steps: [{ from_g: 0, to_g: 500, price_fen: 2000, per_kg_fen: 0 }] },
      },
    ],
  },
})

test('a draft is edited and saved; when somebody else was faster, nothing typed is lost', async () => {
  api.on(contract.getTariff, () => table)
  api.on(sheet.compareTariff, () => sample(sheet.compareTariff.reply, { has_old: false, lanes: [] }))
  api.refuse(contract.saveTariff, 'conflict')
  openScreen(api, <TariffEditScreen />, { at: '/ops/freight/tariff/9', path: '/ops/freight/tariff/:id' })
  expect(await screen.findByText(/重量段有空档/)).toBeTruthy()
  await press('添加重量段')
  type('价格或处理费（元） 2', '33.5')
  await press(/保\s*存/)
  expect(await screen.findByText(/别人刚刚保存过/)).toBeTruthy()
  expect(api.sent(contract.saveTariff)).toMatchObject([
    {
      id: 9,
      version: 4,
      body: { zones: [{ pricing: { steps: [{}, { from_g: 500, to_g: 1000, price_fen: 3350 }] } }] },
    },
  ])
  const steps = within(screen.getByRole('table'))
  expect((steps.getByLabelText('价格或处理费（元） 2') as HTMLInputElement).value).toBe('33.50')
})
