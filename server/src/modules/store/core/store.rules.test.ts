import { expect, test } from 'vitest'
import { cutPage } from '../../../connectors/core/page-cursor.ts'
import { codeOfLine, nextWindow } from '../sync/market-order.rules.ts'
import { carrierByName, carrierName, isAllSent, nextAttemptSeconds, partParcels, trackingPage } from './push.rules.ts'
import { cutsAfter, otherOwnOrigin, readableWords, readDomain, retrySeconds, summariseExpiry } from './store.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const store = (platform: number, authed: number, auth_problem: string | null, consent_expires_at: string | null) => ({
  platform,
  authed,
  auth_problem,
  consent_expires_at,
})

test('each store counts once, in its most pressing group; what the seller did himself is no news', () => {
  const stores = [
    store(7, 2, 'expired', null),
    store(7, 2, 'revoked', null),
    store(7, 2, 'unbound', null),
    store(7, 2, 'new', null),
    store(5, 1, null, '2026-11-16T11:00:00Z'),
    store(5, 1, null, '2026-11-20T11:00:00Z'),
    store(1, 1, null, '2026-12-20T11:00:00Z'),
    store(4, 1, null, '2026-11-15T11:00:00Z'),
    store(11, 1, null, null),
  ]
  expect(summariseExpiry(stores, now)).toEqual({
    exception: { 7: 2, 4: 1 },
    recently1: { 5: 1 },
    recently7: { 5: 1 },
    alert: 1,
  })
  expect(summariseExpiry([], now).alert).toBe(0)
})

test('a domain is read however a seller writes it, and nothing else passes for one', () => {
  const shopify = { domain_suffix: '.myshopify.com' }
  for (const text of [
    'My-Shop',
    'my-shop.myshopify.com',
    'https://my-shop.myshopify.com/admin',
    'admin.shopify.com/store/my-shop',
  ]) {
    expect(readDomain(text, shopify)).toBe('my-shop.myshopify.com')
  }
  for (const text of ['', 'evil.com', 'my-shop.myshopify.com.evil.com', '-x', 'a b', 'shop@evil']) {
    expect([text, readDomain(text, shopify)]).toEqual([text, ''])
  }
  const site = { domain_suffix: '' }
  expect(readDomain('https://Shop.Example.com/store/wp-admin/index.php', site)).toBe('shop.example.com/store')
  expect(readDomain('shop.example.com:8443', site)).toBe('shop.example.com:8443')
  expect(readDomain('localhost', site)).toBe('')
  expect(readDomain('user:pass@shop.example.com', site)).toBe('')
})

test('the address of a seller’s own site is a host and a folder: nothing that leads elsewhere', () => {
  const site = { domain_suffix: '' }
  expect(readDomain('http://shop.example.com/my.shop/v1.2/', site)).toBe('shop.example.com/my.shop/v1.2')
  expect(readDomain('shop.example.com:443/shop', site)).toBe('shop.example.com/shop')
  expect(readDomain('xn--fiqs8s.example.com', site)).toBe('xn--fiqs8s.example.com')
  for (const text of [
    'shop.example.com/..',
    'shop.example.com/../other',
    'shop.example.com/a/../../other',
    'shop.example.com/./a',
    'shop.example.com/a/.',
    'shop.example.com/%2e%2e/other',
    'shop.example.com//other',
    'shop.example.com\\\\other',
    'https://seller:key@shop.example.com',
    'seller@shop.example.com/shop',
    'shop.example.com?redirect=other.com',
    'shop.example.com/shop?x=1',
    'shop.example.com/#/shop',
    'shop..example.com',
    '.example.com',
    '-shop.example.com',
    'shop.example.com:99999',
    'shop.example.com/\u0000',
    '0x7f.1',
  ]) {
    expect([text, readDomain(text, site)]).toEqual([text, ''])
  }
})

test('a window repeats ten minutes, ends half a minute ago and is cut at what the platform allows', () => {
  const fresh = nextWindow({ watermark: '2026-11-15T11:00:00Z', window_until: null }, now, 15)
  expect(fresh).toEqual({ since: '2026-11-15T10:50:00.000Z', until: '2026-11-15T11:59:30.000Z', is_last: true })
  const long = nextWindow({ watermark: '2026-10-01T00:10:00Z', window_until: null }, now, 15)
  expect(long).toEqual({ since: '2026-10-01T00:00:00.000Z', until: '2026-10-16T00:00:00.000Z', is_last: false })
})

test('an order is complete once its parcels contain every piece', () => {
  const lines = [
    { external_line_id: 'a', quantity: 2 },
    { external_line_id: 'b', quantity: 1 },
  ] as never
  expect(isAllSent({ lines }, [[{ external_line_id: 'a', quantity: 1 }]])).toBe(false)
  const parcels = [
    [{ external_line_id: 'a', quantity: 1 }],
    [
      { external_line_id: 'a', quantity: 1 },
      { external_line_id: 'b', quantity: 1 },
    ],
  ]
  expect(isAllSent({ lines }, parcels)).toBe(true)
})

test('only the readable part of a platform’s error is shown', () => {
  expect(readableWords('You exceeded your quota', 'en')).toBe('You exceeded your quota')
  expect(readableWords('{"errors":"Bad gateway"}', 'en')).toBe('')
  expect(readableWords(' <html><body>502</body></html>', 'en')).toBe('')
})

test('a carrier is found by its name, never guessed', () => {
  const list = [
    { code: '1', name: 'DHL eCommerce' },
    { code: '2', name: 'YunExpress' },
  ]
  expect(carrierByName(list, 'YunExpress Standard')?.code).toBe('2')
  expect(carrierByName(list, 'Royal Mail')).toBeNull()
  expect(carrierByName(list, 'Direct line, fast')?.code).toBe('2')
  expect(carrierByName([...list, { code: '9', name: 'Other' }], 'Royal Mail')?.code).toBe('9')
})

test('the backoff grows, honours the platform’s delay, and finally needs a person', () => {
  expect(retrySeconds('throttled', 0, 90_000)).toBe(90)
  expect([0, 1, 9].map((failures) => retrySeconds('temporary', failures, 0))).toEqual([30, 60, 3600])
  expect([nextAttemptSeconds(0, 0), nextAttemptSeconds(0, 60_000), nextAttemptSeconds(7, 0)]).toEqual([10, 60, null])
})

test('a shop that is away until a time is not asked before, and one that is too slow is asked for less', () => {
  expect(retrySeconds('temporary', 0, 600_000)).toBe(600)
  expect([cutsAfter(0, 'timeout'), cutsAfter(3, '500'), cutsAfter(5, 'timeout')]).toEqual([1, 3, 5])
  expect([0, 1, 2, 3, 4, 5].map((cuts) => cutPage(100, cuts))).toEqual([100, 50, 25, 5, 1, 1])
  expect([0, 1, 2, 3].map((cuts) => cutPage(30, cuts))).toEqual([30, 15, 5, 1])
})

test('a line without a code is known by its variant, so that its link holds for the next order', () => {
  const line = { sku: '', external_variant_id: '77', external_product_id: '5' } as never
  expect(codeOfLine(line)).toBe('#77')
})

test('several numbers share the pieces of an order, and those without a piece are left out', () => {
  const line = (external_line_id: string, quantity: number) => ({ external_line_id, quantity })
  expect(partParcels([line('a', 2), line('b', 1)], ['T1', 'T2'])).toEqual([
    { tracking_number: 'T1', lines: [line('a', 2)] },
    { tracking_number: 'T2', lines: [line('b', 1)] },
  ])
  expect(partParcels([line('a', 1)], ['T1', 'T2'])).toEqual([{ tracking_number: 'T1', lines: [line('a', 1)] }])
  expect(partParcels([], ['T1', 'T2'])).toEqual([{ tracking_number: 'T1', lines: [] }])
})

test('a marketplace hears a carrier that buyers know, and where to follow the parcel', () => {
  expect(carrierName('US ground')).toBe('UPS')
  expect(carrierName('Our own van')).toBe('Our own van')
  expect(trackingPage('UPS', '1Z 9')).toBe('https://www.ups.com/track?tracknum=1Z%209')
  expect(trackingPage('Our own van', 'V1')).toBe('https://t.17track.net/en#nums=V1')
})

test('a browser is sent on only to another name of this machine, at the same door', () => {
  const own = 'http://localhost:4100'
  expect(otherOwnOrigin(own, 'http://127.0.0.1:4100')).toBe('http://127.0.0.1:4100')
  expect(otherOwnOrigin(own, 'http://[::1]:4100')).toBe('http://[::1]:4100')
  for (const asked of [
    own,
    '',
    'http://127.0.0.1:4101',
    'https://127.0.0.1:4100',
    'http://evil.example:4100',
    'http://127.0.0.1@evil.example:4100',
    'javascript:alert(1)',
  ])
    expect(otherOwnOrigin(own, asked)).toBe('')
  expect(otherOwnOrigin('https://print.example', 'https://127.0.0.1')).toBe('')
})
