import type { Language } from '@inkroute/contract/errors'
import { messageIn } from '@inkroute/contract/input-messages'
import type { PriceFormula, TemplateContent } from '@inkroute/contract/listing'
import type { ListingPlatform, ListingWord } from '@inkroute/contract/listing-platforms'

export interface Problem {
  readonly field: string
  readonly message: string
}

/** Ours are kept as `中文|English`; what a platform said stays as it said it. */
export const inLanguage = ({ field, message }: Problem, language: Language): Problem => ({
  field,
  message: /^[^|]*[\u4e00-\u9fff][^|]*\|/.test(message) ? messageIn(message, language) : message,
})

const FEN = 100
const endings = { '.99': 99, '.95': 95, '.00': 0 } as const

/**
 * Price in the smallest unit of the shop's currency. An ending never makes it cheaper than the formula says: 12.40 with
 * ‘.99’ is 12.99, and 12.995 is 13.99.
 */
export function priceOf(base_fen: number, { rate, multiply, add, ending }: PriceFormula): number {
  const plain = Math.round((base_fen / rate) * multiply + add * FEN)
  if (ending === 'none') return Math.max(1, plain)
  const whole = Math.floor(plain / FEN) * FEN
  const ended = whole + endings[ending]
  return ended >= plain ? Math.max(1, ended) : ended + FEN
}

/** Words in braces are filled; unknown ones stay, so that they are seen in the preview. */
export const fillWords = (pattern: string, words: Readonly<Record<ListingWord, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (all, word: string) => (word in words ? words[word as ListingWord] : all)).trim()

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** Blank lines part paragraphs, single ones break the line. Nothing a seller types becomes markup. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().split('\n').map(escaped).join('<br>')}</p>`)
    .join('')

export interface DraftFacts {
  readonly title: string
  readonly description: string
  readonly picture_count: number
  readonly variant_count: number
  readonly has_unpriced: boolean
}

type Words = readonly [zh: string, en: string]
const say = (field: string, [zh, en]: Words, is_english: boolean): Problem => ({ field, message: is_english ? en : zh })

/** What the platform would refuse, said before it is asked. */
export function problemsOf(
  { limits, fields, needs_category }: ListingPlatform,
  facts: DraftFacts,
  template: Pick<TemplateContent, 'attributes' | 'category_id'>,
  is_english: boolean,
  /** What the category wants to know. */
  asked: readonly { readonly key: string; readonly name: string }[] = [],
): Problem[] {
  const found: [string, Words][] = []
  const { title, description, variants } = limits
  if (facts.title.length > title) {
    found.push([
      'title',
      [
        `标题 ${facts.title.length} 个字符，最多 ${title} 个`,
        `The title has ${facts.title.length} characters, at most ${title} are taken`,
      ],
    ])
  }
  if (facts.title.length < limits.title_min) {
    found.push([
      'title',
      [
        `标题 ${facts.title.length} 个字符，至少 ${limits.title_min} 个`,
        `The title has ${facts.title.length} characters, at least ${limits.title_min} are wanted`,
      ],
    ])
  }
  if (needs_category && template.category_id === '') {
    found.push(['category_id', ['模板缺少平台类目编号', 'The template lacks the platform’s category']])
  }
  if (/\{\w+\}/.test(facts.title)) found.push(['title', ['标题里有不认识的变量', 'The title holds an unknown word']])
  if (facts.description.length > description) {
    found.push([
      'description',
      [`描述最多 ${description} 个字符`, `A description has at most ${description} characters`],
    ])
  }
  if (facts.picture_count === 0) {
    found.push(['pictures', ['效果图还没有生成，请稍后再试', 'No picture is ready yet; try again in a moment']])
  }
  if (facts.variant_count === 0) found.push(['variants', ['商品没有 SKU', 'There is no SKU']])
  if (facts.variant_count > variants) {
    found.push([
      'variants',
      [
        `${facts.variant_count} 个 SKU，平台最多 ${variants} 个`,
        `${facts.variant_count} SKUs, the platform takes ${variants}`,
      ],
    ])
  }
  if (facts.has_unpriced) {
    found.push([
      'price',
      [
        '有 SKU 没有售价，请先定价，或让模板按成本计价',
        'Some SKUs have no price; set it, or let the template start from cost',
      ],
    ])
  }
  for (const field of fields) {
    const value = template.attributes[field.key] ?? ''
    if (field.is_required && value === '') {
      found.push([field.key, [`模板缺少“${field.zh}”`, `The template lacks “${field.en}”`]])
    } else if (field.is_number && value !== '' && !/^\d+$/.test(value)) {
      found.push([field.key, [`“${field.zh}”应为数字`, `“${field.en}” must be a number`]])
    }
  }
  for (const { key, name } of asked) {
    if ((template.attributes[key] ?? '') === '')
      found.push([key, [`该类目要求填写“${name}”`, `The category asks for “${name}”`]])
  }
  return found.map(([field, words]) => say(field, words, is_english))
}

const WAIT_S = [10, 30, 120, 600, 1800] as const

const SHORT_REVIEWS = 8
const REVIEWS_OF_AN_HOUR = 24
/** Hourly for about a week beyond that. */
const MOST_QUESTIONS = 192

/** Reviews last from seconds to days: how long until the platform is asked again, null when a person should. */
export function reviewSeconds(asked: number): number | null {
  if (asked < SHORT_REVIEWS) return 15
  if (asked < REVIEWS_OF_AN_HOUR) return 240
  return asked < MOST_QUESTIONS ? 3600 : null
}

/** How long until the next attempt; null when it is time to ask a person. */
export const waitSeconds = (attempts: number, retry_after_ms: number): number | null => {
  const wait = WAIT_S[attempts]
  return wait === undefined ? null : Math.max(wait, Math.ceil(retry_after_ms / 1000))
}
