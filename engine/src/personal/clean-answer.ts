import { getClusters } from '../text/clusters.ts'
import type { DateField, PersonalField, TextField } from './personal-field.ts'

/** Controls, overrides of direction and stray halves of characters: none can be printed, some would reorder the rest. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** The words as they are printed. */
export function cleanText(text: string, { is_upper, fit }: Pick<TextField, 'is_upper' | 'fit'>): string {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(unprintable, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
  const joined = lines.join(fit === 'wrap' ? '\n' : ' ')
  return (is_upper ? joined.toUpperCase() : joined).normalize('NFC')
}

/** As a reader counts. */
export const getLength = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + getClusters(line).length, 0)

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** The day as `YYYY-MM-DD`; null where the words name no day, or more than one could be meant. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim())
  const named = iso ? null : namedDay(text)
  const [year, month, day] = iso ? [Number(iso[1]), Number(iso[2]), Number(iso[3])] : (named ?? dottedDay(text) ?? [])
  if (year === undefined || month === undefined || day === undefined) return null
  const at = new Date(Date.UTC(year, month - 1, day))
  const is_real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return is_real && year >= 1000 ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const getMonth = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1

/** `12 September 2026` or `Sep 12, 2026`. */
function namedDay(text: string): [number, number, number] | null {
  const first = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([A-Za-z]+)\.?,? (\d{4})$/.exec(text.trim())
  if (first) return [Number(first[3]), getMonth(first[2] ?? ''), Number(first[1])]
  const second = /^([A-Za-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text.trim())
  return second ? [Number(second[3]), getMonth(second[1] ?? ''), Number(second[2])] : null
}

/** `12.09.2026` is a day first. `03/04/2026` could be either and is read only where one of them is no month. */
function dottedDay(text: string): [number, number, number] | null {
  const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text.trim())
  if (!found) return null
  const [a, b, year] = [Number(found[1]), Number(found[3]), Number(found[4])]
  if (found[2] === '.' || a > 12 || a === b) return [year, b, a]
  return b > 12 ? [year, a, b] : null
}

/** A day `YYYY-MM-DD` as it is printed. */
export function printedDay(day: string, format: DateField['format']): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts: Record<string, string> = {
    YYYY: year,
    MMMM: months[Number(month) - 1] ?? '',
    MM: month,
    DD: date,
    D: String(Number(date)),
  }
  return format.replace(/YYYY|MMMM|MM|DD|D/g, (part) => parts[part] ?? part)
}

const folded = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** The option a buyer means, by its value or by its name in any language. */
export function findOption(field: Extract<PersonalField, { kind: 'choice' }>, answer: string) {
  const wanted = folded(answer)
  return field.options.find(
    ({ value, label }) => folded(value) === wanted || Object.values(label).some((name) => folded(name) === wanted),
  )
}
