import type { ListingLanguage, ListingWord } from '@inkroute/contract/listing/words'
import type { CategoryField } from '../../../connectors/core/catalogue.ts'
import { fieldKey } from '../../../connectors/core/catalogue.ts'

/** What is known of goods, in both languages where there are two. */
export interface GoodsWords {
  readonly title: string
  readonly title_en: string
  readonly product: string
  readonly designs: readonly string[]
  readonly tags: readonly string[]
  readonly material: string
  readonly care: string
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly size_chart: string
  readonly brand: string
}

/** Chinese, not Japanese: kanji come with kana. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text) && !/[\u3040-\u30ff]/.test(text)

/** Names in two languages, such as “均码 One size”, keep the part an English shop can read. */
export function spokenName(name: string, language: ListingLanguage | undefined): string {
  if (language !== 'en' || !isChinese(name)) return name
  return (
    name
      .replace(/[\p{Script=Han}（）、，]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || name
  )
}

const MAX_TAGS = 20
const CUSTOM: Readonly<Record<ListingLanguage, string>> = { en: 'Custom design', zh: '定制图案' }
const JOIN: Readonly<Record<ListingLanguage, string>> = { en: ', ', zh: '、' }

const distinct = (values: readonly string[]): string[] => [
  ...new Map(values.map((value) => [value.trim().toLowerCase(), value.trim()])).values(),
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name English buyers can read: the seller's own, or that of the artwork. */
function englishTitle({ title, title_en, designs }: GoodsWords, design: string): string {
  const own = title_en.trim() || title.trim()
  if (own !== '' && !isChinese(own)) return own
  return designs.length > 0 && !isChinese(design) ? design : CUSTOM.en
}

/** What each word stands for in this language. Words of another script are left out of an English text. */
export function wordsFor(
  goods: GoodsWords,
  language: ListingLanguage | undefined,
): Readonly<Record<ListingWord, string>> {
  const spoken = language ?? 'en'
  const fits = (text: string) => text !== '' && (spoken === 'zh' || !isChinese(text))
  const join = (values: readonly string[]) => distinct(values).filter(fits).join(JOIN[spoken])
  const design = capital(distinct(goods.designs).filter(fits)[0] ?? '')
  const english = englishTitle(goods, design)
  return {
    title: language === 'en' ? english : goods.title,
    title_en: english,
    design: design || CUSTOM[spoken],
    product: goods.product,
    tags: distinct(goods.tags).filter(fits).slice(0, MAX_TAGS).join(', '),
    material: goods.material,
    care: goods.care,
    colors: join(goods.colors),
    sizes: join(goods.sizes),
    size_chart: goods.size_chart,
    brand: goods.brand,
  }
}

const WORD = /\{(\w+)\}/g

/**
 * Words in braces are filled; unknown ones stay, so that they are seen in the preview. A line that says nothing without
 * its words is left out with them.
 */
export function fillWords(pattern: string, words: Readonly<Record<ListingWord, string>>): string {
  const lines = pattern.split('\n').flatMap((line) => {
    const named = [...line.matchAll(WORD)].map(([, word = '']) => word)
    const is_empty = named.length > 0 && named.every((word) => word in words && words[word as ListingWord] === '')
    if (is_empty) return []
    return [line.replace(WORD, (all, word: string) => (word in words ? words[word as ListingWord] : all))]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const AT_ENDS = /^[\s|·–—,-]+|[\s|·–—,-]+$/g

/** As `fillWords`; a name that holds that of its product does not say it twice. */
export function titleIn(pattern: string, words: Readonly<Record<ListingWord, string>>): string {
  const rest = pattern.replace(/[\s|·–—,-]*\{product\}/g, '')
  const without = fillWords(rest, words).replace(AT_ENDS, '')
  const says_product = words.product !== '' && without.toLowerCase().includes(words.product.toLowerCase())
  return says_product ? without : fillWords(pattern, words)
}

const BETWEEN_TAGS = /[,，、\n]/

/** Each part of the rule is filled by itself, so that a part without words leaves the others. */
export const tagsIn = (pattern: string, words: Readonly<Record<ListingWord, string>>): string[] =>
  distinct(pattern.split(BETWEEN_TAGS).flatMap((part) => fillWords(part, words).split(BETWEEN_TAGS))).filter(
    (tag) => tag !== '',
  )

const chosen = (value: { readonly value: string; readonly name: string }) => `#${value.value}~${value.name}`

interface Known {
  readonly material: string
  readonly brand: string
  readonly origin: string
}

/** Longer names first: “Organic cotton” before “Cotton”. */
function materialIn({ values }: CategoryField, material: string): string {
  const text = material.toLowerCase()
  if (values.length === 0) return material
  const named = [...values].sort((a, b) => b.name.length - a.name.length)
  const found = named.find(({ name }) => text.includes(name.toLowerCase()))
  return found ? chosen(found) : ''
}

function originIn({ values }: CategoryField, origin: string): string {
  if (origin === '') return ''
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(origin) ?? origin
  if (values.length === 0) return name
  const found = values.find((one) => [origin.toLowerCase(), name.toLowerCase()].includes(one.name.toLowerCase()))
  return found ? chosen(found) : ''
}

/** Answers to what a category asks, where the facts of the product give them. */
export function answersFrom(fields: readonly CategoryField[], known: Known): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const name = field.name.toLowerCase()
    const answer = /material|fabric|composition/.test(name)
      ? materialIn(field, known.material)
      : /country|origin|made in/.test(name)
        ? originIn(field, known.origin)
        : name === 'brand' && field.values.length === 0
          ? known.brand
          : ''
    if (answer !== '') answers[fieldKey(field.id)] = answer
  }
  return answers
}
