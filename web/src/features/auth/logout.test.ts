import * as auth from '@inkroute/contract/auth/auth'
import { opsLogout } from '@inkroute/contract/auth/staff'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../shared/api/session-store.ts'
import { server } from '../../testing/fake-server.ts'
import { logout, logoutStaff } from './logout.ts'

vi.mock('../../shared/api/client.ts', () => import('../../testing/fake-call.ts'))

const until = '2999-01-01T00:00:00Z'

beforeEach(() => {
  server.clear()
  useSession.getState().open({ token: 'seller', expires_at: until })
  useSession.getState().open({ token: 'staff', expires_at: until }, 'staff')
})

test('logging out notifies the server, clears the token and ends at the root', async () => {
  server.on(auth.logout, () => ({}))
  const go = vi.fn()
  await logout(go)
  expect(server.asks(auth.logout)).toHaveLength(1)
  expect(useSession.getState()).toMatchObject({ token: null, agreed: false, staff_token: 'staff' })
  expect(go).toHaveBeenCalledWith('/')
})

test('it ends there even when the server cannot be reached', async () => {
  const go = vi.fn()
  await logout(go)
  expect(useSession.getState().token).toBeNull()
  expect(go).toHaveBeenCalledWith('/')
})

test('staff return to the staff login', async () => {
  server.on(opsLogout, () => ({}))
  const go = vi.fn()
  await logoutStaff(go)
  expect(useSession.getState()).toMatchObject({ token: 'seller', staff_token: null })
  expect(go).toHaveBeenCalledWith('/ops/login')
})
