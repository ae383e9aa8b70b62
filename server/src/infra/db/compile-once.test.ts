import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compileOnce } from './compile-once.ts'
import { openDatabase } from './connect/open-database.ts'

// Never connected: statements are only put together.
const { db } = openDatabase('postgres://nobody@127.0.0.1:1/nothing')

interface Note {
  readonly id: number
  readonly words?: string | null | undefined
}

function noteBook() {
  const book = { times_built: 0 }
  const insert = compileOnce(
    (_db, { rows, tags }: { readonly rows: readonly Note[]; readonly tags: readonly string[] }) => {
      book.times_built++
      const put = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
      return sql`insert into note select * from ${sql.join(put)} where tag = any(${tags}) and kind = ${'fixed'}`
    },
  )
  return { book, insert }
}

test('the text is put together once, values are those of each call', () => {
  const { book, insert } = noteBook()
  const first = insert(db, { rows: [{ id: 1, words: 'a' }], tags: ['x'] })
  const second = insert(db, { rows: [{ id: 2, words: null }], tags: [] })
  expect(first.parameters).toEqual([1, 'a', ['x'], 'fixed'])
  expect(second.parameters).toEqual([2, null, [], 'fixed'])
  expect(second.sql).toBe(first.sql)
  expect(book.times_built).toBe(1)
})

test('other columns and other numbers of rows are other statements; many rows are compiled each time', () => {
  const { book, insert } = noteBook()
  const whole = insert(db, { rows: [{ id: 1, words: 'a' }], tags: [] })
  const short = insert(db, { rows: [{ id: 1, words: undefined }], tags: [] })
  const two = insert(db, { rows: [{ id: 1 }, { id: 2 }], tags: [] })
  expect(new Set([whole.sql, short.sql, two.sql]).size).toBe(3)
  expect([short.parameters, two.parameters]).toEqual([
    [1, [], 'fixed'],
    [1, 2, [], 'fixed'],
  ])
  const many = { rows: [1, 2, 3, 4].map((id) => ({ id })), tags: [] }
  expect(insert(db, many).parameters).toEqual([1, 2, 3, 4, [], 'fixed'])
  insert(db, many)
  expect(book.times_built).toBe(5)
})

test('nested rows of different number are different statements, however many there are', () => {
  interface Order {
    readonly no: string
    readonly lines: readonly Note[]
  }
  const insert = compileOnce((_db, { order, orders }: { readonly order: Order; readonly orders: readonly Order[] }) => {
    const put = [order, ...orders].flatMap(({ no, lines }) => lines.map(({ id }) => sql`(${no}, ${id})`))
    return sql`insert into line values ${sql.join(put)}`
  })
  const order = (no: string, count: number): Order => ({
    no,
    lines: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
  })
  const parametersFor = (count: number) => insert(db, { order: order('a', count), orders: [order('b', 1)] }).parameters
  const nestedFor = (count: number) => insert(db, { order: order('a', 1), orders: [order('b', count)] }).parameters
  // Four and five are past the number of rows worth keeping: neither may get a statement made for the other.
  for (const count of [1, 2, 4, 5]) {
    const ids = Array.from({ length: count }, (_, at) => at + 1)
    expect(parametersFor(count)).toEqual([...ids.flatMap((id) => ['a', id]), 'b', 1])
    expect(nestedFor(count)).toEqual(['a', 1, ...ids.flatMap((id) => ['b', id])])
  }
})
