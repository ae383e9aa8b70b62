import { z } from 'zod'
import { MarketError } from './market-error.ts'

/** Reads what we need of an answer; what is missing or of another kind is a fault we want to hear of at once. */
export function readShape<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new MarketError('malformed', `Unexpected answer at ${place}`, { code: 'answer_unexpected' })
}

/** A number of theirs: text, however they write it. */
export const ExternalId = z.union([z.string(), z.number()]).transform(String)
/** A text that may be absent or null. */
export const LooseText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
/** A decimal as text or number, as text. */
export const Decimal = z.union([z.string(), z.number()]).transform(String)
