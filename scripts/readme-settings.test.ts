import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('the README lists every variable the server reads, and no other', () => {
  const config = readFileSync(join(root, 'server/src/config.ts'), 'utf8')
  const schema = /const Env = z\.object\(\{(.*?)\n\}\)/s.exec(config)?.[1] ?? ''
  const read = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const table = /## Settings\n(.*?)\n## /s.exec(readme)?.[1] ?? ''
  const listed = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''))
  expect(read.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual(read.toSorted())
})
