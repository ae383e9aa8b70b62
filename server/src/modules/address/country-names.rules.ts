import { countryName, isDestination } from '@inkroute/contract/countries'

/** Three letters of ISO 3166, of the countries we ship to. */
const threeLetters =
  'US:USA GB:GBR CA:CAN AU:AUS JP:JPN AT:AUT BE:BEL BG:BGR HR:HRV CY:CYP CZ:CZE DK:DNK EE:EST FI:FIN FR:FRA DE:DEU GR:GRC HU:HUN IE:IRL IT:ITA LV:LVA LT:LTU LU:LUX MT:MLT NL:NLD PL:POL PT:PRT RO:ROU SK:SVK SI:SVN ES:ESP SE:SWE CH:CHE NO:NOR IS:ISL RS:SRB TR:TUR RU:RUS UA:UKR KZ:KAZ UZ:UZB NZ:NZL KR:KOR HK:HKG TW:TWN SG:SGP MY:MYS TH:THA VN:VNM PH:PHL ID:IDN IN:IND MX:MEX BR:BRA CL:CHL CO:COL PE:PER AR:ARG AE:ARE SA:SAU QA:QAT KW:KWT IL:ISR ZA:ZAF EG:EGY MA:MAR CN:CHN MO:MAC'

/** Other names under which files write countries. */
const others: Readonly<Record<string, readonly string[]>> = {
  US: ['united states of america', 'the united states', 'america', 'u s a', 'u s', '美利坚合众国'],
  GB: [
    'uk',
    'u k',
    'the united kingdom',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    '英格兰',
  ],
  AU: ['澳洲'],
  DE: ['ger'],
  NL: ['holland', 'the netherlands'],
  KR: ['korea', 'republic of korea', 'korea republic of', '韩国'],
  CN: ["people's republic of china", 'prc', 'mainland china', '中国大陆', '中国内地'],
  HK: ['hong kong sar', 'hong kong china', '中国香港', '香港特别行政区'],
  TR: ['turkey'],
  TW: ['taiwan province of china', 'taiwan china', '中国台湾', '台湾省'],
  MO: ['macau', 'macau china', '中国澳门'],
  AE: ['uae', '阿联酋'],
  CZ: ['czech republic'],
  RU: ['russian federation', '俄罗斯联邦'],
  VN: ['viet nam'],
}

/** Buyers write their country in its own language; the first two are the languages of our screens. */
const languages = [
  ...['en', 'zh', 'zh-Hant', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'sl', 'hr'],
  ...['hu', 'ro', 'bg', 'el', 'et', 'lv', 'lt', 'tr', 'ja', 'ko', 'ru', 'uk', 'ar', 'he', 'id', 'th', 'vi'],
]

/** Without accents and punctuation. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** Codes that were given up, such as DD, name their successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Neither a place nor a country. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

function allNames(): Map<string, string> {
  const found = new Map<string, string>()
  const add = (name: string | undefined, code: string) => {
    if (name && !found.has(plain(name))) found.set(plain(name), code)
  }
  const named = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const countries = all.filter((code) => !NO_COUNTRY.has(code) && isCurrent(code) && named[0]?.of(code) !== undefined)
  for (const code of countries) add(code, code)
  for (const pair of threeLetters.split(' ')) add(pair.slice(3), pair.slice(0, 2))
  for (const code of countries) {
    for (const name of [countryName(code, 'zh'), countryName(code, 'en'), ...(others[code] ?? [])]) add(name, code)
  }
  for (const names of named) for (const code of countries) add(names.of(code), code)
  return found
}

const codes = allNames()

/** `United States (US)`, `US - United States`, `美国 US`: every part names the same country. */
function codeOfParts(written: string): string | undefined {
  const parts = written
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/gu, '|')
    .split(/[()[\]（）【】/|,，;]+|\s[-–—]\s|(?<=\b[A-Z]{2})[-–—]|[-–—](?=[A-Z]{2}\b)|(?<=\p{Script=Han})\s+/u)
    .map(plain)
    .filter((part) => part !== '')
  const found = new Set(parts.map((part) => codes.get(part)))
  const [only] = found
  return found.size === 1 ? only : undefined
}

/** `United States`, `usa`, `美国`, `Estados Unidos` → `US`. Unknown names stay as written. */
export const countryCode = (written: string): string =>
  codes.get(plain(written)) ?? codeOfParts(written) ?? written.trim()

/** Unknown: a word that is no country. Unserved: a country that nothing goes to. */
export const countryFault = (code: string): 'unknown' | 'unserved' | null =>
  isDestination(code) ? null : codes.get(plain(code)) === code ? 'unserved' : 'unknown'
