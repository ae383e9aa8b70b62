import { expect, test } from 'vitest'
import { pickTexts } from '../../../../shared/text/text.ts'
import { tee } from '../testing/desk-examples.ts'
import { differenceText } from './differences.text.ts'
import { findIdentity, placeWords, valueWords } from './differences.view.ts'

const words = pickTexts(differenceText, 'zh')

test('places are named by identity in differences and by index in findings', () => {
  expect(placeWords(tee(), ['items', '2', 'weight_g'], 'zh', words)).toBe('规格 · TEE-W-M · 重量（克）')
  expect(placeWords(tee(), ['items', '2', 'weight_g'], 'zh', words, 'index')).toBe('规格 · TEE-B-S · 重量（克）')
  expect(placeWords(tee(), ['name', 'en'], 'zh', words)).toBe('名称 · 英文')
})

test('values are shown as people read them', () => {
  expect(valueWords(1990, ['items', '1', 'base_price_fen'], 'zh', words)).toBe('¥19.90')
  expect(valueWords(250, ['price_tiers', '10', 'discount_bp'], 'zh', words)).toBe('2.5%')
  expect(valueWords([], ['zones'], 'zh', words)).toBe('（无）')
  expect(valueWords(tee().colours, ['colours'], 'zh', words)).toBe('白色, 黑色')
})

test('entries of lists are recognised', () => {
  expect(findIdentity({ size_id: 1, view_id: 2, actual_width: 3 })).toBe('1:2')
  expect(findIdentity({ key: 'dtg', surcharge_fen: 0 })).toBe('dtg')
  expect(findIdentity('jit')).toBeNull()
})
