import { batchName, DEFAULT_BATCH_NAME } from '@inkroute/engine/batch/batch-name'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { DEFAULT_NAME_RULE, nameByRule } from '../preference/name-rule.ts'
import { MAX_GOODS_TITLE } from './codes.ts'
import { serialIn } from './serial.ts'

/** Inputs of the names of one save. Shared, so that the save dialog previews what the server writes. */
export interface Naming {
  readonly name_rule: string
  /** Typed by the seller; may be empty. */
  readonly typed: string
  readonly product_name: string
  /** What the design shows; empty where nothing of it has a name. */
  readonly artwork?: string
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

const FILE_ENDING = /\.(?:png|jpe?g|webp|svg|psd|pdf|ai|heic|tiff?)$/i
const MAX_ARTWORK = 60

/** What a design shows: the name of its first picture, else its first words. Names that cameras give say nothing. */
export function artworkName({ views }: Pick<DesignDocument, 'views'>): string {
  const shown = views.flatMap(({ layers }) => layers).filter(({ is_hidden }) => !is_hidden)
  const named = [
    ...shown.flatMap((layer) => (layer.type === 'image' ? [layer.name] : [])),
    ...shown.flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])),
  ].map((name) =>
    name
      .replace(FILE_ENDING, '')
      .replace(/[_\s]+/g, ' ')
      .trim(),
  )
  const told = named.find((name) => /\p{L}{2}/u.test(name) && serialIn(name) === '')
  return told?.slice(0, MAX_ARTWORK) ?? ''
}

/** The title of the goods: as typed, by the seller's own rule without colour and size, or as batch runs name goods. */
export function getTitle({ name_rule, typed, product_name, artwork = '', date, seq }: Naming): string {
  if (typed) return typed.slice(0, MAX_GOODS_TITLE)
  if (name_rule === DEFAULT_NAME_RULE) return batchName(DEFAULT_BATCH_NAME, { artwork, product: product_name })
  const values = { product: product_name, colour: '', size: '', date, seq: paddedSeq(seq) }
  return (nameByRule(wholeRule(name_rule), values) || product_name).slice(0, MAX_GOODS_TITLE)
}

/** Name of a SKU by the rule; a typed title replaces the product name. */
export const getSkuName = (naming: Naming, variant: { color_name: string; size_name: string }): string =>
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
