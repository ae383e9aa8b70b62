import { nameByRule } from '../preference/name-rule.ts'
import { MAX_GOODS_TITLE } from './codes.ts'

/** Inputs of the names of one save. Shared, so that the save dialog previews what the server writes. */
export interface Naming {
  readonly name_rule: string
  /** Typed by the seller; may be empty. */
  readonly typed: string
  readonly product_name: string
  /** `20261115` in the seller's zone. */
  readonly date: string
  readonly seq: number
}

export const paddedSeq = (seq: number): string => String(seq).padStart(4, '0')

/** Goods as a whole have no colour and size: their tokens go, with the separator that led to them. */
const wholeRule = (rule: string): string =>
  rule
    .replace(/[-_·・/\s]*\{(?:colour|size)\}/g, '')
    .replace(/^[-_·・/\s]+/, '')
    .trim()

/** The title of the goods: as typed, or by the rule without colour and size. */
export function titleOf({ name_rule, typed, product_name, date, seq }: Naming): string {
  if (typed) return typed.slice(0, MAX_GOODS_TITLE)
  const values = { product: product_name, colour: '', size: '', date, seq: paddedSeq(seq) }
  return (nameByRule(wholeRule(name_rule), values) || product_name).slice(0, MAX_GOODS_TITLE)
}

/** Name of a SKU by the rule; a typed title replaces the product name. */
export const skuNameOf = (naming: Naming, variant: { color_name: string; size_name: string }): string =>
  nameByRule(naming.name_rule, {
    product: naming.typed || naming.product_name,
    colour: variant.color_name,
    size: variant.size_name,
    date: naming.date,
    seq: paddedSeq(naming.seq),
  })

/** Putting one together takes a millisecond, and a batch names thousands of goods. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(time_zone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = dayFormats.get(time_zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, ...parts })
  dayFormats.set(time_zone, format)
  return format
}

/** `20261115` where the clock of this zone shows that day. */
export const dayToken = (now: Date, time_zone: string): string => dayFormat(time_zone).format(now).replaceAll('-', '')
