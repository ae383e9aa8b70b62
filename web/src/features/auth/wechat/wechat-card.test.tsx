import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../shared/api/session-store.ts'
import { useToast } from '../../../shared/ui/toast.ts'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { WechatCard } from './wechat-card.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

const none = { is_bound: false, nickname: null, bound_at: null, ticket_status: null }
const bound = { is_bound: true, nickname: '林小满', bound_at: '2026-11-15T03:27:48Z', ticket_status: null }
let fate: string
let tickets: number

beforeEach(() => {
  vi.useFakeTimers()
  fate = 'waiting'
  tickets = 0
  server.clear()
  useToast.setState({ current: null })
  useSession.setState({ token: 'seller' })
  server.on(account.getUser, () => ({ id: 1, username: 'lin', time_zone: 'Asia/Shanghai' }))
  server.on(auth.wechatQrCode, () => {
    tickets += 1
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    return { ticket: `t${tickets}`, qr_image: 'data:,', scan_url: 'http://localhost/scan', expires_at }
  })
  server.on(auth.wechatStatus, ({ ticket }) => {
    if (fate === 'bound') return { ...bound, ticket_status: ticket ? 'bound' : null }
    return { ...none, ticket_status: ticket ? fate : null }
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const showCode = async () => {
  renderScreen(<WechatCard />, { language: 'en' })
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Show the QR code' }))
  await pass(50)
}

test('the code is polled until it is scanned, then the card shows who is linked', async () => {
  await showCode()
  expect(screen.getByAltText('QR code that links WeChat')).toBeTruthy()
  expect(screen.getByText(/Waiting for you to scan/)).toBeTruthy()
  fate = 'bound'
  await pass(2100)
  await pass(50)
  expect(useToast.getState().current?.message).toBe('WeChat linked')
  expect(screen.getByText('林小满')).toBeTruthy()
  expect(screen.getByText('2026-11-15 11:27:48')).toBeTruthy()
})

test('an expired code offers a new one and is no longer polled', async () => {
  await showCode()
  await pass(61_000)
  expect(screen.getByText('The QR code has expired')).toBeTruthy()
  const asked = server.asks(auth.wechatStatus).length
  await pass(10_000)
  expect(server.asks(auth.wechatStatus).length).toBe(asked)
  fireEvent.click(screen.getByRole('button', { name: 'Get a new code' }))
  await pass(50)
  expect(tickets).toBe(2)
  expect(screen.getByText(/Waiting for you to scan/)).toBeTruthy()
})

test('a WeChat account linked elsewhere is explained', async () => {
  fate = 'taken'
  await showCode()
  await pass(50)
  expect(screen.getByText(/linked to another InkRoute account/)).toBeTruthy()
})

test('unlinking needs confirmation', async () => {
  fate = 'bound'
  server.on(auth.wechatUnbind, () => {
    fate = 'waiting'
    return {}
  })
  renderScreen(<WechatCard />, { language: 'en' })
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Unlink' }))
  await pass(300)
  expect(screen.getByText('Unlink WeChat “林小满”?')).toBeTruthy()
  expect(server.asks(auth.wechatUnbind)).toHaveLength(0)
  const [, confirm] = screen.getAllByRole('button', { name: 'Unlink' })
  fireEvent.click(confirm as HTMLElement)
  await pass(100)
  expect(server.asks(auth.wechatUnbind)).toHaveLength(1)
  expect(screen.getByText('Not linked')).toBeTruthy()
})
