import type { ListReply } from '@inkroute/contract/catalog/catalog'
import { formatMoney } from '../../../shared/format/money.ts'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { fill, type Language, type Texts } from '../../../shared/text/text.ts'
import { detailPath, findPicture, viewsInOrder } from '../card/card.view.ts'
import type { searchText } from './search.text.ts'

export interface HotWord {
  readonly word: string
  /** A page to open instead of searching. */
  readonly jump_url: string | null
}

export interface SearchOption {
  readonly id: string
  readonly kind: 'word' | 'search' | 'category' | 'product'
  readonly label: string
  readonly path: string
  readonly note?: string
  readonly picture?: string
}

interface Words {
  readonly text: Texts<typeof searchText>
  readonly language: Language
}

const CATEGORIES_SHOWN = 3
const PRODUCTS_SHOWN = 5

export const searchPath = (language: Language, word: string): string =>
  pathInLanguage(`/keyWord/${encodeURIComponent(word)}`, language)

/** Links entered by staff are Chinese paths or external URLs. */
const jumpPath = (language: Language, url: string) =>
  url.startsWith('/') && !url.startsWith('//') ? pathInLanguage(url, language) : url

/** Suggestions for an empty box. */
export const hotOptions = ({ language }: Words, words: readonly HotWord[]): readonly SearchOption[] =>
  words.map(({ word, jump_url }) => ({
    id: `word-${word}`,
    kind: 'word',
    label: word,
    path: jump_url ? jumpPath(language, jump_url) : searchPath(language, word),
  }))

function categoryOptions({ text, language }: Words, reply: ListReply): readonly SearchOption[] {
  const values = reply.facets.find(({ key }) => key === 'category')?.values ?? []
  return values
    .filter(({ parent, count }) => parent !== undefined && count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, CATEGORIES_SHOWN)
    .map(({ value, name, count }) => ({
      id: `category-${value}`,
      kind: 'category',
      label: name,
      path: pathInLanguage(`/category/${encodeURIComponent(value)}`, language),
      note: fill(text.count, { count }),
    }))
}

function productOptions({ text, language }: Words, reply: ListReply): readonly SearchOption[] {
  return reply.data.slice(0, PRODUCTS_SHOWN).map((product) => {
    const picture = findPicture(product, viewsInOrder(product)[0], product.default_color_key, 240)?.src
    return {
      id: `product-${product.id}`,
      kind: 'product',
      label: product.name,
      path: detailPath(language, product.id),
      note: fill(text.from, { price: formatMoney(product.price_from) }),
      ...(picture ? { picture } : {}),
    }
  })
}

/** Suggestions while typing: the word itself, its correction, then categories and products. */
export function foundOptions(words: Words, typed: string, reply: ListReply | undefined): readonly SearchOption[] {
  const { text, language } = words
  const own: SearchOption = {
    id: 'search',
    kind: 'search',
    label: fill(text.search_for, { word: typed }),
    path: searchPath(language, typed),
  }
  if (!reply) return [own]
  const { corrected_from, keyword } = reply.applied
  const meant: SearchOption = {
    id: 'meant',
    kind: 'search',
    label: fill(text.did_you_mean, { word: keyword }),
    path: searchPath(language, keyword),
  }
  return [own, ...(corrected_from ? [meant] : []), ...categoryOptions(words, reply), ...productOptions(words, reply)]
}

/** Arrow keys cycle through the options and the box itself (-1). */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  return next < -1 ? count - 1 : next >= count ? -1 : next
}
