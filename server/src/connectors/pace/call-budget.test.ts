import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { createMarketClient } from '../core/market-client.ts'
import { bookCall } from './call-budget.queries.ts'

/** Slow enough that no call becomes free during a test. */
const NEVER_AGAIN = 0.0001
let nodes: TestApp[]
beforeAll(async () => {
  const app = await testApp()
  nodes = [app, await testApp({ database_url: app.database_url })]
})

test('several processes share the budget of calls', async () => {
  const rate = { per_second: NEVER_AGAIN, burst: 7 }
  const asked = nodes.flatMap(({ ctx }) => Array.from({ length: 10 }, () => bookCall(ctx.db, 'shared', rate)))
  const booked = (await Promise.all(asked)).filter(({ is_booked }) => is_booked)
  expect(booked).toHaveLength(7)
  expect(booked.every(({ wait_ms }) => wait_ms === 0)).toBe(true)
})

test('a call booked within a transaction that fails stays booked, and holds no lock meanwhile', async () => {
  const [first, second] = nodes as [TestApp, TestApp]
  const rate = { per_second: NEVER_AGAIN, burst: 2 }
  const failing = inTransaction(first.ctx, async (tx) => {
    await bookCall(tx.db, 'failing', rate)
    expect(await bookCall(second.ctx.db, 'failing', rate)).toEqual({ is_booked: true, wait_ms: 0 })
    throw new Error('not this time')
  })
  await expect(failing).rejects.toThrow('not this time')
  expect(await bookCall(second.ctx.db, 'failing', rate)).toMatchObject({ is_booked: false })
})

test('a full budget makes callers wait in turn, and puts work off when the wait is too long', async () => {
  const [{ ctx }] = nodes as [TestApp]
  const rate = { per_second: 1, burst: 2 }
  const answers = []
  for (let times = 0; times < 8; times++) {
    answers.push(await bookCall(ctx.db, 'turns', rate))
    // As if no time passed between the calls.
    await sql`update market_call_budget set at = now() + interval '1 hour' where name = 'turns'`.execute(ctx.db)
  }
  expect(answers.map(({ wait_ms }) => wait_ms)).toEqual([0, 0, 1000, 2000, 3000, 4000, 5000, 6000])
  expect(answers.map(({ is_booked }) => is_booked)).toEqual([true, true, true, true, true, true, true, false])
  await sql`update market_call_budget set at = now() - interval '1 hour' where name = 'turns'`.execute(ctx.db)
  expect(await bookCall(ctx.db, 'turns', rate)).toEqual({ is_booked: true, wait_ms: 0 })
})

test('each store has its own call budget', async () => {
  const [{ ctx }] = nodes as [TestApp]
  const shop = createServer((_request, reply) => reply.end('{}'))
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
  afterAll(() => shop.close())
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const client = (name: string) =>
    createMarketClient({
      name,
      rates: { default: { per_second: NEVER_AGAIN, burst: 1 } },
      allowed_origins: new Set([url]),
      book: (budget, rate) => bookCall(ctx.db, budget, rate),
    })
  const ask = (name: string) => client(name).send({ method: 'GET', url })
  expect((await ask('ann')).status).toBe(200)
  await expect(ask('ann')).rejects.toMatchObject({ kind: 'throttled', code: 'own_limit' })
  expect((await ask('bob')).status).toBe(200)
})
