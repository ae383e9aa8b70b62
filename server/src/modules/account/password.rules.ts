import { commonWords, keyboardRows } from './common-passwords.ts'

type PasswordFault = 'password_common' | 'password_is_name'

const reversed = (text: string): string => [...text].reverse().join('')

/** Characters people substitute for letters. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const undisguised = (text: string): string => text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)

/** `Welcome2024!` and `123welcome` without the decoration around the word. */
const bare = (text: string): string => text.replace(/^\P{L}{0,4}/u, '').replace(/\P{L}{0,8}$/u, '')

/** One to four characters over and over: `aaaaaaaa`, `12121212`, `abcabcab`. */
const isRepeated = (text: string): boolean =>
  [1, 2, 3, 4].some((size) => text.length > size && text.slice(0, size).repeat(text.length).startsWith(text))

const isRun = (text: string): boolean =>
  /^(.)\1+$/.test(text) || keyboardRows.some((row) => row.includes(text) || reversed(row).includes(text))

/** `12345678`, `abcd1234`, `aaaa1111`: nothing but runs of three characters or more. */
function isRuns(text: string): boolean {
  let rest = text
  while (rest.length > 0) {
    const sizes = Array.from({ length: rest.length }, (_, at) => rest.length - at)
    const longest = sizes.find((size) => size >= 3 && isRun(rest.slice(0, size)))
    if (longest === undefined) return false
    rest = rest.slice(longest)
  }
  return true
}

/** A date in eight digits: all birthdays are among some forty thousand. */
const isDay = (text: string): boolean =>
  /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(text) || /^([0-2]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text)

const isCommonWord = (text: string): boolean =>
  [text, bare(text), bare(undisguised(text))].some((form) => commonWords.has(form))

/** `dragondragon`, `test-test`. */
function isWordTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return half + half === text && commonWords.has(half)
}

function isCommon(text: string): boolean {
  const joined = text.replace(/[^\p{L}\p{N}]/gu, '')
  return [text, joined].some(
    (form) =>
      form.length > 1 && (isCommonWord(form) || isRepeated(form) || isRuns(form) || isDay(form) || isWordTwice(form)),
  )
}

/** The name, backwards, twice, or with nothing but a few digits and signs around it. */
function isName(text: string, name: string): boolean {
  if (name.length < 2) return false
  if (text === reversed(name) || text === name + name) return true
  const at = text.indexOf(name)
  return at >= 0 && /^\P{L}{0,8}$/u.test(text.slice(0, at) + text.slice(at + name.length))
}

/** Why this password would be guessed among the first few thousand, or null. `names` are login name and phone. */
export function passwordFault(password: string, names: readonly (string | null | undefined)[]): PasswordFault | null {
  const text = password.normalize('NFKC').toLowerCase()
  const own = names.filter((name) => typeof name === 'string').map((name) => name.normalize('NFKC').toLowerCase())
  if (own.some((name) => isName(text, name))) return 'password_is_name'
  return isCommon(text) ? 'password_common' : null
}
