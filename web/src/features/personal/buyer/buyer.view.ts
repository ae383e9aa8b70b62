import { fenToDecimal } from '@inkroute/contract/money'
import type { BuyerProblem } from '@inkroute/contract/personal/buyer'
import { cleanText, getLength } from '@inkroute/engine/personal/clean-answer'
import { readLetters } from '@inkroute/engine/personal/monogram'
import type { Answer, Answers, PersonalField, PhotoAnswer, PhotoField } from '@inkroute/engine/personal/personal-field'
import { formatMoney } from '../../../shared/format/money.ts'
import { fill, type Language, type Texts } from '../../../shared/text/text.ts'
import type { buyerText } from './buyer.text.ts'

type BuyerTexts = Texts<typeof buyerText>
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp']
export const MEGABYTE = 1024 * 1024

/** Labels may exist in more languages than the page: the browser's where it is not the page's. */
export function labelLanguage(page: Language, browser: string): string {
  const own = browser.slice(0, 2).toLowerCase()
  return page === 'zh' || own === 'zh' ? page : own
}

/** The words of a problem for the person who typed it. */
export function problemWords(text: BuyerTexts, language: Language, { kind, detail, detail_en }: BuyerProblem): string {
  if (kind === 'photo_small') {
    const [own = '', least = ''] = detail.split(' < ')
    return fill(text.photo_small, { own, least })
  }
  const known = kind in text ? text[kind as keyof BuyerTexts] : text.other_problem
  return fill(known, { detail: language === 'en' ? detail_en : detail })
}

/** How much too long an answer is, such as `16/12`, known while it is typed; null where it fits. */
export function overLimit(field: PersonalField, answer: Answer | undefined): string | null {
  if (typeof answer !== 'string') return null
  if (field.kind === 'text') return above(getLength(cleanText(answer, field)), field.max_length)
  return field.kind === 'monogram' ? above(readLetters(answer).letters.length, field.max_letters) : null
}

const above = (length: number, most: number) => (length > most ? `${length}/${most}` : null)

/** A name with what it costs extra. */
export const withExtra = (text: BuyerTexts, label: string, fen: number | undefined): string =>
  fen ? fill(text.extra, { label, amount: formatMoney(fenToDecimal(fen)) }) : label

interface SentPhoto {
  readonly upload_id: number
  readonly width_px: number
  readonly height_px: number
}

export const photoAnswer = ({ upload_id, width_px, height_px }: SentPhoto): PhotoAnswer => ({
  source: { kind: 'material', key: String(upload_id), width_px, height_px },
  x: 0.5,
  y: 0.5,
  zoom: 1,
})

interface ChosenFile {
  readonly type: string
  readonly bytes: number
  /** Null where the browser cannot read it: the server decides. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** What is wrong with a photo, said before it is sent; null when nothing is. */
export function photoRefusal(
  text: BuyerTexts,
  field: PhotoField,
  { type, bytes, size }: ChosenFile,
  max_bytes: number,
): string | null {
  if (!photoTypes.includes(type)) return text.photo_type
  if (bytes > max_bytes) return fill(text.photo_heavy, { megabytes: max_bytes / MEGABYTE })
  if (!size) return null
  const { min_width_px, min_height_px } = field
  const used_width = Math.min(size.width, (size.height * min_width_px) / min_height_px)
  if (Math.round(used_width) >= min_width_px) return null
  const least = `${min_width_px} × ${min_height_px}`
  return fill(text.photo_small, { own: `${size.width} × ${size.height}`, least })
}

/** Whether a field is asked, given the answers so far; the server decides in the end. */
export function isShown({ when }: PersonalField, fields: readonly PersonalField[], answers: Answers): boolean {
  if (!when) return true
  const first = fields.find(({ id }) => id === when.field_id)
  const fallback = first && first.kind !== 'photo' ? first.default : ''
  const answer: Answer = answers[when.field_id] ?? fallback
  return typeof answer === 'string' && when.is.includes(answer || fallback)
}

/** What the form begins with: the order's own answers, or the defaults. */
export function firstAnswers(fields: readonly PersonalField[], answers: Answers): Answers {
  const first: Answers = {}
  for (const field of fields) {
    const own = answers[field.id]
    // A photo the platform only named is not here yet.
    if (own !== undefined && (field.kind !== 'photo' || typeof own !== 'string')) first[field.id] = own
    else if (field.kind !== 'photo' && field.default !== '') first[field.id] = field.default
  }
  return first
}
