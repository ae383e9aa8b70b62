import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { afterStorm, beforeStorm, gust } from './testing/storm.ts'

const app = await testApp({ holds: 'shop' })

const ORDERS = 6
const CALLS = 120

test('a storm of payments, changes, cancellations and recharges with lost lines and retries: nothing twice, every book exact', async () => {
  const { seller, ids } = await beforeStorm(app, ORDERS)
  const { origin } = app
  const results = await Promise.allSettled(
    Array.from({ length: CALLS }, (_, n) => gust(app, { seller, ids, origin }, n)),
  )
  const odd = results.filter(
    (result) => result.status === 'rejected' && (result.reason as { http?: number }).http === 500,
  )
  expect(odd).toEqual([])
  // What was hung up on may still be at work.
  await expect
    .poll(
      async () =>
        (
          await app.database.pool.query(
            "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active' and query not like '%pg_stat_activity%'",
          )
        ).rows[0].n,
    )
    .toBe(0)
  const { orders, balance_fen, expected_fen, disagreements } = await afterStorm(app, seller)
  expect(balance_fen).toBe(expected_fen)
  expect(disagreements).toEqual([])
  expect(orders).toBe(ORDERS)
})
