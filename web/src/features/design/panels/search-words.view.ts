import type { Bilingual } from '../../../shared/text/text.ts'
import { synonyms } from './synonyms.ts'

/** Words as they are compared: without case and doubled spaces. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\d\s'-]+$/u.test(word)

/** The beginning that one and many of a thing share: berry and berries, box and boxes, cat and cats. */
export function getStem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  if (word.endsWith('ies')) return word.slice(0, -3)
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

const groupsOfWord = (word: string) => {
  const stem = getStem(word)
  return synonyms.filter((group) => group.some((one) => one === word || one === stem))
}

/** What is searched for: each word with others for the same thing. All words have to be found. */
export type Asked = readonly (readonly string[])[]

/** A query is words, or what somebody calls by several words: navy blue, speech bubble. */
export function askFor(query: string): Asked {
  const whole = plain(query)
  if (whole === '') return []
  const words = groupsOfWord(whole).length > 0 ? [whole] : whole.split(' ')
  // One character alone is in too many other words: 家 in 家具, 线 in 衬线.
  const others = (word: string) => groupsOfWord(word).flatMap((group) => group.filter((one) => one.length > 1))
  return words.map((word) => [...new Set([word, getStem(word), ...others(word)])])
}

/** The same query in the words the gallery goes by; null if it already is, or nobody knows others. */
export function otherWords(query: string, language: 'zh' | 'en'): string | null {
  const asked = askFor(query)
  const at = language === 'zh' ? 0 : 1
  const others = asked.map(([word = '']) => groupsOfWord(word)[0]?.[at] ?? getStem(word)).join(' ')
  return others === plain(query) || others === '' ? null : others
}

/** In Chinese order of sounds, the first character of each initial. */
const initials = 'abcdefghjklmnopqrstwxyz'
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀']
let collator: Intl.Collator | undefined

/** What a pinyin keyboard begins each character with: hs for 红色. */
export function getInitials(text: string): string {
  collator ??= new Intl.Collator('zh-u-co-pinyin')
  const { compare } = collator
  return [...text]
    .map((one) => {
      if (!/\p{Script=Han}/u.test(one)) return one
      return initials[firsts.findLastIndex((first) => compare(first, one) <= 0)] ?? one
    })
    .join('')
}

/** Latin words are found from their beginning: a star is not in mustard. */
function hasWord(text: string, word: string, is_strict: boolean): boolean {
  if (!is_strict || !isLatin(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\d]/u.test(text[at - 1] ?? '')) return true
  }
  return false
}

const isTypedPinyin = (word: string) => /^[a-z]{2,6}$/.test(word)

function isFound(texts: readonly string[], asked: Asked, is_strict: boolean): boolean {
  return asked.every((ways) =>
    ways.some((word, nth) =>
      texts.some(
        (text) =>
          hasWord(text, word, is_strict) ||
          (nth === 0 && isTypedPinyin(word) && /\p{Script=Han}/u.test(text) && getInitials(text).startsWith(word)),
      ),
    ),
  )
}

const getRank = (texts: readonly string[], asked: Asked): number => {
  const whole = asked.map(([word]) => word).join(' ')
  if (texts.includes(whole) || texts.includes(getStem(whole))) return 0
  if (
    isFound(
      texts,
      asked.map((ways) => ways.slice(0, 2)),
      true,
    )
  )
    return 1
  return 2
}

/**
 * What goes by these words, in either language: those that are called exactly so first, then those whose name has the
 * words, then those that have another word for it. Parts of words count only where whole ones find nothing.
 */
export function named<T>(list: readonly T[], getNames: (one: T) => readonly string[], asked: Asked): readonly T[] {
  if (asked.length === 0) return list
  const whole = namedWhole(list, getNames, asked)
  return whole.length > 0 ? whole : foundIn(list, getNames, asked, false)
}

/** The same, by whole words only: a cat is no part of duplicating. */
export const namedWhole = <T>(
  list: readonly T[],
  getNames: (one: T) => readonly string[],
  asked: Asked,
): readonly T[] => foundIn(list, getNames, asked, true)

function foundIn<T>(
  list: readonly T[],
  getNames: (one: T) => readonly string[],
  asked: Asked,
  is_strict: boolean,
): readonly T[] {
  const all = list.map((one) => ({ one, texts: getNames(one).map(plain) }))
  const found = all.filter(({ texts }) => isFound(texts, asked, is_strict))
  const ranked = found.map(({ one, texts }) => ({ one, rank: getRank(texts, asked) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one)
}

export const getBoth = ({ zh, en }: Bilingual): readonly string[] => [zh, en]
