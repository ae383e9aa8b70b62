import { PHOTO_BYTES } from '@inkroute/contract/personal/shop-names'
import type { Words } from '@inkroute/engine/layers/layer-mark'
import type { Answer, PersonalField, PhotoAnswer, PhotoField } from '@inkroute/engine/personal/personal-field'
import type { buyerText } from '../features/personal/buyer/buyer.text.ts'
import { MEGABYTE, photoAnswer, photoRefusal, photoTypes, withExtra } from '../features/personal/buyer/buyer.view.ts'
import { fill, type Texts } from '../shared/text/text.ts'
import { element } from './element.ts'
import { Refusal, type ShopCalls } from './shop.api.ts'
import type { widgetText } from './widget.text.ts'

export interface Wording {
  readonly text: Texts<typeof buyerText>
  readonly own: Texts<typeof widgetText>
  readonly language: 'zh' | 'en'
  readonly label_language: string
}

export interface FieldView {
  readonly id: string
  readonly box: HTMLElement
  /** Shows what is wrong; null clears it. */
  setError(error: string | null): void
  focus(): void
}

interface FieldInput {
  readonly field: PersonalField
  readonly wording: Wording
  readonly answer: Answer | undefined
  readonly calls: ShopCalls
  readonly onChange: (answer: Answer) => void
}

export const inLanguage = (words: Words, language: string): string =>
  words[language] || words.en || words.zh || Object.values(words).find(Boolean) || ''

const findSize = (file: File) =>
  createImageBitmap(file).then(
    ({ width, height }) => ({ width, height }),
    () => null,
  )

/** Which part of a photo is shown; sliders work by touch and by keyboard. */
function crop(
  { text }: Wording,
  { removes_background }: PhotoField,
  answer: PhotoAnswer,
  onChange: (answer: PhotoAnswer) => void,
): HTMLElement {
  let now = answer
  const sliders = [
    { name: 'zoom', label: text.photo_zoom, min: '1', max: '4' },
    { name: 'x', label: text.photo_x, min: '0', max: '1' },
    { name: 'y', label: text.photo_y, min: '0', max: '1' },
  ] as const
  const rows = sliders.map(({ name, label, min, max }) => {
    const oninput = ({ target }: Event) => {
      now = { ...now, [name]: Number((target as HTMLInputElement).value) }
      onChange(now)
    }
    const input = element('input', { type: 'range', min, max, step: '0.05', oninput })
    input.value = String(answer[name])
    return element('label', { class: 'slider' }, label, input)
  })
  if (removes_background) {
    const onchange = ({ target }: Event) => {
      now = { ...now, keeps_background: (target as HTMLInputElement).checked }
      onChange(now)
    }
    const keep = element('input', { type: 'checkbox', onchange })
    rows.push(element('label', { class: 'check' }, keep, text.keep_background))
  }
  return element('div', {}, ...rows)
}

function photoInput({ field, wording, calls, onChange }: FieldInput, fail: (error: string | null) => void) {
  const { text, own } = wording
  const status = element('p', { class: 'status', role: 'status' })
  const place = element('div')
  const take = async (file: File) => {
    const facts = { type: file.type, bytes: file.size, size: await findSize(file) }
    const refusal = photoRefusal(text, field as PhotoField, facts, PHOTO_BYTES)
    fail(refusal)
    if (refusal) return
    status.textContent = text.photo_sending
    try {
      const answer = photoAnswer(await calls.sendPhoto(file))
      status.textContent = text.photo_sent
      place.replaceChildren(crop(wording, field as PhotoField, answer, onChange))
      onChange(answer)
    } catch (error) {
      status.textContent = ''
      fail(error instanceof Refusal ? error.message : own.failed)
    }
  }
  const onchange = (event: Event) => {
    const input = event.target as HTMLInputElement
    const [file] = input.files ?? []
    if (file) void take(file)
  }
  const input = element('input', { type: 'file', accept: photoTypes.join(','), onchange })
  return { input, below: [status, place] }
}

function choiceInput({ field, wording, answer, onChange }: FieldInput, label: string): HTMLElement {
  if (field.kind !== 'choice') return element('div')
  const options = field.options.map(({ value, label: named, colour, extra_fen }) => {
    const swatch = colour ? element('span', { class: 'swatch', 'aria-hidden': 'true' }) : null
    if (swatch && colour) swatch.style.background = colour
    const oninput = () => onChange(value)
    const input = element('input', { type: 'radio', name: field.id, value, oninput })
    input.checked = value === answer
    return element(
      'label',
      {},
      input,
      swatch,
      withExtra(wording.text, inLanguage(named, wording.label_language) || value, extra_fen),
    )
  })
  return element('fieldset', {}, element('legend', {}, label), element('div', { class: 'options' }, ...options))
}

function wordsInput({ field, answer, onChange }: FieldInput): HTMLInputElement | HTMLTextAreaElement {
  const oninput = ({ target }: Event) => onChange((target as HTMLInputElement).value)
  const common = { dir: 'auto', autocomplete: 'off', oninput }
  const input =
    field.kind === 'text' && field.fit === 'wrap'
      ? element('textarea', { ...common, rows: '3' })
      : element('input', { ...common, type: field.kind === 'date' ? 'date' : 'text' })
  if (field.kind === 'date' && input instanceof HTMLInputElement) {
    input.min = field.earliest ?? ''
    input.max = field.latest ?? ''
  }
  input.value = typeof answer === 'string' ? answer : ''
  return input
}

/** One question with its label, help and error, as a screen reader expects it. */
export function fieldView(given: FieldInput): FieldView {
  const { field, wording } = given
  const { text } = wording
  const named = withExtra(text, inLanguage(field.label, wording.label_language), field.extra_fen)
  const label = field.is_required ? named : fill(text.optional, { label: named })
  const error = element('p', { class: 'error', id: `${field.id}-error`, role: 'alert', hidden: true })
  const setError = (words: string | null) => {
    error.textContent = words ?? ''
    error.hidden = words === null
    if (words === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
  const limits = { megabytes: PHOTO_BYTES / MEGABYTE }
  const notes = [
    inLanguage(field.help, wording.label_language),
    field.kind === 'text' ? fill(text.up_to, { count: field.max_length }) : '',
    field.kind === 'photo'
      ? fill(text.photo_help, { width: field.min_width_px, height: field.min_height_px, ...limits })
      : '',
    field.kind === 'photo' && field.removes_background ? text.photo_cut_out : '',
  ]
  const help = element('p', { class: 'help', id: `${field.id}-help` }, notes.filter(Boolean).join(' · '))
  const photo = field.kind === 'photo' ? photoInput(given, setError) : null
  const control: HTMLElement = field.kind === 'choice' ? choiceInput(given, label) : (photo?.input ?? wordsInput(given))
  control.setAttribute('aria-describedby', `${help.id} ${error.id}`)
  const heading = field.kind === 'choice' ? null : element('label', { for: field.id }, label)
  if (heading) control.id = field.id
  const box = element('div', { class: 'field' }, heading, control, error, help, ...(photo?.below ?? []))
  const target = () => (field.kind === 'choice' ? control.querySelector('input') : control)
  return { id: field.id, box, setError, focus: () => target()?.focus() }
}
