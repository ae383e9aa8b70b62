import { actName } from '@inkroute/contract/audit/act-names'
import { listAudit } from '@inkroute/contract/audit/audit'
import { getSeller, listSellers } from '@inkroute/contract/seller-desk/seller-desk'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** Names of fields by which somebody can be reached or found, or under which their documents are. */
const contact =
  /^(phone|mobile|e?mail|email|address|street\d?|postcode|contact\w*|account_no|payer|legal_person|(pdf|zpl|download)_url)$/

/** Replies with such names that are nobody's own data, each with its reason. */
const ours: Record<string, string> = {
  'GET /ops/afterSale/{id}': 'where goods are sent back to: our warehouse',
  'GET /ops/company': 'our own address and phone',
  'GET /ops/warehouse': 'our own warehouses',
  'GET /ops/catalog/product/{id}': 'the maker’s responsible person, printed on the product',
  'GET /ops/catalog/product/{id}/history/{number}': 'the same in an earlier version',
  'GET /ops/export': 'one’s own files; asking for one is recorded with its filters',
}

/** Files in a reply, whose schema does not tell what is in them. */
const withoutContacts = new Set([
  'GET /ops/gallery/artwork/export',
  'GET /ops/gallery/template/export',
  'GET /ops/stock/export',
  'GET /ops/freight/tariff/{id}/export',
])

type Schema = { [key: string]: unknown; properties?: Record<string, Schema> }

function* fieldNames(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  if (Array.isArray(schema)) {
    for (const one of schema) yield* fieldNames(one)
    return
  }
  const { properties = {}, ...rest } = schema as Schema
  for (const [name, below] of Object.entries(properties)) {
    yield name
    yield* fieldNames(below)
  }
  for (const key of ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']) yield* fieldNames(rest[key])
  if (rest.$defs) yield* fieldNames(Object.values(rest.$defs))
}

test('every read of staff that shows contact data says so', async () => {
  const reads = (await allEndpoints())
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method }) => access === 'staff' && method === 'GET')
  const showing = reads.filter((endpoint) => {
    const names = [...fieldNames(z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' }))]
    const is_file = /export$/.test(endpoint.path) && !withoutContacts.has(getLabel(endpoint))
    return is_file || names.some((name) => contact.test(name))
  })
  const unmarked = showing.filter((endpoint) => !endpoint.shows_contacts && !(getLabel(endpoint) in ours))
  expect(unmarked.map(getLabel)).toEqual([])
  expect(showing.length).toBeGreaterThan(15)
  const marked = reads.filter(({ shows_contacts }) => shows_contacts)
  expect(marked.filter((endpoint) => actName(getLabel(endpoint), 'en') === getLabel(endpoint)).map(getLabel)).toEqual(
    [],
  )
  // Only reads of staff are recorded by it.
  const all = (await allEndpoints()).filter(({ endpoint }) => endpoint.shows_contacts)
  expect(all).toHaveLength(marked.length)
})

test('who read whose contact data is recorded once a look, and not what they read', async () => {
  const seller = await newSeller(app)
  const reader = { token: await newStaff(app, [getSeller.permission ?? '']) }
  const auditor = { token: await newStaff(app, ['ops.audit']) }
  const found = async () => (await app.call(listAudit, { subject: 'contact' }, auditor)).data
  expect(await found()).toEqual([])
  await app.call(getSeller, { id: seller.seller_id }, reader)
  await app.call(getSeller, { id: seller.seller_id }, reader)
  expect(await found()).toMatchObject([
    {
      endpoint: 'GET /ops/seller/{id}',
      subject_id: String(seller.seller_id),
      result: 'ok',
      after: { rows: [String(seller.seller_id)] },
    },
  ])
  const { data } = await app.call(listSellers, { keyword: seller.username }, reader)
  const [list] = await found()
  expect(list).toMatchObject({ endpoint: 'GET /ops/seller', input: { keyword: seller.username } })
  expect(list?.after).toEqual({ rows: data.map(({ id }) => String(id)) })
  app.clock.advance(11 * 60_000)
  await app.call(getSeller, { id: seller.seller_id }, reader)
  expect(await found()).toHaveLength(3)
})
