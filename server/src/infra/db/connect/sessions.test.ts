import { getUser } from '@inkroute/contract/account/account'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseProxy } from '../../../testing/database-proxy.ts'
import { newSeller } from '../../../testing/factories.ts'
import { cloneDatabase, testApp } from '../../../testing/test-app.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { openDatabase } from './open-database.ts'
import { createSessions } from './sessions.ts'

test('a database that vanishes without a word costs seconds: calls are told, and work again once it is back', async () => {
  const proxy = await databaseProxy(await cloneDatabase())
  onTestFinished(() => proxy.close())
  const app = await testApp({ database_url: proxy.url })
  const seller = await newSeller(app)
  const health = async () => (await fetch(`${app.origin}/healthz`)).status
  expect(await health()).toBe(200)
  proxy.vanish()
  const calls = [1, 2, 3].map(() => app.call(getUser, {}, seller).catch((error: unknown) => error))
  for (const refusal of await Promise.all(calls)) expect(refusal).toMatchObject({ http: 503 })
  expect(await health()).toBe(503)
  proxy.comeBack()
  await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: inject('patience_ms') })
  expect((await app.call(getUser, {}, seller)).id).toEqual(expect.any(Number))
})

test('one statement without any answer ends its connection, not the others', async () => {
  const proxy = await databaseProxy(inject('postgres_url'))
  onTestFinished(() => proxy.close())
  const sessions = createSessions()
  const Impatient = sessions.clientClass(pg.Client, 50)
  const client = new Impatient({ connectionString: proxy.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('select 1')
  proxy.vanish()
  const unanswered = await client.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseUnavailable(unanswered)).toBe(true)
})

test('a connection that breaks while a statement is sent is the database’s trouble, the same from another host is not', async () => {
  const database = openDatabase(inject('postgres_url'))
  onTestFinished(() => database.close())
  const client = await database.pool.connect()
  const broken = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })
  const asked = client.query('select 1').catch((error: unknown) => error)
  client.connection.stream.destroy(broken())
  expect(isDatabaseUnavailable(await asked)).toBe(true)
  expect(isDatabaseUnavailable(broken())).toBe(false)
  client.release(true)
})

test('a replica is not taken for the database', async () => {
  const database = openDatabase(inject('postgres_url'))
  onTestFinished(() => database.close())
  const client = await database.pool.connect()
  const asked = sql`select 1`.execute(database.db)
  await asked
  client.connection.emit('parameterStatus', { parameterName: 'in_hot_standby', parameterValue: 'on' })
  const refused = await client.query('select 1').catch((error: unknown) => error)
  client.release(true)
  expect(isDatabaseUnavailable(refused)).toBe(true)
})

test('statements are not compiled', async () => {
  const app = await testApp()
  const { rows } = await sql<{ jit: string }>`show jit`.execute(app.ctx.db)
  expect(rows).toEqual([{ jit: 'off' }])
})
