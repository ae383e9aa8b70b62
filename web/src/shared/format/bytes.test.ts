import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test('sizes use the largest suitable unit', () => {
  expect([0, 999, 1536, 10_485_760, 3 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.5 KB',
    '10 MB',
    '3.0 TB',
  ])
})
