import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238) as every authenticator app reads them: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Tolerates one step of clock drift or slow typing. */
const TOLERANCE_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** HOTP of RFC 4226 over the number of the step. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step of this code, or null if it matches none near now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const here = stepAt(now)
  const near = [0, -1, 1].filter((away) => Math.abs(away) <= TOLERANCE_STEPS).map((away) => here + away)
  const given = Buffer.from(code)
  return near.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), given)) ?? null
}

export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Content of the QR code. Authenticator apps show the label. */
export function otpauthUrl(issuer: string, username: string, secret: Buffer): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?${query}`
}

/** Accepts recovery codes with spaces, capitals or without dashes. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[^a-z2-7]/g, '')
