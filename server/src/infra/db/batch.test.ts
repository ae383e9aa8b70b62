import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ask, writeLater } from './batch.ts'
import { type Db, openDatabase } from './database.ts'

// One connection, so that a temporary table is seen by every statement.
const database = openDatabase(inject('postgres_url'), 1)
const { db } = database
beforeAll(() => sql`create temporary table note (id int primary key, words text)`.execute(db))
afterAll(() => database.close())

const insert = (tx: Db, id: number, words: unknown = 'x') =>
  writeLater(tx, sql`insert into note values (${id}, ${words})`.compile(tx))
const count = sql<{ count: number }>`select count(*)::bigint as count from note`
const ids = async () =>
  (await sql<{ id: number }>`select id from note order by id`.execute(db)).rows.map(({ id }) => id)

test('what is held is done in its order, with the next statement or the commit, and seen by those behind it', async () => {
  const seen = await db.transaction().execute(async (tx) => {
    const before = await ask(tx, count.compile(tx))
    await insert(tx, 1)
    const between = await ask(tx, count.compile(tx))
    await insert(tx, 2)
    const { rows } = await count.execute(tx)
    await insert(tx, 3)
    return [await before.rows(), await between.rows(), rows].map(([row]) => row?.count)
  })
  expect(seen).toEqual([0, 1, 2])
  expect(await ids()).toEqual([1, 2, 3])
})

test('an answer that is wanted brings itself along, and comes as other statements answer', async () => {
  const at = await db.transaction().execute(async (tx) => {
    const asked = await ask(tx, sql<{ at: string; sum: string }>`select now() as at, 5::numeric as sum`.compile(tx))
    return asked.rows()
  })
  expect(at).toEqual([{ at: expect.stringMatching(/^\d{4}-.*Z$/), sum: '5' }])
})

test('a held statement that fails takes the transaction with it, wherever it is noticed', async () => {
  const twice = { code: '23505' }
  const atCommit = db.transaction().execute((tx) => insert(tx, 1))
  await expect(atCommit).rejects.toMatchObject(twice)
  const atNext = db.transaction().execute(async (tx) => {
    await insert(tx, 4)
    await insert(tx, 1)
    await sql`select 'never prepared before'`.execute(tx)
  })
  await expect(atNext).rejects.toMatchObject(twice)
  const unsendable: { self?: unknown } = {}
  unsendable.self = unsendable
  const unwritten = db.transaction().execute(async (tx) => {
    await insert(tx, 5)
    await insert(tx, 6, unsendable)
  })
  await expect(unwritten).rejects.toThrow('circular')
  expect(await ids()).toEqual([1, 2, 3])
  // What was skipped behind a failure is not taken for prepared.
  expect((await sql`select 'never prepared before'`.execute(db)).rows).toHaveLength(1)
})

test('a transaction given up before it spoke to the database leaves nothing, and the connection is as good as new', async () => {
  const refused = db.transaction().execute(async (tx) => {
    await insert(tx, 7)
    throw new RangeError('mine')
  })
  await expect(refused).rejects.toThrow('mine')
  expect(await db.transaction().execute(async () => 'nothing to do')).toBe('nothing to do')
  expect(await ids()).toEqual([1, 2, 3])
  // Outside a transaction nothing is held.
  await insert(db, 8)
  expect(await ids()).toEqual([1, 2, 3, 8])
})
