import { expect, test } from 'vitest'
import { fieldChanges, subjectPath } from './audit.view.ts'

test('changes are listed field by field, for new and removed things too', () => {
  expect(fieldChanges({ before: { price: 100 }, after: { price: 120, tags: ['a'] } })).toEqual([
    { field: 'price', before: '100', after: '120' },
    { field: 'tags', before: '', after: '["a"]' },
  ])
  expect(fieldChanges({ before: null, after: { name: 'Mug' } })).toEqual([{ field: 'name', before: '', after: 'Mug' }])
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})

test('a subject with a screen is a link', () => {
  expect(subjectPath({ subject: 'order', subject_id: 'IR1' })).toBe('/ops/order/IR1')
  expect(subjectPath({ subject: 'logout', subject_id: null })).toBeNull()
})
