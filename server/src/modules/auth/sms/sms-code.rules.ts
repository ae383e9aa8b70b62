import { createHmac, randomInt } from 'node:crypto'

export const CODE_LIFETIME_MS = 10 * 60_000
export const MAX_TRIES = 5
export const PHONE_WAIT_MS = 60_000
export const PHONE_PER_DAY = 10
export const ADDRESS_PER_HOUR = 30
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

export type SmsType = 'register' | 'forget' | 'bind'
/** A code, a notice that the phone already has an account, or nothing. */
export type SmsContent = 'code' | 'already_registered' | 'silent'

export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** Keyed: six digits behind a plain hash are found in a blink. */
export const hashCode = (key: Buffer, phone: string, type: SmsType, code: string): Buffer =>
  createHmac('sha256', key).update(`${type}\n${phone}\n${code}`).digest()

/** The caller is answered alike in every case; only the phone's owner learns the difference. */
export function contentFor(type: SmsType, is_registered: boolean): SmsContent {
  if (type === 'forget') return is_registered ? 'code' : 'silent'
  return is_registered ? 'already_registered' : 'code'
}

export interface SentCounts {
  readonly last_sent_at: Date | null
  readonly phone_day: number
  readonly address_hour: number
}

export type SmsRefusal = { reason: 'too_soon'; seconds: number } | { reason: 'phone_day' } | { reason: 'address_hour' }

export function refusalOf(counts: SentCounts, now: Date): SmsRefusal | null {
  const waited_ms = counts.last_sent_at ? now.getTime() - counts.last_sent_at.getTime() : Number.POSITIVE_INFINITY
  if (waited_ms < PHONE_WAIT_MS) return { reason: 'too_soon', seconds: Math.ceil((PHONE_WAIT_MS - waited_ms) / 1000) }
  if (counts.phone_day >= PHONE_PER_DAY) return { reason: 'phone_day' }
  if (counts.address_hour >= ADDRESS_PER_HOUR) return { reason: 'address_hour' }
  return null
}
