import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/auth/staff'
import { beforeAll, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../../testing/factories.ts'
import { TEST_SECRET } from '../../../testing/node-process.ts'
import { appFor, fromNewAddress } from '../../../testing/people.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { createStaff } from '../../account/account.ts'
import { cleanUpAuth } from '../clean-up.job.ts'
import { firstStaffLink } from '../staff/first-staff.ts'
import { runStaffCommand } from '../staff/staff-command.ts'

const MINUTE_MS = 60_000
const STEP_MS = 30_000
const password = 'seven-blue-mugs'

let real: TestApp
beforeAll(async () => {
  real = await testApp({ env: { DEMO: 'false' } })
})

let count = 0
const newName = () => `clerk${++count}`
const command = (app: TestApp, ...args: string[]) =>
  runStaffCommand({ db: app.ctx.db, now: app.clock.now(), public_url: 'https://shop.example' }, args)
const tokenIn = (lines: readonly string[]) =>
  /https:\/\/shop\.example\/ops\/invite#(\S+)/.exec(lines.join('\n'))?.[1] ?? ''

const accept = (token: string, chosen = password) =>
  real.call(contract.acceptInvite, { token, password: chosen, password_confirmation: chosen }, fromNewAddress())
const logIn = (username: string, chosen = password) =>
  real.call(contract.opsLogin, { username, password: chosen }, fromNewAddress())
const isLet = (app: TestApp, token: string) =>
  app.call(getStaff, {}, { token }).then(
    () => true,
    () => false,
  )

/** From the command to the first session. */
async function enrolled() {
  const username = newName()
  await accept(tokenIn(await command(real, 'add', username)))
  const { token } = await logIn(username)
  const { otpauth_url, enrolment } = await real.call(contract.opsBeginEnrolment, { token }, fromNewAddress())
  const code = appFor(otpauth_url, real)
  const proof = { token, enrolment, code: code() }
  const session = await real.call(contract.opsConfirmEnrolment, proof, fromNewAddress())
  return { username, code, ...session }
}

test('the first member of staff comes by a link that works once and sets up an app before anything opens', async () => {
  const username = newName()
  const lines = await command(real, 'add', username)
  const link = tokenIn(lines)
  expect((await real.call(contract.readInvite, { token: link }, fromNewAddress())).username).toBe(username)
  await expect(accept(link, 'password123')).rejects.toMatchObject({ error: 'password_common' })
  await expect(accept(link, `${username}!`.padEnd(8, '1'))).rejects.toMatchObject({ error: 'password_is_name' })
  expect(await accept(link)).toEqual({ username })
  await expect(accept(link, 'another-blue-mug')).rejects.toMatchObject({ error: 'invite_expired' })

  const { step, token } = await logIn(username)
  expect(step).toBe('enrol')
  expect(await isLet(real, token)).toBe(false)
  const enrolment = await real.call(contract.opsBeginEnrolment, { token }, fromNewAddress())
  expect(enrolment.qr_svg).toMatch(/^<svg/)
  const code = appFor(enrolment.otpauth_url, real)()
  const wrong = { token, enrolment: enrolment.enrolment, code: code === '000000' ? '000001' : '000000' }
  const refused = real.call(contract.opsConfirmEnrolment, wrong, fromNewAddress())
  await expect(refused).rejects.toMatchObject({ error: 'wrong_code' })
  const opened = await real.call(contract.opsConfirmEnrolment, { ...wrong, code }, fromNewAddress())
  expect(opened.recovery_codes).toHaveLength(10)
  expect(await isLet(real, opened.token)).toBe(true)
})

test('a link expires after a day, and a new one makes the old one useless', async () => {
  const node = await testApp({ env: { DEMO: 'false' } })
  const first = tokenIn(await command(node, 'add', 'lin'))
  const second = tokenIn(await command(node, 'link', 'lin'))
  const read = (token: string) => node.call(contract.readInvite, { token }, fromNewAddress())
  await expect(read(first)).rejects.toMatchObject({ error: 'invite_expired' })
  await read(second)
  const rows = await node.database.pool.query('select i::text as line from staff_invite i')
  expect(JSON.stringify(rows.rows)).not.toContain(second)
  node.clock.advance(24 * 60 * MINUTE_MS + 1000)
  await expect(read(second)).rejects.toMatchObject({ error: 'invite_expired' })
})

test('a code opens one session; shown again it is refused, and so is an older one', async () => {
  const { username, code } = await enrolled()
  real.clock.advance(STEP_MS)
  const shown = code()
  const enter = async (typed: string) =>
    real.call(contract.opsLoginCode, { token: (await logIn(username)).token, code: typed }, fromNewAddress())
  expect(await isLet(real, (await enter(shown)).token)).toBe(true)
  await expect(enter(shown)).rejects.toMatchObject({ error: 'wrong_code' })
  real.clock.advance(STEP_MS)
  await expect(enter(shown)).rejects.toMatchObject({ error: 'wrong_code' })
  await enter(code())
})

test('a recovery code works once, rests as a hash, and new codes replace the old', async () => {
  const { username, recovery_codes, token, code } = await enrolled()
  const [first = '', second = ''] = recovery_codes
  const enter = async (typed: string) =>
    real.call(contract.opsLoginCode, { token: (await logIn(username)).token, code: typed }, fromNewAddress())
  await enter(first.toUpperCase().replaceAll('-', ' '))
  await expect(enter(first)).rejects.toMatchObject({ error: 'wrong_code' })
  expect((await real.call(contract.getTwoStep, {}, { token })).recovery_left).toBe(9)
  real.clock.advance(STEP_MS)
  await real.call(contract.renewRecoveryCodes, { code: code() }, { token })
  await expect(enter(second)).rejects.toMatchObject({ error: 'wrong_code' })
  const rows = await real.database.pool.query('select c::text as line from staff_recovery_code c')
  for (const each of recovery_codes) expect(JSON.stringify(rows.rows)).not.toContain(each)
})

test('five wrong codes have to wait, from wherever they come', async () => {
  const { username, code } = await enrolled()
  real.clock.advance(STEP_MS)
  const { token } = await logIn(username)
  const guess = (typed: string) => real.call(contract.opsLoginCode, { token, code: typed }, fromNewAddress())
  const right = code()
  const wrong = right === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries++) await expect(guess(wrong)).rejects.toMatchObject({ error: 'wrong_code' })
  await expect(guess(right)).rejects.toMatchObject({ error: 'too_many_requests' })
})

test('the password alone neither replaces the app nor switches it off', async () => {
  const { username, token } = await enrolled()
  const step = await logIn(username)
  expect(step.step).toBe('code')
  const again = real.call(contract.opsBeginEnrolment, { token: step.token }, fromNewAddress())
  await expect(again).rejects.toMatchObject({ error: 'step_expired' })
  const off = real.call(contract.endTwoStep, { code: '000000' }, { token })
  await expect(off).rejects.toMatchObject({ error: 'two_step_required' })
})

test('a staff session ends after half an hour without a hand on it, and at twelve hours in any case', async () => {
  const node = await testApp()
  const user = { username: 'wen', password: TEST_PASSWORD, display_name: '' }
  await createStaff(node.ctx, user)
  const { token } = await node.call(contract.opsLogin, { username: 'wen', password: TEST_PASSWORD }, fromNewAddress())
  for (let minutes = 0; minutes < 40; minutes += 10) {
    node.clock.advance(10 * MINUTE_MS)
    // Background polls of an open tab do not count as activity.
    await node.call(getStaff, {}, { token, headers: { 'x-background': '1' } }).catch(() => null)
  }
  expect(await isLet(node, token)).toBe(false)

  const busy = await node.call(contract.opsLogin, { username: 'wen', password: TEST_PASSWORD }, fromNewAddress())
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    node.clock.advance(20 * MINUTE_MS)
    expect(await isLet(node, busy.token)).toBe(true)
  }
  node.clock.advance(20 * MINUTE_MS + 1000)
  expect(await isLet(node, busy.token)).toBe(false)
})

test('every login and every refusal is written down for those who may read it', async () => {
  const { username } = await enrolled()
  await expect(logIn(username, 'not-the-password')).rejects.toMatchObject({ error: 'wrong_credentials' })
  await expect(logIn('nobody-here', 'whatever-else')).rejects.toMatchObject({ error: 'wrong_credentials' })
  const token = await newStaff(real, ['ops.staff'])
  const read = (query: { username: string; refused?: '1' }) => real.call(contract.listStaffLogins, query, { token })
  const { data } = await read({ username })
  expect(data.map(({ outcome, is_refused }) => [outcome, is_refused])).toEqual([
    ['wrong_credentials', true],
    ['success', false],
    ['two_step_on', false],
    ['enrolment_needed', false],
    ['password_chosen', false],
  ])
  expect(data[0]?.ip).toMatch(/^10\./)
  expect((await read({ username: 'nobody-here', refused: '1' })).data).toMatchObject([{ is_known: false }])
  const curious = real.call(contract.listStaffLogins, {}, { token: await newStaff(real, ['ops.content']) })
  await expect(curious).rejects.toMatchObject({ http: 403 })
})

test('in the demo two steps are offered, not demanded', async () => {
  const demo = await testApp()
  await createStaff(demo.ctx, { username: 'ops', password: 'inkroute-ops', display_name: '', is_demo: true })
  const enter = () => demo.call(contract.opsLogin, { username: 'ops', password: 'inkroute-ops' }, fromNewAddress())
  const { step, token } = await enter()
  expect(step).toBe('done')
  expect(await demo.call(contract.getTwoStep, {}, { token })).toMatchObject({ is_on: false, is_required: false })
  const begun = await demo.call(contract.beginTwoStep, { password: 'inkroute-ops' }, { token })
  const code = appFor(begun.otpauth_url, demo)
  await demo.call(contract.confirmTwoStep, { enrolment: begun.enrolment, code: code() }, { token })
  expect((await enter()).step).toBe('code')
  demo.clock.advance(STEP_MS)
  await demo.call(contract.endTwoStep, { code: code() }, { token })
  expect((await enter()).step).toBe('done')
})

test('someone who is disabled at the machine is out at once; a lost phone is set up again', async () => {
  const { username, token } = await enrolled()
  await command(real, 'disable', username)
  await real.database.pool.query('select 1')
  await expect.poll(() => isLet(real, token)).toBe(false)
  await expect(logIn(username)).rejects.toMatchObject({ error: 'account_disabled' })
  await command(real, 'enable', username)
  const link = tokenIn(await command(real, 'reset', username))
  await accept(link, 'eight-green-totes')
  expect((await logIn(username, 'eight-green-totes')).step).toBe('enrol')
  expect((await command(real, 'list')).join('\n')).toContain(username)
  await expect(command(real, 'add', username)).rejects.toThrow(/exists already/)
})

test('an authenticator app outlives a rotation of the secret', async () => {
  const { username, code } = await enrolled()
  const env = { DEMO: 'false', APP_SECRET: 'a-new-secret-a-new-secret-a-new-secret', APP_SECRET_OLD: TEST_SECRET }
  const rotated = await testApp({ database_url: real.database_url, env })
  await cleanUpAuth.run(rotated.ctx, {})
  const later = await testApp({ database_url: real.database_url, env: { ...env, APP_SECRET_OLD: '' } })
  real.clock.advance(STEP_MS)
  later.clock.advance(real.clock.now().getTime() - later.clock.now().getTime())
  const { token } = await later.call(contract.opsLogin, { username, password }, fromNewAddress())
  expect((await later.call(contract.opsLoginCode, { token, code: code() }, fromNewAddress())).token).toBeTruthy()
})

test('nodes that start together print one link for the administrator, until somebody has logged in', async () => {
  const fresh = await testApp({ env: { DEMO: 'false' } })
  const getToken = (link: string | null) => link?.split('#')[1] ?? ''
  const read = (token: string) => fresh.call(contract.readInvite, { token }, fromNewAddress())
  const links = await Promise.all([firstStaffLink(fresh.ctx), firstStaffLink(fresh.ctx), firstStaffLink(fresh.ctx)])
  expect(new Set(links).size).toBe(1)
  const first = getToken(links[0] ?? null)
  expect(await read(first)).toMatchObject({ username: 'admin', is_staff: true })
  fresh.clock.advance(25 * 60 * 60_000)
  await expect(read(first)).rejects.toMatchObject({ error: 'invite_expired' })
  const second = getToken(await firstStaffLink(fresh.ctx))
  expect(await read(second)).toMatchObject({ username: 'admin' })
  const chosen = { token: second, password: 'nine-blue-totes', password_confirmation: 'nine-blue-totes' }
  await fresh.call(contract.acceptInvite, chosen, fromNewAddress())
  // Chosen, but never used to log in: the password may have been lost with the browser.
  fresh.clock.advance(1000)
  const third = getToken(await firstStaffLink(fresh.ctx))
  expect(third).not.toBe(second)
  expect(await read(third)).toMatchObject({ username: 'admin' })
  await fresh.ctx.db.updateTable('app_user').set({ last_login_at: fresh.clock.now().toISOString() }).execute()
  expect(await firstStaffLink(fresh.ctx)).toBeNull()
})
