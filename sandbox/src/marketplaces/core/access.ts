import { randomBytes } from 'node:crypto'
import type { Code, Consent, Shop, Token } from './model.ts'
import type { World } from './world.ts'

export interface Lifetimes {
  readonly access_s: number
  readonly refresh_s: number
}

const secret = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`

/** The merchant approved; valid until revoked or until `expires_ms`. */
export function grant(world: World, shop: Shop, consent: Consent | null, expires_ms: number | null = null): void {
  world.book.grants.set(shop.shop_id, {
    shop_id: shop.shop_id,
    granted_ms: world.nowMs(),
    expires_ms,
    revoked: false,
    scopes: consent?.scopes ?? [],
    redirect_uri: consent?.redirect_uri ?? '',
  })
  world.book.touch()
  world.emit('authorised', shop.shop_id)
}

export function issueCode(
  world: World,
  shops: readonly Shop[],
  { redirect_uri, ttl_s, extra = {} }: { redirect_uri: string; ttl_s: number; extra?: Record<string, string> },
): Code {
  const code: Code = {
    code: secret(''),
    shop_ids: shops.map((shop) => shop.shop_id),
    redirect_uri,
    expires_ms: world.nowMs() + ttl_s * 1000,
    extra,
    used: false,
  }
  world.book.codes.set(code.code, code)
  world.book.touch()
  return code
}

/** A code works once and for a while. `refused` says why it does not. */
export function takeCode(
  world: World,
  text: string,
): { code: Code; refused: null } | { code: null; refused: 'unknown' | 'used' | 'expired' } {
  const code = world.book.codes.get(text)
  if (!code) return { code: null, refused: 'unknown' }
  if (code.used) return { code: null, refused: 'used' }
  if (code.expires_ms < world.nowMs()) return { code: null, refused: 'expired' }
  code.used = true
  world.book.touch()
  return { code, refused: null }
}

export function issueToken(
  world: World,
  shop_id: string,
  lifetimes: Lifetimes,
  extra: Record<string, string> = {},
): Token {
  const now_ms = world.nowMs()
  const token: Token = {
    access: secret('at'),
    refresh: secret('rt'),
    shop_id,
    access_expires_ms: now_ms + lifetimes.access_s * 1000,
    refresh_expires_ms: now_ms + lifetimes.refresh_s * 1000,
    revoked: false,
    refresh_used: false,
    extra,
  }
  keepToken(world, token)
  return token
}

export function keepToken(world: World, token: Token): void {
  world.book.tokens.set(token.access, token)
  if (token.refresh !== '') world.book.by_refresh.set(token.refresh, token)
  world.book.touch()
}

export type TokenState = 'ok' | 'unknown' | 'expired' | 'revoked'

const isRevoked = (world: World, token: Token): boolean => {
  const given = world.book.grants.get(token.shop_id)
  const is_over = given?.expires_ms != null && given.expires_ms < world.nowMs()
  return token.revoked || !given || given.revoked || is_over
}

/** Whose access token this is and whether it still opens anything. */
export function accessState(world: World, text: string): { state: TokenState; token: Token | null; shop: Shop | null } {
  const token = world.book.tokens.get(text)
  if (!token) return { state: 'unknown', token: null, shop: null }
  const shop = world.book.shops.get(token.shop_id) ?? null
  if (isRevoked(world, token)) return { state: 'revoked', token, shop }
  return { state: token.access_expires_ms < world.nowMs() ? 'expired' : 'ok', token, shop }
}

/** Exchanges a refresh token. With `rotate` the old one is dead from now on. */
export function takeRefresh(
  world: World,
  text: string,
  { rotate }: { rotate: boolean },
): { token: Token; refused: null } | { token: null; refused: 'unknown' | 'used' | 'expired' | 'revoked' } {
  const token = world.book.by_refresh.get(text)
  if (!token) return { token: null, refused: 'unknown' }
  if (isRevoked(world, token)) return { token: null, refused: 'revoked' }
  if (token.refresh_used) return { token: null, refused: 'used' }
  if (token.refresh_expires_ms < world.nowMs()) return { token: null, refused: 'expired' }
  if (rotate) token.refresh_used = true
  world.book.touch()
  return { token, refused: null }
}

/** Expires tokens now, for this shop only. */
export function expireTokens(world: World, shop_id: string, which: 'access' | 'refresh' | 'both'): void {
  for (const token of world.book.tokens.values()) {
    if (token.shop_id !== shop_id) continue
    if (which !== 'refresh') token.access_expires_ms = world.nowMs() - 1
    if (which !== 'access') token.refresh_expires_ms = world.nowMs() - 1
  }
  world.book.touch()
}

/** Keys copied by hand are a permission from their first use on. */
export function noteUse(world: World, shop: Shop): void {
  const { shop_id } = shop
  if (world.book.grants.has(shop_id)) return
  const granted_ms = world.nowMs()
  world.book.grants.set(shop_id, {
    shop_id,
    granted_ms,
    expires_ms: null,
    revoked: false,
    scopes: [],
    redirect_uri: '',
  })
  world.book.touch()
}

/** Issues new keys; the old ones stop working. */
export function renewKeys(world: World, shop: Shop): void {
  shop.keys = world.market.keysOf?.(shop, world) ?? {}
  world.book.grants.delete(shop.shop_id)
  world.book.touch()
}

/** The merchant takes the permission back. */
export function revoke(world: World, shop_id: string): void {
  const shop = world.book.shops.get(shop_id)
  if (shop) noteUse(world, shop)
  const given = world.book.grants.get(shop_id)
  if (given) given.revoked = true
  for (const token of world.book.tokens.values()) if (token.shop_id === shop_id) token.revoked = true
  world.book.touch()
  world.emit('deauthorised', shop_id)
}
