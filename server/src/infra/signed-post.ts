import { createHash, createHmac, randomUUID } from 'node:crypto'
import { systemClock } from './clock.ts'
import type { AppCtx } from './context.ts'
import { derivedKey } from './derived-key.ts'

interface SignedPost {
  readonly service: 'sms' | 'wechat' | 'alipay' | 'carrier'
  readonly path: string
  readonly body: object
}

const TIMEOUT_MS = 5000

/**
 * Posts JSON to an outside service, signed over time, nonce and the body's digest with the key we share with it.
 * Uses the real clock: the other side compares the time with its own.
 */
export async function signedPost<T>(ctx: AppCtx, { service, path, body }: SignedPost): Promise<T> {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(systemClock.now().getTime() / 1000))
  const nonce = randomUUID()
  const digest = createHash('sha256').update(text).digest('hex')
  const signature = createHmac('sha256', derivedKey(ctx.config.app_secret, `service:${service}`).toString('hex'))
    .update(`POST\n${path.split('?')[0]}\n${timestamp}\n${nonce}\n${digest}`)
    .digest('hex')
  const response = await fetch(ctx.sandbox_url + path, {
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
  if (!response.ok) throw new Error(`${service} gateway answered ${response.status} to ${path}`)
  return (await response.json()) as T
}
