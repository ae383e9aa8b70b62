import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { mapStacks } from './mapped-stacks.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-stacks-'))
const { prepareStackTrace } = Error
afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The stack of an error that a script throws on its second line. */
async function getStack(name: string, map?: string): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, 'export function fall() {\n  throw new TypeError("broken")\n}\n')
  if (map !== undefined) writeFileSync(`${file}.map`, map)
  const { fall } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  try {
    fall()
  } catch (error) {
    return (error as Error).stack ?? ''
  }
  return ''
}

const map = { version: 3, sources: ['../src/orders.ts'], names: [], mappings: 'AAAA;AAKA' }

test('a stack names the source of a bundled script', async () => {
  mapStacks(folder)
  const stack = await getStack('bundled.mjs', JSON.stringify(map))
  expect(stack).toMatch(/^TypeError: broken\n {4}at /)
  expect(stack).toContain(`${join(folder, '../src/orders.ts')}:6:`)
  expect(stack).not.toContain('bundled.mjs')
})

test('without a map, with a broken one, or outside the folder, a stack stays as it is', async () => {
  mapStacks(folder)
  expect(await getStack('alone.mjs')).toContain('alone.mjs:2:')
  expect(await getStack('torn.mjs', '{"version":3,')).toContain('torn.mjs:2:')
  mapStacks(join(folder, 'elsewhere'))
  expect(await getStack('outside.mjs', JSON.stringify(map))).toContain('outside.mjs:2:')
})
