import { expect, test } from 'vitest'
import { countResults } from './report.ts'
import type { TestResult } from './results.ts'

const step = (name: string, ok: boolean) => ({ name, ok, ms: 1, output: '', cpu_s: 1 })
const result = (state: TestResult['state']) => ({ file: 'a.test.ts', title: 't', ms: 1, state })

test('each test counts, each other step counts as one, skipped tests do not', () => {
  const tests = [result('passed'), result('failed'), result('skipped')]
  expect(countResults({ steps: [step('types', true), step('format', false), step('unit', false)], tests })).toEqual({
    passed: 2,
    failed: 2,
  })
})

test('a runner that dies without a failed test has failed', () => {
  expect(countResults({ steps: [step('browser', false)], tests: [result('passed')] })).toEqual({ passed: 1, failed: 1 })
})
