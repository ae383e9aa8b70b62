import { expect, test } from 'vitest'
import { getLookup, inDeletionOrder, masked, scrubbed, usableNames, withoutNames } from './privacy.rules.ts'

test('names are replaced whatever their case, also inside JSON', () => {
  const names = usableNames(['Anna Schmidt', 'anna@example.com', '李雷', 'Bo'])
  expect(names).toEqual(['anna@example.com', 'Anna Schmidt', '李雷'])
  expect(withoutNames('To ANNA SCHMIDT (anna@example.com), 李雷 and Bo', names)).toBe(
    'To [erased] ([erased]), [erased] and Bo',
  )
  expect(scrubbed({ to: ['Anna Schmidt'], count: 3, note: null }, names)).toEqual({
    to: ['[erased]'],
    count: 3,
    note: null,
  })
})

test('characters with a meaning in patterns are taken literally', () => {
  expect(withoutNames('A+B (Ltd.) and AABB', ['A+B (Ltd.)'])).toBe('[erased] and AABB')
  expect(withoutNames('nothing', [])).toBe('nothing')
})

test('what is kept of a request cannot be written to', () => {
  expect(masked('anna@example.com')).toBe('a…@e….com')
  expect(masked('+49 30 901820')).toBe('…1820')
  expect(masked('shop.myshopify.com')).toBe('s…')
})

test('a keyword is a mail, a phone or a number of an order', () => {
  expect(getLookup(' a@b.de ')).toMatchObject({ emails: ['a@b.de'], phones: [], numbers: [] })
  expect(getLookup('+49 30 901820')).toMatchObject({ emails: [], phones: ['+49 30 901820'] })
  expect(getLookup('#1001')).toMatchObject({ phones: [], numbers: ['#1001'] })
})

test('children are deleted before their parents, and a circle is noticed', () => {
  const tables = ['order', 'line', 'note'].map((table) => ({ table }))
  const references = [
    { child: 'line', parent: 'order' },
    { child: 'note', parent: 'line' },
    { child: 'order', parent: 'order' },
    { child: 'order', parent: 'elsewhere' },
  ]
  expect(inDeletionOrder(tables, references).map(({ table }) => table)).toEqual(['note', 'line', 'order'])
  expect(() => inDeletionOrder(tables, [...references, { child: 'order', parent: 'note' }])).toThrow(
    'refer to each other',
  )
})
