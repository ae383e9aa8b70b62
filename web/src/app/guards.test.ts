import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { clearAnswers } from '../shared/api/answers.ts'
import { onFailure } from '../shared/api/failure-handler.ts'
import { ApiError } from '../shared/api/request.ts'
import { useSession } from '../shared/api/session-store.ts'
import { useDialog } from '../shared/ui/dialog.ts'
import { server } from '../testing/fake-server.ts'
import { handleApiError } from './api-error-policy.ts'
import { requireSession, requireStaff } from './guards.ts'
import { getQueryClient } from './query-client.ts'

vi.mock('../shared/api/client.ts', () => import('../testing/fake-call.ts'))

const until = '2999-01-01T00:00:00Z'
const ask = (path: string) => new Request(`https://inkroute.example${path}`)
const sentTo = async (loading: Promise<unknown>) => {
  const thrown = await loading.then(
    () => null,
    (reason: unknown) => reason,
  )
  return thrown instanceof Response ? thrown.headers.get('location') : thrown
}

beforeEach(() => {
  localStorage.clear()
  getQueryClient().clear()
  clearAnswers()
  onFailure(handleApiError)
  server.clear()
  useSession.setState({ token: null, staff_token: null })
  server.on(account.getUser, () => ({ id: 7, username: 'lin' }))
  server.on(account.getPermissions, () => ({ routes: [], permissions: [] }))
})

describe('a seller screen', () => {
  test('sends a visitor to the login and remembers the full path', async () => {
    expect(await sentTo(requireSession(ask('/main/message?type=2')))).toBe(
      '/user/login?redirect=%2Fmain%2Fmessage%3Ftype%3D2',
    )
  })

  test('opens with a token once user and menu have loaded', async () => {
    useSession.getState().open({ token: 'seller', expires_at: until })
    expect(await requireSession(ask('/views/main'))).toMatchObject({ id: 7 })
    expect(server.asks(account.getPermissions)).toHaveLength(1)
  })

  test('redirects to the login when the token has expired', async () => {
    useSession.getState().open({ token: 'seller', expires_at: until })
    server.on(account.getUser, () => {
      throw new ApiError(401, {})
    })
    expect(await sentTo(requireSession(ask('/views/main')))).toBe('/user/login?redirect=%2Fviews%2Fmain')
    expect(useSession.getState().token).toBeNull()
  })

  test.each([
    ['user', account.getUser],
    ['menu', account.getPermissions],
  ])('logs out at the root when the %s cannot be read', async (_, endpoint) => {
    useSession.getState().open({ token: 'seller', expires_at: until })
    server.refuse(endpoint, 'broken', 500)
    expect(await sentTo(requireSession(ask('/views/main')))).toBe('/')
    expect(server.asks(auth.logout)).toHaveLength(1)
    expect(useSession.getState().token).toBeNull()
  })

  test('removes a jump token from the URL and uses its session', async () => {
    server.on(auth.setSession, () => ({ token: 'jumped', expires_at: until, purpose: 'login' }))
    expect(await sentTo(requireSession(ask('/views/main?jump_token=abc&tab=2')))).toBe('/views/main?tab=2')
    expect(server.asks(auth.setSession)).toEqual([{ token: 'abc' }])
    expect(useSession.getState().token).toBe('jumped')
  })

  test('a jump token of another account asks before it replaces the current session', async () => {
    useSession.getState().open({ token: 'seller', expires_at: until })
    server.on(auth.setSession, ({ replace }: { replace?: string }) => {
      if (replace === '1') return { token: 'jumped', expires_at: until, purpose: 'login' }
      throw new ApiError(200, { status_code: 409, error: 'session_replaces', msg: '“lin” → “mallory”' })
    })
    expect(await sentTo(requireSession(ask('/views/main?jump_token=abc')))).toBe('/views/main')
    expect(useSession.getState().token).toBe('seller')
    const question = useDialog.getState().current
    expect(question?.body).toBe('“lin” → “mallory”')
    question?.run?.()
    await vi.waitFor(() => expect(useSession.getState().token).toBe('jumped'), { timeout: inject('patience_ms') })
  })

  test('a used jump token leaves the current session intact', async () => {
    useSession.getState().open({ token: 'seller', expires_at: until })
    server.refuse(auth.setSession, 'expired')
    expect(await sentTo(requireSession(ask('/views/main?jump_token=abc')))).toBe('/views/main')
    expect(useSession.getState().token).toBe('seller')
  })
})

test('operations require a staff session, even if a seller is logged in', async () => {
  useSession.getState().open({ token: 'seller', expires_at: until })
  expect(await sentTo(requireStaff(ask('/ops')))).toBe('/ops/login?redirect=%2Fops')
  useSession.getState().open({ token: 'staff', expires_at: until }, 'staff')
  expect(await sentTo(requireStaff(ask('/ops')))).toBeNull()
})
