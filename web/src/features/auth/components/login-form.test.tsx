import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { loginCode } from '@inkroute/contract/auth/two-step'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '../../../shared/api/session-store.ts'
import { server } from '../../../testing/fake-server.ts'
import {
  agree,
  clearStage,
  isTicked,
  open,
  pass,
  press,
  session,
  setStage,
  shownIn,
  slide,
  type,
} from '../testing/stage.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

beforeEach(setStage)
afterEach(clearStage)

describe('login', () => {
  test('an empty field shows its error on blur, in the language of the page', async () => {
    await open('login', 'zh')
    fireEvent.blur(screen.getByLabelText('手机号/用户名'))
    expect(screen.getByText('请输入手机号/用户名', { selector: '[role=alert]' })).toBeTruthy()
    expect(screen.queryByText('请输入密码', { selector: '[role=alert]' })).toBeNull()
  })

  test('nothing is sent while a field is missing', async () => {
    await open()
    await press('Log in')
    expect(screen.getByText('Please enter password', { selector: '[role=alert]' })).toBeTruthy()
    expect(server.asks(auth.login)).toHaveLength(0)
  })

  test('continues to the requested path once the user has loaded', async () => {
    server.on(auth.login, () => session)
    server.on(account.getUser, () => ({ id: 1, username: 'lin' }))
    const { router } = await open('login', 'en', `&redirect=${encodeURIComponent('/main/message?type=2')}`)
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(useSession.getState().token).toBe('seller-token')
    expect(router.state.location.pathname + router.state.location.search).toBe('/main/message?type=2')
  })

  test('a code of the authenticator app is asked for where the account needs one', async () => {
    server.on(auth.login, () => ({ ...session, token: 'half', step: 'code' }))
    server.on(loginCode, () => ({ token: session.token, expires_at: session.expires_at }))
    server.on(account.getUser, () => ({ id: 1, username: 'lin' }))
    const { router } = await open()
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(useSession.getState().token).toBeNull()
    type('Code', '123456')
    await press('Verify and log in')
    expect(server.asks(loginCode)).toEqual([{ token: 'half', code: '123456' }])
    expect(useSession.getState().token).toBe('seller-token')
    expect(router.state.location.pathname).toBe('/views/main')
  })

  test('a browser that logged in before says so, and keeps nothing of it with the session', async () => {
    server.on(auth.login, () => session)
    server.on(account.getUser, () => ({ id: 1, username: 'lin' }))
    for (const expected of [undefined, 'known-here']) {
      const view = await open()
      type('Phone or username', 'lin')
      type('Password', 'secret-word')
      await press('Log in')
      expect(server.asks(auth.login).at(-1)).toMatchObject(expected ? { device_token: expected } : {})
      view.unmount()
    }
    expect(server.asks(auth.login)[0]).not.toHaveProperty('device_token')
    expect(localStorage.getItem('inkroute.session')).not.toContain('known-here')
  })

  test('a redirect to another site leads to the dashboard instead', async () => {
    server.on(auth.login, () => session)
    server.on(account.getUser, () => ({ id: 1, username: 'lin' }))
    const { router } = await open('login', 'en', `&redirect=${encodeURIComponent('//evil.example/')}`)
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(router.state.location.pathname).toBe('/views/main')
  })

  test('a session whose user cannot be loaded is ended at once, at the root', async () => {
    server.on(auth.login, () => session)
    server.refuse(account.getUser, 'broken', 500)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    await open()
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(server.asks(auth.logout)).toHaveLength(1)
    expect(useSession.getState().token).toBeNull()
    expect(assign).toHaveBeenCalledWith('/')
  })

  test('when the server requires the slider, it comes first', async () => {
    server.on(auth.skipManMachineVerify, () => ({ is_skip: 2 }))
    server.on(auth.login, () => session)
    await open()
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(screen.getByText('Please verify first')).toBeTruthy()
    expect(server.asks(auth.login)).toHaveLength(0)
    await slide()
    expect(screen.getByText('Verified')).toBeTruthy()
    await press('Log in')
    expect(server.asks(auth.login)[0]).toMatchObject({ username: 'lin', sessionId: 's', sig: 'g', token: 't' })
  })

  test('a failed login discards the solved slider and checks again whether one is needed', async () => {
    server.on(auth.skipManMachineVerify, () => ({ is_skip: 2 }))
    server.refuse(auth.login, 'Wrong username or password')
    await open()
    type('Phone or username', 'lin')
    type('Password', 'wrong-word')
    await slide()
    const asked_before = server.asks(auth.skipManMachineVerify).length
    await press('Log in')
    expect(screen.queryByText('Verified')).toBeNull()
    expect(screen.getByRole('slider')).toBeTruthy()
    expect(server.asks(auth.skipManMachineVerify).length).toBeGreaterThan(asked_before)
  })

  test('the reason of a failed login stays at the field until it changes', async () => {
    server.refuse(auth.login, 'Wrong username or password')
    await open()
    type('Phone or username', 'lin')
    type('Password', 'wrong-word')
    await press('Log in')
    expect(screen.getByText('Wrong username or password', { selector: '[role=alert]' })).toBeTruthy()
    type('Password', 'right-word')
    expect(screen.queryByText('Wrong username or password', { selector: '[role=alert]' })).toBeNull()
  })

  test('a failed slide loads a new picture', async () => {
    server.on(auth.skipManMachineVerify, () => ({ is_skip: 2 }))
    server.refuse(auth.verifyCaptcha, 'no')
    await open()
    await slide()
    expect(screen.getByText('Not quite. Please try again.')).toBeTruthy()
    await pass(1000)
    expect(server.asks(auth.getCaptcha).length).toBeGreaterThan(1)
    expect(screen.getByText('Drag the slider to fit the piece')).toBeTruthy()
  })

  test('the ad that brought the visitor is reported', async () => {
    const logid_url = 'https://inkroute.example/?bd_vid=1'
    localStorage.setItem('inkroute.logid-url', JSON.stringify({ url: logid_url, at_ms: Date.now() }))
    server.on(auth.login, () => session)
    await open()
    type('Phone or username', 'lin')
    type('Password', 'secret-word')
    await press('Log in')
    expect(server.asks(auth.login)[0]).toMatchObject({ logid_url })
  })
})

describe('switching modes', () => {
  test('clears the form', async () => {
    await open()
    type('Phone or username', 'lin')
    fireEvent.blur(screen.getByLabelText('Password'))
    await press('Forgot password')
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy()
    await press('Back to login')
    expect(shownIn('Phone or username')).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('unchecks the agreement and discards the slider', async () => {
    await open('register')
    await agree()
    await press(/puzzle/)
    await slide()
    await press('Log in')
    await press('Register free')
    expect(isTicked()).toBe(false)
    expect(screen.queryByText('Verified')).toBeNull()
  })
})
