import * as contract from '@inkroute/contract/auth/staff'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../shared/api/session-store.ts'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { clearStage, press, setStage, settle, type } from '../testing/stage.tsx'
import { StaffLoginPage } from './staff-entry-screen.tsx'
import { StaffInvitePage } from './staff-invite-screen.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

beforeEach(setStage)
afterEach(clearStage)

const expires_at = '2999-01-01T00:00:00Z'
const enrolment = { secret: 'GEZDGNBV', otpauth_url: 'otpauth://x', qr_svg: '<svg/>', enrolment: 'sealed' }

async function open() {
  renderScreen(<StaffLoginPage />, { at: '/ops/login', language: 'en', others: { '/ops': <p>overview</p> } })
  await settle()
  type('Phone or username', 'lin')
  type('Password', 'seven-blue-mugs')
}

test('a password alone opens the console only where the server allows it', async () => {
  server.on(contract.opsLogin, () => ({ token: 'staff', expires_at, step: 'done' }))
  await open()
  await press('Log in')
  expect(screen.getByText('overview')).toBeTruthy()
  expect(useSession.getState().staff_token).toBe('staff')
})

test('the code is the second step; a wrong one is reported at its field', async () => {
  server.on(contract.opsLogin, () => ({ token: 'waiting', expires_at, step: 'code' }))
  server.refuse(contract.opsLoginCode, 'The code is wrong')
  await open()
  await press('Log in')
  expect(useSession.getState().staff_token).toBeNull()
  type('Code', '123456')
  await press('Verify and log in')
  expect(screen.getByText('The code is wrong')).toBeTruthy()
  server.on(contract.opsLoginCode, () => ({ token: 'staff', expires_at }))
  await press('Verify and log in')
  expect(server.asks(contract.opsLoginCode).at(-1)).toEqual({ token: 'waiting', code: '123456' })
  expect(screen.getByText('overview')).toBeTruthy()
})

test('a first login enrols an app and shows the recovery codes before it continues', async () => {
  server.on(contract.opsLogin, () => ({ token: 'waiting', expires_at, step: 'enrol' }))
  server.on(contract.opsBeginEnrolment, () => enrolment)
  server.on(contract.opsConfirmEnrolment, () => ({ token: 'staff', expires_at, recovery_codes: ['aaaa-bbbb'] }))
  await open()
  await press('Log in')
  expect(screen.getByText('GEZD GNBV')).toBeTruthy()
  type('Code', '123456')
  await press('Turn on two-step login')
  expect(server.asks(contract.opsConfirmEnrolment)).toEqual([{ token: 'waiting', code: '123456', enrolment: 'sealed' }])
  expect(screen.getByText('aaaa-bbbb')).toBeTruthy()
  await press('I have saved them')
  expect(screen.getByText('overview')).toBeTruthy()
})

test('a one-time link asks for a password, and says when it has been used', async () => {
  server.on(contract.readInvite, () => ({ username: 'lin', is_staff: true, expires_at }))
  server.on(contract.acceptInvite, () => ({ username: 'lin' }))
  window.location.hash = '#once'
  renderScreen(<StaffInvitePage />, { at: '/ops/invite', language: 'en', others: { '/ops/login': <p>login</p> } })
  await settle()
  expect(screen.getByText(/the staff account “lin”/)).toBeTruthy()
  type('New password', 'seven-blue-mugs')
  type('Confirm password', 'seven-blue-mugs')
  await press('Save the password')
  expect(server.asks(contract.acceptInvite)).toMatchObject([{ token: 'once', password: 'seven-blue-mugs' }])
  expect(screen.getByText('login')).toBeTruthy()
})
