import { describe, expect, test } from 'vitest'
import { wordProblems } from './word-rules.ts'

const english = (en: string) => wordProblems({ zh: '保存', en })
const chinese = (zh: string) => wordProblems({ zh, en: 'Save' })

describe('words people read', () => {
  test.each([
    'Start anew',
    'Freight is reckoned by weight',
    'Syncing stands still',
    'The shop no longer lets us in',
    'The money is given back',
    'It went back the way it came',
    'Each with each',
    'Mend the marked rows',
    'Rounded to the fen',
    'Delete it for ever',
    'Your e-mail address',
    'Any state',
    'State',
    '{count} order(s)',
    '{count} orders are late',
  ])('are refused in English: %s', (text) => {
    expect(english(text)).toHaveLength(1)
  })

  test.each(['你的订单', '内容没有载入', '重新载入', '印刷区域', '上架草稿'])('are refused in Chinese: %s', (text) => {
    expect(chinese(text).length).toBeGreaterThan(0)
  })

  test('come with what to write instead', () => {
    expect(english('Mend the file')).toEqual(['“Mend”: say “fix” or “correct”'])
    expect(chinese('你好，欢迎')).toEqual(['“你”: 用“您”'])
    expect(english('{count} orders')[0]).toContain('{count|one|many}')
  })

  test('are fine as natives write them', () => {
    for (const text of [
      'Fix the marked rows',
      '{count} {count|order is|orders are} late',
      'More than {count} orders match',
      'State or province',
      'Fence and amendment',
      'Statement of account',
    ]) {
      expect(english(text), text).toEqual([])
    }
    expect(chinese('您的内容加载失败，请重试')).toEqual([])
  })
})
