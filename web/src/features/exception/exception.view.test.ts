import { expect, test } from 'vitest'
import { inboxRows } from './exception.view.ts'

const group = (kind: string, ids: string[]) => ({
  kind,
  name: kind,
  fix: 'fix',
  is_urgent: kind === 'a',
  count: ids.length,
  all_link: '/',
  quick: null,
  rows: ids.map((id) => ({ id, title: id, problem: '', link: `/${id}`, since: '2026-11-15T00:00:00Z' })),
})

test('rows of one kind or of all kinds have unique keys', () => {
  const groups = [group('a', ['1', '2']), group('b', ['1'])]
  expect(inboxRows(groups, '').map(({ key }) => key)).toEqual(['a:1', 'a:2', 'b:1'])
  expect(inboxRows(groups, 'b').map(({ link }) => link)).toEqual(['/1'])
  expect(inboxRows(groups, 'gone')).toEqual([])
})
