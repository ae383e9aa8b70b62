import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { inDeletionOrder } from './privacy.rules.ts'
import { otherTables, personalData } from './registry.ts'
import { selectReferences } from './rows.queries.ts'

const app = await testApp()

/** Columns that name a seller, somebody who logs in, or a person we write or send something to. */
const telling = ['seller_id', 'user_id', 'recipient_seller_id', 'email', 'phone', 'recipient', 'buyer_name', 'contact']

async function tablesWith(columns: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = any(${[...columns]}::text[])
    order by 1`.execute(app.ctx.db)
  return rows.map(({ name }) => name)
}

test('every table that names a person says what an export and an erasure do with it', async () => {
  const declared = new Set(personalData(app.ctx).tables.map(({ table }) => table as string))
  const found = await tablesWith(telling)
  expect(found.length).toBeGreaterThan(100)
  const forgotten = found.filter((name) => !declared.has(name) && !(name in otherTables))
  expect(forgotten, 'declare these in the `personal` of their module').toEqual([])
})

test('a table is declared once, and rows that stay say why', () => {
  const names = personalData(app.ctx).tables.map(({ table }) => table)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(personalData(app.ctx).tables.filter(({ erase, why }) => erase !== 'delete' && why === null)).toEqual([])
})

test('no table that stays refers to one that goes', async () => {
  const references = await selectReferences(app.ctx.db)
  const erase = new Map(personalData(app.ctx).tables.map((one) => [one.table as string, one.erase]))
  const torn = references.filter(
    ({ child, parent }) => erase.get(parent) === 'delete' && erase.has(child) && erase.get(child) !== 'delete',
  )
  expect(torn).toEqual([])
  const doomed = personalData(app.ctx).tables.filter((one) => one.erase === 'delete')
  expect(inDeletionOrder(doomed, references)).toHaveLength(doomed.length)
})
