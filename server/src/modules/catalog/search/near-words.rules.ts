import { bigrams, pieces, stem } from './fold.rules.ts'

/** What the catalogue knows of words: how many products carry one, and all of them in order. */
export interface KnownWords {
  readonly postings: ReadonlyMap<string, { readonly docs: ArrayLike<number> }>
  readonly vocabulary: readonly string[]
}

const MAX_WORDS = 4
const MIN_LETTERS = 3
/** Letters two words must begin with to be near each other. */
const SHARED_LETTERS = 4

/** The longest stretches of a run whose neighbouring characters stand side by side in some product. */
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

/** Words that find something, out of a keyword that as a whole finds nothing; the one most products carry first. */
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
