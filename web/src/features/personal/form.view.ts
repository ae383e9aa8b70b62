import { readDocument } from '@inkroute/engine/document/read-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { ChoiceField, PersonalField } from '@inkroute/engine/personal/personal-field'

/** What a layer can become, as the buttons beside it. */
export const layerActions: Record<Layer['type'], readonly FieldAction[]> = {
  text: ['text', 'date', 'colour', 'font'],
  image: ['photo', 'picture'],
  pattern: ['photo', 'picture'],
  shape: ['colour'],
}
export type FieldAction = 'text' | 'date' | 'colour' | 'font' | 'picture' | 'photo'

/** Whether a layer already is the buyer's in this way. */
export const hasField = (fields: readonly PersonalField[], layer_id: string, action: FieldAction): boolean =>
  fields.some(
    (field) => (field.kind === 'choice' ? field.of : field.kind) === action && field.layer_ids.includes(layer_id),
  )

/** Visible layers, the ones in front first. */
export function layersIn(document: unknown): Layer[] {
  const read = readDocument(document)
  if (!read.ok) return []
  return read.document.views.flatMap(({ layers }) => layers.filter(({ is_hidden }) => !is_hidden).toReversed())
}

/** What a seller recognises a layer by. */
export const nameOfLayer = (layer: Layer): string =>
  (layer.type === 'text' ? layer.text.replace(/\s+/g, ' ').trim() : layer.name).slice(0, 40) || layer.id

const freeId = (action: FieldAction, fields: readonly PersonalField[]): string => {
  const taken = new Set(fields.map(({ id }) => id))
  let n = 1
  while (taken.has(`${action}-${n}`)) n++
  return `${action}-${n}`
}

const names: Record<FieldAction, { readonly zh: string; readonly en: string }> = {
  text: { zh: '名字', en: 'Name' },
  date: { zh: '日期', en: 'Date' },
  colour: { zh: '颜色', en: 'Colour' },
  font: { zh: '字体', en: 'Lettering' },
  picture: { zh: '图案', en: 'Picture' },
  photo: { zh: '照片', en: 'Photo' },
}

const palette = [
  { value: 'Black', label: { zh: '黑色', en: 'Black' }, colour: '#17202e' },
  { value: 'Red', label: { zh: '红色', en: 'Red' }, colour: '#c8102e' },
  { value: 'Blue', label: { zh: '蓝色', en: 'Blue' }, colour: '#1f4e9e' },
]

/** Fonts buyers tell apart at a glance. */
const faces = ['Georgia', 'Pacifico', 'Montserrat']

/** A field with sensible rules for a layer; its words get a third more room than the sample takes. */
export function newField(action: FieldAction, layer: Layer, fields: readonly PersonalField[]): PersonalField {
  const base = {
    id: freeId(action, fields),
    label: names[action],
    help: {},
    is_required: true,
    layer_ids: [layer.id],
    when: null,
  }
  if (action === 'photo') return { ...base, kind: 'photo', min_width_px: 1000, min_height_px: 1000 }
  if (action === 'date')
    return { ...base, kind: 'date', format: 'YYYY-MM-DD', earliest: null, latest: null, min_size: 6, default: '' }
  if (action === 'colour') return { ...base, kind: 'choice', of: 'colour', options: palette, default: '' }
  if (action === 'font') {
    const family = layer.type === 'text' ? layer.family : 'Georgia'
    const options = [...new Set([family, ...faces])].map((one) => ({ value: one, label: {}, family: one }))
    return { ...base, kind: 'choice', of: 'font', options, default: family }
  }
  if (action === 'picture') {
    const picture = layer.type === 'image' || layer.type === 'pattern' ? layer.source : undefined
    const option = { value: nameOfLayer(layer), label: {}, ...(picture ? { picture } : {}) }
    return { ...base, kind: 'choice', of: 'picture', options: [option], default: '' }
  }
  const frame = { width: Math.round(layer.width * 1.33), height: Math.round(layer.height * 1.33) }
  return {
    ...base,
    kind: 'text',
    min_length: 1,
    max_length: 12,
    letters: 'any',
    is_upper: false,
    fit: 'shrink',
    frame,
    min_size: 6,
    default: '',
  }
}

const base_names = { colour: 'Colour', font: 'Font', picture: 'Picture' } as const

/** One more option, with a value no other has, that looks like the last one until it is changed. */
export function withOption(field: ChoiceField): ChoiceField {
  const taken = new Set(field.options.map(({ value }) => value))
  const name = base_names[field.of]
  let n = field.options.length + 1
  while (taken.has(`${name} ${n}`)) n++
  const { family, picture } = field.options.at(-1) ?? {}
  const look = {
    ...(field.of === 'colour' ? { colour: '#888888' } : {}),
    ...(field.of === 'font' ? { family: family ?? 'Georgia' } : {}),
    ...(field.of === 'picture' && picture ? { picture } : {}),
  }
  return { ...field, options: [...field.options, { value: `${name} ${n}`, label: {}, ...look }] }
}

/** Conditions only look back, so those that no longer can are dropped. */
function withValidConditions(fields: readonly PersonalField[]): PersonalField[] {
  const ids = fields.map(({ id }) => id)
  return fields.map((field, at) =>
    field.when && !ids.slice(0, at).includes(field.when.field_id) ? { ...field, when: null } : field,
  )
}

export const withoutField = (fields: readonly PersonalField[], id: string): PersonalField[] =>
  withValidConditions(fields.filter((field) => field.id !== id))

export function movedUp(fields: readonly PersonalField[], id: string): PersonalField[] {
  const at = fields.findIndex((field) => field.id === id)
  const [before, moved] = [fields[at - 1], fields[at]]
  if (!before || !moved) return [...fields]
  return withValidConditions([...fields.slice(0, at - 1), moved, before, ...fields.slice(at + 1)])
}
