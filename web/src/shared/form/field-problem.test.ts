import { messageIn } from '@inkroute/contract/input-messages'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findProblem } from './field-problem.ts'

const schemas = {
  text: z.string().min(3).max(5),
  pattern: z.string().regex(/^\d+$/),
  email: z.email(),
  whole: z.int().min(2).max(9),
  above: z.number().gt(0),
  choice: z.enum(['a', 'b']),
  list: z.array(z.string()).min(1).max(2),
  object: z.object({ name: z.string(), quantity: z.int() }),
  either: z.union([z.string(), z.int()]),
  flag: z.boolean(),
  literal: z.literal('1'),
}
const wrong = [undefined, null, '', 'x', 'xxxxxxxxx', -1, 1.5, 1e9, Number.NaN, {}, [], [1, 2, 3], { name: 7 }]

test('a form never shows a raw schema message, in either language', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    for (const value of wrong) {
      const problem = findProblem(schema, value)
      if (problem === null) continue
      const [zh, en] = [messageIn(problem, 'zh'), messageIn(problem, 'en')]
      expect(zh, `${name}: ${zh}`).toMatch(/[\u4e00-\u9fff]/)
      expect(en, `${name}: ${en}`).not.toMatch(/expected|received|invalid|too (small|big)|undefined|[\u4e00-\u9fff]/i)
    }
  }
})

test('a problem names its field if the field has a name; otherwise the message is generic', () => {
  expect(findProblem(schemas.object, { name: 'a' })).toBe('请填写数量|Quantity is required')
  expect(findProblem(schemas.object, { name: 'a', quantity: 'x' })).toBe('数量应为数字|Quantity must be a number')
  expect(findProblem(schemas.object, { name: 'a', quantity: 1.5 })).toBe('数量应为整数|Quantity must be a whole number')
  expect(findProblem(z.string(), 7)).toBe('请检查此项|Please check this field')
})
