/** Members of the European Union, by ISO 3166 code: parcels there need an IOSS or VAT number. */
export const euCountries = [
  { code: 'AT', zh: '奥地利', en: 'Austria' },
  { code: 'BE', zh: '比利时', en: 'Belgium' },
  { code: 'BG', zh: '保加利亚', en: 'Bulgaria' },
  { code: 'HR', zh: '克罗地亚', en: 'Croatia' },
  { code: 'CY', zh: '塞浦路斯', en: 'Cyprus' },
  { code: 'CZ', zh: '捷克', en: 'Czechia' },
  { code: 'DK', zh: '丹麦', en: 'Denmark' },
  { code: 'EE', zh: '爱沙尼亚', en: 'Estonia' },
  { code: 'FI', zh: '芬兰', en: 'Finland' },
  { code: 'FR', zh: '法国', en: 'France' },
  { code: 'DE', zh: '德国', en: 'Germany' },
  { code: 'GR', zh: '希腊', en: 'Greece' },
  { code: 'HU', zh: '匈牙利', en: 'Hungary' },
  { code: 'IE', zh: '爱尔兰', en: 'Ireland' },
  { code: 'IT', zh: '意大利', en: 'Italy' },
  { code: 'LV', zh: '拉脱维亚', en: 'Latvia' },
  { code: 'LT', zh: '立陶宛', en: 'Lithuania' },
  { code: 'LU', zh: '卢森堡', en: 'Luxembourg' },
  { code: 'MT', zh: '马耳他', en: 'Malta' },
  { code: 'NL', zh: '荷兰', en: 'Netherlands' },
  { code: 'PL', zh: '波兰', en: 'Poland' },
  { code: 'PT', zh: '葡萄牙', en: 'Portugal' },
  { code: 'RO', zh: '罗马尼亚', en: 'Romania' },
  { code: 'SK', zh: '斯洛伐克', en: 'Slovakia' },
  { code: 'SI', zh: '斯洛文尼亚', en: 'Slovenia' },
  { code: 'ES', zh: '西班牙', en: 'Spain' },
  { code: 'SE', zh: '瑞典', en: 'Sweden' },
] as const

/** Standard VAT of each member, in hundredths of a percent. */
export const euVatBp: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  HR: 2500,
  CY: 1900,
  CZ: 2100,
  DK: 2500,
  EE: 2400,
  FI: 2550,
  FR: 2000,
  DE: 1900,
  GR: 2400,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LV: 2100,
  LT: 2100,
  LU: 1700,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SK: 2300,
  SI: 2200,
  ES: 2100,
  SE: 2500,
}

export const isEu = (code: string): boolean => code in euVatBp

export interface Country {
  readonly code: string
  readonly zh: string
  readonly en: string
}

/** Where we deliver, by ISO 3166 code: the most asked for first, then by region. */
export const destinations: readonly Country[] = [
  { code: 'US', zh: '美国', en: 'United States' },
  { code: 'GB', zh: '英国', en: 'United Kingdom' },
  { code: 'CA', zh: '加拿大', en: 'Canada' },
  { code: 'AU', zh: '澳大利亚', en: 'Australia' },
  { code: 'JP', zh: '日本', en: 'Japan' },
  ...euCountries,
  { code: 'CH', zh: '瑞士', en: 'Switzerland' },
  { code: 'NO', zh: '挪威', en: 'Norway' },
  { code: 'IS', zh: '冰岛', en: 'Iceland' },
  { code: 'RS', zh: '塞尔维亚', en: 'Serbia' },
  { code: 'TR', zh: '土耳其', en: 'Türkiye' },
  { code: 'RU', zh: '俄罗斯', en: 'Russia' },
  { code: 'KZ', zh: '哈萨克斯坦', en: 'Kazakhstan' },
  { code: 'UZ', zh: '乌兹别克斯坦', en: 'Uzbekistan' },
  { code: 'NZ', zh: '新西兰', en: 'New Zealand' },
  { code: 'KR', zh: '韩国', en: 'South Korea' },
  { code: 'HK', zh: '香港', en: 'Hong Kong' },
  { code: 'TW', zh: '台湾', en: 'Taiwan' },
  { code: 'SG', zh: '新加坡', en: 'Singapore' },
  { code: 'MY', zh: '马来西亚', en: 'Malaysia' },
  { code: 'TH', zh: '泰国', en: 'Thailand' },
  { code: 'VN', zh: '越南', en: 'Vietnam' },
  { code: 'PH', zh: '菲律宾', en: 'Philippines' },
  { code: 'ID', zh: '印度尼西亚', en: 'Indonesia' },
  { code: 'IN', zh: '印度', en: 'India' },
  { code: 'MX', zh: '墨西哥', en: 'Mexico' },
  { code: 'BR', zh: '巴西', en: 'Brazil' },
  { code: 'CL', zh: '智利', en: 'Chile' },
  { code: 'CO', zh: '哥伦比亚', en: 'Colombia' },
  { code: 'PE', zh: '秘鲁', en: 'Peru' },
  { code: 'AR', zh: '阿根廷', en: 'Argentina' },
  { code: 'AE', zh: '阿联酋', en: 'United Arab Emirates' },
  { code: 'SA', zh: '沙特阿拉伯', en: 'Saudi Arabia' },
  { code: 'QA', zh: '卡塔尔', en: 'Qatar' },
  { code: 'KW', zh: '科威特', en: 'Kuwait' },
  { code: 'IL', zh: '以色列', en: 'Israel' },
  { code: 'ZA', zh: '南非', en: 'South Africa' },
  { code: 'EG', zh: '埃及', en: 'Egypt' },
  { code: 'MA', zh: '摩洛哥', en: 'Morocco' },
  { code: 'CN', zh: '中国大陆', en: 'Mainland China' },
]

const byCode: ReadonlyMap<string, Country> = new Map(destinations.map((country) => [country.code, country]))

/** Name of a destination; an unknown code stands for itself. */
export const countryName = (code: string, language: 'zh' | 'en'): string => byCode.get(code)?.[language] ?? code

export const isDestination = (code: string): boolean => byCode.has(code)
