import * as contract from '@inkroute/contract/store/market-setting'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import MarketsScreen from './markets-screen.tsx'

const SHOPEE = 4
const shopee = sample(contract.getMarket.reply, {
  platform: SHOPEE,
  slug: 'shopee',
  source: 'screen',
  is_offered: true,
  is_hidden: false,
  proof: 'partly',
  proven_calls: 3,
  calls: 4,
  stores: 2,
  return_address: 'https://print.example/shopify/auth',
  push_address: 'https://print.example/market-hook/shopee',
  key_address: null,
  settings: { key: '2001234' },
  secrets_kept: ['secret'],
  revision: 3,
  is_testable: true,
  tests: [
    { id: 1, at: '2026-11-16T10:01:00.000Z', verdict: 'refused', answer: 'error_sign: Wrong sign.', duration_ms: 80 },
  ],
  proofs: [{ call: 'orders', proof: 'unproven', document: 'Open Platform v2', version: '2', date: '2026-01' }],
})

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(contract.listMarkets, () => ({
    is_demo: false,
    is_reachable: false,
    origin: 'http://localhost:3000',
    markets: [shopee],
  }))
  api.on(contract.getMarket, () => shopee)
  api.on(contract.saveMarket, () => ({ revision: 4 }))
  api.on(contract.testMarket, () => ({
    at: '2026-11-16T10:02:00.000Z',
    verdict: 'accepted' as const,
    answer: 'invalid_code',
    duration_ms: 40,
  }))
})

const open = (at = '/ops/markets') => openScreen(api, <MarketsScreen />, { at, path: '/ops/markets' })

test('the list says what is missing, proven and seen by sellers', async () => {
  open()
  await screen.findByText(/PUBLIC_URL 不是 https 地址（http:\/\/localhost:3000）/)
  await screen.findByText('3 / 4 个接口已验证')
  await screen.findByText('2 个店铺')
})

test('addresses are shown to copy, a kept secret stays, a refusal lands at its field, and a test is sent', async () => {
  open('/ops/markets?market=shopee')
  await screen.findByText('https://print.example/market-hook/shopee')
  await screen.findByText('error_sign: Wrong sign.')
  const secret = (await screen.findByLabelText('Partner Key')) as HTMLInputElement
  expect([secret.value, secret.placeholder]).toEqual(['', '已保存，留空则不变'])
  await press(/保\s*存/)
  await screen.findByText('已保存，所有节点立即生效')
  expect(api.sent(contract.saveMarket).at(-1)).toEqual({
    slug: 'shopee',
    settings: { key: '2001234' },
    secrets: {},
    is_hidden: false,
    revision: 3,
  })
  const problems = [{ field: 'settings.key', message: 'Partner ID 格式不对' }]
  api.refuse(contract.saveMarket, 'service_settings_unfinished', { details: { count: 1 }, problems })
  await press(/保\s*存/)
  await screen.findByText('Partner ID 格式不对')
  await userEvent.click(screen.getByRole('button', { name: /^测\s*试$/ }))
  await waitFor(() => expect(api.sent(contract.testMarket)).toEqual([{ slug: 'shopee', by: 'app', shop_domain: '' }]))
  await userEvent.click(screen.getByRole('button', { name: '用已连接的店铺测试' }))
  await waitFor(() => expect(api.sent(contract.testMarket).at(-1)).toMatchObject({ slug: 'shopee', by: 'store' }))
})

test('where sellers bring keys, those of a shop are tried as they would paste them', async () => {
  const ozon = { ...shopee, platform: 14, slug: 'ozon', is_testable: false, stores: 0, settings: {}, secrets_kept: [] }
  api.on(contract.getMarket, () => ozon)
  open('/ops/markets?market=ozon')
  const send = (await screen.findByRole('button', { name: '用这些密钥测试' })) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Client-Id'), '4711')
  await userEvent.type(screen.getByLabelText('Api-Key'), 'abc')
  await userEvent.click(send)
  const keys = { client_id: '4711', api_key: 'abc' }
  await waitFor(() =>
    expect(api.sent(contract.testMarket)).toEqual([{ slug: 'ozon', by: 'keys', shop_domain: '', keys }]),
  )
})

test('a page that cannot be loaded offers to try again', async () => {
  api.refuse(contract.listMarkets, 'internal')
  open()
  await screen.findByRole('button', { name: /重新加载/ })
})
