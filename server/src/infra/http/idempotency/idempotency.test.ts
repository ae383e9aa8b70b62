import { createAddress, listAddresses } from '@inkroute/contract/address/address'
import * as auth from '@inkroute/contract/auth/auth'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, TEST_PASSWORD } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const address = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  city: 'Berlin',
  street1: 'Invalidenstraße 43',
  postcode: '10115',
}

const headers = (key: string) => ({ headers: { 'idempotency-key': key } })

test('a repeated write with the same key happens once and gets the first answer', async () => {
  const { username } = await newSeller(app)
  const input = { username, password: TEST_PASSWORD }
  const first = await app.call(auth.login, input, headers('retry-1'))
  const second = await app.call(auth.login, input, headers('retry-1'))
  expect(second.token).toBe(first.token)
  const third = await app.call(auth.login, input, headers('retry-2'))
  expect(third.token).not.toBe(first.token)
})

test('a key is of one caller: another with the same key and body writes their own', async () => {
  const [one, two] = [await newSeller(app), await newSeller(app)]
  const keep = (token: string) => app.call(createAddress, address, { token, ...headers('everybody-has-this-key') })
  const first = await keep(one.token)
  expect((await keep(two.token)).id).not.toBe(first.id)
  expect((await keep(one.token)).id).toBe(first.id)
  const kept = await Promise.all([one, two].map(({ token }) => app.call(listAddresses, {}, { token })))
  expect(kept.map(({ data }) => data.length)).toEqual([1, 1])
})

test('the same key with another body is refused', async () => {
  const { username } = await newSeller(app)
  await app.call(auth.login, { username, password: TEST_PASSWORD }, headers('conflict'))
  const other = app.call(auth.login, { username, password: 'something-else' }, headers('conflict'))
  await expect(other).rejects.toMatchObject({ error: 'idempotency_conflict' })
})

test('a refused write may be tried again with the same key', async () => {
  const { username } = await newSeller(app)
  const attempt = (password: string) => app.call(auth.login, { username, password }, headers('mended'))
  await expect(attempt('wrong-password')).rejects.toMatchObject({ error: 'wrong_credentials' })
  await expect(attempt(TEST_PASSWORD)).resolves.toMatchObject({ token: expect.any(String) })
})

test('of writes that arrive together one runs and the others wait or get its answer', async () => {
  const { username } = await newSeller(app)
  const input = { username, password: TEST_PASSWORD }
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => app.call(auth.login, input, headers('together'))),
  )
  const tokens = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.token] : [])))
  expect(tokens.size).toBe(1)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason.error).toBe('idempotency_running')
  }
})

test('stored replies are encrypted', async () => {
  const { username } = await newSeller(app)
  const { token } = await app.call(auth.login, { username, password: TEST_PASSWORD }, headers('at-rest'))
  const { rows } = await sql<{ text: string }>`select encode(response, 'escape') as text from idempotency_key`.execute(
    app.ctx.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some((row) => row.text?.includes(token))).toBe(false)
})
