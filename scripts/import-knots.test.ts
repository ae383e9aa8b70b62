import { expect, test } from 'vitest'
import { folderKnotProblems, knotProblems, knots } from './import-knots.ts'

const file = (path: string, ...imports: string[]) => ({ path, imports, line_count: 1, text: '' })

test('files that import each other, however far around, are told together; those that only lead to them are not', () => {
  const problems = knotProblems([
    file('a.ts', 'b.ts'),
    file('b.ts', 'c.ts', 'd.ts'),
    file('c.ts', 'a.ts'),
    file('d.ts'),
    file('main.ts', 'a.ts'),
    file('x.ts', 'y.ts'),
    file('y.ts', 'x.ts'),
  ])
  expect(
    problems
      .map((problem) =>
        problem
          .match(/\w\.ts/g)
          ?.toSorted()
          .join(' '),
      )
      .toSorted(),
  ).toEqual(['a.ts b.ts c.ts', 'x.ts y.ts'])
})

test('a test may import what imports its helper', () => {
  expect(knotProblems([file('a.ts', 'a.test.ts'), file('a.test.ts', 'a.ts')])).toEqual([])
})

test('folders make a circle though none of their files does', () => {
  const files = [file('a/one.ts', 'b/one.ts'), file('b/one.ts'), file('b/two.ts', 'a/two.ts'), file('a/two.ts')]
  expect(knotProblems(files)).toEqual([])
  expect(folderKnotProblems(files)).toHaveLength(1)
  expect(folderKnotProblems(files)[0]).toMatch(/^(a, b|b, a): /)
})

test('a chain of a hundred thousand is walked', () => {
  const graph = new Map(Array.from({ length: 100_000 }, (_, n) => [String(n), new Set([String(n + 1)])]))
  expect(knots(graph)).toEqual([])
})
