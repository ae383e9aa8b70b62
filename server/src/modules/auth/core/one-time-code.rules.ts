import { createHmac, randomInt } from 'node:crypto'

export const CODE_LIFETIME_MS = 10 * 60_000
export const MAX_TRIES = 5
export const WAIT_MS = 60_000
export const PER_DAY = 10
export const ADDRESS_PER_HOUR = 30
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

/** Where a code goes: a phone, or a mailbox. */
export interface Contact {
  readonly channel: 'sms' | 'mail'
  readonly to: string
}

/** What a password must not resemble. */
export const getNames = ({ channel, to }: Contact): string[] =>
  channel === 'sms' ? [to] : [to, to.split('@')[0] ?? to]

export type CodeType = 'register' | 'forget' | 'bind'
/** A code, a notice that the phone or mailbox already has an account, or nothing. */
export type CodeContent = 'code' | 'already_registered' | 'silent'

export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** Keyed: six digits behind a plain hash are found in a blink. */
export const hashCode = (key: Buffer, to: string, type: CodeType, code: string): Buffer =>
  createHmac('sha256', key).update(`${type}\n${to}\n${code}`).digest()

/** The caller is answered alike in every case; only the owner of the phone or mailbox learns the difference. */
export function contentFor(type: CodeType, is_registered: boolean): CodeContent {
  if (type === 'forget') return is_registered ? 'code' : 'silent'
  return is_registered ? 'already_registered' : 'code'
}

export interface SentCounts {
  readonly last_sent_at: Date | null
  readonly recipient_day: number
  readonly address_hour: number
}

export type CodeRefusal =
  | { reason: 'too_soon'; seconds: number }
  | { reason: 'recipient_day' }
  | { reason: 'address_hour' }

export function findRefusal(counts: SentCounts, now: Date): CodeRefusal | null {
  const waited_ms = counts.last_sent_at ? now.getTime() - counts.last_sent_at.getTime() : Number.POSITIVE_INFINITY
  if (waited_ms < WAIT_MS) return { reason: 'too_soon', seconds: Math.ceil((WAIT_MS - waited_ms) / 1000) }
  if (counts.recipient_day >= PER_DAY) return { reason: 'recipient_day' }
  if (counts.address_hour >= ADDRESS_PER_HOUR) return { reason: 'address_hour' }
  return null
}
