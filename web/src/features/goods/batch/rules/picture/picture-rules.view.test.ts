import { FacePlacement, placedBy } from '@inkroute/engine/batch/placement'
import { Adjust } from '@inkroute/engine/layers/adjust'
import { expect, test } from 'vitest'
import { changedAdjust, effectNames, firstBorder, getLook, lookChoices, withLook } from './picture-rules.view.ts'

test('looks, light, border and upscaling are kept beside each other, and what changes nothing is left out', () => {
  const light = changedAdjust(withLook(undefined, 'noir'), { exposure: 20, border: firstBorder, enlarge: 4 })
  expect(light).toEqual({ look: { name: 'noir', strength: 100 }, exposure: 20, border: firstBorder, enlarge: 4 })
  const plain = withLook(light, '')
  expect(plain).toEqual({ exposure: 20, border: firstBorder, enlarge: 4 })
  expect(changedAdjust(plain, { exposure: 0, border: undefined, enlarge: undefined })).toBeUndefined()
})

test('an effect takes the place of a look, and each is one a design may have', () => {
  for (const choice of [...lookChoices, ...effectNames]) {
    const adjust = withLook(withLook({ warmth: 10 }, 'noir'), choice)
    expect(getLook(adjust)).toBe(choice)
    expect(Adjust.safeParse(adjust).error).toBeUndefined()
    expect(FacePlacement.safeParse({ ...placedBy('fit'), adjust }).error).toBeUndefined()
    expect(adjust?.warmth).toBe(10)
  }
  expect(getLook(withLook(withLook(undefined, 'halftone'), 'noir'))).toBe('noir')
})

test('inks that were chosen stay while the effect does', () => {
  const screen = { kind: 'duotone', dark: '#000000', light: '#ff0000' } as const
  expect(withLook({ screen }, 'duotone')?.screen).toEqual(screen)
  expect(withLook({ screen }, 'halftone')?.screen?.kind).toBe('halftone')
  expect(withLook({ screen }, 'noir')?.screen).toBeUndefined()
})
