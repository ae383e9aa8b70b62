import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { FONTS_ATTRIBUTE, findFamily, fontEnvironment, fontFilesIn } from './drawing-fonts.ts'

test('a process that draws an SVG later finds the fonts intake noted on it, and nothing else that is named there', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${FONTS_ATTRIBUTE}="lobster/latin-400 ../../etc/passwd"><text/></svg>`
  const { FONTCONFIG_FILE = '' } = await fontEnvironment(svg)
  expect(await fontEnvironment('<svg><text/></svg>')).toEqual({})
  expect(await readFile(FONTCONFIG_FILE, 'utf8')).toContain('<dir>')
  expect(await fontFilesIn(dirname(FONTCONFIG_FILE))).toContain('lobster/latin-400')
  const named = [...(await fontFilesIn(dirname(FONTCONFIG_FILE)))]
  expect(named.filter((name) => name.includes('passwd') || name.includes('..'))).toEqual([])
})

test('a family is found by its name in any spelling and by the names of its fonts', () => {
  expect(findFamily('open sans')?.family.key).toBe('open-sans')
  expect(findFamily('OpenSans-SemiBoldItalic')).toMatchObject({ weight: 600, is_italic: true })
  expect(findFamily('Georgia')?.family.key).toBe('gelasio')
  expect(findFamily('Inter-Nonsense')).toBeNull()
})
