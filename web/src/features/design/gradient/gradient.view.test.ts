import { Gradient, type Stop } from '@inkroute/engine/layers/gradient'
import { expect, test } from 'vitest'
import {
  cssGradient,
  fadeOfGradient,
  gradientOfFade,
  movedStop,
  reversed,
  withMiddleStop,
  withoutStop,
  withStop,
} from './gradient.view.ts'

const ends: Stop[] = [
  { at: 0, colour: '#000000', opacity: 1 },
  { at: 1, colour: '#ffffff', opacity: 0 },
]

test('a new stop has the colour that was there, and five are the most', () => {
  const { stops, index } = withStop(ends, 0.5)
  expect(index).toBe(1)
  expect(stops[1]).toEqual({ at: 0.5, colour: '#808080', opacity: 0.5 })
  let all = stops
  for (let n = 0; n < 5; n++) all = withMiddleStop(all).stops
  expect(all.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(withStop(all, 0.9).index).toBe(-1)
})

test('stops stay in order however far one is dragged, and two always stay', () => {
  const { stops } = withStop(ends, 0.5)
  expect(movedStop(stops, 0, 0.9)[0]?.at).toBe(0.5)
  expect(movedStop(stops, 1, 7)[1]?.at).toBe(1)
  expect(withoutStop(stops, 1)).toEqual(ends)
  expect(withoutStop(ends, 0)).toEqual(ends)
  const turned = reversed(movedStop(stops, 1, 0.2))
  expect(turned.map(({ at }) => at)).toEqual([0, 0.8, 1])
  expect(Gradient.safeParse({ kind: 'radial', angle_deg: 0, stops: turned }).success).toBe(true)
})

test('the swatch shows the angle of the painter, and a fade keeps its stops', () => {
  const gradient: Gradient = { kind: 'linear', angle_deg: 90, stops: ends }
  expect(cssGradient(gradient)).toBe('linear-gradient(180deg, rgb(0 0 0 / 100%) 0%, rgb(255 255 255 / 0%) 100%)')
  expect(cssGradient({ ...gradient, kind: 'radial' })).toContain('radial-gradient(circle closest-side')
  const fade = fadeOfGradient(gradient)
  expect(fade.stops).toEqual([
    { at: 0, opacity: 1 },
    { at: 1, opacity: 0 },
  ])
  expect(fadeOfGradient(gradientOfFade(fade))).toEqual(fade)
})
