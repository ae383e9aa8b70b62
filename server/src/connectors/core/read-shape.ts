import { z } from 'zod'
import { MarketError } from './market-error.ts'

/** Platforms mask a buyer's address with asterisks until the order is ready. */
export const isMasked = (...texts: readonly string[]): boolean => texts.some((text) => /\*{2,}/.test(text))

/** The company goes where labels have room for it: before the second line of the address. */
export const withCompany = (line2: string, company: string): string =>
  [company.trim(), line2.trim()].filter(Boolean).join(', ')

/** Pieces still to be sent. A quantity that makes no sense without refunds stays as it is, to be found by the checks. */
export const getLeft = (quantity: number, refunded: number): number =>
  refunded > 0 ? Math.max(0, quantity - refunded) : quantity

/** Parses the parts of a response we need; anything missing or of another type throws `malformed`. */
export function readShape<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') ?? ''
  throw new MarketError('malformed', `Unexpected answer at ${place}`, { code: 'answer_unexpected' })
}

/** An external id as text, whether sent as string or number. */
export const ExternalId = z.union([z.string(), z.number()]).transform(String)
/** A text that may be absent or null. */
export const LooseText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
/** A decimal as text, whether sent as string or number. */
export const Decimal = z.union([z.string(), z.number()]).transform(String)

/** At least two decimals: `12`, `12.3`, 12 → `12.00`, `12.30`, `12.00`. */
export function decimalText(value: string | number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim())
  if (!match) throw new RangeError(`not a decimal: ${String(value).slice(0, 40)}`)
  const [, sign = '', whole = '0', part = ''] = match
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
}

/** `amount / divisor` for a power of ten: several platforms send money in minor units. */
export function decimalFromUnits(amount: string | number, divisor: number): string {
  const digits = Math.round(Math.log10(divisor))
  if (10 ** digits !== divisor) throw new RangeError(`not a power of ten: ${divisor}`)
  const text = String(amount)
  const negative = text.startsWith('-')
  const padded = text.replace('-', '').padStart(digits + 1, '0')
  const cut = padded.length - digits
  return decimalText(`${negative ? '-' : ''}${padded.slice(0, cut)}${digits ? `.${padded.slice(cut)}` : ''}`)
}
