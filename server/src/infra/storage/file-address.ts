import { createHmac, timingSafeEqual } from 'node:crypto'

const DEFAULT_TTL_SECONDS = 3600

/** Addresses of stored objects on our own origin, the same whatever store holds them. */
export interface FileAddresses {
  /** An address for browsers; private objects get a signature that expires after `ttl_seconds`. */
  url(key: string, ttl_seconds?: number): string
  verify(key: string, expires: string, signature: string, now: Date): boolean
}

export function fileAddresses(secret: string): FileAddresses {
  const sign = (key: string, expires: string) => createHmac('sha256', secret).update(`${key}\n${expires}`).digest('hex')
  return {
    url(key, ttl_seconds = DEFAULT_TTL_SECONDS) {
      if (key.startsWith('public/')) return `/files/${key}`
      // Rounded up, so that an address stays the same and cacheable for a while.
      const expires = String((Math.floor(Date.now() / 1000 / ttl_seconds) + 2) * ttl_seconds)
      return `/files/${key}?expires=${expires}&signature=${sign(key, expires)}`
    },
    verify(key, expires, signature, now) {
      const right = Buffer.from(sign(key, expires))
      const given = Buffer.from(signature)
      if (right.length !== given.length || !timingSafeEqual(right, given)) return false
      return Number(expires) * 1000 > now.getTime()
    },
  }
}
