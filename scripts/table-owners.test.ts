import { expect, test } from 'vitest'
import { currentSchema, tableClaims } from './table-claims.ts'
import {
  type PlacedUse,
  placeUses,
  readSchema,
  type Schema,
  strangeWrites,
  type TableClaims,
  tableProblems,
  upwardReads,
} from './table-owners.ts'

const claim = (capability: string, rest: Partial<TableClaims> = {}): TableClaims => ({
  capability,
  tables: [],
  reads: [],
  triggers: [],
  personal: [],
  ...rest,
})
const use = (capability: string, table: string, mode: 'read' | 'write' = 'read'): PlacedUse => ({
  capability,
  table,
  mode,
  line: 7,
  path: `server/src/modules/${capability}/x.queries.ts`,
})
const schema: Schema = { tables: ['goods', 'sales_order'], triggers: new Map([['goods_counts', 'goods']]) }
const goods = claim('goods', { tables: ['goods'], triggers: ['goods_counts'] })
const order = claim('order', { tables: ['sales_order'], reads: ['goods'] })
const honest = [use('goods', 'goods', 'write'), use('order', 'sales_order', 'write'), use('order', 'goods')]

test('owners write their tables, later modules read those they list', () => {
  expect(tableProblems([goods, order], honest, schema)).toEqual([])
  expect(strangeWrites([goods, order], honest)).toEqual([])
  expect(upwardReads([goods, order], honest)).toEqual([])
})

test('the parts of a capability use its tables without saying so', () => {
  expect(tableProblems([goods, order], [...honest, use('order/import', 'sales_order', 'write')], schema)).toEqual([])
  expect(strangeWrites([goods, order], [use('order/import', 'sales_order', 'write')])).toEqual([])
})

test('a stranger’s write is found, and an erasure that another manifest states', () => {
  expect(strangeWrites([goods, order], [use('order', 'goods', 'write')])).toEqual([
    'server/src/modules/order/x.queries.ts:7: goods of goods is written by order',
  ])
  expect(strangeWrites([goods, claim('privacy', { personal: ['goods'] })], [])).toEqual([
    'goods of goods is erased by the manifest of privacy',
  ])
})

test('a read up the ladder is found and cannot be listed', () => {
  const nosy = claim('goods', { tables: ['goods'], triggers: ['goods_counts'], reads: ['sales_order'] })
  const uses = [...honest, use('goods', 'sales_order')]
  expect(upwardReads([nosy, order], uses)).toHaveLength(1)
  expect(tableProblems([nosy, order], uses, schema)).toEqual([
    'goods lists sales_order, which belongs to the later order',
  ])
})

test('reads are listed, and only those', () => {
  expect(tableProblems([goods, { ...order, reads: [] }], honest, schema)).toEqual([
    'server/src/modules/order/x.queries.ts:7: goods of goods is missing in the reads of order',
  ])
  expect(tableProblems([goods, order, claim('cart', { reads: ['goods'] })], honest, schema)).toEqual([
    'cart lists goods, which it does not read',
  ])
})

test('each table has one owner and is used', () => {
  expect(tableProblems([goods], [use('goods', 'goods')], schema)).toEqual(['sales_order: no manifest owns this table'])
  expect(tableProblems([goods, order, claim('cart', { tables: ['sales_order'] })], honest, schema)).toEqual([
    'sales_order: owned by order and by cart',
  ])
  expect(tableProblems([goods, claim('order', { tables: ['sales_order'] })], honest.slice(0, 1), schema)).toEqual([
    'order owns sales_order, which no statement uses',
  ])
})

test('each trigger is explained by the owner of its table', () => {
  expect(tableProblems([{ ...goods, triggers: [] }, order], honest, schema)).toEqual([
    'the trigger goods_counts is missing in the manifest of goods',
  ])
  expect(tableProblems([goods, { ...order, triggers: ['gone'] }], honest, schema)).toEqual([
    'order lists the trigger gone, which does not exist',
  ])
})

test('a source belongs to the deepest manifest above it, and tests may write what they need', () => {
  const file = (path: string) => ({ path, imports: [], line_count: 1, text: "db.deleteFrom('goods')" })
  const found = placeUses(
    [
      file('server/src/modules/order/desk/x.queries.ts'),
      file('server/src/modules/order/checkout/x.queries.ts'),
      file('server/src/infra/x.queries.ts'),
      file('server/src/modules/order/order.test.ts'),
      file('server/src/testing/factories.ts'),
    ],
    schema,
  )
  expect(found.map(({ capability }) => capability)).toEqual(['order/desk', 'order', 'infra'])
})

test('triggers of tables that are gone are gone', () => {
  const source = 'export interface DB {\n  goods: Goods;\n}'
  const migrations = [
    'create trigger a after insert on goods for each row execute function f();',
    'create constraint trigger b after insert or update on goods execute function f(); create trigger c before delete on gone;',
  ]
  expect([...readSchema(source, migrations).triggers.keys()]).toEqual(['a', 'b'])
})

test('every table and trigger of the schema is in a manifest', () => {
  const { tables, triggers } = currentSchema()
  expect(tables.length).toBeGreaterThan(200)
  expect(tableClaims.flatMap((claims) => claims.tables).toSorted()).toEqual(tables.toSorted())
  expect(tableClaims.flatMap((claims) => claims.triggers).toSorted()).toEqual([...triggers.keys()].toSorted())
})
