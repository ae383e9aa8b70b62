import { type Country, destinations } from '@inkroute/contract/countries'
import { isOneEdit } from '@inkroute/contract/one-edit'

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** In shorter words a typing error could mean anything. */
const MIN_FORGIVEN = 4
const NOT_FOUND = 4

const isMeant = (name: string, word: string): boolean =>
  word.length >= MIN_FORGIVEN &&
  [word.length - 1, word.length, word.length + 1].some((length) => isOneEdit(name.slice(0, length), word))

/** How well the folded words name the country, by code or name in either language; the best is 0. */
function rank({ code, zh, en }: Country, word: string): number {
  const names = [code, zh, en].map(folded)
  if (names[0] === word) return 0
  if (names.some((name) => name.startsWith(word))) return 1
  if (names.some((name) => name.includes(word))) return 2
  return names.some((name) => isMeant(name, word)) ? 3 : NOT_FOUND
}

/** Destinations by name in either language or by code, also with a typing error; the best match first. */
export function findCountries(query: string): readonly Country[] {
  const word = folded(query)
  if (word === '') return destinations
  return destinations
    .map((country) => ({ country, rank: rank(country, word) }))
    .filter((entry) => entry.rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.country)
}
