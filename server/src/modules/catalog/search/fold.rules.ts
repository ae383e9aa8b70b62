/** Normalises text for search: width, case and spaces are ignored. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const WORD = /[a-z0-9]+(?:['’][a-z]+)?|\p{Script=Han}+/gu
const HAN = /^\p{Script=Han}/u

/** Tokens of a folded text: Latin words, numbers and runs of Chinese characters. */
export function pieces(text: string): { words: string[]; runs: string[] } {
  const words: string[] = []
  const runs: string[] = []
  for (const [piece] of fold(text).matchAll(WORD)) (HAN.test(piece) ? runs : words).push(piece)
  return { words: words.map((word) => word.replace(/['’].*$/, '')), runs }
}

/** Pairs of adjacent characters, or the single character. */
export function bigrams(run: string): string[] {
  const signs = [...run]
  if (signs.length === 1) return signs
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`)
}

/** Singular of English plurals: mugs, cases, dresses. */
export function stem(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/(sh|ch|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.replace(/s$/, '')
}

const HYPHENATED = /[a-z0-9]+(?:-[a-z0-9]+)+/g

/** Everything of a text that can be searched for; “T-shirt” is also “tshirt”. */
export function getTokens(text: string): Set<string> {
  const { words, runs } = pieces(text)
  const tokens = new Set<string>()
  for (const word of words) tokens.add(stem(word))
  for (const [word] of fold(text).matchAll(HYPHENATED)) tokens.add(stem(word.replaceAll('-', '')))
  for (const run of runs) {
    for (const sign of run) tokens.add(sign)
    for (const pair of bigrams(run)) tokens.add(pair)
  }
  return tokens
}
