import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { openSandbox } from '../../../infra/sandbox-process.ts'
import { connectors } from '../../registry.ts'
import { servePicture } from '../picture-server.ts'
import { dropFields, optionalFields } from './answer-fields.ts'
import { openTriedShop } from './shop-at-sandbox.ts'
import { tryConnector } from './try-connector.ts'
import { callName, isWrite } from './write-calls.ts'

test('all but the ids of what was written may be missing, and ids keep their digits', () => {
  const text =
    '{"code":0,"request_id":"r","data":{"item_id":5230236437987443003,"title":"a","skus":[{"id":1,"sku":"b"}]},"note":null}'
  expect(optionalFields(text)).toEqual(['code', 'request_id', 'data.title', 'data.skus', 'data.skus[].sku', 'note'])
  expect(dropFields(text, 'all')).toBe('{"data":{"item_id":5230236437987443003}}')
  expect(dropFields(text, { field: 'data.skus[].sku' })).toContain('"skus":[{"id":1}]')
  expect(dropFields(text, 'empty')).not.toMatch(/code|note/)
  expect(dropFields('<html>', 'all')).toBe('<html>')
})

test('writes are told from reads where everything is a POST', () => {
  const post = (path: string, body = '') => ({ method: 'POST' as const, url: `https://a.example${path}`, body })
  const graph = (query: string) => post('/graphql.json', JSON.stringify({ query, variables: {} }))
  expect(
    [post('/v3/product/info/list'), post('/order/202309/orders/search'), graph('query Known { x }')].map(isWrite),
  ).toEqual([false, false, false])
  expect([post('/v3/product/import'), graph('mutation Publish { x }'), post('/shops/1/listings')].map(isWrite)).toEqual(
    [true, true, true],
  )
  expect(callName(post('/openapi/router', '{"type":"bg.local.goods.add"}'))).toBe('bg.local.goods.add')
  expect(callName(post('/wp-json/wc/v3/products/12/variations/batch'))).toBe(
    'POST /wp-json/wc/v3/products/…/variations/batch',
  )
})

const sandbox = await openSandbox({
  PATH: '/usr/bin:/bin',
  SANDBOX_PORT: '0',
  SANDBOX_DATA_DIR: join(inject('test_dir'), 'bare-answers'),
})
const picture = await servePicture()
afterAll(async () => {
  picture.close()
  await sandbox.stop()
})

test.each(connectors.map((connector) => [connector.slug, connector] as const))(
  '%s: an answer to a write may omit every field but its id',
  async (_slug, connector) => {
    const rows = await tryConnector(await openTriedShop(connector, sandbox.url, picture.url), picture.url, false)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.flatMap(({ errand, failures }) => failures.map((failure) => `${errand}, without ${failure}`))).toEqual(
      [],
    )
  },
)
