import { newDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import { nameOfLayer, newField } from '@inkroute/engine/personal/new-field'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import { expect, test } from 'vitest'
import { hasField, layersIn, movedUp, withOption, withoutField } from './form.view.ts'

const placed = {
  name: 'mark',
  cx: 275,
  cy: 200,
  width: 120,
  height: 30,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}
const text: Layer = { ...newTextStyle, ...placed, id: 't', type: 'text', text: 'Anna\nLena' }
const shape: Layer = {
  ...placed,
  id: 's',
  type: 'shape',
  shape: 'heart',
  fill: '#c8102e',
  stroke: null,
  stroke_width: 0,
}

test('visible layers are offered from the front, by what they say', () => {
  const blank = newDocument(7, [1])
  const views = blank.views.map((view) => ({ ...view, layers: [{ ...shape, id: 'h', is_hidden: true }, shape, text] }))
  expect(layersIn({ ...blank, views }).map(nameOfLayer)).toEqual(['Anna Lena', 'mark'])
  expect(layersIn({ nonsense: true })).toEqual([])
})

test('new fields are valid together, each with an id of its own', () => {
  const first = newField('text', text, new Set())
  const second = newField('text', text, new Set([first.id]))
  const colour = newField('colour', shape, new Set([first, second].map(({ id }) => id)))
  const all = [first, second, colour, newField('date', text, new Set()), newField('photo', shape, new Set())]
  expect(PersonalFields.safeParse(all).success).toBe(true)
  expect([first.id, second.id]).toEqual(['text-1', 'text-2'])
  if (colour.kind !== 'choice') throw new Error('no choice')
  const more = withOption(withOption(colour))
  expect(new Set(more.options.map(({ value }) => value)).size).toBe(5)
})

test('choices of fonts and pictures begin with what the layer shows', () => {
  const font = newField('font', text, new Set())
  expect(font).toMatchObject({ of: 'font', default: text.family, options: [{ family: text.family }, {}, {}] })
  const source = { kind: 'artwork' as const, key: 'corgi', width_px: 10, height_px: 10 }
  const image: Layer = { ...placed, id: 'i', type: 'image', mask: null, source }
  const picture = newField('picture', image, new Set([font].map(({ id }) => id)))
  expect(picture).toMatchObject({ of: 'picture', options: [{ picture: source }] })
  if (picture.kind !== 'choice') throw new Error('no choice')
  expect(withOption(picture).options.map((option) => option.picture)).toEqual([source, source])
  expect(PersonalFields.safeParse([font, picture]).success).toBe(true)
  expect([hasField([font], 't', 'font'), hasField([font], 't', 'colour')]).toEqual([true, false])
})

test('a condition is dropped when the field it asks about is removed or comes later', () => {
  const first = newField('colour', shape, new Set())
  const second = {
    ...newField('text', text, new Set([first].map(({ id }) => id))),
    when: { field_id: first.id, is: ['Red'] },
  }
  expect(withoutField([first, second], first.id)).toMatchObject([{ id: second.id, when: null }])
  expect(movedUp([first, second], second.id)).toMatchObject([{ id: second.id, when: null }, { id: first.id }])
  expect(movedUp([first, second], first.id)).toEqual([first, second])
})
