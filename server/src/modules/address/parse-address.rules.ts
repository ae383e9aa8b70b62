import type { AddressInput } from '@inkroute/contract/address/address'
import { countryRule } from '@inkroute/contract/address/rules'
import { destinations } from '@inkroute/contract/countries'

export type ParsedAddress = { -readonly [K in keyof AddressInput]: string }

const empty = (): ParsedAddress => ({
  name: '',
  company: '',
  phone: '',
  email: '',
  country: '',
  state: '',
  city: '',
  street1: '',
  street2: '',
  postcode: '',
  tax_no: '',
})

/** Labels people write before a value, in both languages. */
const labels: readonly (readonly [keyof AddressInput, RegExp])[] = [
  ['name', /^(收件人|收货人|姓名|联系人|full name|recipient|receiver|name|to)$/i],
  ['company', /^(公司|company)$/i],
  ['phone', /^(电话|手机|手机号|联系电话|phone|tel|telephone|mobile|phone number)$/i],
  ['email', /^(邮箱|电子邮箱|e-?mail)$/i],
  ['country', /^(国家|国家\/地区|country|country\/region)$/i],
  ['state', /^(州|省|州\/省|省份|state|province|region|state\/province)$/i],
  ['city', /^(城市|市|city|town|suburb)$/i],
  ['street1', /^(地址|街道|详细地址|address|address line 1|address 1|street|street address)$/i],
  ['street2', /^(地址2|address line 2|address 2|apt|apartment|unit)$/i],
  ['postcode', /^(邮编|邮政编码|zip|zip code|zipcode|postcode|postal code)$/i],
  ['tax_no', /^(税号|vat|ioss|tax id)$/i],
]

const shortNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  uk: 'GB',
  england: 'GB',
  中国: 'CN',
  china: 'CN',
}

function getCountry(text: string): string {
  const plain = text.trim().toLowerCase()
  const known = destinations.find(
    ({ code, zh, en }) => en.toLowerCase() === plain || zh === text.trim() || code.toLowerCase() === plain,
  )
  return known?.code ?? shortNames[plain] ?? ''
}

/** Reads `Name: Ann` lines first and guesses the rest. */
function takeLabelled(lines: readonly string[], into: ParsedAddress): string[] {
  return lines.filter((line) => {
    const [, label = '', value = ''] = /^([^:：]{1,20})[:：]\s*(.+)$/.exec(line) ?? []
    const field = labels.find(([, shape]) => shape.test(label.trim()))?.[0]
    if (!field) return true
    into[field] ||= field === 'country' ? getCountry(value) || value.trim() : value.trim()
    return false
  })
}

function takeContact(lines: readonly string[], into: ParsedAddress): string[] {
  return lines
    .map((line) => {
      let rest = line
      const email = /[^\s,，;]+@[^\s,，;]+\.[a-z]{2,}/i.exec(rest)?.[0]
      if (email) {
        into.email ||= email
        rest = rest.replace(email, ' ')
      }
      const phone =
        /(?:\+|00)\d[\d\s().-]{7,18}\d|(?<!\d)1[3-9]\d{9}(?!\d)|\(\d{3}\)\s?\d{3}-\d{4}|(?<!\d)\d{3}-\d{3}-\d{4}(?!\d)/.exec(
          rest,
        )?.[0]
      if (phone) {
        into.phone ||= phone.trim()
        rest = rest.replace(phone, ' ')
      }
      return rest.replace(/\s+/g, ' ').replace(/^[\s,，;]+|[\s,，;]+$/g, '')
    })
    .filter((line) => line !== '')
}

/** 广东省深圳市南山区科技园路 1 号 518057, with the name before or after. */
function readChinese(text: string, into: ParsedAddress): void {
  into.country ||= 'CN'
  const postcode = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? ''
  into.postcode ||= postcode
  const rest = text.replace(postcode, ' ').replace(/中国/g, ' ')
  const place =
    /(?:(\p{Script=Han}{2,8}?(?:省|自治区|特别行政区))\s*)?(\p{Script=Han}{2,8}?(?:市|自治州|地区|盟))\s*(\p{Script=Han}{1,8}?[区县旗市])?\s*([^\s,，;]+(?:\s*\d+[^\s,，;]*)*)/u.exec(
      rest,
    )
  if (!place) return
  const [whole, state = '', city = '', district = '', street = ''] = place
  // Municipalities such as 北京市 are province and city in one.
  into.state ||= state || city
  into.city ||= city
  into.street1 ||= `${district}${street}`.trim()
  const name = rest
    .replace(whole, ' ')
    .replace(/[,，;\s]+/g, ' ')
    .trim()
  into.name ||= name.split(' ')[0] ?? ''
}

interface CityLine {
  readonly city: string
  readonly state: string
  readonly postcode: string
}

/** `Austin, TX 78701` · `10115 Berlin` · `London SW1A 1AA` · `Toronto ON M5V 3L9`. */
function readCityLine(line: string, country: string): CityLine | null {
  const american = /^(.+?),?\s+([A-Za-z]{2,}(?: [A-Za-z]+)?),?\s+(\d{5}(?:-\d{4})?)$/.exec(line)
  if (american && (country === 'US' || country === '')) {
    return { city: (american[1] ?? '').replace(/,$/, ''), state: american[2] ?? '', postcode: american[3] ?? '' }
  }
  const canadian = /^(.+?),?\s+([A-Z]{2})\s+([A-Z]\d[A-Z] ?\d[A-Z]\d)$/i.exec(line)
  if (canadian) return { city: canadian[1] ?? '', state: canadian[2] ?? '', postcode: canadian[3] ?? '' }
  const british = /^(.+?),?\s+([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i.exec(line)
  if (british) return { city: british[1] ?? '', state: '', postcode: british[2] ?? '' }
  const before = /^((?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{2,4})?(?: [A-Z]{2}(?= ))?)\s+(.+)$/.exec(line)
  if (before) return { city: before[2] ?? '', state: '', postcode: before[1] ?? '' }
  const after = /^(.+?),?\s+(\d{3,6}(?:-\d{3,4})?)$/.exec(line)
  if (!after) return null
  const [city = '', state = ''] = (after[1] ?? '').split(/,\s*/)
  return { city, state, postcode: after[2] ?? '' }
}

function readLatin(lines: readonly string[], into: ParsedAddress): void {
  const left = [...lines]
  const country = getCountry(left.at(-1) ?? '')
  if (country) left.pop()
  into.country ||= country
  for (let at = left.length - 1; at >= 1; at--) {
    const found = readCityLine(left[at] ?? '', into.country)
    if (!found) continue
    into.city ||= found.city
    into.state ||= found.state
    into.postcode ||= found.postcode
    left.splice(at, 1)
    break
  }
  if (into.country === '' && countryRule('US').postcode?.test(into.postcode) && into.state.length === 2)
    into.country = 'US'
  into.name ||= left.shift() ?? ''
  const street = left.findIndex((line) => /\d/.test(line))
  if (street > 0) into.company ||= left.splice(0, street).join(' ')
  into.street1 ||= left.shift() ?? ''
  into.street2 ||= left.join(', ')
}

/** Parses an address pasted from a shop, a chat or a label. Fields it cannot find stay empty. */
export function parseAddressBlock(text: string): ParsedAddress {
  const parsed = empty()
  const by_line = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const whole = by_line.length === 1 && !/\p{Script=Han}/u.test(text) ? text.split(/\s*[,;]\s*/) : by_line
  const rest = takeContact(takeLabelled(whole, parsed), parsed)
  const is_chinese = /\p{Script=Han}/u.test(rest.join('')) && /[省市区县]/.test(rest.join(''))
  if (is_chinese) readChinese(rest.join(' '), parsed)
  else if (rest.length > 0) readLatin(rest, parsed)
  return parsed
}
