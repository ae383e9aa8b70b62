import { hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import { expect, test } from 'vitest'
import { findCombination } from '../../shared/keys/combination.ts'
import { judge } from './preference.view.ts'

const press = (code: string, key: string, held = '') =>
  findCombination({
    code,
    key,
    ctrlKey: held.includes('c'),
    altKey: held.includes('a'),
    shiftKey: held.includes('s'),
    metaKey: held.includes('m'),
  })

test('a combination has one notation, by key position', () => {
  expect(press('KeyB', 'B', 'sc')).toBe('Ctrl+Shift+B')
  expect(press('KeyV', '√', 'a')).toBe('Alt+V')
  expect(press('KeyS', 's', 'm')).toBe('Ctrl+S')
  expect(press('F2', 'F2', 'c')).toBe('Ctrl+F2')
  expect(press('ArrowLeft', 'ArrowLeft', 's')).toBe('Shift+Arrows')
  expect(press('BracketLeft', '[')).toBe('[')
})

test('modifiers alone are not a combination', () => {
  expect(press('ControlLeft', 'Control', 'c')).toBeNull()
  expect(press('ShiftLeft', 'Shift', 's')).toBeNull()
})

test('a free combination is accepted, including the current one', () => {
  expect(judge('fill', 'Alt+G', hotKeyDefaults, 'zh')).toEqual({ kind: 'fine' })
  expect(judge('fill', 'Ctrl+B', hotKeyDefaults, 'zh')).toEqual({ kind: 'fine' })
})

test('a taken combination names the action that uses it', () => {
  expect(judge('redo', 'Ctrl+Z', hotKeyDefaults, 'en')).toEqual({ kind: 'taken', by: 'undo', name: 'Undo' })
})

test('reserved browser shortcuts are refused with a reason', () => {
  expect(judge('fill', 'Ctrl+W', hotKeyDefaults, 'zh')).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('浏览器'),
  })
  expect(judge('fill', 'CapsLock', hotKeyDefaults, 'en')).toMatchObject({ kind: 'refused' })
  expect(judge('fill', 'Arrows', hotKeyDefaults, 'zh')).toMatchObject({ reason: '方向键只用于移动' })
})
