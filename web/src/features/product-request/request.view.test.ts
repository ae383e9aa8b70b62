import { expect, test } from 'vitest'
import { categoryChoices, categoryPath, findStatus, mayCancel, mayEdit, statusName } from './request.view.ts'

const ref = (id: number, name: string) => ({ id, name, key: name, http_url: name, count: 0 })
const tree = { data: [{ ...ref(1, '杯壶'), sub_categorys: [ref(11, '马克杯'), ref(12, '保温杯')] }] }

test('a category is found with its parent', () => {
  expect(categoryPath(tree, 12)).toEqual([1, 12])
  expect(categoryPath(tree, 1)).toEqual([1])
  expect(categoryPath(tree, 99)).toEqual([])
  expect(categoryChoices(tree)[0]?.children).toHaveLength(2)
})

test('approved applications are final, and only pending ones can be withdrawn', () => {
  expect((['pending', 'accepted', 'refused', 'cancelled'] as const).map((status) => mayEdit({ status }))).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(mayCancel({ status: 'pending' })).toBe(true)
  expect(mayCancel({ status: 'refused' })).toBe(false)
})

test('invalid states in the query are ignored', () => {
  expect(findStatus('refused')).toBe('refused')
  expect(findStatus('<b>')).toBeUndefined()
  expect(statusName('pending', 'zh')).toBe('审核中')
})
