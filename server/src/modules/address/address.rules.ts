import type { AddressInput } from '@inkroute/contract/address/address'
import { countryRule, tidyPostcode } from '@inkroute/contract/address/rules'
import type { Language } from '@inkroute/contract/errors/errors'

const codes =
  'alabama AL,alaska AK,arizona AZ,arkansas AR,california CA,colorado CO,connecticut CT,delaware DE,' +
  'district of columbia DC,florida FL,georgia GA,hawaii HI,idaho ID,illinois IL,indiana IN,iowa IA,kansas KS,' +
  'kentucky KY,louisiana LA,maine ME,maryland MD,massachusetts MA,michigan MI,minnesota MN,mississippi MS,' +
  'missouri MO,montana MT,nebraska NE,nevada NV,new hampshire NH,new jersey NJ,new mexico NM,new york NY,' +
  'north carolina NC,north dakota ND,ohio OH,oklahoma OK,oregon OR,pennsylvania PA,puerto rico PR,rhode island RI,' +
  'south carolina SC,south dakota SD,tennessee TN,texas TX,utah UT,vermont VT,virginia VA,washington WA,' +
  'west virginia WV,wisconsin WI,wyoming WY'

/** Names in small letters to the two letters the post uses. */
const usStates: Readonly<Record<string, string>> = Object.fromEntries(
  codes.split(',').map((entry) => [entry.slice(0, -3), entry.slice(-2)]),
)

export interface AddressProblem {
  readonly field: keyof AddressInput
  readonly message: string
}

const MIN_DIGITS = 6
const MAX_DIGITS = 15

/** `+1 (213) 555-0100` → `+12135550100`; a leading 00 becomes a plus. */
export function tidyPhone(text: string): string {
  const bare = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return bare.replace(/^00/, '+')
}

/** One way of writing: postcode, phone and American states as the post writes them, e-mail in small letters. */
export function normaliseAddress(input: AddressInput): AddressInput {
  const state =
    input.country === 'US' ? (usStates[input.state.toLowerCase()] ?? input.state.toUpperCase()) : input.state
  return {
    ...input,
    state,
    phone: tidyPhone(input.phone),
    email: input.email.toLowerCase(),
    postcode: tidyPostcode(input.country, input.postcode),
  }
}

const says = {
  state: { zh: '这个国家需要填写州/省', en: 'This country requires a state or province' },
  us_state: { zh: '请填写美国州名或两位州代码，例如 CA', en: 'Enter a US state or its two-letter code, such as CA' },
  postcode: { zh: '邮编格式应类似 {example}', en: 'The postcode should look like {example}' },
  phone: {
    zh: '电话应为 6–15 位数字，可带国家区号',
    en: 'A phone number has 6 to 15 digits, with or without the country code',
  },
  email: { zh: '邮箱格式不正确', en: 'This is not a valid email address' },
  customs: {
    zh: '清关需要{name}，例如 {example}',
    en: 'Customs require this number: {name}, for example {example}',
  },
} as const

const knownStates = new Set(Object.values(usStates))

/** Problems of a normalised address under its country's rules. */
export function addressProblems(address: AddressInput, language: Language): AddressProblem[] {
  const rule = countryRule(address.country)
  const problems: AddressProblem[] = []
  const digits = address.phone.replace(/\D/g, '').length
  if (digits < MIN_DIGITS || digits > MAX_DIGITS) problems.push({ field: 'phone', message: says.phone[language] })
  if (rule.needs_state && address.state === '') problems.push({ field: 'state', message: says.state[language] })
  else if (address.country === 'US' && !knownStates.has(address.state)) {
    problems.push({ field: 'state', message: says.us_state[language] })
  }
  if (rule.postcode && !rule.postcode.test(address.postcode)) {
    problems.push({ field: 'postcode', message: says.postcode[language].replace('{example}', rule.example) })
  }
  if (address.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address.email)) {
    problems.push({ field: 'email', message: says.email[language] })
  }
  return problems
}

/** Whether the customs of the country get the number they ask for. Marketplaces that ship themselves pass it on. */
export function customsProblems({ country, tax_no }: AddressInput, language: Language): AddressProblem[] {
  const number = countryRule(country).customs_number
  if (!number || number.isValid(tax_no)) return []
  const message = says.customs[language].replace('{name}', number[language]).replace('{example}', number.example)
  return [{ field: 'tax_no', message }]
}

/** For comparison: without spaces, punctuation and case; phones by their last digits, to ignore country codes. */
export function comparable(kind: string, text: string): string {
  if (kind === 'phone') return text.replace(/\D/g, '').slice(-9)
  return text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')
}

export interface Block {
  readonly kind: string
  readonly compared: string
  readonly country: string
  readonly reason: string
}

/** Reason of the first matching block, or an empty text. Streets match by prefix. */
export function blockedBy(address: AddressInput, blocks: readonly Block[]): string {
  const found = blocks.find(({ kind, compared, country }) => {
    if (country !== '' && country !== address.country) return false
    if (kind === 'street') return comparable(kind, `${address.street1}${address.street2}`).includes(compared)
    const value = address[kind as 'name' | 'phone' | 'email' | 'postcode']
    return comparable(kind, value) === compared
  })
  return found?.reason ?? ''
}
