import { expect, test } from 'vitest'
import { adviceFor } from './advice.rules.ts'

test('a refusal comes with what to do about it, in the language of the reader', () => {
  const refused = (field: string, kind?: string) => ({ field, message: 'No', ...(kind ? { kind } : {}) })
  expect(adviceFor(refused('', 'revoked'), 'zh')).toContain('重新授权')
  expect(adviceFor(refused('picture_urls.2', 'rejected'), 'zh')).toContain('展示图')
  expect(adviceFor(refused('attr.12', 'rejected'), 'en')).toContain('attributes')
  expect(adviceFor(refused('something', 'rejected'), 'en')).toContain('message below')
  expect(adviceFor(refused('title'), 'en')).toBeUndefined()
})
