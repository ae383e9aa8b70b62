import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, testApp } from '../../testing/test-app.ts'
import { PoolClosed } from '../workers/pool-closed.ts'
import { openBoss } from './boss.ts'
import { job } from './job.ts'
import { countEnded } from './job-rows.queries.ts'

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

const silent = pino({ level: 'silent' })
const getRows = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Jobs that begin and never come back until they are told to. */
function blockingJob() {
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const look = job({
    name: 'test.look',
    schema: z.object({ who: z.string() }),
    async run(_ctx, { who }) {
      begun.push(who)
      first.resolve()
      await release.promise
    },
  })
  return { look, begun, first: first.promise, release: release.resolve }
}

test('a changed retry limit and time limit reach a queue that exists, and a removed schedule is gone', async () => {
  const app = await testApp()
  const url = app.database_url
  const before = job({
    name: 'test.look',
    schema: z.object({}),
    run: async () => {},
    retry_limit: 2,
    cron: '0 4 * * *',
  })
  const first = await openBoss(url, [before], silent, false)
  await first.work(app.ctx)
  await first.stop()
  expect(await getRows(url, "select cron from pgboss.schedule where name = 'test.look'")).toEqual([
    { cron: '0 4 * * *' },
  ])

  const after = job({
    name: 'test.look',
    schema: z.object({}),
    run: async () => {},
    retry_limit: 7,
    expire_seconds: 60,
  })
  const second = await openBoss(url, [after], silent, false)
  await second.work(app.ctx)
  await second.send(after, {})
  // Stopped while it runs, the job would be sent again under a new id.
  await expect
    .poll(() => getRows(url, "select retry_limit, expire_seconds, state from pgboss.job where name = 'test.look'"))
    .toEqual([{ retry_limit: 7, expire_seconds: 60, state: 'completed' }])
  await second.stop()
  expect(await getRows(url, "select cron from pgboss.schedule where name = 'test.look'")).toEqual([])
})

test('a node takes only what it begins: its death costs no other job a retry', async () => {
  const app = await testApp()
  const { look, begun, first, release } = blockingJob()
  const boss = await openBoss(app.database_url, [look], silent, false)
  for (const who of ['a', 'b', 'c']) await boss.send(look, { who })
  await boss.work(app.ctx)
  await first
  const states = "select data ->> 'who' as who, state from pgboss.job where name = 'test.look' order by created_on"
  expect(await getRows(app.database_url, states)).toEqual([
    { who: 'a', state: 'active' },
    { who: 'b', state: 'created' },
    { who: 'c', state: 'created' },
  ])
  release()
  await boss.stop()
  expect(begun[0]).toBe('a')
})

test('a job that a stopping node cuts off starts again at once and keeps its retries', async () => {
  const app = await testApp()
  const { look, first, release } = blockingJob()
  const once = { ...look, retry_limit: 0 }
  const boss = await openBoss(app.database_url, [once], silent, false)
  await boss.send(once, { who: 'a' })
  await boss.work(app.ctx)
  await first
  await boss.stop(1000)
  const row =
    "select state, retry_count, started_on, start_after <= now() as is_due from pgboss.job where name = 'test.look'"
  expect(await getRows(app.database_url, row)).toEqual([
    { state: 'retry', retry_count: 0, started_on: null, is_due: true },
  ])
  release()
  const next = await openBoss(app.database_url, [{ ...once, run: async () => {} }], silent, false)
  expect(await next.drain(app.ctx)).toBe(1)
  await next.stop()
  expect(await getRows(app.database_url, "select state from pgboss.job where name = 'test.look'")).toEqual([
    { state: 'completed' },
  ])
})

test('a job that loses the database goes back to the queue with all its retries; one that loses another host does not', async () => {
  const app = await testApp()
  const gone = new Error('Connection terminated unexpectedly')
  const runs: string[] = []
  let line = 1
  const look = job({
    name: 'test.look',
    schema: z.object({ who: z.string() }),
    retry_limit: 0,
    async run(_ctx, { who }) {
      runs.push(who)
      if (who === 'mail' || runs.length === 1) {
        if (who !== 'mail') line++
        throw gone
      }
    },
  })
  const boss = await openBoss(app.database_url, [look], silent, false)
  const ctx = { ...app.ctx, events: { ...app.ctx.events, line: () => line } }
  await boss.send(look, { who: 'a' })
  await boss.work(ctx)
  await vi.waitFor(() => expect(runs).toEqual(['a', 'a']), { timeout: inject('patience_ms') })
  await boss.send(look, { who: 'mail' })
  await vi.waitFor(() => expect(runs).toEqual(['a', 'a', 'mail']), { timeout: inject('patience_ms') })
  await boss.stop()
  const states = "select data ->> 'who' as who, state from pgboss.job where name = 'test.look' order by created_on"
  expect(await getRows(app.database_url, states)).toEqual([
    { who: 'a', state: 'completed' },
    { who: 'a', state: 'completed' },
    { who: 'mail', state: 'failed' },
  ])
  // Nothing had been tried, so what waits for it need not wait longer.
  expect(await countEnded(app.ctx.db, 'test.look', [{ who: 'a' }])).toMatchObject([{ count: 1 }])
})

test('a job whose workers end with a stopping node is neither failed nor logged as an error', async () => {
  const app = await testApp()
  const lines: string[] = []
  const begun = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const look = job({
    name: 'test.look',
    schema: z.object({}),
    retry_limit: 0,
    async run() {
      begun.resolve()
      await stopped.promise
      throw new PoolClosed()
    },
  })
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const boss = await openBoss(app.database_url, [look], silent, false)
  await boss.send(look, {})
  await boss.work({ ...app.ctx, log })
  await begun.promise
  const stopping = boss.stop()
  stopped.resolve()
  await stopping
  expect(lines).toEqual([])
  const states = "select state from pgboss.job where name = 'test.look' order by created_on"
  expect(await getRows(app.database_url, states)).toEqual([{ state: 'completed' }, { state: 'created' }])
})

test('workers that end before the queue stops cost a job nothing, and the node does not fetch it again', async () => {
  const app = await testApp()
  const lines: string[] = []
  let runs = 0
  const look = job({
    name: 'test.look',
    schema: z.object({}),
    retry_limit: 0,
    async run() {
      runs++
      throw new PoolClosed()
    },
  })
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const boss = await openBoss(app.database_url, [look], silent, false)
  await boss.send(look, {})
  await boss.work({ ...app.ctx, log })
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: inject('patience_ms') })
  await boss.stop()
  expect([lines, runs]).toEqual([[], 1])
  const left = "select state from pgboss.job where name = 'test.look' and state <> 'completed'"
  expect(await getRows(app.database_url, left)).toEqual([{ state: 'created' }])
})

test('a job lost with its killed node runs again at once, and what waits for it does not pay for the first loss', async () => {
  const app = await testApp()
  const look = job({ name: 'test.look', schema: z.object({ who: z.string() }), retry_limit: 0, run: async () => {} })
  const dead = await openBoss(app.database_url, [look, { ...look, name: 'test.again', retry_limit: 1 }], silent, false)
  const takenByDeadNode = async (name: string) => {
    await dead.send({ ...look, name }, { who: 'a' })
    await getRows(
      app.database_url,
      `update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute' where name = '${name}' and state = 'created'`,
    )
  }
  await takenByDeadNode('test.again')
  await takenByDeadNode('test.look')
  const node = await openBoss(app.database_url, [look, { ...look, name: 'test.again', retry_limit: 1 }], silent, false)
  await node.work(app.ctx)
  const getState = (name: string) =>
    getRows(app.database_url, `select state from pgboss.job where name = '${name}' order by created_on`)
  await expect.poll(() => getState('test.again')).toEqual([{ state: 'completed' }])
  expect(await getState('test.look')).toEqual([{ state: 'failed' }])
  expect(await countEnded(app.ctx.db, 'test.look', [{ who: 'a' }])).toMatchObject([{ count: 0 }])
  await node.stop()
  await dead.stop()
  await getRows(
    app.database_url,
    `insert into pgboss.job (name, data, state, completed_on, output)
      select name, data, state, completed_on, output from pgboss.job where name = 'test.look'`,
  )
  expect(await countEnded(app.ctx.db, 'test.look', [{ who: 'a' }])).toMatchObject([{ count: 1 }])
})
