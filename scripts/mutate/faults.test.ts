import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, plant } from './fault.ts'
import { faults } from './faults.ts'

const root = join(import.meta.dirname, '..', '..')

test.each(faults)('“$name” still fits its file once, and its tests exist', (fault) => {
  const text = readFileSync(join(root, fault.file), 'utf8')
  expect(plant(text, fault)).not.toBe(text)
  expect(fault.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(fault.tests).not.toEqual([])
})

test('each area has two faults, and each fault a name of its own', () => {
  expect(areas.filter((area) => faults.filter((fault) => fault.area === area).length < 2)).toEqual([])
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

test('a fault whose text is gone, or no longer the only one, is refused', () => {
  const fault = { name: 'n', area: 'money', file: 'f.ts', from: 'a < b', to: 'a <= b', tests: [] } as const
  expect(plant('if (a < b) {}', fault)).toBe('if (a <= b) {}')
  expect(() => plant('if (a > b) {}', fault)).toThrow('0 times')
  expect(() => plant('a < b || a < b', fault)).toThrow('2 times')
})
