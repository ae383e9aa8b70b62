import { expect, test } from 'vitest'
import { proofTable, tableInReadme } from './proof-table.ts'
import { answerDifferences, requestDifferences, type Sample, samplesFor } from './samples.ts'

const of = (part: Partial<Sample>): Sample => ({
  document: 'A document',
  version: '1',
  date: '2026-01',
  proof: 'sample',
  request: { method: 'GET', path: '/orders/{id}', query: {}, optional: [] },
  status: 200,
  answer: {},
  optional: [],
  maps: [],
  call: 'one',
  ...part,
})

test('an answer is held against names, types and nesting, not against values', () => {
  const shape = of({
    answer: { orders: [{ id: '1', price: '9.90', note: 'a', tags: { red: 1 } }] },
    optional: ['orders[].note'],
    maps: ['orders[].tags'],
  })
  const order = { id: '2', price: '1.00', tags: { blue: 7, green: 2 } }
  expect(answerDifferences(shape, { orders: [order, { ...order, note: null }] })).toEqual([])
  expect(answerDifferences(shape, { orders: [] })).toEqual([])
  expect(answerDifferences(shape, { orders: [{ ...order, price: 1, colour: 'x' }] })).toEqual([
    'orders[].price is number instead of string',
    'orders[].colour is not documented',
  ])
  expect(answerDifferences(shape, { orders: [{ price: '1', tags: { a: 'b' } }] })).toEqual([
    'orders[].id is missing',
    'orders[].tags.* is string instead of number',
  ])
  expect(answerDifferences(shape, { orders: { id: '1' } })).toEqual(['orders is object instead of list'])
})

test('a request is found by path or by name, and every parameter has to be documented', () => {
  const get = of({ call: 'get' })
  const count = of({
    call: 'count',
    request: { method: 'GET', path: '/orders/count', query: { since: '' }, optional: [] },
  })
  const url = 'https://shop.example/api/orders/count?since=1&until=2'
  expect(samplesFor([get, count], { method: 'GET', url }).map(({ call }) => call)).toEqual(['count'])
  expect(requestDifferences(count, { method: 'GET', url })).toEqual(['until is not documented'])
  expect(requestDifferences(count, { method: 'GET', url: 'https://shop.example/orders/count' })).toEqual([
    'since is missing',
  ])
  const graph = of({
    call: 'graph',
    request: {
      method: 'POST',
      path: '/graphql.json',
      name: 'Orders',
      query: {},
      body: { query: '', variables: {} },
      optional: [],
    },
  })
  const ask = (query: string) => ({
    method: 'POST' as const,
    url: 'https://shop.example/graphql.json',
    body: JSON.stringify({ query, variables: {} }),
  })
  expect(samplesFor([graph], ask('query Orders($first: Int!) { x }'))).toEqual([graph])
  expect(samplesFor([graph], ask('query Order($id: ID!) { x }'))).toEqual([])
  expect(requestDifferences(graph, ask('query Orders { x }'))).toEqual([])
})

test('the README says of every call what it rests on', () => {
  expect(tableInReadme(), 'run npm run connectors:proofs').toBe(proofTable())
})
