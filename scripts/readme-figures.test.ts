import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FootprintResults, footprintTable } from '../bench/footprint/readme.ts'
import { type LoadResults, loadTable } from '../bench/load/readme.ts'
import { type PersonalResults, personalTable } from '../bench/personal/readme.ts'
import { readBlock, readResults } from '../bench/support/results.ts'

const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')

test('the README states the load that was measured, and nothing else', () => {
  expect(readBlock(readme, 'load')).toBe(loadTable(readResults<LoadResults>('load')))
})

test('the README states the figures of personalised goods that were measured, and nothing else', () => {
  expect(readBlock(readme, 'personal')).toBe(personalTable(readResults<PersonalResults>('personal')))
})

test('the README states the footprint that was measured, and nothing else', () => {
  expect(readBlock(readme, 'footprint')).toBe(footprintTable(readResults<FootprintResults>('footprint')))
})
