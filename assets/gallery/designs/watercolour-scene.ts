// Washes without flowers.

import type { Design } from '../lib/design.ts'
import { paint } from '../lib/family.ts'
import { mix } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { hills, type Point, polar, ridgeLine, sparkle, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, disc, line, path, pt, radial } from '../lib/svg.ts'
import { speckle, splatter, wash, washDisc } from '../lib/texture.ts'

const mountains = (rng: Rng) =>
  box(0, 0, 1600, 2000, '#fdfbf6') +
  washDisc(1080, 560, 210, '#f2a07a', rng, 5) +
  steps(6)
    .map((i) => {
      const crest =
        i < 4
          ? ridgeLine(-60, 1660, 800 + i * 170, 210 - i * 26, 0.52, rng, 4)
          : hills(-60, 1660, 800 + i * 185, 46, 1.1, i)
      return wash(
        [...crest.filter((_, k) => k % (i < 4 ? 1 : 2) === 0), [1660, 2060], [-60, 2060]],
        mix('#9fb8d6', '#2f4f6f', i / 5),
        rng,
        14,
        2,
        0.4,
      )
    })
    .join('') +
  splatter(800, 500, 620, '#9fb8d6', 24, rng)
const glowAt = (x: number, y: number, r: number, colour: string, strength: number): string =>
  disc(x, y, r, radial([`${colour}/${strength}`, `${colour}/${strength * 0.45}`, `${colour}/0`]))
const galaxy = (rng: Rng) => {
  const arm = (turn: number, colour: string) =>
    steps(13)
      .map((i) => glowAt(...polar(40 + i * 42, turn + i * 0.34), 250 - i * 9, colour, 0.5))
      .join('')
  const dust = steps(60)
    .map((i) => `M${pt(...polar(60 + i * 9.5, i * 2.4 + rng.range(-0.3, 0.3)))}h0`)
    .join('')
  return centre(
    washDisc(0, 0, 800, '#1a1450', rng, 5),
    washDisc(0, 0, 740, '#2b1f6b', rng, 5),
    glowAt(0, 0, 760, '#3f2f9f', 0.8),
    arm(0.4, '#b04fb5'),
    arm(0.4 + Math.PI, '#3f7fd0'),
    arm(1.7, '#f47ea0'),
    arm(1.7 + Math.PI, '#5fc0d0'),
    glowAt(0, 0, 300, '#ffe9c9', 0.95),
    line(dust, '#ffffff', 9),
    speckle({ x: -480, y: -480, w: 960, h: 960 }, '#fff4d6', 60, 6, rng),
    path(sparkle(-330, -300, 70) + sparkle(380, 240, 54) + sparkle(120, -460, 40), '#ffffff'),
    splatter(0, 0, 940, '#5a2f9f', 40, rng),
  )
}
const heartWash = (rng: Rng) => {
  const outline = steps(26).map((i): Point => {
    const t = (i / 26) * TAU
    return [
      1000 + 16 * Math.sin(t) ** 3 * 48,
      980 - (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * 48,
    ]
  })
  return (
    wash(outline, '#e4576b', rng, 26, 5, 0.26) +
    wash(
      outline.map(([x, y]) => [1000 + (x - 1000) * 0.86 - 30, 980 + (y - 980) * 0.86 + 20]),
      '#c8398f',
      rng,
      30,
      3,
      0.2,
    ) +
    wash(
      outline.map(([x, y]) => [1000 + (x - 1000) * 0.5 + 120, 980 + (y - 980) * 0.5 - 60]),
      '#f7a86b',
      rng,
      26,
      3,
      0.26,
    ) +
    splatter(1000, 1000, 880, '#e4576b', 44, rng)
  )
}
const seaside = (rng: Rng) =>
  box(0, 0, 1600, 2000, '#fffdf8') +
  steps(5)
    .map((i) =>
      wash(
        [
          [-40, 120 + i * 170],
          [500, 90 + i * 175],
          [1100, 130 + i * 165],
          [1640, 100 + i * 170],
          [1640, 330 + i * 170],
          [1000, 360 + i * 165],
          [400, 330 + i * 172],
          [-40, 350 + i * 170],
        ],
        ['#f7d08a', '#f7b07a', '#f2908a', '#d98aa8', '#a88ac0'][i] ?? '',
        rng,
        26,
        2,
        0.4,
      ),
    )
    .join('') +
  washDisc(820, 880, 150, '#f2683f', rng, 5) +
  steps(5)
    .map((i) =>
      wash(
        [
          [-40, 1060 + i * 180],
          [420, 1040 + i * 182],
          [900, 1075 + i * 178],
          [1640, 1045 + i * 180],
          [1640, 1290 + i * 185],
          [900, 1310 + i * 180],
          [300, 1275 + i * 186],
          [-40, 1300 + i * 184],
        ],
        ['#8fb8d0', '#5fa3c4', '#3f8fb0', '#2f7fa0', '#e8cfa0'][i] ?? '',
        rng,
        22,
        2,
        0.46,
      ),
    )
    .join('') +
  line(
    steps(14)
      .map((i) => `M${pt(820 + rng.range(-140, 60) - i * 6, 1090 + i * 42)}h${Math.round(rng.range(60, 200))}`)
      .join(''),
    '#fff4dc',
    9,
    { opacity: 0.8 },
  ) +
  at(
    360,
    1060,
    0.5,
    0,
    path('M-200 40H200C180 110 120 140 60 146H-60C-130 140 -180 100 -200 40Z', '#3f4f6f', { opacity: 0.85 }),
    path('M10 20V-320C120 -200 180 -60 190 20Z', '#ffffff', { opacity: 0.95 }),
    path('M-10 20V-260C-90 -160 -140 -50 -160 20Z', '#f2e3d0', { opacity: 0.95 }),
  )
export const watercolourScenes: Design[] = [
  paint('watercolour-peaks', '水彩远山', 'Watercolour peaks', 'landscape', '山:mountain 装饰画:wall_art', mountains, {
    width_px: 1600,
  }),
  paint('watercolour-galaxy', '水彩银河', 'Watercolour galaxy', 'space', '银河:galaxy 星空:stars', galaxy),
  paint(
    'watercolour-heart',
    '水彩爱心',
    'Watercolour heart',
    'seasonal',
    "爱心:heart 情人节:valentine's_day",
    heartWash,
  ),
  paint(
    'watercolour-seaside',
    '水彩海边落日',
    'Watercolour seaside',
    'landscape',
    '海:sea 日落:sunset 装饰画:wall_art',
    seaside,
    { width_px: 1600 },
  ),
]
