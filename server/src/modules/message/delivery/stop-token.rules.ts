import { createHmac, timingSafeEqual } from 'node:crypto'
import { type DeliveryTopic, deliveryTopics } from '@inkroute/contract/message/delivery'

export interface Stop {
  readonly user_id: number
  /** Null: everything. */
  readonly topic: DeliveryTopic | null
}

const getMac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Works for good: a mail may be read years later, and still has to end what it belongs to. */
export function stopToken(key: Buffer, { user_id, topic }: Stop): string {
  const text = `${user_id}.${topic ?? 'all'}`
  return `${text}.${getMac(key, text)}`
}

/** The keys are the present one and those from before a rotation. Null for a token that is not ours. */
export function readStopToken(keys: readonly Buffer[], token: string): Stop | null {
  const parts = /^(\d{1,15})\.([a-z]{2,10})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, user_id = '', named = '', mac = ''] = parts
  const given = Buffer.from(mac)
  const is_ours = keys.some((key) => timingSafeEqual(Buffer.from(getMac(key, `${user_id}.${named}`)), given))
  const topic = deliveryTopics.find((known) => known === named) ?? null
  return is_ours && (topic || named === 'all') ? { user_id: Number(user_id), topic } : null
}
