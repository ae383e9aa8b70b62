import { expect, test } from 'vitest'
import { duplicate } from '../commands/layers.ts'
import { addMark, changeMark, getMarks, joinMark, removeMark } from '../commands/mark.ts'
import { tile } from '../commands/tile.ts'
import { DesignDocument } from '../document/design-document.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { newTextStyle } from '../layers/text-layer.ts'
import { documentWith, imageLayer } from '../testing/designs.ts'
import { fillDesign } from './fill-design.ts'
import { fieldsAfter, hasMarks } from './mark-fields.ts'
import { PersonalFields } from './personal-field.ts'

const words: TextLayer = {
  ...newTextStyle,
  id: 't',
  name: 'words',
  type: 'text',
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
const design = () => documentWith(imageLayer({ id: 'p', width: 200, height: 100 }), words)
const marked = () => addMark(addMark(design(), 't', 'text'), 'p', 'photo')

test('marked layers become fields with the rules set beside them', () => {
  const document = changeMark(
    changeMark(marked(), 'layer-text-1', { max_length: 5, label: { en: 'First name' } }),
    'layer-photo-1',
    {
      min_px: 600,
      is_required: false,
    },
  )
  expect(DesignDocument.safeParse(document).success).toBe(true)
  const fields = fieldsAfter([], null, document)
  expect(PersonalFields.safeParse(fields).success).toBe(true)
  expect(fields).toMatchObject([
    { id: 'layer-text-1', kind: 'text', layer_ids: ['t'], max_length: 5, label: { en: 'First name' } },
    { id: 'layer-photo-1', kind: 'photo', is_required: false, min_width_px: 1200, min_height_px: 600 },
  ])
})

test('a form keeps what was set in it when the design is saved again, and follows what changed in the design', () => {
  const before = marked()
  const edited = fieldsAfter([], null, before).map((field) =>
    field.kind === 'text' ? { ...field, max_length: 30, letters: 'latin' as const } : field,
  )
  expect(fieldsAfter(edited, before, before)).toEqual(edited)
  const renamed = changeMark(before, 'layer-text-1', { label: { en: 'Nickname' } })
  expect(fieldsAfter(edited, before, renamed)[0]).toMatchObject({ label: { en: 'Nickname' }, letters: 'latin' })
  const unmarked = removeMark(before, 't', 'layer-text-1')
  expect(fieldsAfter(edited, before, unmarked).map(({ id }) => id)).toEqual(['layer-photo-1'])
  expect(hasMarks(removeMark(unmarked, 'p', 'layer-photo-1'))).toBe(false)
})

test('fields made in the form stay, with their conditions', () => {
  const before = marked()
  const [name, photo] = fieldsAfter([], null, before)
  if (!name || !photo) throw new Error('no fields')
  const own = { ...name, id: 'text-1', layer_ids: ['t'], when: { field_id: name.id, is: ['x'] } }
  expect(fieldsAfter([name, photo, own], before, before)).toEqual([name, photo, own])
  const after = fieldsAfter([name, photo, own], before, removeMark(before, 't', name.id))
  expect(after).toMatchObject([{ id: photo.id }, { id: 'text-1', when: null }])
})

test('copies show the same answer until they get a field of their own', () => {
  const view_id = design().views[0]?.view_id ?? 1
  const copied = duplicate(marked(), { view_id, ids: ['t'] }, () => 't2')
  expect(fieldsAfter([], null, copied)).toMatchObject([{ id: 'layer-text-1', layer_ids: ['t2', 't'] }, {}])
  const apart = joinMark(copied, 't2', 'layer-text-1', 'layer-text-2')
  expect(getMarks(apart).map(({ field_id }) => field_id)).toEqual(['layer-photo-1', 'layer-text-1', 'layer-text-2'])
  expect(joinMark(apart, 't2', 'layer-text-2', 'layer-text-1')).toEqual(copied)
})

test('a tiled picture stays the buyer’s, and a filled design is nobody’s any more', () => {
  const document = marked()
  const view_id = document.views[0]?.view_id ?? 1
  const tiled = tile(document, { view_id, ids: ['p'] }, 'basic', { left: 0, top: 0, width: 100, height: 100 })
  expect(getMarks(tiled)).toEqual(getMarks(document))
  const filled = fillDesign(document, fieldsAfter([], null, document), { 'layer-text-1': 'Anna' }, undefined)
  expect(hasMarks(filled)).toBe(false)
})
