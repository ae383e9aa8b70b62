import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, testApp } from '../../testing/test-app.ts'
import { openBoss } from './boss.ts'
import { job } from './job.ts'

test('asked many times at once, a job runs now and once more later: nothing that came in between is missed', async () => {
  const app = await testApp()
  const url = await cloneDatabase()
  const look = job({ name: 'test.look', schema: z.object({}), run: async () => {} })
  const boss = await openBoss(url, [look], pino({ level: 'silent' }), false)
  for (let n = 0; n < 5; n++) await boss.send(look, {}, { singleton_key: 'shop' })
  expect(await boss.drain(app.ctx)).toBe(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select start_after > now() as is_later from pgboss.job where state = 'created' and name = 'test.look'",
  )
  await client.end()
  await boss.stop()
  expect(rows).toEqual([{ is_later: true }])
})

test('what somebody waits for is done before what nobody does', async () => {
  const done: string[] = []
  const write = job({
    name: 'test.write',
    schema: z.object({ word: z.string() }),
    run: async (_, { word }) => void done.push(word),
  })
  const app = await testApp()
  const boss = await openBoss(await cloneDatabase(), [write], pino({ level: 'silent' }), false)
  await boss.unhurried().send(write, { word: 'demo' })
  await boss.send(write, { word: 'seller' })
  await boss.drain(app.ctx)
  await boss.stop()
  expect(done).toEqual(['seller', 'demo'])
})
