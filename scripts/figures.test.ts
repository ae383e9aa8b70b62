import { expect, test } from 'vitest'
import { architectureFigure, figureProblems, getComments, getFigures, styleFigures } from './figures.ts'
import type { SourceFile } from './structure-rules.ts'

const file = (path: string, text: string, imports: string[] = []): SourceFile => ({
  path,
  imports,
  text,
  line_count: text.split('\n').length - 1,
})
const figure = (files: SourceFile[], name: RegExp) => getFigures(files).find((one) => name.test(one.name))?.value

test('comments are read from line, block and continued block comments, never from strings with addresses', () => {
  expect(getComments("const a = 1 // why\n/** first\n * second\n */\nconst b = 'https://x.example'\n")).toEqual([
    'why',
    'first',
    'second',
  ])
})

test('a comment in dialect is counted, the same word in code or in its proper sense is not', () => {
  const of = (text: string) => figure([file('server/src/a.ts', text)], /dialect/)
  expect(of('// It stands in the queue.\n')).toBe(1)
  expect(of('// HS stands for harmonised system.\nconst stands = 1\n')).toBe(0)
})

test('casts are counted in code, not in comments or tests', () => {
  const text = '// as unknown as ever\nconst a = b as unknown as C\nconst d = e as never\n'
  const files = [file('server/src/a.ts', text), file('server/src/a.test.ts', text)]
  expect([figure(files, /unknown/), figure(files, /never/)]).toEqual([1, 1])
})

test('a small file with one importer in its folder is counted once', () => {
  const small = file('server/src/a/b.ts', 'export const b = 1\n')
  const user = file('server/src/a/c.ts', 'b\n', ['server/src/a/b.ts'])
  expect(figure([small, user], /one importer/)).toBe(50)
  expect(figure([small, user, { ...user, path: 'server/src/a/d.ts' }], /one importer/)).toBe(0)
})

test('a figure beyond its limit is a problem that names both', () => {
  const problems = figureProblems([
    { name: 'files', value: 3, limit: 2 },
    { name: 'median lines', value: 50, limit: 60, is_at_least: true },
    { name: 'ids', value: 1, limit: 1 },
  ])
  expect(problems).toEqual(['files: 3, at most 2', 'median lines: 50, at least 60'])
})

test('an ARCHITECTURE that grows beyond its limit is a problem', () => {
  expect(figureProblems([architectureFigure('x'.repeat(9000))])).toEqual([])
  expect(figureProblems([architectureFigure('é'.repeat(4501))])).toEqual([
    'bytes of ARCHITECTURE.md: 9002, at most 9000',
  ])
})

test('style rules with the same body are counted across sheets', () => {
  const sheets = [
    '.a {\n  color: red;\n}\n',
    '@media print {\n  .b {\n    color: red;\n  }\n}\n.c {\n  margin: 0;\n}\n',
  ]
  expect(styleFigures(sheets).map(({ value }) => value)).toEqual([11, 2])
})
