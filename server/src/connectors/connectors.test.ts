import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { routeTo } from '../infra/outside/outside-route.ts'
import { createMarketClient, parseExact } from './core/market-client.ts'
import { decimalFromUnits, decimalText } from './core/read-shape.ts'
import { getKeyId, openCredentials, sealCredentials } from './credential-seal.ts'
import { querySignature } from './shopify/auth.ts'
import { dealOut } from './shopify/ship.ts'
import { oauthBase } from './woocommerce/woo-call.ts'

test('numbers beyond what JavaScript can count and decimals keep every digit', () => {
  const read = parseExact('{"id":5230236437987443003,"price":12.30,"count":7,"list":[0.10,-9007199254740993]}')
  expect(read).toEqual({ id: '5230236437987443003', price: '12.30', count: 7, list: ['0.10', '-9007199254740993'] })
})

test('money is text with two digits at least, and units are divided without floating point', () => {
  expect([decimalText('12'), decimalText('12.3'), decimalText(7), decimalText('-0.5')]).toEqual([
    '12.00',
    '12.30',
    '7.00',
    '-0.50',
  ])
  expect([decimalFromUnits(1999, 100), decimalFromUnits(5, 100), decimalFromUnits('-120', 100)]).toEqual([
    '19.99',
    '0.05',
    '-1.20',
  ])
  expect(() => decimalText('12,30')).toThrow(RangeError)
  expect(() => decimalFromUnits(1, 60)).toThrow(RangeError)
})

test('shops inside our network are unreachable unless the operator allows them', () => {
  const none = new Set<string>()
  const inside = ['http://127.0.0.1:80/', 'http://169.254.169.254/latest', 'http://[::1]/', 'http://10.0.0.8:8080/']
  for (const url of [...inside, 'http://example.com:5432/', 'ftp://example.com/']) {
    expect(() => routeTo(new URL(url), none), url).toThrow('private network')
  }
  expect(() => routeTo(new URL('https://shop.example.com/'), none)).not.toThrow()
  expect(() => routeTo(new URL('http://10.0.0.8:8080/'), new Set(['http://10.0.0.8:8080']))).not.toThrow()
})

const listening = async (answer: RequestListener): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
const fast = { default: { per_second: 100, burst: 100 } }

test('hosts that resolve to internal addresses are refused, and redirects are not followed', async () => {
  const shop = await listening((_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  const client = createMarketClient({
    name: 'a',
    rates: fast,
    book: async () => ({ is_booked: true, wait_ms: 0 }),
    allowed_origins: new Set([shop.origin]),
  })
  for (const url of ['http://localhost/', 'http://localhost:8080/wp-json/']) {
    await expect(client.send({ method: 'GET', url })).rejects.toMatchObject({ code: 'address_private' })
  }
  expect((await client.send({ method: 'GET', url: shop.origin })).status).toBe(302)
  shop.close()
})

test('published signatures of Shopify and WooCommerce come out the same', () => {
  const query = {
    code: '0907a61c0c8d55e99db179b68161bc00',
    shop: 'some-shop.myshopify.com',
    state: '0.6784241404160823',
    timestamp: '1337178173',
  }
  expect(querySignature('hush', { ...query, hmac: 'x' })).toBe(
    '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
  )
  const params = { oauth_consumer_key: 'abc123', oauth_signature_method: 'HMAC-SHA1' }
  expect(oauthBase('GET', 'http://www.example.com/wp-json/wc/v3/orders', params)).toBe(
    'GET&http%3A%2F%2Fwww.example.com%2Fwp-json%2Fwc%2Fv3%2Forders&oauth_consumer_key%3Dabc123%26oauth_signature_method%3DHMAC-SHA1',
  )
})

test('a Shopify parcel is distributed over the remaining fulfilment orders', () => {
  const node = (id: string, status: string, remainingQuantity: number) => ({
    id,
    status,
    assignedLocation: { location: { id: `${id}-place` } },
    lineItems: { nodes: [{ id: `${id}-line`, remainingQuantity, lineItem: { id: 'L1' } }] },
  })
  const nodes = [node('A', 'CLOSED', 5), node('B', 'OPEN', 2), node('C', 'OPEN', 4)]
  expect(dealOut(nodes, [{ external_line_id: 'L1', quantity: 3 }])).toEqual([
    { location: 'B-place', fulfillmentOrderId: 'B', fulfillmentOrderLineItems: [{ id: 'B-line', quantity: 2 }] },
    { location: 'C-place', fulfillmentOrderId: 'C', fulfillmentOrderLineItems: [{ id: 'C-line', quantity: 1 }] },
  ])
})

test('credentials open with the secret they were sealed with, old ones too, and only for their store', () => {
  const base = { DATA_DIR: inject('test_dir'), PORT: '0' }
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const before = readConfig({ ...base, APP_SECRET: first })
  const after = readConfig({ ...base, APP_SECRET: second, APP_SECRET_OLD: first })
  const owner = { seller_id: 1, store_id: 7 }
  const sealed = sealCredentials(before, owner, { access_token: 'secret', extra: {} })
  expect(sealed.sealed.includes('secret')).toBe(false)
  expect(openCredentials(after, owner, sealed)).toEqual({ access_token: 'secret', extra: {} })
  expect(openCredentials(after, { ...owner, store_id: 8 }, sealed)).toBeNull()
  expect(openCredentials(readConfig({ ...base, APP_SECRET: second }), owner, sealed)).toBeNull()
  expect(getKeyId(second)).not.toBe(sealed.key_id)
})
