import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { puzzleNonce } from './puzzle-work.ts'
import { sha256 } from './sha256.ts'

const hex = (text: string) => Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('the hash is SHA-256, whatever the length', () => {
  for (const length of [0, 1, 36, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = '墨a'.repeat(length).slice(0, length)
    expect(hex(text), String(length)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('the nonce gives so many zero bits, and a puzzle nobody waits for is given up', async () => {
  const nonce = await puzzleNonce('c1', 12, new AbortController().signal)
  expect(createHash('sha256').update(`c1:${nonce}`).digest().readUInt32BE() >>> 20).toBe(0)
  await expect(puzzleNonce('c1', 32, AbortSignal.abort())).rejects.toThrow()
})
