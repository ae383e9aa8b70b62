import { z } from 'zod'
import { MarketError } from './market-error.ts'

/** Platforms hide a buyer's address behind stars until the order is ready. */
export const isMasked = (...texts: readonly string[]): boolean => texts.some((text) => /\*{2,}/.test(text))

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

/** A decimal as text with at least two digits after the point: `12`, `12.3`, 12 → `12.00`, `12.30`, `12.00`. */
export function decimalText(value: string | number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim())
  if (!match) throw new RangeError(`not a decimal: ${String(value).slice(0, 40)}`)
  const [, sign = '', whole = '0', part = ''] = match
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
}

/** `amount / divisor` where the divisor is a power of ten, as several platforms write money. */
export function decimalFromUnits(amount: string | number, divisor: number): string {
  const digits = Math.round(Math.log10(divisor))
  if (10 ** digits !== divisor) throw new RangeError(`not a power of ten: ${divisor}`)
  const text = String(amount)
  const negative = text.startsWith('-')
  const padded = text.replace('-', '').padStart(digits + 1, '0')
  const cut = padded.length - digits
  return decimalText(`${negative ? '-' : ''}${padded.slice(0, cut)}${digits ? `.${padded.slice(cut)}` : ''}`)
}
