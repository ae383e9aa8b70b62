import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { ApiError } from '../shared/api/request.ts'
import { useSession } from '../shared/api/session-store.ts'
import { useDialog } from '../shared/ui/dialog.ts'
import { useToast } from '../shared/ui/toast.ts'
import { handleApiError } from './api-error-policy.ts'

const until = '2999-01-01T00:00:00Z'
const goTo = (path: string) => window.history.replaceState(null, '', path)
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  useToast.setState({ current: null })
  useDialog.setState({ current: null })
  useSession.getState().open({ token: 'seller', expires_at: until })
  useSession.getState().open({ token: 'staff', expires_at: until }, 'staff')
  useSession.getState().setAgreed(true)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  goTo('/')
})

describe('an expired session', () => {
  test('is announced and cleared, and the screen reloads once after a second', () => {
    goTo('/views/main')
    handleApiError(new ApiError(401, { msg: 'expired' }))
    handleApiError(new ApiError(401, { msg: 'expired' }))
    expect(useToast.getState().current?.message).toBe('登录已过期，请重新登录')
    expect(useSession.getState()).toMatchObject({ token: null, agreed: false })
    vi.advanceTimersByTime(999)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('of a seller leaves the staff session alone, and vice versa', () => {
    handleApiError(new ApiError(401, {}, 'staff'))
    expect(useSession.getState()).toMatchObject({ token: 'seller', staff_token: null, agreed: true })
    useSession.getState().open({ token: 'staff', expires_at: until }, 'staff')
    handleApiError(new ApiError(401, {}, 'seller'))
    expect(useSession.getState()).toMatchObject({ token: null, staff_token: 'staff' })
  })

  test('does not disturb a public page or the login page', () => {
    for (const path of ['/', '/products', '/user/login', '/ops/login']) {
      goTo(path)
      handleApiError(new ApiError(401, {}))
      vi.advanceTimersByTime(2000)
    }
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each([
  [0, '网络错误'],
  [500, '网络错误'],
  [503, '网络错误'],
])('HTTP %i says that the network failed', (http, message) => {
  handleApiError(new ApiError(http, { status_code: http, msg: 'internals' }))
  expect(useToast.getState().current?.message).toBe(message)
})

test('a missing permission shows the server’s message', () => {
  handleApiError(new ApiError(403, { status_code: 403, msg: '当前账号没有“导出”权限' }))
  expect(useToast.getState().current?.message).toBe('当前账号没有“导出”权限')
})

test.each([
  [501, '/setting/valueAddedServicesDesign'],
  [502, '/setting/recharge'],
  [503, '/setting/recharge'],
])('status %i opens a dialog that leads to %s', (status_code, href) => {
  handleApiError(new ApiError(200, { status_code, msg: 'why' }))
  expect(useDialog.getState().current).toMatchObject({ body: 'why', href })
  expect(useToast.getState().current).toBeNull()
})

test('when Alipay is possible, the dialog retries the call through its cashier', () => {
  const refused = new ApiError(200, { status_code: 503, msg: 'why' })
  const asked: unknown[] = []
  refused.again = async (change) => {
    asked.push(change)
    return { pay_url: null }
  }
  handleApiError(refused)
  useDialog.getState().current?.other?.run()
  expect(asked).toEqual([{ method: 'alipay' }])
  handleApiError(new ApiError(200, { status_code: 502, msg: 'why' }))
  expect(useDialog.getState().current?.other).toBeUndefined()
})

test('any other refusal shows its message', () => {
  handleApiError(new ApiError(200, { status_code: 422, msg: '用户名或密码错误' }))
  expect(useToast.getState().current).toMatchObject({ kind: 'error', message: '用户名或密码错误' })
})

test('rate limiting is reported with the time to retry, even when a proxy answered', () => {
  handleApiError(new ApiError(429, { status_code: 429, msg: '操作太频繁，请 12 秒后再试' }))
  expect(useToast.getState().current?.message).toBe('操作太频繁，请 12 秒后再试')
  handleApiError(new ApiError(429, {}))
  expect(useToast.getState().current?.message).toBe('操作太频繁，请稍后再试')
})

test('orders that no marketplace confirmed are named, and paid only once the seller agrees', async () => {
  const problems = [{ field: 'A-1', message: 'Moon shop' }]
  const error = new ApiError(200, {
    error: 'order_market_silent',
    status_code: 409,
    msg: 'A-1 (Moon shop)',
    data: { problems },
  })
  const again = vi.fn(async () => ({ pay_url: null, payment_id: 7 }))
  error.again = again
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  handleApiError(error)
  expect(useToast.getState().current).toBeNull()
  const asked = useDialog.getState().current
  expect(asked?.body).toContain('A-1 (Moon shop)')
  expect(again).not.toHaveBeenCalled()
  asked?.run?.()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/myOrder/payWait?payment=7'), {
    timeout: inject('patience_ms'),
  })
  expect(again).toHaveBeenCalledWith({ unasked: ['A-1'] })
})
