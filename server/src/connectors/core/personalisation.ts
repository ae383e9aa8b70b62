import { REFERENCE_KEY } from '@inkroute/contract/personal/shop-names'
import type { Personalisation } from './market-order.ts'

/** Label for the note to the seller, on platforms without personalisation fields. */
export const BUYER_NOTE = 'buyer_note'

const MAX_LABEL = 100
const MAX_VALUE = 2000
const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)

/** One answer of the buyer; null if empty. File URLs are kept. */
export function findAnswer(label: string, value: string): Personalisation | null {
  const text = value.trim().slice(0, MAX_VALUE)
  if (text === '') return null
  return { label: label.trim().slice(0, MAX_LABEL), value: text, ...(isLink(text) ? { picture_url: text } : {}) }
}

/** Names with a leading underscore are internal; shops hide them from buyers too. Our own names what was approved. */
export const isHidden = (label: string): boolean => label.trim().startsWith('_') && label.trim() !== REFERENCE_KEY

export const getAnswers = (pairs: readonly (readonly [label: string, value: string])[]): Personalisation[] =>
  pairs.flatMap(([label, value]) => (isHidden(label) ? [] : (findAnswer(label, value) ?? [])))

const firstText = (from: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => from[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const VALUES = ['value', 'text', 'url']

/**
 * Reads answers in any form: a list of `{ name, value, urls }`, an object by name, or either of them as a JSON string.
 * Anything else is kept as text: holding an order needlessly costs a click, printing it without its answers costs a
 * parcel.
 */
export function looseAnswers(told: unknown, label = ''): Personalisation[] {
  if (told === null || told === undefined) return []
  if (typeof told === 'string') {
    const value = /^\s*[[{]/.test(told) ? parsed(told) : told
    return typeof value === 'string' ? getAnswers([[label, value]]) : looseAnswers(value, label)
  }
  if (Array.isArray(told)) return told.flatMap((one) => looseAnswers(one, label))
  if (typeof told !== 'object') return getAnswers([[label, String(told)]])
  const from = told as Readonly<Record<string, unknown>>
  const name = firstText(from, ['name', 'label', 'key', 'title'])
  const value = VALUES.map((key) => from[key]).find((part) => part !== undefined && part !== null && part !== '')
  const files = Array.isArray(from.urls) ? from.urls.filter((url): url is string => typeof url === 'string') : []
  // `{ name: 'Ada', font: 'Serif' }` is no pair of a name and a value, but answers by name.
  if (name === '' || !Object.keys(from).some((key) => key === 'urls' || VALUES.includes(key)))
    return Object.entries(from).flatMap(([key, value]) => (isHidden(key) ? [] : looseAnswers(value, key)))
  if (isHidden(name)) return []
  const told_files = files.flatMap((file) => findAnswer(name, file) ?? [])
  return [...(typeof value === 'string' ? getAnswers([[name, value]]) : looseAnswers(value, name)), ...told_files]
}

/** On platforms with only a note to the seller, the note may be the text to print. */
export const noteAnswers = (note: string): Personalisation[] => getAnswers([[BUYER_NOTE, note]])
