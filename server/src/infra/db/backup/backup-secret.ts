import { createCipheriv, createDecipheriv, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { StartError } from '../../../config/start-error.ts'

const ALGORITHM = 'aes-256-gcm'
/** About 0.1 s and 64 MB per guess, so that a stolen archive does not reveal the passphrase. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const keyFrom = (text: string, salt: Buffer) => scryptSync(text, salt, 32, COST)

/** The installation's secret, readable only with the passphrase. All fields are base64. */
export interface SealedSecret {
  readonly salt: string
  readonly iv: string
  readonly tag: string
  readonly body: string
}

export interface SecretMark {
  readonly salt: string
  readonly hash: string
}

export function sealSecret(passphrase: string, secret: string): SealedSecret {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, keyFrom(passphrase, salt), iv)
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  const text = (bytes: Buffer) => bytes.toString('base64')
  return { salt: text(salt), iv: text(iv), tag: text(cipher.getAuthTag()), body: text(body) }
}

function openSecret(passphrase: string, sealed: SealedSecret): string {
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const decipher = createDecipheriv(ALGORITHM, keyFrom(passphrase, bytes(sealed.salt)), bytes(sealed.iv))
  decipher.setAuthTag(bytes(sealed.tag))
  try {
    return Buffer.concat([decipher.update(bytes(sealed.body)), decipher.final()]).toString('utf8')
  } catch {
    throw new StartError('BACKUP_PASSPHRASE is not the one this backup was made with.')
  }
}

export function getMark(secret: string): SecretMark {
  const salt = randomBytes(16)
  return { salt: salt.toString('base64'), hash: keyFrom(secret, salt).toString('base64') }
}

const isMark = (mark: SecretMark, secret: string): boolean =>
  timingSafeEqual(Buffer.from(mark.hash, 'base64'), keyFrom(secret, Buffer.from(mark.salt, 'base64')))

export interface SecretInput {
  /** The secret this installation runs with, and those it used before. */
  readonly app_secret: string
  readonly old_app_secrets: readonly string[]
  /** Set by APP_SECRET: a secret in the data folder would not be used. */
  readonly is_from_env: boolean
  readonly passphrase: string | undefined
  /** The operator accepts that values encrypted with the lost secret cannot be read again. */
  readonly may_be_lost: boolean
}

/**
 * Returns the secret to store in the data folder of the restored installation, or null if it already has the right one.
 * Throws if the archive's secret is unavailable: shop authorisations and other encrypted values would be unreadable.
 */
export function secretToRestore(
  mark: SecretMark | undefined,
  sealed: SealedSecret | undefined,
  input: SecretInput,
): string | null {
  if (!mark || [input.app_secret, ...input.old_app_secrets].some((secret) => isMark(mark, secret))) return null
  if (input.may_be_lost) return null
  if (!sealed) {
    throw new StartError(
      'This backup was made with another secret and does not contain it. Put the file "secret" of the data folder it was made from into this data folder (or set APP_SECRET to that value), then restore again. Without it, connected shops and other encrypted values cannot be read; --without-secret restores everything else.',
    )
  }
  if (!input.passphrase) {
    throw new StartError('This backup contains its secret, encrypted. Set BACKUP_PASSPHRASE and restore again.')
  }
  const secret = openSecret(input.passphrase, sealed)
  if (input.is_from_env) {
    throw new StartError(
      'APP_SECRET is not the secret this backup was made with. Unset APP_SECRET, so that the restored secret is used, or add the former one to APP_SECRET_OLD.',
    )
  }
  return secret
}
