import { createDecipheriv, createPublicKey, createSign, createVerify, randomBytes } from 'node:crypto'
import { systemClock } from '../../../infra/clock.ts'
import { type GatewayValues, toPem } from '../gateway/gateway-values.ts'

const SCHEME = 'WECHATPAY2-SHA256-RSA2048'
/** Notifications and answers older than this, or that far ahead, are refused. */
const TOLERANCE_SECONDS = 300
const TAG_BYTES = 16

interface SignedCall {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly body: string
  readonly timestamp: string
  readonly nonce: string
}

/** RSA-SHA256 over method, address, time, nonce and body, each followed by a line break. */
export const getSignature = (private_key: string, call: SignedCall): string =>
  createSign('RSA-SHA256')
    .update(`${call.method}\n${call.target}\n${call.timestamp}\n${call.nonce}\n${call.body}\n`)
    .sign(toPem(private_key, 'PRIVATE KEY'), 'base64')

const nowSeconds = () => Math.floor(systemClock.now().getTime() / 1000)

/** The Authorization header of a call. Uses the real clock: the other side compares the time with its own. */
export function authorization(values: GatewayValues, call: Pick<SignedCall, 'method' | 'target' | 'body'>): string {
  const { mchid = '', serial_no = '', private_key = '' } = values
  const timestamp = String(nowSeconds())
  const nonce = randomBytes(16).toString('hex').toUpperCase()
  const signature = getSignature(private_key, { ...call, timestamp, nonce })
  const fields = { mchid, nonce_str: nonce, signature, timestamp, serial_no }
  const parts = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `${SCHEME} ${parts.join(',')}`
}

interface Signed {
  readonly header: (name: string) => string | null | undefined
  readonly body: string
}

/** Why an answer or a notification is not WeChat Pay's, or null when it is. */
export function signatureFault(values: GatewayValues, { header, body }: Signed): string | null {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => header(`wechatpay-${name}`) ?? '',
  )
  if (!timestamp || !nonce || !signature) return 'unsigned'
  if (serial !== values.platform_serial) return 'another key'
  if (!(Math.abs(nowSeconds() - Number(timestamp)) <= TOLERANCE_SECONDS)) return 'stale timestamp'
  const { platform_key = '' } = values
  const key = createPublicKey(toPem(platform_key, 'PUBLIC KEY'))
  const is_genuine = createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(key, signature, 'base64')
  return is_genuine ? null : 'wrong signature'
}

interface Sealed {
  readonly algorithm: string
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string
}

/** AEAD_AES_256_GCM with the APIv3 key; throws when it was not sealed with it. */
export function openResource(
  api_v3_key: string,
  { algorithm, ciphertext, nonce, associated_data = '' }: Sealed,
): string {
  if (algorithm !== 'AEAD_AES_256_GCM') throw new Error(`unknown algorithm ${algorithm}`)
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(api_v3_key), Buffer.from(nonce))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(associated_data))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
