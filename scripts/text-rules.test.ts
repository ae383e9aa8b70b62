import { describe, expect, test } from 'vitest'
import { isUsed, literalProblems, type TextTableEntry, tableProblems } from './text-rules.ts'

const entry = (more: Partial<TextTableEntry>): TextTableEntry => ({
  path: 'web/src/a.text.ts',
  table: 'aText',
  key: 'save',
  zh: '保存',
  en: 'Save',
  ...more,
})
const problems = (text: string) => literalProblems({ path: 'a.tsx', text })

describe('text tables', () => {
  test('a complete entry is fine, and so are names that need no translation', () => {
    expect(tableProblems(entry({}))).toEqual([])
    expect(tableProblems(entry({ zh: 'Ctrl + K', en: 'Ctrl + K' }))).toEqual([])
    expect(tableProblems(entry({ zh: '{now} / {all}', en: '{now} / {all}' }))).toEqual([])
    expect(tableProblems(entry({ zh: '简体中文', en: '简体中文' }))).toEqual([])
    expect(tableProblems(entry({ key: 'other_language', zh: 'English', en: '中文' }))).toEqual([])
  })

  test('a missing language, Chinese in English and English in Chinese are reported', () => {
    expect(tableProblems(entry({ en: null }))[0]).toContain('no English')
    expect(tableProblems(entry({ zh: '' }))[0]).toContain('no Chinese')
    expect(tableProblems(entry({ en: 'Save 保存' }))[0]).toContain('contains Chinese')
    expect(tableProblems(entry({ zh: 'Save this picture to my library' }))[0]).toContain('not Chinese')
  })

  test('a key is used by name, by a quoted name or by a template; otherwise it is not', () => {
    const uses = (text: string, key = 'save') => isUsed(entry({ key }), [{ path: 'b.tsx', text: `aText ${text}` }])
    expect(uses('text.save')).toBe(true)
    expect(uses("text['save']")).toBe(true)
    expect(uses(`text[\`flow_$\{n}\`]`, 'flow_1')).toBe(true)
    expect(uses(`text[\`$\{key}_body\`]`, 'can_design_body')).toBe(true)
    expect(uses(`text[\`t$\{status}\`]`, 't404')).toBe(true)
    expect(uses('text.saved')).toBe(false)
    const elsewhere = { path: 'c.ts', text: "const level = 'save'" }
    expect(isUsed(entry({}), [{ path: 'b.tsx', text: 'aText text[level]' }, elsewhere])).toBe(true)
    expect(isUsed(entry({}), [{ path: 'b.tsx', text: 'aText text.other' }, elsewhere])).toBe(false)
    expect(isUsed(entry({}), [{ path: 'b.tsx', text: 'otherText text.save' }])).toBe(false)
  })
})

describe('components', () => {
  test('Chinese anywhere and spoken English are reported', () => {
    expect(problems('<p>你好</p>')).toHaveLength(1)
    expect(problems("const a = '你好'")).toHaveLength(1)
    expect(problems('<b aria-label="Close it" />')).toHaveLength(1)
    expect(problems('<button type="button">Save order</button>')).toHaveLength(1)
  })

  test('comments, code, keys and types are left alone', () => {
    expect(problems('// 你好\n/* 你好 */ const a = <p>{text.a}</p>')).toEqual([])
    expect(problems('<kbd>Ctrl K</kbd>')).toEqual([])
    expect(problems('const [a] = useState<Array<Point>>(null)')).toEqual([])
    expect(problems('export function A(): Promise<Reply> {\n return <Foo />\n}')).toEqual([])
    expect(problems('<img alt="" /><a href="/helpCenter">{x}</a>')).toEqual([])
  })
})
