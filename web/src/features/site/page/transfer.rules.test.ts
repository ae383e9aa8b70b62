import { expect, test } from 'vitest'
import { transferTarget } from './transfer.rules.ts'

test('pages of this site and listed seller centres are allowed', () => {
  expect(transferTarget('/setting/recharge?from=mail')).toEqual({ is: 'own', to: '/setting/recharge?from=mail' })
  expect(transferTarget('https://www.etsy.com/your/shops/me')).toEqual({
    is: 'outside',
    to: 'https://www.etsy.com/your/shops/me',
    host: 'www.etsy.com',
  })
})

test.each([
  null,
  '',
  'https://evil.example/',
  'https://www.etsy.com.evil.example/',
  'https://www.etsy.com@evil.example/',
  'https://user:pass@www.etsy.com/',
  'https://www.etsy.com:8443/',
  'http://www.etsy.com/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  ' /\t/evil.example',
  'https:evil.example',
  'www.etsy.com',
  '/transfer?url=/transfer',
  '/en/transfer',
  `/${'a'.repeat(3000)}`,
])('%s leads nowhere', (raw) => {
  expect(transferTarget(raw)).toBeNull()
})
