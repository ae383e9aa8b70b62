import type { Personalisation } from './market-order.ts'

/** The label of a note to the seller, where a platform has no better place for a buyer's wishes. */
export const BUYER_NOTE = 'buyer_note'

const MAX_LABEL = 100
const MAX_VALUE = 2000
const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)

/** What a buyer answered to one question; null where they left it empty. The address of a file is kept as one. */
export function answerOf(label: string, value: string): Personalisation | null {
  const text = value.trim().slice(0, MAX_VALUE)
  if (text === '') return null
  return { label: label.trim().slice(0, MAX_LABEL), value: text, ...(isLink(text) ? { picture_url: text } : {}) }
}

/** Names that begin with an underscore are for programs: shops do not show them to buyers either. */
const isHidden = (label: string): boolean => label.trim().startsWith('_')

export const answersOf = (pairs: readonly (readonly [label: string, value: string])[]): Personalisation[] =>
  pairs.flatMap(([label, value]) => (isHidden(label) ? [] : (answerOf(label, value) ?? [])))

const firstText = (from: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => from[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Answers in whatever form a platform hands them over: a list of `{ name, value, urls }`, an object by name, or either
 * of them as JSON in a text. What is not understood is kept as text: an order held for nothing costs a click, one
 * that is printed without its answers costs a parcel.
 */
export function looseAnswers(told: unknown, label = ''): Personalisation[] {
  if (told === null || told === undefined) return []
  if (typeof told === 'string') {
    const value = /^\s*[[{]/.test(told) ? parsed(told) : told
    return typeof value === 'string' ? answersOf([[label, value]]) : looseAnswers(value, label)
  }
  if (Array.isArray(told)) return told.flatMap((one) => looseAnswers(one, label))
  if (typeof told !== 'object') return answersOf([[label, String(told)]])
  const from = told as Readonly<Record<string, unknown>>
  const name = firstText(from, ['name', 'label', 'key', 'title'])
  if (name === '')
    return Object.entries(from).flatMap(([key, value]) => (isHidden(key) ? [] : looseAnswers(value, key)))
  if (isHidden(name)) return []
  const files = Array.isArray(from.urls) ? from.urls.filter((url): url is string => typeof url === 'string') : []
  return [firstText(from, ['value', 'text', 'url']), ...files].flatMap((value) => answerOf(name, value) ?? [])
}

/** Where a platform has nothing but the note to the seller, the note may be what the buyer wants printed. */
export const noteAnswers = (note: string): Personalisation[] => answersOf([[BUYER_NOTE, note]])
