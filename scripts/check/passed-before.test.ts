import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileSuites, notePassed, passedBefore } from './passed-before.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const SUM = 'engine/src/sum.test.ts'
const HTTP = 'server/src/http.test.ts'
const result = (file: string, state: 'passed' | 'failed' = 'passed') => ({ file, title: 't', ms: 1, state })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inkroute-passed-before-'))
  vi.stubEnv('INKROUTE_CHECK_CACHE', join(root, '.cache'))
  write('.gitignore', '.cache\n')
  write(SUM, "import { sum } from './sum.ts'\n")
  write('engine/src/sum.ts', "import { one } from '@inkroute/contract/one'\n")
  write('contract/src/one.ts', 'export const one = 1\n')
  write('engine/src/other.ts', 'export const other = 1\n')
  write(HTTP, "import { testApp } from './testing/test-app.ts'\n")
  write('server/src/testing/test-app.ts', 'export const testApp = 1\n')
  write('assets/picture.json', '{}')
  write('docs/page.md', 'a page')
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
  ])
    spawnSync('git', args, { cwd: root })
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

const known = () => Object.fromEntries(passedBefore(fileSuites(root)))

test('a suite that has passed is known until something it loads changes', () => {
  notePassed(root, fileSuites(root), [result(SUM), result(SUM), result(HTTP)])
  expect(known()).toEqual({ [SUM]: 2 })
  write('engine/src/other.ts', 'export const other = 2\n')
  write('docs/page.md', 'another page')
  expect(known()).toEqual({ [SUM]: 2 })
  write('contract/src/one.ts', 'export const one = 2\n')
  expect(known()).toEqual({})
  write('contract/src/one.ts', 'export const one = 1\n')
  expect(known()).toEqual({ [SUM]: 2 })
})

test('a picture that changes, or a new one, has every suite run again', () => {
  notePassed(root, fileSuites(root), [result(SUM)])
  write('assets/new.json', '{}')
  expect(known()).toEqual({})
})

test('a suite with a failed test is not noted, nor one that changed while it ran', () => {
  const suites = fileSuites(root)
  notePassed(root, suites, [result(SUM), result(SUM, 'failed')])
  expect(known()).toEqual({})
  write('engine/src/sum.ts', 'export const sum = 2\n')
  notePassed(root, suites, [result(SUM)])
  expect(known()).toEqual({})
})

test.each([
  ["import { readFileSync } from 'node:fs'\nreadFileSync('sum.ts')\n", 'reads a source as a text'],
  ["import { createServer } from 'node:http'\n", 'starts a server'],
  ["import { inject } from 'vitest'\ninject('postgres_url')\n", 'uses the database'],
])('%j runs always: it %s', (text) => {
  write(SUM, text)
  notePassed(root, fileSuites(root), [result(SUM)])
  expect(known()).toEqual({})
})
