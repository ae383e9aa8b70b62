import type { FieldAction } from '../layers/layer-mark.ts'
import type { Layer, LayerType } from '../layers/layer-types.ts'
import { isBent } from '../layers/text-layer.ts'
import type { PersonalField } from './personal-field.ts'

interface Kind {
  /** What buyers are asked for, until the seller says it better. */
  readonly name: { readonly zh: string; readonly en: string }
  readonly help?: { readonly zh: string; readonly en: string }
  /** Layers that can show the answer. */
  readonly layers: readonly LayerType[]
}

/** The only table of what a buyer can decide. */
const kinds: Record<FieldAction, Kind> = {
  text: { name: { zh: '名字', en: 'Name' }, layers: ['text'] },
  date: { name: { zh: '日期', en: 'Date' }, layers: ['text'] },
  monogram: { name: { zh: '首字母', en: 'Initials' }, layers: ['text'] },
  colour: { name: { zh: '颜色', en: 'Colour' }, layers: ['text', 'shape'] },
  font: { name: { zh: '字体', en: 'Lettering' }, layers: ['text'] },
  photo: { name: { zh: '照片', en: 'Photo' }, layers: ['image', 'pattern'] },
  picture: { name: { zh: '图案', en: 'Picture' }, layers: ['image', 'pattern'] },
  sky: {
    name: { zh: '星空', en: 'Night sky' },
    help: {
      zh: '日期、时间和城市，例如 2024-06-01 21:30 上海',
      en: 'Day, time and city, such as 2024-06-01 21:30 Berlin',
    },
    layers: ['shape'],
  },
}

export const getAction = (field: PersonalField): FieldAction => (field.kind === 'choice' ? field.of : field.kind)

const canShow = (layer: Layer, action: FieldAction): boolean =>
  kinds[action].layers.includes(layer.type) && (action !== 'sky' || (layer.type === 'shape' && layer.sky !== undefined))

/** What a layer can become. */
export const actionsFor = (layer: Layer): FieldAction[] =>
  (Object.keys(kinds) as FieldAction[]).filter((action) => canShow(layer, action))

/** Whether a layer shows the answers of a field. */
export const takesField = (layer: Layer, field: PersonalField): boolean => canShow(layer, getAction(field))

export const nameOfAction = (action: FieldAction) => kinds[action].name

/** What a seller recognises a layer by. */
export const nameOfLayer = (layer: Layer): string =>
  (layer.type === 'text' ? layer.text.replace(/\s+/g, ' ').trim() : layer.name).slice(0, 40) || layer.id

/** An id that no field has yet. */
export const freeFieldId = (prefix: string, taken: ReadonlySet<string>): string => {
  let n = 1
  while (taken.has(`${prefix}-${n}`)) n++
  return `${prefix}-${n}`
}

const palette = [
  { value: 'Black', label: { zh: '黑色', en: 'Black' }, colour: '#17202e' },
  { value: 'Red', label: { zh: '红色', en: 'Red' }, colour: '#c8102e' },
  { value: 'Blue', label: { zh: '蓝色', en: 'Blue' }, colour: '#1f4e9e' },
]

/** Fonts buyers tell apart at a glance. */
const faces = ['Georgia', 'Pacifico', 'Montserrat']

export const USUAL_LENGTH = 12
export const USUAL_PHOTO_PX = 1000

const lettered = { is_upper: false, letters: 'any' } as const

/** A field with sensible rules for a layer; its words get a third more room than the sample takes. */
export function newField(action: FieldAction, layer: Layer, taken: ReadonlySet<string>): PersonalField {
  const base = {
    id: freeFieldId(action, taken),
    label: { ...kinds[action].name },
    help: { ...kinds[action].help },
    is_required: true,
    layer_ids: [layer.id],
    when: null,
  }
  if (action === 'photo') return { ...base, kind: 'photo', min_width_px: USUAL_PHOTO_PX, min_height_px: USUAL_PHOTO_PX }
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
  if (action === 'sky') return { ...base, kind: 'sky', default: '' }
  const frame = { width: Math.round(layer.width * 1.33), height: Math.round(layer.height * 1.33) }
  if (action === 'monogram')
    return { ...base, kind: 'monogram', style: 'large_middle', max_letters: 3, frame, min_size: 6, default: '' }
  const lengths = { min_length: 1, max_length: USUAL_LENGTH }
  const fit = layer.type === 'text' && isBent(layer) ? 'curve' : 'shrink'
  return { ...base, ...lettered, ...lengths, kind: 'text', fit, frame, min_size: 6, default: '' }
}
