import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TextLayer } from '@inkroute/engine/layers/text-layer'
import { words } from '@inkroute/engine/testing/preflight-input'
import type { FontCatalogue } from '@inkroute/engine/text/font/font-catalogue'
import { expect, test } from 'vitest'
import { textPresets } from './text-presets.ts'

const path = join(import.meta.dirname, '../../../../../assets/fonts/catalogue.json')
const { families } = JSON.parse(readFileSync(path, 'utf8')) as FontCatalogue

test('there are thirty styles at least, each a valid text in a font and a weight there is', () => {
  expect(textPresets.length).toBeGreaterThanOrEqual(30)
  for (const { key, ...preset } of textPresets) {
    expect([key, TextLayer.safeParse({ ...words(), ...preset }).error]).toEqual([key, undefined])
    const styles = families.find(({ family }) => family === preset.family)?.styles ?? []
    expect([key, styles.some(({ weight }) => weight === preset.weight)]).toEqual([key, true])
  }
})

test('no two styles look alike', () => {
  const looks = textPresets.map(({ key: _, text: __, size: ___, ...look }) => JSON.stringify(look))
  expect(new Set(looks).size).toBe(looks.length)
})
