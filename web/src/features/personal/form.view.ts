import { readDocument } from '@inkroute/engine/document/read-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { ChoiceField, PersonalField } from '@inkroute/engine/personal/personal-field'

/** What a layer can become, as the buttons beside it. */
export const layerActions: Record<Layer['type'], readonly FieldAction[]> = {
  text: ['text', 'date', 'colour'],
  image: ['photo'],
  pattern: ['photo'],
  shape: ['colour'],
}
export type FieldAction = 'text' | 'date' | 'colour' | 'photo'

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
  photo: { zh: '照片', en: 'Photo' },
}

const palette = [
  { value: 'Black', label: { zh: '黑色', en: 'Black' }, colour: '#17202e' },
  { value: 'Red', label: { zh: '红色', en: 'Red' }, colour: '#c8102e' },
  { value: 'Blue', label: { zh: '蓝色', en: 'Blue' }, colour: '#1f4e9e' },
]

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

/** One more colour, with a value no other option has. */
export function withOption(field: ChoiceField): ChoiceField {
  const taken = new Set(field.options.map(({ value }) => value))
  let n = field.options.length + 1
  while (taken.has(`Colour ${n}`)) n++
  return { ...field, options: [...field.options, { value: `Colour ${n}`, label: {}, colour: '#888888' }] }
}
