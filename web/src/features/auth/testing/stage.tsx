import * as auth from '@inkroute/contract/auth/auth'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { useSession } from '../../../shared/api/session-store.ts'
import { useToast } from '../../../shared/ui/toast.ts'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { LoginPage } from '../components/login-screen.tsx'

/** Steps shared by the form tests: open the page, type, press, slide, agree. */

export const challenge = {
  challenge_id: 'c1',
  background: 'data:,',
  piece: 'data:,',
  width_px: 320,
  height_px: 160,
  piece_width_px: 48,
  piece_height_px: 48,
  piece_y_px: 40,
  work_bits: 4,
  expires_at: '2030-01-01T00:00:00Z',
}
export const proof = { sessionId: 's', sig: 'g', token: 't', scene: 'nc_register', expires_at: '2030-01-01T00:00:00Z' }
export const session = {
  token: 'seller-token',
  expires_at: '2999-01-01T00:00:00Z',
  device_token: 'known-here',
  step: 'done',
}

export function setStage() {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ token: null, staff_token: null, agreed: false })
  useToast.setState({ current: null })
  server.clear()
  server.on(auth.skipManMachineVerify, () => ({ is_skip: 1 }))
  server.on(auth.getCaptcha, () => challenge)
  let slides = 0
  server.on(auth.verifyCaptcha, () => ({ ...proof, sig: slides++ === 0 ? 'g' : `g${slides}` }))
}

export function clearStage() {
  cleanup()
  vi.useRealTimers()
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const settle = () => pass(50)

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const shownIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

export const isTicked = () => (screen.getByRole('checkbox') as HTMLInputElement).checked

export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

export async function open(mode = 'login', language: 'zh' | 'en' = 'en', query = '') {
  const view = renderScreen(<LoginPage />, {
    at: `/user/login?mode=${mode}${query}`,
    language,
    others: { '/views/main': <p>dashboard</p>, '/main/message': <p>messages</p> },
  })
  await settle()
  return view
}

export async function slide() {
  const handle = screen.getByRole('slider')
  for (let i = 0; i < 3; i++) fireEvent.keyDown(handle, { key: 'ArrowRight' })
  fireEvent.keyDown(handle, { key: 'Enter' })
  await settle()
}

/** Opens the puzzle and solves it. */
export async function verify() {
  await press(/puzzle/)
  await slide()
}

export async function agree() {
  fireEvent.click(screen.getByRole('checkbox'))
  await pass(10_000)
  await press('I agree')
}
