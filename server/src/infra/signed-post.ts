import { createHash, createHmac, randomUUID } from 'node:crypto'
import { systemClock } from './clock.ts'
import type { AppCtx } from './context.ts'
import { sandboxServiceKey } from './derived-key.ts'

interface SignedPost {
  readonly url: string
  readonly key: string
  readonly body: object
}

const TIMEOUT_MS = 5000

/**
 * Posts JSON signed over method, path, time, nonce and the body's digest with a key both sides know.
 * Uses the real clock: the other side compares the time with its own.
 */
export async function postSigned<T>({ url, key, body }: SignedPost): Promise<T> {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(systemClock.now().getTime() / 1000))
  const nonce = randomUUID()
  const digest = createHash('sha256').update(text).digest('hex')
  const { origin, pathname } = new URL(url)
  const signature = createHmac('sha256', key)
    .update(`POST\n${pathname}\n${timestamp}\n${nonce}\n${digest}`)
    .digest('hex')
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-ink-timestamp': timestamp,
      'x-ink-nonce': nonce,
      'x-ink-signature': signature,
    },
    body: text,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${origin} answered ${response.status} to ${pathname}`)
  return (await response.json()) as T
}

/** The sandbox's address, for code that only runs with a sandbox. */
export function sandboxUrl(ctx: Pick<AppCtx, 'sandbox_url'>): string {
  if (ctx.sandbox_url === undefined) throw new Error('There is no sandbox in production; configure the service instead')
  return ctx.sandbox_url
}

interface SandboxPost {
  readonly service: 'sms' | 'wechat' | 'alipay' | 'carrier' | 'wechat_pay' | 'stripe' | 'paypal'
  readonly path: string
  readonly body: object
}

export const signedPost = <T>(ctx: AppCtx, { service, path, body }: SandboxPost): Promise<T> =>
  postSigned({ url: sandboxUrl(ctx) + path, key: sandboxServiceKey(ctx.config.app_secret, service), body })
