import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('addresses of the open internet are told from all others', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  }
  const inside = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.8.8.8',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    '',
    'localhost',
    '1.1.1',
    '0x7f000001',
  ]
  for (const address of inside) expect([address, isPublicAddress(address)]).toEqual([address, false])
})
