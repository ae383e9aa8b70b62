import { bigrams, pieces, stem } from './fold.rules.ts'

/** Word statistics of the catalogue: products per word, and all words sorted. */
export interface KnownWords {
  readonly postings: ReadonlyMap<string, { readonly docs: ArrayLike<number> }>
  readonly vocabulary: readonly string[]
}

const MAX_WORDS = 4
const MIN_LETTERS = 3
/** Length of the common prefix of similar words. */
const SHARED_LETTERS = 4

/** The longest parts of a run whose adjacent characters also occur adjacently in a product. */
function knownStretches(run: string, isKnown: (pair: string) => boolean): string[] {
  const found: string[] = []
  let stretch = ''
  for (const pair of bigrams(run)) {
    if (isKnown(pair)) {
      stretch += stretch ? [...pair].slice(1).join('') : pair
      continue
    }
    if (stretch) found.push(stretch)
    stretch = ''
  }
  return stretch ? [...found, stretch] : found
}

/** Words of a failed keyword that do find something, most frequent first. */
export function nearWords({ postings, vocabulary }: KnownWords, keyword: string): string[] {
  const carried = (word: string) => postings.get(stem(word))?.docs.length ?? 0
  const { words, runs } = pieces(keyword)
  const near = words
    .filter((word) => word.length >= MIN_LETTERS)
    .flatMap((word) => {
      if (carried(word) > 0) return [word]
      const beginning = word.slice(0, SHARED_LETTERS)
      return beginning.length < SHARED_LETTERS ? [] : vocabulary.filter((known) => known.startsWith(beginning))
    })
    .toSorted((a, b) => carried(b) - carried(a))
  const stretches = runs.flatMap((run) => knownStretches(run, (pair) => pair.length > 1 && carried(pair) > 0))
  const typed = [...words, ...runs].join('')
  return [...new Set([...stretches, ...near])].filter((word) => word !== typed).slice(0, MAX_WORDS)
}
