import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/service/service'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import ServicesScreen from './services-screen.tsx'

let api: FakeApi
const settings: Reply<typeof contract.getServiceSettings> = {
  provider: 'twilio',
  settings: { account_sid: 'AC0123456789abcdef0123456789abcdef', sender: '+15005550006' },
  secrets_kept: ['auth_token'],
  revision: 3,
  updated_at: '2026-11-16T10:00:00.000Z',
  updated_by: 'ops',
  is_set_by_server: false,
  allows_plain_mail: false,
  calls: [
    {
      id: 9,
      at: '2026-11-16T10:01:00.000Z',
      provider: 'twilio',
      is_ok: false,
      duration_ms: 80,
      answer: '20003: Authenticate',
    },
  ],
}

beforeEach(() => {
  api = fakeApi()
  api.on(contract.getServiceSettings, () => settings)
  api.on(contract.saveServiceSettings, () => ({ revision: 4 }))
  const list: Reply<typeof contract.listServices> = {
    is_demo: false,
    services: [
      {
        name: 'sms',
        state: 'configured',
        missing: [],
        provider: 'twilio',
        is_configurable: true,
        health: { last_ok_at: null, failing_since: '2026-11-16T10:01:00.000Z', last_error: '20003: Authenticate' },
      },
    ],
    markets: [],
    markets_file: false,
  }
  api.on(contract.listServices, () => list)
})

test('what is not called has no health, an account says where it was entered, and refused encryption is not offered', async () => {
  const bank = {
    name: 'bank' as const,
    state: 'configured' as const,
    missing: [],
    provider: 'company',
    is_configurable: false,
    health: null,
  }
  api.on(contract.listServices, () => ({ is_demo: false, services: [bank], markets: [], markets_file: false }))
  api.on(contract.getServiceSettings, () => ({ ...settings, provider: 'smtp', settings: {}, secrets_kept: [] }))
  openScreen(api, <ServicesScreen />, { at: '/ops/services?service=mail', path: '/ops/services' })
  expect(await screen.findByText('在“公司与品牌”里填写')).toBeTruthy()
  expect(screen.queryByText('尚未使用')).toBeNull()
  fireEvent.mouseDown(await screen.findByLabelText('加密方式'))
  expect(await screen.findByText(/STARTTLS/)).toBeTruthy()
  expect(screen.queryByText(/不加密/)).toBeNull()
})

test('a failing service says why, its kept secret stays unless replaced, and a refusal lands at its field', async () => {
  openScreen(api, <ServicesScreen />, { at: '/ops/services', path: '/ops/services' })
  await screen.findByText(/2026-11-16 18:01.* 起失败/)
  await userEvent.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const secret = (await screen.findByLabelText('Auth Token')) as HTMLInputElement
  expect([secret.value, secret.placeholder]).toEqual(['', '已保存，留空则不变'])
  await userEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await screen.findByText('已保存，立即生效')
  expect(api.sent(contract.saveServiceSettings).at(-1)).toMatchObject({ secrets: {}, revision: 3, provider: 'twilio' })
  const problems = [{ field: 'settings.sender', message: '发送号码格式不对' }]
  api.refuse(contract.saveServiceSettings, 'service_settings_unfinished', { details: { count: 1 }, problems })
  await userEvent.click(screen.getByRole('button', { name: /保\s*存/ }))
  await screen.findByText('发送号码格式不对')
})
