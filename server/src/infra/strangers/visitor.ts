import { createHmac } from 'node:crypto'
import type { PublicCtx } from '../context.ts'
import { derivedKey } from '../derived-key.ts'
import { addressKey } from './rate-limit.ts'

type From = Pick<PublicCtx, 'config' | 'ip' | 'user_agent'>

const keyed = (ctx: From, text: string): string =>
  createHmac('sha256', derivedKey(ctx.config.app_secret, 'visitor')).update(text).digest('base64url').slice(0, 22)

/** Identifies a household or machine without storing its address, for limits. */
export const addressHash = (ctx: From): string => keyed(ctx, `ip:${addressKey(ctx.ip)}`)

/** Identifies a browser without cookies, for counting a person once. */
export const visitorHash = (ctx: From): string => keyed(ctx, `visitor:${ctx.ip}:${ctx.user_agent}`)
