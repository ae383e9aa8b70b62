import * as account from '@inkroute/contract/account/account'
import * as auth from '@inkroute/contract/auth/auth'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { closeLogin, LoginMode, openLogin, useLogin } from '../login-store.ts'
import { clearStage, press, session, setStage, settle, type } from '../testing/stage.tsx'
import { LoginModal } from './login-modal.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

beforeEach(() => {
  setStage()
  server.on(auth.login, () => session)
  server.on(account.getUser, () => ({ id: 1, username: 'lin' }))
})
afterEach(() => {
  clearStage()
  closeLogin()
})

const logInAt = async (at: string, target: string | null = null) => {
  openLogin(LoginMode.login, target)
  const others = { '/views/main': <p>dashboard</p>, '/main/cart': <p>cart</p> }
  const { router } = renderScreen(<LoginModal />, { at, language: 'en', others })
  await settle()
  type('Phone or username', 'lin')
  type('Password', 'secret-word')
  await press('Log in')
  return router.state.location.pathname
}

test('on the home page a login leads to the dashboard and closes the modal', async () => {
  expect(await logInAt('/')).toBe('/views/main')
  expect(useLogin.getState().mode).toBeNull()
})

test('on any other page the visitor stays there', async () => {
  expect(await logInAt('/products')).toBe('/products')
})

test('a target passed by the opener is followed', async () => {
  expect(await logInAt('/products', '/main/cart')).toBe('/main/cart')
})

test('a target outside the site is not followed', async () => {
  expect(await logInAt('/products', 'https://evil.example/')).toBe('/products')
})

test('opens in the requested mode, and changes it without being closed', async () => {
  openLogin(LoginMode.register)
  renderScreen(<LoginModal />, { at: '/products', language: 'en' })
  await settle()
  expect(screen.getByRole('heading', { name: 'Create a seller account' })).toBeTruthy()
  act(() => openLogin(LoginMode.forgot))
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy()
})
