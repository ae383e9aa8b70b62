import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
