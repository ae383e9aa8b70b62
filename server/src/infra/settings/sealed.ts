import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFrom = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a text so that only someone with the same secret and purpose can read it. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret, purpose), sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

interface Secrets {
  readonly app_secret: string
  readonly old_app_secrets: readonly string[]
}

/** Sealed with the secret of today or of before a rotation; null with any other. */
export function unsealWithAny(
  { app_secret, old_app_secrets }: Secrets,
  purpose: string,
  sealed: Buffer,
): string | null {
  for (const secret of [app_secret, ...old_app_secrets]) {
    try {
      return unseal(secret, purpose, sealed)
    } catch {
      // Sealed with another secret.
    }
  }
  return null
}
