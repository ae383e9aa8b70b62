import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import * as two_step from '@inkroute/contract/auth/two-step'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../shared/api/session-store.ts'
import { useToast } from '../../../shared/ui/toast.ts'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { challenge, proof } from '../testing/stage.tsx'
import SecurityScreen from './security-screen.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

const at = '2026-11-15T03:27:28Z'
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
const row = (id: number, is_current: boolean) => ({
  id,
  ip: `10.0.0.${id}`,
  user_agent: chrome,
  is_current,
  created_at: at,
  last_seen_at: at,
  expires_at: '2999-01-01T00:00:00Z',
})

beforeEach(() => {
  server.clear()
  useToast.setState({ current: null })
  useSession.setState({ token: 'seller' })
  server.on(account.getUser, () => ({ id: 1, username: 'lin', phone: '138****0000', time_zone: 'Asia/Shanghai' }))
  server.on(account.getUserIp, () => ({ ip: '10.0.0.1', last_ip: '10.0.0.9', last_login_at: at }))
  server.on(two_step.getOwnTwoStep, () => ({ is_on: false, is_required: false, recovery_left: 0, confirmed_at: null }))
  server.on(auth.listSessions, () => ({ sessions: [row(1, true), row(2, false)] }))
})
afterEach(cleanup)

const open = async () => {
  renderScreen(<SecurityScreen />, { at: '/setting/accountSecurity', language: 'en' })
  await screen.findByText('138****0000')
  await screen.findByText('10.0.0.2')
}
const type = (box: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(box).getByLabelText(label), { target: { value } })

test('shows phone, last login in the seller’s zone, and the devices with the current one marked', async () => {
  await open()
  expect(screen.getByText('2026-11-15 11:27:28 · 10.0.0.9')).toBeTruthy()
  expect(screen.getAllByText('Chrome on Windows')).toHaveLength(2)
  expect(screen.getAllByText('This device')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Log out' })).toHaveLength(1)
})

test('a session is ended only after confirmation', async () => {
  server.on(auth.revokeSession, () => ({}))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('tooltip')
  expect(server.asks(auth.revokeSession)).toHaveLength(0)
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Log out' })))
  await waitFor(() => expect(server.asks(auth.revokeSession)).toEqual([{ id: 2 }]))
  expect(useToast.getState().current?.message).toBe('Device logged out')
})

test('a new password is entered twice and sent with the old one', async () => {
  server.on(auth.changePassword, () => ({}))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  const box = await screen.findByRole('dialog')
  type(box, 'Current password', 'old-word-1')
  type(box, 'New password', 'Letters-4567')
  expect(within(box).getByText('Strength: strong')).toBeTruthy()
  type(box, 'Confirm the new password', 'Letters-4568')
  fireEvent.click(within(box).getByRole('button', { name: 'Save new password' }))
  expect(await within(box).findByText('Your two passwords are different')).toBeTruthy()
  expect(server.asks(auth.changePassword)).toHaveLength(0)
  type(box, 'Confirm the new password', 'Letters-4567')
  fireEvent.click(within(box).getByRole('button', { name: 'Save new password' }))
  await waitFor(() => expect(server.asks(auth.changePassword)).toHaveLength(1))
  expect(useToast.getState().current?.message).toBe('Password changed; other devices are logged out')
})

test('a new phone number needs its code and the password', async () => {
  server.on(auth.phoneCode, () => ({ wait_seconds: 60 }))
  server.on(auth.getCaptcha, () => challenge)
  server.on(auth.verifyCaptcha, () => proof)
  server.on(auth.changePhone, () => ({ phone: '139****0001' }))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Change phone' }))
  const box = await screen.findByRole('dialog')
  type(box, 'New phone', '13900000001')
  fireEvent.click(within(box).getByRole('button', { name: /puzzle/ }))
  const handle = await within(box).findByRole('slider')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) fireEvent.keyDown(handle, { key })
  await within(box).findByText('Verified')
  await act(async () => fireEvent.click(within(box).getByRole('button', { name: 'Send code' })))
  expect(server.asks(auth.phoneCode)).toMatchObject([{ phone: '13900000001', type: 'bind', sig: 'g' }])
  expect(await within(box).findByRole('button', { name: /Resend in \d+ s/ })).toBeTruthy()
  type(box, 'SMS code', '123456')
  fireEvent.click(within(box).getByRole('button', { name: 'Change phone' }))
  expect(await within(box).findByText('Please enter your current password')).toBeTruthy()
  type(box, 'Password', 'old-word-1')
  fireEvent.click(within(box).getByRole('button', { name: 'Change phone' }))
  await waitFor(() =>
    expect(server.asks(auth.changePhone)).toEqual([{ phone: '13900000001', code: '123456', password: 'old-word-1' }]),
  )
})

test('two-step login is set up with the password and the first code of the app', async () => {
  const enrolment = { secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/x', qr_svg: '<svg/>', enrolment: 'sealed' }
  server.on(two_step.beginOwnTwoStep, () => enrolment)
  server.on(two_step.confirmOwnTwoStep, () => ({ recovery_codes: ['aaaa-bbbb'] }))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Set up' }))
  type(dialog, 'Current password', 'secret-word')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set up' }))
  await within(dialog).findByText('ABCD EFGH')
  type(dialog, 'Code', '123456')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn on two-step login' }))
  await within(dialog).findByText('aaaa-bbbb')
  expect(server.asks(two_step.confirmOwnTwoStep)).toEqual([{ enrolment: 'sealed', code: '123456' }])
})
