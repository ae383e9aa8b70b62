import { expect, test } from 'vitest'
import { findTableUses } from './sql-tables.ts'

const getUses = (source: string) => findTableUses(source).map(({ table, mode, line }) => `${line} ${mode} ${table}`)

test('calls of the query builder read and write tables, by alias or not', () => {
  expect(
    getUses(`db.selectFrom('goods as g')
      .innerJoin('design', 'design.id', 'g.design_id')
      .leftJoin('store as s', (join) => join.onRef('s.id', '=', 'g.store_id'))
    db.insertInto('cart_item')
    db.updateTable('goods').from('design')
    db.deleteFrom('cart_item').using('goods')
    db.selectFrom(['brand as b', 'store'])`),
  ).toEqual([
    '1 read goods',
    '2 read design',
    '3 read store',
    '4 write cart_item',
    '5 write goods',
    '5 read design',
    '6 write cart_item',
    '6 read goods',
    '7 read brand',
    '7 read store',
  ])
})

test('statements in templates read and write tables, each in its line', () => {
  const statement = `sql<{ id: number }>\`
    with old as (delete from cart_item c using goods where c.id = \${id} returning c.id)
    insert into sales_order (id) select id from old, store s, brand as b
    on conflict do update set id = 1\``
  expect(getUses(statement).toSorted()).toEqual(
    ['2 write cart_item', '2 read goods', '3 write sales_order', '3 read old', '3 read store', '3 read brand']
      .concat('4 write set')
      .toSorted(),
  )
})

test('a fragment is read with the statement it is part of, and by itself', () => {
  expect(
    getUses(
      `sql\`select 1 where \${is_on ? sql\`exists (select from goods)\` : sql\`true\`} and x in (select 1 from store)\``,
    ),
  ).toEqual(['1 read goods', '1 read store'])
})

test('statements without the tag count where they begin like one', () => {
  expect(getUses("const STOCK = `select 1 from product_stock`; client.query('delete from job')")).toEqual([
    '1 read product_stock',
    '1 write job',
  ])
  expect(getUses("throw new Error('moved from goods')")).toEqual([])
})

test('comments, texts and regular expressions are no statements', () => {
  expect(
    getUses(
      "// db.selectFrom('goods')\n/* sql`from goods` */ const at = 4 / 2, r = /`/\nsql`select 'from goods' -- from store\n`",
    ),
  ).toEqual([])
})

test('helpers that are told a table read or write it', () => {
  expect(getUses("getInserts('sales_order', rows); rowsInState('personal_line', {})")).toEqual([
    '1 write sales_order',
    '1 read personal_line',
  ])
  expect(
    getUses(`addRows(db, 'goods', rows)\nconst addRows = () => sql\`insert into \${sql.table(name)} select 1\``),
  ).toEqual(['1 write goods'])
})
