import { destinations } from '@inkroute/contract/countries'

/** Other names under which files write countries. */
const others: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'united states of america', 'america', 'u s a', 'u s', '美利坚合众国'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'gbr', 'u k', '大不列颠', '英格兰'],
  CA: ['can'],
  AU: ['aus', '澳洲'],
  DE: ['deu', 'deutschland', 'ger'],
  FR: ['fra'],
  IT: ['ita', 'italia'],
  ES: ['esp', 'espana', 'españa'],
  NL: ['nld', 'holland', 'the netherlands'],
  JP: ['jpn'],
  KR: ['kor', 'korea', 'republic of korea', 'south korea', '韩国'],
  CN: ['chn', 'mainland china', '中国大陆', "people's republic of china"],
  HK: ['hong kong sar', '中国香港'],
  TW: ['taiwan', '中国台湾'],
  MO: ['macau', 'macao', '中国澳门'],
  AE: ['uae', 'united arab emirates', '阿联酋'],
  CZ: ['czech republic'],
  RU: ['russian federation', '俄罗斯联邦'],
  MX: ['mex'],
  BR: ['bra', 'brasil'],
  CH: ['che', 'schweiz'],
  AT: ['aut', 'österreich'],
  PL: ['pol', 'polska'],
  SE: ['swe'],
  NZ: ['nzl'],
  IE: ['irl'],
  SG: ['sgp'],
  MY: ['mys'],
  VN: ['viet nam'],
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

const codes = new Map<string, string>()
for (const { code, zh, en } of destinations) {
  for (const name of [code, zh, en, ...(others[code] ?? [])]) codes.set(plain(name), code)
}

/** `United States`, `usa`, `美国` → `US`. Unknown names stay as written. */
export const countryCode = (written: string): string => codes.get(plain(written)) ?? written.trim()

export const isDestination = (code: string): boolean => codes.get(plain(code)) === code
