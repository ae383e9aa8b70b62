import type { TextLayer } from '../layers/text-layer.ts'
import { type TextPath, warpKinds } from '../layers/text-shape.ts'

const path = (points: TextPath['points'], change: Partial<TextPath> = {}): TextPath => ({
  points,
  is_closed: false,
  length: null,
  offset: 0,
  ...change,
})
const wave: TextPath['points'] = [
  [0, 0],
  [0.25, -0.15],
  [0.5, 0],
  [0.75, 0.15],
  [1, 0],
]
const ring: TextPath['points'] = [
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
]
const display = { family: 'Anton', size: 50, height: 110 } as const

/** Texts on paths and bent texts. */
export const pathTexts: Readonly<Record<string, Partial<TextLayer>>> = {
  'on a wave': { text: 'Surf the morning sea', path: path(wave), height: 90 },
  'on a wave, two lines': { text: 'Surf\nthe sea', path: path(wave), align: 'left', height: 130 },
  'around a ring': { text: 'ALL THE WAY AROUND · ', path: path(ring, { is_closed: true }), width: 200, height: 200 },
  'around a longer ring, moved on': {
    text: 'part of it',
    path: path(ring, { is_closed: true, length: 500, offset: 0.2 }),
    width: 190,
    height: 190,
  },
  'longer than its path': {
    text: 'runs on beyond the end',
    path: path(wave, { length: 120 }),
    align: 'left',
    height: 90,
  },
  'Chinese on a zigzag, outlined': {
    text: '沿着路径走的文字',
    family: 'Noto Sans SC',
    path: path([
      [0, 0.2],
      [0.4, -0.2],
      [0.6, 0.2],
      [1, -0.1],
    ]),
    outline: { colour: '#e8452c', width_em: 0.04 },
    height: 120,
  },
  'styles on a wave': {
    text: 'Surf the sea',
    path: path(wave),
    spans: [
      { length: 5, fill: '#3b5bfd', is_underlined: true },
      { length: 4, scale: 0.7 },
    ],
    height: 90,
  },
  ...Object.fromEntries(
    warpKinds.map((kind) => [`warp ${kind}`, { ...display, text: 'WARPED', warp: { kind, amount: 80 } }]),
  ),
  'warp the other way': { ...display, text: 'PINCHED', warp: { kind: 'bulge', amount: -90 } },
  'warp of two lines with emoji and shadow': {
    text: 'FLAG 🎉\nDAY',
    warp: { kind: 'flag', amount: 60 },
    shadow: { colour: '#000000', opacity: 0.5, x_em: 0.05, y_em: 0.05, blur_em: 0.1 },
    rotation_deg: 12,
    height: 110,
  },
  'warp of an arc': { text: 'OVER THE TOP', curve_deg: 90, warp: { kind: 'rise', amount: 50 }, height: 110 },
}
