import { isDestination } from '@inkroute/contract/countries'
import { countryCode } from '../../../address/address.ts'
import { plain } from './cells.rules.ts'

/** The code of a country by its name in either language, its code, or both: `美国(US)`, `US-美国`. */
export function findCountry(text: string): string | null {
  const written = plain(text)
  const code = countryCode(written)
  if (isDestination(code)) return code
  const inside = /(?:^|[^A-Za-z])([A-Z]{2})(?:$|[^A-Za-z])/.exec(written)?.[1]
  return inside && isDestination(inside) ? inside : null
}

const CODES = /^([A-Z]{2}[ ,/、;|]+)+[A-Z]{2}$/

/** Countries of a list, and the words that are none. */
export function countriesIn(text: string): { codes: string[]; unknown: string[] } {
  const written = plain(text)
  const codes: string[] = []
  const unknown: string[] = []
  for (const word of written.split(CODES.test(written) ? /[ ,/、;|]+/ : /[,、;|/]+/)) {
    if (word.trim() === '') continue
    const code = findCountry(word)
    if (code) codes.push(code)
    else unknown.push(word.trim())
  }
  return { codes: [...new Set(codes)], unknown }
}

/** `Zone 1`, `1区`, `A组`, `3`: a zone by its carrier's name, not a country. */
export const isZoneName = (text: string): boolean =>
  /(zone|area|group|区|组)|^[A-Z]?\d{1,3}$|^[A-Z]$/i.test(plain(text))
