import type { Language } from '@inkroute/contract/errors/errors'
import { saidIn } from '@inkroute/contract/input-messages'
import type { PriceFormula, TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { fenToDecimal, getDecimals } from '@inkroute/contract/money'
import { isChinese } from '../words/words.rules.ts'

export interface Problem {
  readonly field: string
  readonly message: string
  /** Why a platform refused: the kind of its error. Absent for what we found ourselves. */
  readonly kind?: string
}

/** Our messages are stored as `中文|English`; platform messages stay as received. */
export const inLanguage = ({ field, message, ...rest }: Problem, language: Language): Problem => ({
  ...rest,
  field,
  message: saidIn(message, language),
})

const FEN = 100
const endings = { '.99': 99, '.95': 95, '.00': 0 } as const

/**
 * Price in the smallest unit of the shop's currency. An ending never makes it cheaper than the formula says: 12.40 with
 * ‘.99’ is 12.99, and 12.995 is 13.99.
 */
export function getPrice(base_fen: number, { rate, multiply, add, ending }: PriceFormula): number {
  const plain = Math.round((base_fen / rate) * multiply + add * FEN)
  if (ending === 'none') return Math.max(1, plain)
  const whole = Math.floor(plain / FEN) * FEN
  const ended = whole + endings[ending]
  return ended >= plain ? Math.max(1, ended) : ended + FEN
}

/** A price in hundredths as the currency writes it. Yen and won have none: rounded up, never below the formula. */
export const priceIn = (currency: string, hundredths: number): { amount: string; currency: string } => ({
  amount: getDecimals(currency) === 0 ? String(Math.ceil(hundredths / FEN)) : fenToDecimal(hundredths),
  currency,
})

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** Blank lines part paragraphs, single ones break the line. Nothing a seller types becomes markup. */
export const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().split('\n').map(escaped).join('<br>')}</p>`)
    .join('')

export interface DraftFacts {
  readonly title: string
  readonly description: string
  readonly picture_count: number
  readonly is_making?: boolean
  readonly variant_count: number
  readonly has_unpriced: boolean
  readonly variants?: readonly { readonly sku: string; readonly price: string; readonly quantity: number }[]
  readonly currency?: string
  /** The language the template writes in, where it says so. */
  readonly language?: 'en' | 'zh' | undefined
}

type Words = readonly [zh: string, en: string]
const say = (field: string, [zh, en]: Words, is_english: boolean): Problem => ({ field, message: is_english ? en : zh })

type Found = readonly [field: string, words: Words]

function languageProblems({ limits: { rules }, zh, en }: ListingPlatform, facts: DraftFacts): Found[] {
  const found: Found[] = []
  const { title_forbidden, title_once = '' } = rules
  const is_english = rules.no_chinese || facts.language === 'en'
  const where: Words = rules.no_chinese
    ? [`${zh} 不支持中文`, `${en} does not accept Chinese text`]
    : ['店铺语言是英文', 'The shop is in English']
  if (is_english && isChinese(facts.title)) {
    const said: Words = [`${where[0]}，请填写英文标题`, `${where[1]}; write the title in English`]
    found.push(['title', said])
  }
  if (is_english && isChinese(facts.description)) {
    const said: Words = [`${where[0]}，请用英文填写描述`, `${where[1]}; write the description in English`]
    found.push(['description', said])
  }
  const bad = title_forbidden?.exec(facts.title)?.[0]
  if (bad) found.push(['title', [`标题不能包含“${bad}”`, `The title cannot contain “${bad}”`]])
  const twice = [...title_once].find((char) => facts.title.split(char).length > 2)
  if (twice) found.push(['title', [`标题里的“${twice}”只能出现一次`, `The title can contain “${twice}” only once`]])
  return found
}

function offerProblems({ limits: { rules } }: ListingPlatform, facts: DraftFacts): Found[] {
  const found: Found[] = []
  const { price, quantity_max, sku_max } = rules
  const variants = facts.variants ?? []
  const amounts = variants.map((variant) => Number(variant.price))
  if (price && price.currency === facts.currency && amounts.some((one) => one < price.min || one > price.max)) {
    const range = `${price.min} – ${price.max} ${price.currency}`
    found.push(['price', [`售价须在 ${range} 之间`, `Prices must be between ${range}`]])
  }
  const most = Math.max(0, ...variants.map(({ quantity }) => quantity))
  if (quantity_max !== undefined && most > quantity_max) {
    found.push(['quantity', [`每个 SKU 最多 ${quantity_max} 件`, `At most ${quantity_max} of each SKU`]])
  }
  const long = variants.find(({ sku }) => sku_max !== undefined && sku.length > sku_max)
  if (long) {
    found.push([
      'variants',
      [`SKU“${long.sku}”超过 ${sku_max} 个字符`, `The SKU “${long.sku}” has more than ${sku_max} characters`],
    ])
  }
  return found
}

function textProblems({ limits }: ListingPlatform, facts: DraftFacts): Found[] {
  const found: Found[] = []
  const { length } = facts.title
  if (length > limits.title) {
    found.push([
      'title',
      [
        `标题 ${length} 个字符，最多 ${limits.title} 个`,
        `The title has ${length} characters, at most ${limits.title} are taken`,
      ],
    ])
  }
  if (length < limits.title_min) {
    found.push([
      'title',
      [
        `标题 ${length} 个字符，至少 ${limits.title_min} 个`,
        `The title has ${length} characters, at least ${limits.title_min} are wanted`,
      ],
    ])
  }
  if (/\{\w+\}/.test(facts.title)) found.push(['title', ['标题里有不认识的变量', 'The title holds an unknown word']])
  if (limits.rules.needs_description && facts.description.trim() === '') {
    found.push(['description', ['模板缺少商品描述', 'The template lacks a description']])
  }
  if (facts.description.length > limits.description) {
    found.push([
      'description',
      [`描述最多 ${limits.description} 个字符`, `A description has at most ${limits.description} characters`],
    ])
  }
  return found
}

function goodsProblems({ limits }: ListingPlatform, facts: DraftFacts): Found[] {
  const found: Found[] = []
  const { picture_count, variant_count } = facts
  const least = limits.rules.pictures_min ?? 0
  if (picture_count === 0 || facts.is_making) {
    found.push(['pictures', ['效果图还没有生成，请稍后再试', 'No picture is ready yet; try again in a moment']])
  } else if (picture_count < least) {
    found.push([
      'pictures',
      [`只有 ${picture_count} 张图片，至少 ${least} 张`, `${picture_count} pictures; at least ${least} are needed`],
    ])
  }
  if (variant_count === 0) found.push(['variants', ['商品没有 SKU', 'There is no SKU']])
  if (variant_count > limits.variants) {
    found.push([
      'variants',
      [
        `${variant_count} 个 SKU，平台最多 ${limits.variants} 个`,
        `${variant_count} SKUs, the platform takes ${limits.variants}`,
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
  return found
}

type Answers = TemplateContent['attributes']

function answerProblems({ fields }: ListingPlatform, attributes: Answers, asked: readonly AskedField[]): Found[] {
  const found: Found[] = []
  for (const field of fields) {
    const value = attributes[field.key] ?? ''
    if (field.is_required && value === '') {
      found.push([field.key, [`模板缺少“${field.zh}”`, `The template lacks “${field.en}”`]])
    } else if (field.is_number && value !== '' && !/^\d+$/.test(value)) {
      found.push([field.key, [`“${field.zh}”应为数字`, `“${field.en}” must be a number`]])
    }
  }
  for (const { key, name } of asked) {
    if ((attributes[key] ?? '') === '')
      found.push([key, [`该类目要求填写“${name}”`, `The category asks for “${name}”`]])
  }
  return found
}

/** Attributes a category requires. */
interface AskedField {
  readonly key: string
  readonly name: string
}

/** Problems the platform would reject, found before publishing. */
export function getProblems(
  platform: ListingPlatform,
  facts: DraftFacts,
  template: Pick<TemplateContent, 'attributes' | 'category_id'>,
  is_english: boolean,
  asked: readonly AskedField[] = [],
): Problem[] {
  const lacks_category = platform.needs_category && template.category_id === ''
  const category: Words = ['模板缺少平台类目编号', 'The template lacks the platform’s category']
  const found: Found[] = [
    ...textProblems(platform, facts),
    ...languageProblems(platform, facts),
    ...(lacks_category ? [['category_id', category] as const] : []),
    ...goodsProblems(platform, facts),
    ...offerProblems(platform, facts),
    ...answerProblems(platform, template.attributes, asked),
  ]
  return found.map(([field, words]) => say(field, words, is_english))
}

const WAIT_S = [10, 30, 120, 600, 1800] as const

const SHORT_REVIEWS = 8
const REVIEWS_OF_AN_HOUR = 24
/** Hourly for about a week beyond that. */
const MOST_QUESTIONS = 192

/** Seconds until the next review poll, since reviews take seconds to days; null to stop polling. */
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
