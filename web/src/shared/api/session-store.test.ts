import { beforeEach, expect, test } from 'vitest'
import { followOtherTabs, readToken, useSession } from './session-store.ts'

const until = '2999-01-01T00:00:00Z'

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: undefined, staff_token: undefined, agreed: false })
})

test('a seller and a member of staff have separate tokens in one browser', () => {
  useSession.getState().open({ token: 'seller', expires_at: until })
  useSession.getState().open({ token: 'staff', expires_at: until }, 'staff')
  useSession.getState().clear('staff')
  expect(readToken('staff')).toBeNull()
  expect(readToken()).toBe('seller')
})

test('a token survives a reload until it expires', () => {
  useSession.getState().open({ token: 'seller', expires_at: until })
  useSession.setState({ token: undefined })
  useSession.getState().load()
  expect(useSession.getState().token).toBe('seller')
  useSession.getState().open({ token: 'old', expires_at: '2001-01-01T00:00:00Z' })
  useSession.getState().load()
  expect(useSession.getState().token).toBeNull()
})

test('logging out clears the token and the agreement', () => {
  useSession.getState().open({ token: 'seller', expires_at: until })
  useSession.getState().setAgreed(true)
  useSession.getState().clear()
  useSession.getState().load()
  expect(useSession.getState()).toMatchObject({ token: null, agreed: false })
  expect(localStorage).toHaveLength(0)
})

test('a logout in another tab is followed', () => {
  useSession.getState().open({ token: 'seller', expires_at: until })
  const stop = followOtherTabs()
  localStorage.removeItem('inkroute.session')
  window.dispatchEvent(new StorageEvent('storage', { key: 'inkroute.session' }))
  expect(useSession.getState().token).toBeNull()
  stop()
})

test('a corrupt entry counts as no session', () => {
  localStorage.setItem('inkroute.session', '{"token":')
  useSession.getState().load()
  expect(useSession.getState().token).toBeNull()
})
