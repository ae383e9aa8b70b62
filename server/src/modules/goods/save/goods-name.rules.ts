import { MAX_GOODS_TITLE, skuByRule } from '@inkroute/contract/goods/codes'
import { type Naming, paddedSeq } from '@inkroute/contract/goods/name'

/** Inputs of SKU codes of one save, besides names. */
export interface Coding extends Naming {
  readonly sku_rule: string
  readonly product_code: string
}

export interface Variant {
  readonly item_id: number
  readonly color_id: number
  readonly size_id: number
  readonly color_name: string
  readonly color_key: string
  readonly size_name: string
}

export const getSkuCode = (naming: Coding, variant: Pick<Variant, 'color_key' | 'size_name'>): string =>
  skuByRule(naming.sku_rule, {
    product: naming.product_code,
    colour: variant.color_key,
    size: variant.size_name,
    date: naming.date,
    seq: paddedSeq(naming.seq),
  }) || paddedSeq(naming.seq)

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

/** The word cut to its length, and from 2 on with its number. */
export function toForm(word: string, n: number, max_length: number): string {
  const suffix = n === 1 ? '' : `-${n}`
  return word.slice(0, max_length - suffix.length) + suffix
}

/** Numbers words that are taken or repeated. Case-insensitive. */
export function distinct(wanted: readonly string[], isTaken: (word: string) => boolean, max_length: number): string[] {
  const used = new Set<string>()
  return wanted.map((word) => {
    let free = toForm(word, 1, max_length)
    for (let n = 2; used.has(free.toUpperCase()) || isTaken(free); n++) free = toForm(word, n, max_length)
    used.add(free.toUpperCase())
    return free
  })
}
