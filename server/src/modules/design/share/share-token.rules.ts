import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ShareKey {
  readonly seller_id: number
  readonly id: string
}

const getMac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export function shareToken(key: Buffer, { seller_id, id }: ShareKey): string {
  const text = `${seller_id}.${id}`
  return `${text}.${getMac(key, text)}`
}

/** The keys are the present one and those from before a rotation. Null for a token that is not ours. */
export function readShareToken(keys: readonly Buffer[], token: string): ShareKey | null {
  const parts = /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, seller_id = '', id = '', mac = ''] = parts
  const given = Buffer.from(mac)
  const is_ours = keys.some((key) => timingSafeEqual(Buffer.from(getMac(key, `${seller_id}.${id}`)), given))
  return is_ours ? { seller_id: Number(seller_id), id } : null
}
