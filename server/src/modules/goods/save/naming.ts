import type { Language } from '@inkroute/contract/errors/errors'
import { DEFAULT_SKU_RULE, MAX_SKU_CODE } from '@inkroute/contract/goods/codes'
import { dayToken, getSkuName } from '@inkroute/contract/goods/name'
import type { AppCtx } from '../../../infra/context.ts'
import { getTimeZone } from '../../account/account.ts'
import type { ProductFacts } from '../../catalog/catalog.ts'
import { getPreference } from '../../preference/preference.ts'
import { lockSellerCodes, selectTakenCodes, selectTakenNames, takeSeq } from '../core/sku.queries.ts'
import { type Coding, distinct, getSkuCode, toForm, type Variant } from './goods-name.rules.ts'

const MORE_TRIES = 20

/**
 * Each wanted word, numbered where it is taken, by a store that is asked which of some words it has. Nearly always the
 * wanted ones are free, so only these are asked about at first; where one is taken, about twenty times as many of its
 * numbered forms each time.
 */
export async function freeWords(
  wanted: readonly string[],
  max_length: number,
  { keyOf, ask }: { keyOf: (word: string) => string; ask: (words: readonly string[]) => Promise<ReadonlySet<string>> },
): Promise<string[]> {
  const asked = new Set<string>()
  const taken = new Set<string>()
  let open = wanted
  for (let tries = 1; ; tries *= MORE_TRIES) {
    const forms = open.flatMap((word) => Array.from({ length: tries }, (_, n) => toForm(word, n + 1, max_length)))
    const unknown = [...new Set(forms)].filter((form) => !asked.has(form))
    for (const word of await ask(unknown)) taken.add(word)
    for (const form of unknown) asked.add(form)
    const free = distinct(wanted, (word) => taken.has(keyOf(word)), max_length)
    open = wanted.filter((_, n) => !asked.has(free[n] as string))
    if (open.length === 0) return free
  }
}

export interface Owner {
  readonly seller_id: number
  readonly user_id: number
  readonly language: Language
}

const MAX_SKU_NAME = 200

/** Takes the next running number and what else names and codes are made of. */
export async function startNaming(
  tx: AppCtx,
  owner: Owner,
  product: Pick<ProductFacts, 'code' | 'name_zh' | 'name_en'>,
  typed: string,
  artwork = '',
): Promise<Coding> {
  const { seller_id, user_id, language } = owner
  const { seq, sku_rule } = await takeSeq(tx.db, seller_id)
  const { rule } = await getPreference(tx, { seller_id, user_id }, 'name_rule')
  const time_zone = await getTimeZone(tx.db, seller_id, user_id)
  return {
    name_rule: rule,
    sku_rule: sku_rule ?? DEFAULT_SKU_RULE,
    typed,
    seq,
    product_name: product[`name_${language}`],
    artwork,
    product_code: product.code,
    date: dayToken(tx.clock.now(), time_zone),
  }
}

/** Items of the product as variants with the words names are made of. */
export function getVariants(product: ProductFacts, item_ids: ReadonlySet<number>, language: Language): Variant[] {
  return product.items
    .filter(({ id }) => item_ids.has(id))
    .map((item) => {
      const color = product.colors.find(({ id }) => id === item.color_id)
      return {
        item_id: item.id,
        color_id: item.color_id,
        size_id: item.size_id,
        color_name: color?.[`name_${language}`] ?? '',
        color_key: color?.key ?? '',
        size_name: product.sizes.find(({ id }) => id === item.size_id)?.name ?? '',
      }
    })
}

/** SKU rows with names and codes that are unique for the seller. */
export async function nameSkus(tx: AppCtx, seller_id: number, naming: Coding, variants: readonly Variant[]) {
  await lockSellerCodes(tx.db, seller_id)
  const codes = variants.map((variant) => getSkuCode(naming, variant))
  const names = variants.map((variant) => getSkuName(naming, variant))
  const free_codes = await freeWords(codes, MAX_SKU_CODE, {
    keyOf: (code) => code.toUpperCase(),
    ask: (words) => selectTakenCodes(tx.db, seller_id, words),
  })
  const free_names = await freeWords(names, MAX_SKU_NAME, {
    keyOf: (name) => name,
    ask: (words) => selectTakenNames(tx.db, seller_id, words),
  })
  return variants.map(({ item_id, color_id, size_id }, n) => ({
    item_id,
    color_id,
    size_id,
    sku_code: free_codes[n] as string,
    name: free_names[n] as string,
  }))
}
