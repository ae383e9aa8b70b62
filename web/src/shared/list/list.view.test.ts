import { expect, test } from 'vitest'
import { type AnyFilter, choices, sameInBoth } from './filter-types.ts'
import { addressValue, chosenValue, isNarrowing } from './list.view.ts'

const label = sameInBoth('')
const search: AnyFilter = { kind: 'search', label, maxLength: 5 }
const choice: AnyFilter = { kind: 'choice', label, options: choices(['draft', 'published'], sameInBoth) }
const queue: AnyFilter = {
  kind: 'choice',
  label,
  options: choices(['pending', 'done'], sameInBoth),
  initial: 'pending',
}

test('filters are read from the address, and values the server would refuse are left out', () => {
  expect([chosenValue(search, 'a'), chosenValue(search, 'abcdef')]).toEqual(['a', undefined])
  expect([chosenValue(choice, 'draft'), chosenValue(choice, 'x')]).toEqual(['draft', undefined])
  const shop: AnyFilter = { kind: 'choice', label, options: () => [], isNumber: true }
  expect([chosenValue(shop, '7'), chosenValue(shop, 'x')]).toEqual(['7', undefined])
  const day: AnyFilter = { kind: 'day', label }
  expect([chosenValue(day, '2026-11-19'), chosenValue(day, 'today')]).toEqual(['2026-11-19', undefined])
  expect([chosenValue({ kind: 'flag', label }, '1'), chosenValue({ kind: 'flag', label }, '2')]).toEqual([
    '1',
    undefined,
  ])
  expect(chosenValue({ kind: 'linked', isNumber: true }, 'x')).toBeUndefined()
})

test('a queue begins with what waits, and all of it is a choice of its own', () => {
  expect(chosenValue(queue, undefined)).toBe('pending')
  expect(chosenValue(queue, 'x')).toBe('pending')
  expect(chosenValue(queue, 'all')).toBeUndefined()
  const spelled = ['pending', 'done', undefined].map((value) => addressValue(queue, value))
  expect(spelled).toEqual([undefined, 'done', 'all'])
  expect(addressValue(choice, undefined)).toBeUndefined()
})

test('tabs and what is set from the start hide nothing that somebody chose to hide', () => {
  expect(isNarrowing(search, 'a')).toBe(true)
  expect(isNarrowing(search, undefined)).toBe(false)
  expect(isNarrowing({ ...choice, shown: 'tabs' }, 'draft')).toBe(false)
  expect(isNarrowing(queue, 'done')).toBe(false)
})
