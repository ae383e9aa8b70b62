import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { BuyerStatus } from '@inkroute/contract/personal/buyer'
import type { Answers } from '@inkroute/engine/personal/personal-field'

export interface BuyerLink {
  readonly seller_id: number
  readonly ask_id: number
  readonly expires_ms: number
}

const getMac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export function buyerToken(key: Buffer, { seller_id, ask_id, expires_ms }: BuyerLink): string {
  const text = `${seller_id}.${ask_id}.${expires_ms}`
  return `${text}.${getMac(key, text)}`
}

/** The keys are the present one and those from before a rotation. Null for a token that is not ours. */
export function readBuyerToken(keys: readonly Buffer[], token: string): BuyerLink | null {
  const parts = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, seller_id = '', ask_id = '', expires_ms = '', mac = ''] = parts
  const given = Buffer.from(mac)
  const text = `${seller_id}.${ask_id}.${expires_ms}`
  if (!keys.some((key) => timingSafeEqual(Buffer.from(getMac(key, text)), given))) return null
  return { seller_id: Number(seller_id), ask_id: Number(ask_id), expires_ms: Number(expires_ms) }
}

/** What a buyer approves: the design and the answers it was made from. */
export function consentHash(design_hash: string, answers: Answers): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([design_hash, sorted]))
    .digest('hex')
}

interface AskFacts {
  readonly is_open: boolean
  readonly is_answered: boolean
  readonly may_change: boolean
}

export function buyerStatus({ is_open, is_answered, may_change }: AskFacts): BuyerStatus {
  if (!is_open) return 'closed'
  return is_answered && !may_change ? 'answered' : 'open'
}

/** By their first bytes: JPEG, PNG and WebP. Other kinds are for designers, and drawings can hold scripts. */
export function isPhoto(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12))
  const is_webp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'
  return is_webp || head.toString('hex', 0, 3) === 'ffd8ff' || head.toString('hex', 0, 8) === '89504e470d0a1a0a'
}

export const asksForPhoto = (fields: readonly { readonly kind: string }[]): boolean =>
  fields.some(({ kind }) => kind === 'photo')
