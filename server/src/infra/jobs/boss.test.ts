import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, testApp } from '../../testing/test-app.ts'
import { openBoss } from './boss.ts'
import { job } from './job.ts'

async function read(url: string, columns: string, order: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const waiting = `from pgboss.job where state = 'created' and name = 'test.look'`
  const { rows } = await client.query(`select ${columns} ${waiting} ${order}`)
  await client.end()
  return rows
}

test('asked many times at once, a job runs now and once more later: nothing that came in between is missed', async () => {
  const app = await testApp()
  const url = await cloneDatabase()
  const look = job({ name: 'test.look', schema: z.object({}), run: async () => {} })
  const boss = await openBoss(url, [look], pino({ level: 'silent' }), false)
  for (let n = 0; n < 5; n++) await boss.send(look, {}, { singleton_key: 'shop' })
  expect(await boss.drain(app.ctx)).toBe(1)
  const rows = await read(url, 'start_after > now() as is_later', '')
  await boss.stop()
  expect(rows).toEqual([{ is_later: true }])
})

test('what somebody waits for ranks before what nobody does', async () => {
  const url = await cloneDatabase()
  const look = job({ name: 'test.look', schema: z.object({ who: z.string() }), run: async () => {} })
  const boss = await openBoss(url, [look], pino({ level: 'silent' }), false)
  await boss.unhurried().send(look, { who: 'demo' })
  await boss.send(look, { who: 'seller' })
  const ranked = await read(url, "data ->> 'who' as who", 'order by priority desc')
  await boss.stop()
  expect(ranked).toEqual([{ who: 'seller' }, { who: 'demo' }])
})

test('those who send many take turns: nobody waits behind another’s hundreds', async () => {
  const url = await cloneDatabase()
  const look = job({ name: 'test.look', schema: z.object({ who: z.string() }), run: async () => {} })
  const boss = await openBoss(url, [look], pino({ level: 'silent' }), false)
  for (const shop of ['a', 'b']) {
    const listed = [1, 2, 3].map((n) => ({ who: `${shop}${n}` }))
    await boss.sendMany(look, listed, { in_turns: true })
  }
  const ranked = await read(url, "data ->> 'who' as who", 'order by priority desc, created_on')
  await boss.stop()
  expect(ranked.map((row) => (row as { who: string }).who)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
})
