import { destinations, isDestination } from '@inkroute/contract/countries'
import { plain } from './cells.rules.ts'

const aliases: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  'great britain': 'GB',
  usa: 'US',
  'united states of america': 'US',
  uae: 'AE',
  korea: 'KR',
  'south korea': 'KR',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  russia: 'RU',
  'hong kong': 'HK',
  taiwan: 'TW',
  香港: 'HK',
  台湾: 'TW',
  捷克共和国: 'CZ',
}
const byName = new Map<string, string>([
  ...Object.entries(aliases),
  ...destinations.flatMap(({ code, zh, en }): [string, string][] => [
    [code.toLowerCase(), code],
    [zh.toLowerCase(), code],
    [en.toLowerCase(), code],
  ]),
])

/** The code of a country by its name in either language, its code, or both: `美国(US)`, `US-美国`. */
export function countryOf(text: string): string | null {
  const written = plain(text)
  const whole = byName.get(written.toLowerCase())
  if (whole) return whole
  const inside = /(?:^|[^A-Za-z])([A-Z]{2})(?:$|[^A-Za-z])/.exec(written)?.[1]
  if (inside && isDestination(inside)) return inside
  const parts = written.split(/[()[\]-]/).map((part) => part.trim().toLowerCase())
  return parts.map((part) => byName.get(part)).find((code) => code !== undefined) ?? null
}

const CODES = /^([A-Z]{2}[ ,/、;|]+)+[A-Z]{2}$/

/** Countries of a list, and the words that are none. */
export function countriesIn(text: string): { codes: string[]; unknown: string[] } {
  const written = plain(text)
  const codes: string[] = []
  const unknown: string[] = []
  for (const word of written.split(CODES.test(written) ? /[ ,/、;|]+/ : /[,、;|/]+/)) {
    if (word.trim() === '') continue
    const code = countryOf(word)
    if (code) codes.push(code)
    else unknown.push(word.trim())
  }
  return { codes: [...new Set(codes)], unknown }
}

/** `Zone 1`, `1区`, `A组`, `3`: a zone by its carrier's name, not a country. */
export const isZoneName = (text: string): boolean =>
  /(zone|area|group|区|组)|^[A-Z]?\d{1,3}$|^[A-Z]$/i.test(plain(text))
