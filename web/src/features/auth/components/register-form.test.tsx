import * as auth from '@inkroute/contract/auth/auth'
import { getServices } from '@inkroute/contract/service/service'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useToast } from '../../../shared/ui/toast.ts'
import { server } from '../../../testing/fake-server.ts'
import {
  agree,
  clearStage,
  isTicked,
  open,
  pass,
  press,
  setStage,
  settle,
  shownIn,
  slide,
  type,
  verify,
} from '../testing/stage.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

beforeEach(setStage)
afterEach(clearStage)

describe('the agreement', () => {
  const dialog = () => within(screen.getByRole('dialog'))

  test('can be confirmed only after ten seconds, and then ticks the box', async () => {
    await open('register')
    fireEvent.click(screen.getByRole('checkbox'))
    expect(isTicked()).toBe(false)
    const waiting = dialog().getByRole('button', { name: 'I agree (10 s)' }) as HTMLButtonElement
    expect(waiting.disabled).toBe(true)
    await pass(9000)
    expect((dialog().getByRole('button', { name: 'I agree (1 s)' }) as HTMLButtonElement).disabled).toBe(true)
    await pass(1000)
    fireEvent.click(dialog().getByRole('button', { name: 'I agree' }))
    expect(isTicked()).toBe(true)
  })

  test('cancel leaves the box empty', async () => {
    await open('register')
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isTicked()).toBe(false)
  })
})

describe('the SMS code', () => {
  test('needs a phone number of eleven digits that starts with 1', async () => {
    await open('forgot')
    await press('Send code')
    expect(screen.getByText('Please enter phone number')).toBeTruthy()
    type('Phone number', '23800138000')
    await press('Send code')
    expect(screen.getByText('The phone number is incorrect')).toBeTruthy()
    expect(server.asks(auth.phoneCode)).toHaveLength(0)
  })

  test('is sent once however often the button is clicked, which then counts down sixty seconds', async () => {
    let answer = (_: unknown) => {}
    server.on(auth.phoneCode, () => new Promise((resolve) => (answer = resolve)))
    await open('forgot')
    type('Phone number', '13800138000')
    await verify()
    await press('Send code')
    await press('Send code')
    expect(server.asks(auth.phoneCode)).toMatchObject([{ phone: '13800138000', type: 'forget', sig: 'g' }])
    await act(async () => answer({ wait_seconds: 60 }))
    await settle()
    await press('Resend in 60 s')
    await pass(59_000)
    expect(screen.getByRole('button', { name: 'Resend in 1 s' })).toBeTruthy()
    expect(server.asks(auth.phoneCode)).toHaveLength(1)
    await pass(1000)
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
  })

  test('needs a solved captcha, and a new one for each message', async () => {
    server.on(auth.phoneCode, () => ({ wait_seconds: 60 }))
    await open('forgot')
    type('Phone number', '13800138000')
    await press('Send code')
    expect(screen.getByText('Please verify first')).toBeTruthy()
    expect(server.asks(auth.phoneCode)).toHaveLength(0)
    await verify()
    await press('Send code')
    await pass(60_000)
    await press('Send code')
    expect(server.asks(auth.phoneCode)).toHaveLength(1)
    expect(screen.getByText('Please verify first')).toBeTruthy()
    await verify()
    await press('Send code')
    expect(server.asks(auth.phoneCode)).toMatchObject([{ sig: 'g' }, { sig: 'g2' }])
  })

  test('without an SMS service, registration and reset say so', async () => {
    server.on(getServices, () => ({
      sms: false,
      mail: false,
      wechat: false,
      wechat_login: false,
      alipay: false,
      bank: false,
    }))
    await open('register')
    expect(screen.getByText(/you cannot register yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  })

  test('with mail alone the form asks for an address, and consent is given only by ticking', async () => {
    const off = { sms: false, wechat: false, wechat_login: false, alipay: false, bank: false }
    server.on(getServices, () => ({ ...off, mail: true }))
    server.on(auth.mailCode, () => ({ wait_seconds: 60 }))
    await open('register')
    expect(screen.queryByLabelText('Phone number')).toBeNull()
    type('Email', 'lin@')
    await verify()
    await press('Send code')
    expect(screen.getByText('Enter an email address such as name@example.com')).toBeTruthy()
    type('Email', 'lin@example.com')
    await press('Send code')
    expect(server.asks(auth.mailCode)).toMatchObject([{ email: 'lin@example.com', type: 'register' }])
    expect((screen.getByLabelText(/daily summary/) as HTMLInputElement).checked).toBe(false)
  })

  test('a refusal shows the server’s message, no response a general one', async () => {
    server.refuse(auth.phoneCode, 'This phone has had all its codes for today')
    await open('forgot')
    type('Phone number', '13800138000')
    await verify()
    await press('Send code')
    expect(useToast.getState().current?.message).toBe('This phone has had all its codes for today')
    server.refuse(auth.phoneCode, '')
    await verify()
    await press('Send code')
    expect(useToast.getState().current?.message).toBe('Request error, please try again later')
  })
})

describe('registration', () => {
  const fillIn = () => {
    type('Username', 'lin-goods')
    type('Phone number', '13800138000')
    type('SMS code', '123456')
    type('New password', 'ink-route-8')
    type('Confirm password', 'ink-route-8')
    type('How did you hear about us?', '13')
    type('Other source channel', 'a fair')
    type('Products you are interested in', '3')
  }

  test('is not submitted without slider and agreement', async () => {
    await open('register')
    fillIn()
    await press('Register')
    expect(screen.getByText('Please verify first')).toBeTruthy()
    expect(screen.getByText('Please read and agree to the system user agreement')).toBeTruthy()
    expect(server.asks(auth.register)).toHaveLength(0)
  })

  test('shows its success for three seconds, then the login with the new credentials', async () => {
    server.on(auth.register, () => ({ username: 'lin-goods' }))
    await open('register')
    fillIn()
    await press(/puzzle/)
    await slide()
    await agree()
    await press('Register')
    expect(server.asks(auth.register)[0]).toMatchObject({
      register_source: 13,
      register_source_detail: 'a fair',
      product_type: 3,
      sig: 'g',
    })
    expect(screen.getByText('Registration successful')).toBeTruthy()
    await pass(2800)
    expect(screen.getByText('Registration successful')).toBeTruthy()
    await pass(300)
    expect(screen.queryByText('Registration successful')).toBeNull()
    expect(shownIn('Phone or username')).toBe('lin-goods')
    expect(shownIn('Password')).toBe('ink-route-8')
  })

  test('asks for phone, code and password only, and refills the login with the phone', async () => {
    server.on(auth.register, () => ({ username: 'u8000-3f9a1c' }))
    await open('register')
    type('Phone number', '13800138000')
    type('SMS code', '123456')
    type('New password', 'ink-route-8')
    type('Confirm password', 'ink-route-8')
    await press(/puzzle/)
    await slide()
    await agree()
    await press('Register')
    const [sent] = server.asks(auth.register)
    expect(sent).toMatchObject({ phone: '13800138000', code: '123456' })
    for (const later of ['username', 'register_source', 'product_type']) expect(sent).not.toHaveProperty(later)
    await pass(3100)
    expect(shownIn('Phone or username')).toBe('13800138000')
  })

  test('two different passwords are rejected before anything is sent', async () => {
    await open('register')
    fillIn()
    type('Confirm password', 'ink-route-9')
    await press('Register')
    expect(screen.getByText('Your two passwords are different')).toBeTruthy()
    expect(server.asks(auth.register)).toHaveLength(0)
  })

  test('a refusal resets the slider and keeps all input', async () => {
    server.refuse(auth.register, 'This username is taken, choose another')
    await open('register')
    fillIn()
    await press(/puzzle/)
    await slide()
    await agree()
    await press('Register')
    expect(screen.queryByText('Verified')).toBeNull()
    expect(shownIn('Username')).toBe('lin-goods')
    expect(isTicked()).toBe(true)
  })

  test('the source detail is not sent for a listed source', async () => {
    server.on(auth.register, () => ({ username: 'lin-goods' }))
    await open('register')
    fillIn()
    type('How did you hear about us?', '4')
    await press(/puzzle/)
    await slide()
    await agree()
    await press('Register')
    expect(server.asks(auth.register)[0]).not.toHaveProperty('register_source_detail')
  })
})
