import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkMarkets } from '../connectors/registry.ts'
import { readConfig } from './config.ts'

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
  expect(check({ tiktok: etsy })).toThrow('tiktok: service_id is empty.')
  check({ tiktok: { ...etsy, extra: { service_id: '7431' } } })()
  expect(check({ walmart: { key: '', secret: '' } })).toThrow('Write "walmart": { "live": true }')
  expect(check({ etsi: etsy })).toThrow('MARKETS_FILE: "etsi" is not a marketplace.')
})

test('a secret may come from a file, but not from two places', () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const secret = 'a-secret-with-more-than-32-characters'
  const config = read({
    DATABASE_URL_FILE: file('url', 'postgres://shop:word@db/shop\n'),
    APP_SECRET_FILE: file('secret', `${secret}\n`),
    APP_SECRET_OLD_FILE: file('old', 'one-secret-from-before\nand-another-one\n'),
    BACKUP_PASSPHRASE_FILE: file('passphrase', 'twelve letters and more'),
  })
  expect(config.database_url).toBe('postgres://shop:word@db/shop')
  expect(config.app_secret).toBe(secret)
  expect(config.old_app_secrets).toEqual(['one-secret-from-before', 'and-another-one'])
  expect(config.backup_passphrase).toBe('twelve letters and more')
  expect(read({ APP_SECRET_OLD_FILE: file('none', '') }).old_app_secrets).toEqual([])
  expect(() => read({ APP_SECRET: secret, APP_SECRET_FILE: file('secret', secret) })).toThrow(
    'APP_SECRET and APP_SECRET_FILE are both set; keep one.',
  )
  expect(() => read({ APP_SECRET_FILE: file('empty', ' \n') })).toThrow(/APP_SECRET_FILE: .*empty is empty/)
  expect(() => read({ APP_SECRET_FILE: file('short', 'short') })).toThrow('Environment variable APP_SECRET: ')
  expect(() => read({ DATABASE_URL_FILE: '/nowhere' })).toThrow('DATABASE_URL_FILE: /nowhere cannot be read.')
})
