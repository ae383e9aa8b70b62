import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isStamp, sourceStamp } from './source-stamp.ts'

const root = mkdtempSync(join(tmpdir(), 'inkroute-stamp-'))
const sources = { root, folders: ['src'], singles: ['lock.json'] }
const stamp = join(root, 'stamp')
const source = (name: string) => join(root, 'src', name)

function build() {
  mkdirSync(join(root, 'src', 'deep'), { recursive: true })
  writeFileSync(source('a.ts'), 'one')
  writeFileSync(source('deep/b.ts'), 'two')
  writeFileSync(join(root, 'lock.json'), '{}')
  writeFileSync(stamp, sourceStamp(sources))
}

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('sources that were not touched are those of the stamp', () => {
  build()
  expect(isStamp(stamp, sources)).toBe(true)
})

test.each([
  ['a changed file', () => writeFileSync(source('deep/b.ts'), 'owt')],
  ['a new file', () => writeFileSync(source('c.ts'), '')],
  ['a removed file', () => rmSync(source('a.ts'))],
  ['a changed lock file', () => writeFileSync(join(root, 'lock.json'), '[]')],
])('%s asks for a new build', (_, change) => {
  build()
  change()
  expect(isStamp(stamp, sources)).toBe(false)
})

test('a change that keeps size and date of a file is noticed', () => {
  build()
  const then = new Date(1_700_000_000_000)
  utimesSync(source('a.ts'), then, then)
  writeFileSync(stamp, sourceStamp(sources))
  writeFileSync(source('a.ts'), 'eno')
  utimesSync(source('a.ts'), then, then)
  expect(isStamp(stamp, sources)).toBe(false)
})

test('the same content written again is recognised and noted, a test is no source', () => {
  build()
  const before = readFileSync(stamp, 'utf8')
  utimesSync(source('a.ts'), new Date(1), new Date(1))
  writeFileSync(source('a.test.ts'), 'expect')
  expect(isStamp(stamp, sources)).toBe(true)
  const after = readFileSync(stamp, 'utf8')
  expect(after).not.toBe(before)
  expect(after.split('\n')[0]).toBe(before.split('\n')[0])
})

test('without a stamp there is no build', () => {
  mkdirSync(root, { recursive: true })
  expect(isStamp(stamp, sources)).toBe(false)
})
