import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import * as contract from '@inkroute/contract/store/store'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import AuthLanding from './auth-landing-screen.tsx'
import { ConnectDrawer } from './connect-drawer.tsx'

let api: FakeApi
const live = contract.platformStores.reply.shape.data.element

function answerPlatforms(is_available = true) {
  api.on(contract.platformStores, () => ({
    data: [
      sample(live, { platform: Platform.walmart, slug: 'walmart', way: 'keys', is_available }),
      sample(live, { platform: Platform.tiktok, slug: 'tiktok', way: 'code', is_available }),
    ],
  }))
}

beforeEach(() => {
  api = fakeApi()
  answerPlatforms()
})

function open() {
  const onClose = vi.fn()
  openScreen(api, <ConnectDrawer store={null} platform={null} onClose={onClose} />, { at: '/myOrder/storeAdmin' })
  return { onClose }
}

/** Walmart requires keys. */
async function openKeys() {
  const opened = open()
  await press(/沃尔玛|Walmart/)
  await screen.findByLabelText('Client ID')
  return opened
}

test('keys that a seller copied are tried, and the drawer closes once the store is connected', async () => {
  api.on(auth.bindStore, () => sample(auth.bindStore.reply, { stores: [] }))
  const { onClose } = await openKeys()
  type('Client ID', 'abc-123')
  type('Client Secret', 's3cret')
  await press(/^连\s?接$/)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.sent(auth.bindStore)).toMatchObject([
    { fields: { platform: String(Platform.walmart), client_id: 'abc-123', client_secret: 's3cret' } },
  ])
})

test('missing keys are named at their fields, and nothing is sent', async () => {
  await openKeys()
  await press(/^连\s?接$/)
  // The fields are told one after another.
  await waitFor(() => expect(screen.getAllByText('请填写此项')).toHaveLength(2))
  expect(api.sent(auth.bindStore)).toEqual([])
})

test('refused keys show the platform’s message and stay for correction', async () => {
  api.refuse(auth.bindStore, 'store_auth_refused', { details: { reason: 'invalid client' } })
  const { onClose } = await openKeys()
  type('Client ID', 'abc-123')
  type('Client Secret', 'wrong')
  await press(/^连\s?接$/)
  expect(await screen.findByText('平台没有通过授权：invalid client')).toBeTruthy()
  expect(fieldValue('Client ID')).toBe('abc-123')
  expect(onClose).not.toHaveBeenCalled()
})

test('a platform that needs only approval is opened at once, in this window', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  api.on(auth.authUrl, () => ({ url: 'https://auth.example/tiktok' }))
  open()
  await press(/TikTok/)
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://auth.example/tiktok'))
})

test('platforms that are not set up are left out; without any, the screen says so', async () => {
  answerPlatforms(false)
  open()
  await screen.findByText('本站还没有接入销售平台')
  expect(screen.queryByRole('button', { name: /沃尔玛|Walmart/ })).toBeNull()
})

test('a platform that is not proven says so before the seller leaves for it', async () => {
  const tiktok = { platform: Platform.tiktok, slug: 'tiktok', way: 'code' as const, is_available: true }
  api.on(contract.platformStores, () => ({ data: [sample(live, { ...tiktok, proof: 'partly' })] }))
  open()
  await press(/TikTok/)
  await screen.findByText(/部分接口只按文档实现/)
})

test('a return to another name of ours goes on to where the seller left from, and hands the code in only there', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  api.on(auth.bindStore, () => sample(auth.bindStore.reply, { stores: [] }))
  api.on(auth.whereBegan, () => ({ origin: 'http://127.0.0.1:4100' }))
  const at = { at: '/shopify/auth?state=s&code=c' }
  openScreen(api, <AuthLanding />, at)
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(String(leave.mock.calls[0]?.[0])).toMatch(/^http:\/\/127\.0\.0\.1:4100\//)
  expect(api.sent(auth.bindStore)).toEqual([])
  cleanup()
  api.on(auth.whereBegan, () => ({ origin: '' }))
  openScreen(api, <AuthLanding />, at)
  await waitFor(() => expect(api.sent(auth.bindStore)).toMatchObject([{ fields: { state: 's', code: 'c' } }]))
  expect(leave).toHaveBeenCalledTimes(1)
})
