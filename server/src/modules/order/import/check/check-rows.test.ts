import { expect, test } from 'vitest'
import { newSeller } from '../../../../testing/factories.ts'
import { testApp } from '../../../../testing/test-app.ts'
import { checkInBlocks } from './check-rows.ts'
import type { RawRow } from './import-row.rules.ts'

const ROWS = 5_000

test('a long file is read and checked block by block, each when it is its turn, and none of its rows is missing', async () => {
  const app = await testApp()
  const { seller_id } = await newSeller(app)
  let reads = 0
  const rows = Array.from({ length: ROWS }, (_, at): RawRow => {
    // Two orders take turns, in pairs: rows of an order need not be next to each other.
    const cells = [`N-${Math.floor(at / 4) * 2 + (at % 2)}`, 'MUG', '1']
    const row = { row_at: at + 1, edits: {}, is_excluded: false }
    return Object.defineProperty(row, 'cells', {
      get: () => {
        reads++
        return cells
      },
    }) as RawRow
  })
  const settings = {
    kind: 'order',
    mapping: { external_no: 0, sku: 1, quantity: 2 },
    defaults: {},
    channel_id: null,
  } as const
  const sizes: number[] = []
  const reads_so_far: number[] = []
  const checked: string[] = []
  for await (const block of checkInBlocks(app.ctx, seller_id, rows, settings)) {
    sizes.push(block.length)
    reads_so_far.push(reads)
    for (const { row, check } of block) {
      expect(check.row_at).toBe(row.row_at)
      checked.push(`${check.row_at} ${check.order_key}`)
    }
  }
  expect(sizes).toEqual([1000, 1000, 1000, 1000, 1000])
  // Once over to learn the orders and codes, then each block for itself.
  const [first = 0, second = 0] = reads_so_far
  expect(reads_so_far).toEqual([0, 1, 2, 3, 4].map((n) => first + n * (second - first)))
  expect(second - first).toBeLessThan(first)
  expect(new Set(checked).size).toBe(ROWS)
  expect(checked).toContain('3 N-0')
})
