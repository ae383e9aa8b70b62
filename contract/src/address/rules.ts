/** Address rules of a country. */
export interface CountryRule {
  /** Without the plus. */
  readonly dial: string
  /** Null if the country has none or parcels do not need them. */
  readonly postcode: RegExp | null
  readonly example: string
  readonly needs_state: boolean
  /** False where addresses have no state or province at all. */
  readonly has_state: boolean
  /** The receiver's number without which customs clear no parcel; null where none is needed. */
  readonly customs_number: CustomsNumber | null
}

export interface CustomsNumber {
  readonly zh: string
  readonly en: string
  readonly example: string
  readonly isValid: (text: string) => boolean
}

const customsNumber = (zh: string, en: string, example: string, shape: RegExp): CustomsNumber => ({
  zh,
  en,
  example,
  isValid: (text) => shape.test(text.toUpperCase().replace(/[\s./-]/g, '')),
})

const customsNumbers: Readonly<Record<string, CustomsNumber>> = {
  BR: customsNumber('收件人税号（CPF / CNPJ）', 'Recipient’s CPF or CNPJ', '123.456.789-09', /^\d{11}(\d{3})?$/),
  KR: customsNumber('个人通关码（PCCC）', 'Personal customs code (PCCC)', 'P123456789012', /^P\d{12}$/),
  TR: customsNumber('身份证号或税号（TCKN / VKN）', 'TCKN or VKN', '12345678901', /^\d{10,11}$/),
  CL: customsNumber('收件人税号（RUT）', 'Recipient’s RUT', '12.345.678-5', /^\d{7,8}[\dK]$/),
  AR: customsNumber('收件人税号（CUIT / CUIL）', 'Recipient’s CUIT or CUIL', '20-12345678-9', /^\d{11}$/),
}

const withoutStates = new Set(['HK', 'MO', 'SG', 'QA', 'KW', 'BH', 'LU', 'MT', 'IS'])

type Row = readonly [dial: string, postcode: string, example: string, needs_state?: true]

const D3 = '\\d{3}'
const D4 = '\\d{4}'
const D5 = '\\d{5}'
const D6 = '\\d{6}'

const rows: Readonly<Record<string, Row>> = {
  US: ['1', '\\d{5}(-\\d{4})?', '90001', true],
  CA: ['1', '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d', 'M5V 3L9', true],
  GB: ['44', '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}', 'SW1A 1AA'],
  AU: ['61', D4, '2000', true],
  NZ: ['64', D4, '1010'],
  JP: ['81', '\\d{3}-\\d{4}', '100-0001', true],
  KR: ['82', D5, '04524'],
  CN: ['86', D6, '518057', true],
  HK: ['852', '', ''],
  MO: ['853', '', ''],
  TW: ['886', '\\d{3}(\\d{2,3})?', '100'],
  SG: ['65', D6, '018956'],
  MY: ['60', D5, '50000', true],
  TH: ['66', D5, '10110', true],
  VN: ['84', '\\d{5,6}', '70000'],
  PH: ['63', D4, '1000', true],
  ID: ['62', D5, '10110', true],
  IN: ['91', D6, '110001', true],
  AE: ['971', '', '', true],
  SA: ['966', '\\d{5}(-\\d{4})?', '11564'],
  QA: ['974', '', ''],
  KW: ['965', D5, '13001'],
  BH: ['973', '\\d{3,4}', '317'],
  OM: ['968', D3, '100'],
  JO: ['962', D5, '11118'],
  IL: ['972', '\\d{5}(\\d{2})?', '6100000'],
  TR: ['90', D5, '34000'],
  RU: ['7', D6, '101000', true],
  UA: ['380', D5, '01001'],
  KZ: ['7', D6, '050000'],
  CH: ['41', D4, '8001'],
  NO: ['47', D4, '0150'],
  IS: ['354', D3, '101'],
  RS: ['381', D5, '11000'],
  AT: ['43', D4, '1010'],
  BE: ['32', D4, '1000'],
  BG: ['359', D4, '1000'],
  HR: ['385', D5, '10000'],
  CY: ['357', D4, '1010'],
  CZ: ['420', '\\d{3} \\d{2}', '110 00'],
  DK: ['45', D4, '1050'],
  EE: ['372', D5, '10111'],
  FI: ['358', D5, '00100'],
  FR: ['33', D5, '75001'],
  DE: ['49', D5, '10115'],
  GR: ['30', '\\d{3} \\d{2}', '104 31'],
  HU: ['36', D4, '1011'],
  IE: ['353', '[A-Z]\\d[\\dW] [A-Z\\d]{4}', 'D02 X285'],
  IT: ['39', D5, '00118', true],
  LV: ['371', 'LV-\\d{4}', 'LV-1010'],
  LT: ['370', 'LT-\\d{5}', 'LT-01100'],
  LU: ['352', D4, '1009'],
  MT: ['356', '[A-Z]{3} \\d{4}', 'VLT 1117'],
  NL: ['31', '\\d{4} [A-Z]{2}', '1011 AB'],
  PL: ['48', '\\d{2}-\\d{3}', '00-001'],
  PT: ['351', '\\d{4}-\\d{3}', '1000-001'],
  RO: ['40', D6, '010011'],
  SK: ['421', '\\d{3} \\d{2}', '811 01'],
  SI: ['386', D4, '1000'],
  ES: ['34', D5, '28001', true],
  SE: ['46', '\\d{3} \\d{2}', '111 20'],
  MX: ['52', D5, '06000', true],
  BR: ['55', '\\d{5}-\\d{3}', '01001-000', true],
  CL: ['56', '\\d{7}', '8320000', true],
  CO: ['57', D6, '110111', true],
  PE: ['51', D5, '15001', true],
  AR: ['54', '([A-Z]\\d{4}[A-Z]{3}|\\d{4})', 'C1002AAA', true],
  ZA: ['27', D4, '2000', true],
  EG: ['20', D5, '11511', true],
  NG: ['234', D6, '100001', true],
  KE: ['254', D5, '00100'],
  MA: ['212', D5, '10000'],
}

const OPEN: CountryRule = {
  dial: '',
  postcode: null,
  example: '',
  needs_state: false,
  has_state: true,
  customs_number: null,
}

/** Countries with their own rules. */
export const ruledCountries: readonly string[] = Object.keys(rows)

/** Other countries require only the common fields. */
export function countryRule(country: string): CountryRule {
  const row = rows[country]
  if (!row) return OPEN
  const [dial, postcode, example, needs_state = false] = row
  return {
    dial,
    postcode: postcode ? new RegExp(`^${postcode}$`) : null,
    example,
    needs_state,
    has_state: !withoutStates.has(country),
    customs_number: customsNumbers[country] ?? null,
  }
}

const groupedAs: Readonly<Record<string, readonly [length: number, at: number, sign: string]>> = {
  CA: [6, 3, ' '],
  JP: [7, 3, '-'],
  NL: [6, 4, ' '],
  PL: [5, 2, '-'],
  PT: [7, 4, '-'],
  BR: [8, 5, '-'],
  CZ: [5, 3, ' '],
  SK: [5, 3, ' '],
  SE: [5, 3, ' '],
  GR: [5, 3, ' '],
  IE: [7, 3, ' '],
  MT: [7, 3, ' '],
}

/** The postcode as the country writes it: `sw1a1aa` → `SW1A 1AA`, `1000001` → `100-0001`. */
export function tidyPostcode(country: string, text: string): string {
  const upper = text.toUpperCase().replace(/\s+/g, ' ').trim()
  const bare = upper.replace(/[\s-]/g, '')
  if (country === 'GB' && bare.length >= 5) return `${bare.slice(0, -3)} ${bare.slice(-3)}`
  if (country === 'US' && bare.length === 9) return `${bare.slice(0, 5)}-${bare.slice(5)}`
  if (country === 'LV' || country === 'LT') return `${country}-${bare.replace(/^L[VT]/, '')}`
  const group = groupedAs[country]
  if (!group || bare.length !== group[0]) return upper
  return `${bare.slice(0, group[1])}${group[2]}${bare.slice(group[1])}`
}
