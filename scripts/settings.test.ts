import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the page of settings lists every variable the server reads, and no other', () => {
  const schema = /const Env = z\.object\(\{(.*?)\n\}\)/s.exec(read('server/src/config/config.ts'))?.[1] ?? ''
  const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
  const listed = read('docs/operations/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''))
  expect(variables.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual(variables.toSorted())
})

test('the README names the settings a newcomer needs and links to the rest', () => {
  const readme = read('README.md')
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'ROLE', 'DEMO']) {
    expect(readme).toMatch(new RegExp(`\`${name}[\`=]`))
  }
  expect(readme).toContain('(docs/operations/settings.md)')
})
