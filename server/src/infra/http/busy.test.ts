import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/connect/open-database.ts'
import { replyWithError } from './error-reply.ts'

/** A server with one call that needs the database, as small as it takes to see the reply. */
function small(run: () => Promise<unknown>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply))
  app.get('/req/x', run)
  return () => app.inject({ url: '/req/x', headers: { 'accept-language': 'en' } })
}

const busy = {
  statusCode: 503,
  headers: expect.objectContaining({ 'retry-after': '2' }),
  body: expect.stringContaining('"error":"server_busy"'),
}

test('a call that gets no connection in time hears that we are busy and when to try again', async () => {
  const database = openDatabase(inject('postgres_url'), { max_connections: 1 })
  onTestFinished(() => database.close())
  const ask = small(() => sql`select 1`.execute(database.db).then(() => ({})))
  const held = await database.pool.connect()
  database.pool.options.connectionTimeoutMillis = 20
  expect(await ask()).toMatchObject(busy)
  held.release()
  expect((await ask()).statusCode).toBe(200)
})

test('a statement that takes too long is undone and told as busy, not as broken', async () => {
  const database = openDatabase(inject('postgres_url'))
  onTestFinished(() => database.close())
  const slow = () =>
    database.db.connection().execute(async (db) => {
      await sql`set statement_timeout = 10`.execute(db)
      await sql`select pg_sleep(60)`.execute(db)
    })
  expect(await small(slow)()).toMatchObject(busy)
})
