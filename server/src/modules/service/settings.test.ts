import * as audit from '@inkroute/contract/audit/audit'
import * as contract from '@inkroute/contract/service/service'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { TEST_SECRET } from '../../testing/node-process.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { resealServices } from './service.module.ts'

const SECRET = 'a-very-secret-auth-token'
const twilio = { account_sid: 'AC0123456789abcdef0123456789abcdef', sender: '+15005550006' }

let app: TestApp
let other: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp({ env: { DEMO: 'false' } })
  other = await testApp({ database_url: app.database_url, env: { DEMO: 'false' } })
  staff = { token: await newStaff(app, ['ops.services', 'ops.audit']) }
})

const read = () => app.call(contract.getServiceSettings, { service: 'sms' }, staff)
const save = async (changes: object) => {
  const { revision } = await read()
  const input = { service: 'sms' as const, provider: 'twilio', settings: twilio, secrets: {}, revision, ...changes }
  return app.call(contract.saveServiceSettings, input, staff)
}

test('every wrong entry is named at its field, in the words of the provider', async () => {
  const refusal = await save({ settings: { account_sid: 'AC1', endpoint: 'http://sms.example' } }).catch(
    (error) => error,
  )
  expect(refusal.error).toBe('service_settings_unfinished')
  expect(refusal.problems).toEqual([
    {
      field: 'settings.account_sid',
      message: 'Account SID 格式不对，应类似 AC0123456789abcdef0123456789abcdef',
    },
    { field: 'secrets.auth_token', message: '请填写 Auth Token' },
    { field: 'settings.sender', message: '请填写 发送号码或 Messaging Service SID' },
    { field: 'settings.endpoint', message: '请填写 https:// 开头的公网地址' },
  ])
  await expect(save({ provider: 'pigeon' })).rejects.toMatchObject({ error: 'not_found' })
  expect((await read()).revision).toBe(0)
})

test('a secret is sealed at rest, never shown again, kept when left out, and absent from the audit record', async () => {
  await save({ secrets: { auth_token: SECRET } })
  await save({ settings: { ...twilio, sender: '+15005550007' } })
  const shown = await read()
  expect(shown).toMatchObject({ provider: 'twilio', secrets_kept: ['auth_token'], revision: 2 })
  expect(JSON.stringify(shown)).not.toContain(SECRET)
  expect(app.ctx.services.find('sms')?.values).toMatchObject({ auth_token: SECRET, sender: '+15005550007' })
  const row = await app.ctx.db.selectFrom('service_setting').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed_secrets.toString('latin1') + JSON.stringify(row.settings)).not.toContain(SECRET)
  const records = await app.call(audit.listAudit, {}, staff)
  expect(records.data.length).toBeGreaterThan(0)
  expect(JSON.stringify(await app.ctx.db.selectFrom('audit_record').selectAll().execute())).not.toContain(SECRET)
})

test('kept keys go nowhere else: another address asks for them again', async () => {
  const problems = (changes: object) =>
    save(changes).then(
      () => [],
      (error) => error.problems,
    )
  const moved = { ...twilio, endpoint: 'https://sms.attacker.example' }
  expect(await problems({ settings: moved })).toEqual([
    { field: 'secrets.auth_token', message: '地址已更改，请重新填写 Auth Token' },
  ])
  expect(app.ctx.services.find('sms')?.values.endpoint).toBeUndefined()
  expect(await problems({ settings: moved, secrets: { auth_token: 'entered-again-token' } })).toEqual([])
  expect(await problems({ settings: twilio })).toMatchObject([{ field: 'secrets.auth_token' }])
  const inside = { ...twilio, endpoint: 'https://10.0.0.8' }
  expect(await problems({ settings: inside, secrets: { auth_token: SECRET } })).toMatchObject([
    { field: 'settings.endpoint' },
  ])
  expect(await problems({ secrets: { auth_token: SECRET } })).toEqual([])
})

test('after a rotation the keys are sealed with the new secret, and the old one can be dropped', async () => {
  const env = { DEMO: 'false', APP_SECRET: 'a new secret, 32 characters long or more' }
  const rotated = await testApp({ database_url: app.database_url, env: { ...env, APP_SECRET_OLD: TEST_SECRET } })
  expect(rotated.ctx.services.find('sms')?.values.auth_token).toBe(SECRET)
  await resealServices.run(rotated.ctx, {})
  const without = await testApp({ database_url: app.database_url, env })
  expect(without.ctx.services.find('sms')?.values.auth_token).toBe(SECRET)
  // And back, for the tests below.
  const back = { APP_SECRET: TEST_SECRET, APP_SECRET_OLD: env.APP_SECRET }
  await resealServices.run((await testApp({ database_url: app.database_url, env: { DEMO: 'false', ...back } })).ctx, {})
})

test('the other node offers the service at once, and stops when it is switched off', async () => {
  const offered = async (node: TestApp) => (await node.call(contract.getServices, {})).sms
  expect(await offered(app)).toBe(true)
  await expect.poll(() => offered(other)).toBe(true)
  const { revision } = await read()
  const stale = app.call(contract.removeServiceSettings, { service: 'sms', revision: revision - 1 }, staff)
  await expect(stale).rejects.toMatchObject({ error: 'conflict' })
  await app.call(contract.removeServiceSettings, { service: 'sms', revision }, staff)
  expect(await offered(app)).toBe(false)
  await expect.poll(() => offered(other)).toBe(false)
  const trying = app.call(contract.testService, { service: 'sms', to: '13800001111' }, staff)
  await expect(trying).rejects.toMatchObject({ error: 'sms_off' })
})

test('two members of staff do not overwrite each other', async () => {
  const input = { service: 'sms' as const, provider: 'twilio', settings: twilio, secrets: { auth_token: SECRET } }
  const [first, second] = await Promise.allSettled(
    [1, 2].map(() => app.call(contract.saveServiceSettings, { ...input, revision: 0 }, staff)),
  )
  expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('sellers and staff without the permission are refused', async () => {
  const seller = await newSeller(app)
  const clerk = { token: await newStaff(app, ['ops.order']) }
  for (const who of [seller, clerk]) {
    await expect(app.call(contract.getServiceSettings, { service: 'sms' }, who)).rejects.toMatchObject({
      http: expect.toBeOneOf([401, 403]),
    })
  }
})
