import { MAX_KEYWORD_LENGTH } from '@inkroute/contract/catalog/codes'
import { isOneEdit, isSwap } from '@inkroute/contract/one-edit'
import { substitutes, tradeWords } from '../base/words.ts'
import { addBit, type BitSet, emptySet } from './bit-set.ts'
import { bigrams, fold, pieces, stem } from './fold.rules.ts'
import type { Posting, ProductIndex } from './product-index.ts'

export interface KeywordMatch {
  readonly found: BitSet
  /** Score by position; higher is better. */
  readonly scores: Uint16Array
  /** The words actually searched, after correcting a typo or substituting the closest product. */
  readonly corrected: string | null
  /** We do not sell this; `corrected` is the closest. */
  readonly is_substitute: boolean
}

/** Points per weight: exact word, prefix, corrected typo. */
const Points = { exact: 6, prefix: 4, typo: 3, pair: 6, sign: 1 } as const
const MIN_TYPO_LENGTH = 4
const MAX_PREFIX_WORDS = 60
const MAX_GROUPS = 12

/** Points of one word or run by position; null if nothing matches. */
type Group = Uint16Array | null

function addPoints(points: Uint16Array, posting: Posting, factor: number, is_sum: boolean): void {
  const { docs, weights } = posting
  for (let i = 0; i < docs.length; i++) {
    const at = docs[i] as number
    const value = (weights[i] as number) * factor
    points[at] = is_sum ? (points[at] as number) + value : Math.max(points[at] as number, value)
  }
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

function wordGroup(index: ProductIndex, word: string): Group {
  const points = new Uint16Array(index.size)
  let is_known = false
  const exact = index.postings.get(stem(word))
  if (exact) {
    is_known = true
    addPoints(points, exact, Points.exact, false)
  }
  const start = word.length < 2 ? index.vocabulary.length : firstAtLeast(index.vocabulary, word)
  for (let i = start; i < Math.min(start + MAX_PREFIX_WORDS, index.vocabulary.length); i++) {
    const known = index.vocabulary[i] as string
    if (!known.startsWith(word)) break
    is_known = true
    addPoints(points, index.postings.get(known) as Posting, Points.prefix, false)
  }
  return is_known ? points : null
}

/** “canvasprint” typed without its space: the fewest known words that make it up. */
export function splitWord(word: string, isKnown: (part: string) => boolean): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = 0; start <= end - 2; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || !isKnown(part)) continue
      if (!best[end] || before.length + 1 < (best[end]?.length ?? 0)) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? null
}

/** A slip of the finger. The first letter is nearly always right; three letters only trade places. */
function isSlip(known: string, word: string): boolean {
  if (isSwap(known, word)) return true
  if (word.length < MIN_TYPO_LENGTH || known.length < MIN_TYPO_LENGTH - 1 || known[0] !== word[0]) return false
  return isOneEdit(known, word) || isOneEdit(known, stem(word))
}

/** The most frequent known word one edit away. Correctly spelt words are never changed. */
function mendWord(index: ProductIndex, word: string): string | null {
  if (word.length < MIN_TYPO_LENGTH - 1 || tradeWords.has(word) || tradeWords.has(stem(word))) return null
  let best: string | null = null
  for (const known of index.vocabulary) {
    if (known.length < MIN_TYPO_LENGTH - 1 || !isSlip(known, word)) continue
    const carried = index.postings.get(known)?.docs.length ?? 0
    if (!best || carried > (index.postings.get(best)?.docs.length ?? 0)) best = known
  }
  return best
}

/** Two-letter words are not split off, because “or” and “in” occur everywhere; numbers with a unit are. */
const isWhole = (part: string) => part.length > 2 || /\d/.test(part)

interface Asked {
  readonly groups: Group[]
  readonly words: string[]
  is_mended: boolean
}

function askWord(index: ProductIndex, word: string, asked: Asked): void {
  const group = wordGroup(index, word)
  if (group) {
    asked.groups.push(group)
    asked.words.push(word)
    return
  }
  const split = splitWord(word, (part) => isWhole(part) && index.postings.has(stem(part)))
  const mended = split ? null : mendWord(index, word)
  const parts = mended ? [mended] : split
  if (mended) asked.is_mended = true
  for (const part of parts ?? [word]) {
    asked.groups.push(parts ? wordGroup(index, part) : null)
    asked.words.push(part)
  }
}

/** The closest product type for words no product contains. */
function nearestTo(index: ProductIndex, word: string): string | null {
  const substitute = substitutes.find(({ asked }) => asked.test(word))
  if (!substitute) return null
  const is_latin = /^[a-z]/.test(word)
  const is_sold = is_latin ? index.postings.has(stem(word)) : bigrams(word).every((pair) => index.postings.has(pair))
  const { nearest } = substitute
  return is_sold ? null : is_latin ? nearest.en : word.replace(substitute.asked, nearest.zh)
}

function occurrences(index: ProductIndex, tokens: readonly string[], factor: number) {
  const points = new Uint16Array(index.size)
  const hits = new Uint8Array(index.size)
  for (const token of tokens) {
    const posting = index.postings.get(token)
    if (!posting) continue
    addPoints(points, posting, factor, true)
    for (const at of posting.docs) hits[at] = (hits[at] as number) + 1
  }
  return { points, hits }
}

function keep(points: Uint16Array, isKept: (at: number) => boolean): Group {
  let is_any = false
  for (let at = 0; at < points.length; at++) {
    if ((points[at] as number) > 0 && isKept(at)) is_any = true
    else points[at] = 0
  }
  return is_any ? points : null
}

/** All characters and a pair of them; else, in longer runs, two characters of three. More pairs, more points. */
function runGroup(index: ProductIndex, run: string): Group {
  const pairs = [...new Set(bigrams(run))]
  const byPair = occurrences(index, pairs, Points.pair)
  if (pairs.length < 2) return keep(byPair.points, () => true)
  const signs = [...new Set(run)]
  const bySign = occurrences(index, signs, Points.sign)
  const sums = bySign.points.map((points, at) => points + (byPair.points[at] as number))
  const close = keep(sums.slice(), (at) => bySign.hits[at] === signs.length && (byPair.hits[at] as number) > 0)
  return close ?? keep(sums, (at) => (bySign.hits[at] as number) * 3 >= signs.length * 2)
}

function combine(index: ProductIndex, groups: readonly Group[]): Pick<KeywordMatch, 'found' | 'scores'> {
  const scores = new Uint16Array(index.size)
  const hits = new Uint8Array(index.size)
  let most = 0
  for (const group of groups) {
    if (!group) continue
    for (let at = 0; at < group.length; at++) {
      const points = group[at] as number
      if (points === 0) continue
      scores[at] = (scores[at] as number) + points
      const count = ((hits[at] as number) + 1) as number
      hits[at] = count
      if (count > most) most = count
    }
  }
  const found = emptySet(index.size)
  // All words, or as many as any product matches, but at least two of three.
  if (most > 0 && most * 3 >= groups.length * 2)
    for (let at = 0; at < hits.length; at++) if (hits[at] === most) addBit(found, at)
  return { found, scores }
}

const listed = (index: ProductIndex, places: readonly number[]): KeywordMatch => {
  const found = emptySet(index.size)
  for (const place of places) addBit(found, place)
  return { found, scores: new Uint16Array(index.size), corrected: null, is_substitute: false }
}

/** Products matching a keyword, with scores. Null if the keyword is empty. */
export function matchKeyword(index: ProductIndex, keyword: string): KeywordMatch | null {
  const folded = fold(keyword).trim()
  if (folded === '') return null
  if (folded.length > MAX_KEYWORD_LENGTH) return listed(index, [])
  const coded = index.codes.get(folded) ?? index.placeOf.get(Number(folded))
  const { words, runs } = pieces(folded)
  // A code such as “mug” is also a word; it decides only if nothing else matches.
  if (coded !== undefined && !index.postings.has(stem(folded))) return listed(index, [coded])
  const asked: Asked = { groups: [], words: [], is_mended: false }
  const nearest = [...words, ...runs].map((word) => nearestTo(index, word))
  const is_substitute = nearest.some((word) => word !== null)
  const meant = (word: string, at: number) => nearest[at] ?? word
  for (const word of words.map(meant).slice(0, MAX_GROUPS)) askWord(index, word, asked)
  for (const run of runs.map((word, at) => meant(word, words.length + at)).slice(0, MAX_GROUPS)) {
    asked.groups.push(runGroup(index, run))
    asked.words.push(run)
  }
  const corrected = asked.is_mended || is_substitute ? [...new Set(asked.words)].join(' ') : null
  return { ...combine(index, asked.groups), corrected, is_substitute }
}
