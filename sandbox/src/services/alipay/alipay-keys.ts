import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Alipay's own key pair, generated once and stored with the sandbox's data. */
export interface AlipayKeys {
  readonly public_pem: string
  sign(text: string): string
}

const FILE = 'alipay-key.pem'

export function openAlipayKeys(data_dir: string): AlipayKeys {
  const file = join(data_dir, FILE)
  if (!existsSync(file)) {
    mkdirSync(data_dir, { recursive: true })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  const key = createPrivateKey(readFileSync(file, 'utf8'))
  return {
    public_pem: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64'),
  }
}

/** The text that RSA2 signs: all given fields but the signature, sorted by name, joined as `name=value&…`. */
export function signedText(fields: Readonly<Record<string, string>>, except: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !except.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}

export function isSignedBy(public_pem: string, text: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(public_pem, signature, 'base64')
  } catch {
    return false
  }
}

/** Sixteen digits for an app, derived from its key: the same key is always the same app. */
export function getAppId(public_pem: string): string {
  const digest = createHash('sha256').update(public_pem.replace(/\s/g, '')).digest()
  return `2021${digest.readBigUInt64BE(0).toString().padStart(12, '0').slice(-12)}`
}
