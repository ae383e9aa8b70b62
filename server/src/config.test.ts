import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { checkMarkets } from './connectors/registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env })

test('TRUST_PROXY is a list of addresses and networks; trusting everybody is refused with an example', () => {
  expect(read({}).trusted_proxies).toEqual([])
  expect(read({ TRUST_PROXY: 'false' }).trusted_proxies).toEqual([])
  expect(read({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8,::1' }).trusted_proxies).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
    'fd00::/8',
    '::1',
  ])
  for (const wrong of ['true', '1', 'loopback', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1/', '10.0.0.1;10.0.0.2']) {
    expect(() => read({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY: .*TRUST_PROXY=127\.0\.0\.1/)
  }
})

test('a live marketplace without its secret is refused at start, with what to do', () => {
  const check = (markets: object) => {
    const file = join(folder, 'markets.json')
    writeFileSync(file, JSON.stringify(markets))
    return () => checkMarkets(read({ MARKETS_FILE: file }).markets)
  }
  const etsy = { key: 'k', secret: 's' }
  check({ etsy: { ...etsy, extra: { webhook_secret: 'whsec_x' } }, ozon: { live: true }, walmart: { live: true } })()
  expect(check({ etsy: { key: 'k', secret: '' } })).toThrow('MARKETS_FILE: etsy: secret is empty.')
  expect(check({ etsy: { key: 'k' } })).toThrow('MARKETS_FILE: etsy: secret is empty.')
  expect(check({ etsy: { key: ' ', secret: 's' } })).toThrow('MARKETS_FILE: etsy: key is empty.')
  expect(check({ etsy: { ...etsy, extra: { webhook_secret: '' } } })).toThrow('etsy: webhook_secret is empty.')
  expect(check({ walmart: { key: '', secret: '' } })).toThrow('Write "walmart": { "live": true }')
  expect(check({ etsi: etsy })).toThrow('MARKETS_FILE: "etsi" is not a marketplace.')
})
