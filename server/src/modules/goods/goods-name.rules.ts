import { MAX_GOODS_TITLE, MAX_SKU_CODE, skuByRule } from '@inkroute/contract/goods-codes'
import { nameByRule } from '@inkroute/contract/name-rule'

/** What names and codes of one save are made from. */
export interface Naming {
  readonly name_rule: string
  readonly sku_rule: string
  /** What the seller typed; '' when nothing. */
  readonly typed: string
  readonly product_name: string
  readonly product_code: string
  /** `20261115` in the seller's zone. */
  readonly date: string
  readonly seq: number
}

export interface Variant {
  readonly item_id: number
  readonly color_id: number
  readonly size_id: number
  readonly color_name: string
  readonly color_key: string
  readonly size_name: string
}

const number = (seq: number) => String(seq).padStart(4, '0')

/** Goods as a whole have no colour and size: their tokens go, with the separator that led to them. */
const wholeRule = (rule: string): string =>
  rule
    .replace(/[-_·・/\s]*\{(?:colour|size)\}/g, '')
    .replace(/^[-_·・/\s]+/, '')
    .trim()

/** The title of the goods: as typed, or by the rule without colour and size. */
export function titleOf({ name_rule, typed, product_name, date, seq }: Naming): string {
  if (typed) return typed.slice(0, MAX_GOODS_TITLE)
  const values = { product: product_name, colour: '', size: '', date, seq: number(seq) }
  return (nameByRule(wholeRule(name_rule), values) || product_name).slice(0, MAX_GOODS_TITLE)
}

/** The name of one SKU by the rule; a typed title stands where the product's name would. */
export const skuNameOf = (naming: Naming, variant: Pick<Variant, 'color_name' | 'size_name'>): string =>
  nameByRule(naming.name_rule, {
    product: naming.typed || naming.product_name,
    colour: variant.color_name,
    size: variant.size_name,
    date: naming.date,
    seq: number(naming.seq),
  })

export const skuCodeOf = (naming: Naming, variant: Pick<Variant, 'color_key' | 'size_name'>): string =>
  skuByRule(naming.sku_rule, {
    product: naming.product_code,
    colour: variant.color_key,
    size: variant.size_name,
    date: naming.date,
    seq: number(naming.seq),
  }) || number(naming.seq)

/** The title itself, or the first of “title (2)”, “title (3)” … that is free. */
export function freeTitle(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken)
  if (!used.has(wanted)) return wanted
  for (let n = 2; ; n++) {
    const suffix = ` (${n})`
    const title = wanted.slice(0, MAX_GOODS_TITLE - suffix.length) + suffix
    if (!used.has(title)) return title
  }
}

/** Each wanted word, numbered where it is taken or stands twice. Upper and lower case count as one. */
export function distinct(wanted: readonly string[], isTaken: (word: string) => boolean, max_length: number): string[] {
  const used = new Set<string>()
  return wanted.map((word) => {
    let free = word.slice(0, max_length)
    for (let n = 2; used.has(free.toUpperCase()) || isTaken(free); n++) {
      const suffix = `-${n}`
      free = word.slice(0, max_length - suffix.length) + suffix
    }
    used.add(free.toUpperCase())
    return free
  })
}

/** The codes to ask the database about: each wanted one with its first numbered forms. */
export const codeCandidates = (wanted: readonly string[], tries = 20): string[] =>
  wanted.flatMap((code) => [
    code,
    ...Array.from({ length: tries }, (_, n) => {
      const suffix = `-${n + 2}`
      return code.slice(0, MAX_SKU_CODE - suffix.length) + suffix
    }),
  ])
