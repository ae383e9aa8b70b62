import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureFault } from './wechat-signature.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const values = {
  platform_serial: 'S1',
  platform_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
const body = '{"event_type":"TRANSACTION.SUCCESS"}'

/** A notice as WeChat Pay sends it, so many seconds from now. */
function notice(seconds: number, more: Readonly<Record<string, string>> = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) + seconds)
  const signature = createSign('RSA-SHA256').update(`${timestamp}\nn1\n${body}\n`).sign(privateKey, 'base64')
  const headers: Record<string, string> = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n1',
    'wechatpay-signature': signature,
    'wechatpay-serial': 'S1',
    ...more,
  }
  return { header: (name: string) => headers[name], body }
}

test('a notice counts once signed by the platform, and for some minutes: an old one may have been recorded', () => {
  expect(signatureFault(values, notice(0))).toBeNull()
  expect(signatureFault(values, notice(-200))).toBeNull()
  expect(signatureFault(values, notice(-400))).toBe('stale timestamp')
  expect(signatureFault(values, notice(400))).toBe('stale timestamp')
})

test('a notice of another body, key or nobody is refused', () => {
  expect(signatureFault(values, { ...notice(0), body: `${body} ` })).toBe('wrong signature')
  expect(signatureFault(values, notice(0, { 'wechatpay-serial': 'S2' }))).toBe('another key')
  expect(signatureFault(values, notice(0, { 'wechatpay-signature': '' }))).toBe('unsigned')
  expect(signatureFault(values, notice(0, { 'wechatpay-timestamp': 'soon' }))).toBe('stale timestamp')
})
