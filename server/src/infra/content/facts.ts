import type { Language } from '@inkroute/contract/errors/errors'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'

/**
 * Texts name a price, a lead time, a deadline or a warehouse by token, `{{price:mug}}`, and get it here when they are
 * read. So no text can contradict the place where the fact is defined.
 */
export type FactText = Readonly<Record<Language, string>>
/**
 * Answers tokens without their braces. Null where the operator has no such thing now, such as a warehouse there; kinds
 * of facts it does not know are missing.
 */
export type FactSource = (ctx: AppCtx, tokens: readonly string[]) => Promise<ReadonlyMap<string, FactText | null>>

const TOKEN = /\{\{([^{}]+)\}\}/g
/** Stands where a fact is not known: a half sentence is better than a wrong one. */
const UNKNOWN = '—'

let source: FactSource | null = null

/** Called once, by the module that can see the catalogue and the freight tables. */
export function provideFacts(read: FactSource): void {
  source = read
}

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

/** The same value with every token in its texts replaced by the fact as it is now. */
export async function fillFacts<T>(ctx: AppCtx & { readonly language: Language }, value: T): Promise<T> {
  const tokens = new Set<string>()
  collect(value, tokens)
  if (tokens.size === 0 || !source) return value
  const known = await source(ctx, [...tokens])
  for (const token of tokens) if (!known.get(token)) ctx.log.warn({ token }, 'a text names a fact that is not known')
  return replace(value, (text) =>
    text.replace(TOKEN, (_, token: string) => known.get(token.trim())?.[ctx.language] ?? UNKNOWN),
  )
}

/** Refuses texts that name a kind of fact nobody knows: a typing error would show as a gap to every visitor. */
export async function refuseUnknownFacts(ctx: AppCtx, value: unknown): Promise<void> {
  const tokens = new Set<string>()
  collect(value, tokens)
  if (tokens.size === 0 || !source) return
  const known = await source(ctx, [...tokens])
  const unknown = [...tokens].find((token) => !known.has(token))
  if (unknown !== undefined) throw new AppError('content_unknown_fact', { token: `{{${unknown}}}` })
}

/** A verb whose answer holds texts of staff. */
export const withFacts =
  <C extends AppCtx & { readonly language: Language }, I, R>(verb: (ctx: C, input: I) => Promise<R>) =>
  async (ctx: C, input: I): Promise<R> =>
    fillFacts(ctx, await verb(ctx, input))
