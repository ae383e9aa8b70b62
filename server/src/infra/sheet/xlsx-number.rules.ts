/** How a stored number looked in the cell: dates, padded codes, long numbers without an exponent. */

const BUILTIN_DATES = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
const BUILTIN_TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56])
const DAY_MS = 86_400_000
const LAST_SERIAL = 2_958_466

export type NumberLook = { readonly kind: 'plain' | 'moment' } | { readonly kind: 'padded'; readonly pattern: string }

/** What is written in quotes, brackets or after a backslash says nothing about the number. */
const bare = (format: string) =>
  (format.split(';')[0] ?? '')
    .replace(/"[^"]*"|\[[^\]]*\]/g, '')
    .replace(/\\(.)/g, (_, sign: string) => (/[- ]/.test(sign) ? sign : ''))

export function getLook(format_id: number, custom: string | undefined): NumberLook {
  if (BUILTIN_DATES.has(format_id) || BUILTIN_TIMES.has(format_id)) return { kind: 'moment' }
  if (custom === undefined) return { kind: 'plain' }
  const format = bare(custom)
  if (/^0[0 -]*0$/.test(format.trim())) return { kind: 'padded', pattern: format.trim() }
  return { kind: /[ymdhs]/i.test(format.replace(/general/gi, '')) ? 'moment' : 'plain' }
}

/** `1.23456789012346E+14` → `123456789012346`; noise of binary fractions is rounded away as Excel itself does. */
export function plainNumber(stored: string): string {
  if (/^-?\d{1,15}$/.test(stored)) return stored
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (/^-?\d+$/.test(stored)) return stored
  if (Math.abs(value) >= 1e21) return stored
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) >= 1e-6 || rounded === 0 ? String(rounded) : rounded.toFixed(15).replace(/0+$/, '')
}

/** `00000` and 1234 → `01234`; `00000-0000` and 123456789 → `12345-6789`. */
function padded(stored: string, pattern: string): string {
  const places = pattern.replace(/[^0]/g, '').length
  if (!/^\d+$/.test(stored)) return stored
  const digits = [...stored.padStart(places, '0')]
  const head = digits.splice(0, digits.length - places).join('')
  return head + [...pattern].map((sign) => (sign === '0' ? digits.shift() : sign)).join('')
}

/** `2026-11-15`, `2026-11-15 08:30:00` or `08:30:00`. Serial days begin in 1900 (with a 29 February it never had) or 1904. */
function moment(serial: number, is_1904: boolean): string | undefined {
  if (!(serial >= 0) || serial >= LAST_SERIAL) return undefined
  const seconds = Math.round((serial % 1) * 86_400)
  const whole = Math.floor(serial)
  const epoch = is_1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < 60 ? 31 : 30)
  const iso = new Date(epoch + whole * DAY_MS + seconds * 1000).toISOString()
  const time = iso.slice(11, 19)
  if (whole === 0 && !is_1904) return time
  return seconds === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`
}

export function shownNumber(stored: string, look: NumberLook, is_1904: boolean): string {
  if (look.kind === 'moment') return moment(Number(stored), is_1904) ?? plainNumber(stored)
  const plain = plainNumber(stored)
  return look.kind === 'padded' ? padded(plain, look.pattern) : plain
}
