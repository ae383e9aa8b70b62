import type { Config } from '../../config/config.ts'
import type { AppCtx } from '../context.ts'
import { sandboxUrl, signedPost } from '../signed-post.ts'

type Values = Readonly<Record<string, string>>

interface Opening {
  readonly path: string
  readonly body?: object
  /** Below the sandbox's address; where the account's own answer names it, absent. */
  readonly endpoint?: string
}

const opened = new WeakMap<Config, Map<string, Promise<Values>>>()

/** The sandbox opens an account for us and hands out its keys, as the company's console would. */
export function sandboxAccount(
  ctx: AppCtx,
  service: Parameters<typeof signedPost>[1]['service'],
  { path, body = {}, endpoint }: Opening,
): Promise<Values> {
  const known = opened.get(ctx.config) ?? new Map<string, Promise<Values>>()
  opened.set(ctx.config, known)
  const key = `${path} ${JSON.stringify(body)}`
  const open = async () => {
    const values = await signedPost<Values>(ctx, { service, path, body })
    return { ...values, endpoint: sandboxUrl(ctx) + (endpoint ?? values.endpoint ?? '') }
  }
  const opening = known.get(key) ?? open()
  known.set(key, opening)
  // Failures are not cached: the next caller retries.
  opening.catch(() => known.delete(key))
  return opening
}
