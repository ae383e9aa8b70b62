import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AppCtx } from '../context.ts'
import { openDatabase } from './connect/open-database.ts'
import type { Db } from './database.ts'
import { ahead, alone, pipelineWrite, query, together } from './pipeline.ts'
import { inTransaction } from './transaction.ts'

// One connection, so that every statement sees the temporary table.
const database = openDatabase(inject('postgres_url'), { max_connections: 1 })
const { db } = database
beforeAll(() => sql`create temporary table note (id int primary key, words text)`.execute(db))
afterAll(() => database.close())

/** A transaction as the program opens it. */
const inTx = <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
  const ctx = { db, jobs: { within: () => ctx.jobs } } as unknown as AppCtx
  return inTransaction(ctx, (tx) => work(tx.db))
}

const insert = (tx: Db, id: number, words: unknown = 'x') =>
  pipelineWrite(tx, sql`insert into note values (${id}, ${words})`.compile(tx))
const count = sql<{ count: number }>`select count(*)::bigint as count from note`
const ids = async () =>
  (await sql<{ id: number }>`select id from note order by id`.execute(db)).rows.map(({ id }) => id)

test('pipelined statements run in order and are seen by those after them', async () => {
  const seen = await inTx(async (tx) => {
    const before = await ahead(tx, query(count.compile(tx)))
    await insert(tx, 1)
    const between = await ahead(tx, query(count.compile(tx)))
    await insert(tx, 2)
    const { rows } = await count.execute(tx)
    await insert(tx, 3)
    return [await before(), await between(), rows].map(([row]) => row?.count)
  })
  expect(seen).toEqual([0, 1, 2])
  expect(await ids()).toEqual([1, 2, 3])
})

test('pipelined rows are parsed like those of other statements', async () => {
  const at = await inTx(async (tx) => {
    const read = await ahead(
      tx,
      query(sql<{ at: string; sum: string }>`select now() as at, 5::numeric as sum`.compile(tx)),
    )
    return read()
  })
  expect(at).toEqual([{ at: expect.stringMatching(/^\d{4}-.*Z$/), sum: '5' }])
})

test('statements sent together are answered by name, in the order given, with what their rows become', async () => {
  const one = (words: string) =>
    query(
      sql<{ id: number }>`insert into note select count(*) + 20, ${words} from note returning id`.compile(db),
      ([row]) => `${words} ${row?.id}`,
    )
  const found = await inTx(async (tx) => {
    const answers = await together(tx, { first: one('a'), second: one('b'), all: query(count.compile(tx)) })
    await sql`delete from note where id > 20`.execute(tx)
    return answers
  })
  expect(found).toEqual({ first: 'a 23', second: 'b 24', all: [{ count: 5 }] })
  expect(
    await alone(
      db,
      query(count.compile(db), ([row]) => row?.count),
    ),
  ).toBe(3)
  const failing = inTx((tx) => together(tx, { first: query(sql`select 1 / 0`.compile(tx)), second: one('c') }))
  await expect(failing).rejects.toMatchObject({ code: '22012' })
})

test('a pipelined statement that fails fails its transaction, at the next statement or at the commit', async () => {
  const twice = { code: '23505' }
  const atCommit = inTx((tx) => insert(tx, 1))
  await expect(atCommit).rejects.toMatchObject(twice)
  const atNext = inTx(async (tx) => {
    await insert(tx, 4)
    await insert(tx, 1)
    await sql`select 'never prepared before'`.execute(tx)
  })
  await expect(atNext).rejects.toMatchObject(twice)
  const unsendable: { self?: unknown } = {}
  unsendable.self = unsendable
  const unwritten = inTx(async (tx) => {
    await insert(tx, 5)
    await insert(tx, 6, unsendable)
  })
  await expect(unwritten).rejects.toThrow('circular')
  expect(await ids()).toEqual([1, 2, 3])
  // A statement that failed in an aborted transaction does not count as prepared.
  expect((await sql`select 'never prepared before'`.execute(db)).rows).toHaveLength(1)
})

test('a transaction that fails leaves nothing behind, and its connection can be used again', async () => {
  const refused = inTx(async (tx) => {
    await insert(tx, 7)
    throw new RangeError('mine')
  })
  await expect(refused).rejects.toThrow('mine')
  expect(await inTx(async () => 'nothing to do')).toBe('nothing to do')
  expect(await ids()).toEqual([1, 2, 3])
  // Outside a transaction a write is awaited.
  await insert(db, 8)
  expect(await ids()).toEqual([1, 2, 3, 8])
})

test('parallel statements of a transaction each get their result, and one failure fails the transaction', async () => {
  const sum = (tx: Db, a: number) => sql<{ sum: number }>`select ${a}::int + 1 as sum`.execute(tx)
  const all = await inTx((tx) => Promise.all([1, 2, 3, 4].map((a) => sum(tx, a))))
  expect(all.map(({ rows }) => rows[0]?.sum)).toEqual([2, 3, 4, 5])
  const failing = inTx((tx) => Promise.allSettled([sum(tx, 1), sql`select 1 / 0`.execute(tx), sum(tx, 2)]))
  await expect(failing).rejects.toThrow('had failed')
  expect(await ids()).toEqual([1, 2, 3, 8])
})

test('a statement after the end of its transaction is refused and does not reach the next one', async () => {
  const late = Promise.withResolvers<Db>()
  await expect(
    inTx(async (tx) => {
      late.resolve(tx)
      await insert(tx, 9)
      throw new RangeError('mine')
    }),
  ).rejects.toThrow('mine')
  const tx = await late.promise
  await expect(insert(tx, 10)).rejects.toThrow('is over')
  await expect(count.execute(tx)).rejects.toThrow('is over')
  await expect(ahead(tx, query(count.compile(tx)))).rejects.toThrow('is over')
  expect(await ids()).toEqual([1, 2, 3, 8])
})
