import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'
import { hookPoint, theHandler } from '../hooks.ts'

/**
 * Texts refer to a price, a lead time, a deadline or a warehouse by token, `{{price:mug}}`, which is replaced when the text
 * is read. So no text can contradict the place where the fact is defined.
 */
export type FactText = Readonly<Record<Language, string>>
/**
 * Resolves tokens without their braces. Null if there is no such thing now, such as a warehouse in that country; unknown
 * kinds of facts are missing.
 */
export type FactSource = (ctx: AppCtx, tokens: readonly string[]) => Promise<ReadonlyMap<string, FactText | null>>

const TOKEN = /\{\{([^{}]+)\}\}/g
/** Shown where a fact is unknown: an incomplete sentence is better than a wrong one. */
const UNKNOWN = '—'

export const contentFacts = hookPoint<FactSource>({
  name: 'content.facts',
  may: ['answer'],
  hasOne: true,
  about: 'Facts that texts refer to, from the module that can see the catalogue and the freight tables.',
})

export const tokensIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, token = '']) => token.trim())

function collect(value: unknown, tokens: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('{{')) for (const token of tokensIn(value)) tokens.add(token)
  } else if (Array.isArray(value)) for (const entry of value) collect(entry, tokens)
  else if (value !== null && typeof value === 'object') for (const entry of Object.values(value)) collect(entry, tokens)
}

function replace<T>(value: T, fill: (text: string) => string): T {
  if (typeof value === 'string') return (value.includes('{{') ? fill(value) : value) as T
  if (Array.isArray(value)) return value.map((entry) => replace(entry, fill)) as T
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, fill)])) as T
}

/** The same value with every token in its texts replaced by the current fact. */
export async function fillFacts<T>(ctx: AppCtx & { readonly language: Language }, value: T): Promise<T> {
  const tokens = new Set<string>()
  collect(value, tokens)
  if (tokens.size === 0) return value
  const known = await theHandler(ctx, contentFacts)(ctx, [...tokens])
  for (const token of tokens) if (!known.get(token)) ctx.log.warn({ token }, 'a text names a fact that is not known')
  return replace(value, (text) =>
    text.replace(TOKEN, (_, token: string) => known.get(token.trim())?.[ctx.language] ?? UNKNOWN),
  )
}

/** The facts that texts name, by token, as readers see them. */
export async function factsIn(
  ctx: AppCtx & { readonly language: Language },
  value: unknown,
): Promise<Record<string, string>> {
  const tokens = new Set<string>()
  collect(value, tokens)
  if (tokens.size === 0) return {}
  const known = await theHandler(ctx, contentFacts)(ctx, [...tokens])
  return Object.fromEntries([...tokens].map((token) => [token, known.get(token)?.[ctx.language] ?? UNKNOWN]))
}

/** Refuses texts with an unknown kind of fact: a typing error would show as a gap to every visitor. */
export async function refuseUnknownFacts(ctx: AppCtx, value: unknown): Promise<void> {
  const tokens = new Set<string>()
  collect(value, tokens)
  if (tokens.size === 0) return
  const known = await theHandler(ctx, contentFacts)(ctx, [...tokens])
  const unknown = [...tokens].find((token) => !known.has(token))
  if (unknown !== undefined) throw new AppError('content_unknown_fact', { token: `{{${unknown}}}` })
}

/** Wraps a verb whose reply contains texts of staff. */
export const withFacts =
  <C extends AppCtx & { readonly language: Language }, I, R>(verb: (ctx: C, input: I) => Promise<R>) =>
  async (ctx: C, input: I): Promise<R> =>
    fillFacts(ctx, await verb(ctx, input))
