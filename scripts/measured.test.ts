import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type FootprintResults, footprintTable } from '../bench/footprint/measured-table.ts'
import { type LoadResults, loadTable } from '../bench/load/measured-table.ts'
import { type PersonalResults, personalTable } from '../bench/personal/measured-table.ts'
import { readBlock, readResults } from '../bench/support/results.ts'

const measured = readFileSync(join(import.meta.dirname, '..', 'docs', 'measured.md'), 'utf8')

test('docs/measured.md states the load that was measured, and nothing else', () => {
  expect(readBlock(measured, 'load')).toBe(loadTable(readResults<LoadResults>('load')))
})

test('docs/measured.md states the figures of personalised goods that were measured, and nothing else', () => {
  expect(readBlock(measured, 'personal')).toBe(personalTable(readResults<PersonalResults>('personal')))
})

test('docs/measured.md states the footprint that was measured, and nothing else', () => {
  expect(readBlock(measured, 'footprint')).toBe(footprintTable(readResults<FootprintResults>('footprint')))
})
