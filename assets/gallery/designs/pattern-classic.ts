// Seamless cloth classics and animal prints.

import type { Design } from '../lib/design.ts'
import { geo } from '../lib/family.ts'
import { grid } from '../lib/geometric-pattern.ts'
import { paper, tile_px, tossed } from '../lib/repeat.ts'
import { makeRng } from '../lib/rng.ts'
import { around, blob, polar, poly, ring, steps, TAU } from '../lib/shape.ts'
import { box, disc, line, path } from '../lib/svg.ts'

const tartan = () => {
  const bands = [
    [0, 180, '#1f4f3f', 0.85],
    [180, 60, '#14243f', 0.9],
    [240, 200, '#a3202f', 0.55],
    [440, 60, '#14243f', 0.9],
    [500, 180, '#1f4f3f', 0.85],
    [590, 14, '#f2d36b', 0.95],
    [740, 14, '#f7f1e3', 0.9],
  ] as const
  const across = [0, 800]
    .map((o) => bands.map(([y, h, c, a]) => box(0, o + y, tile_px, h, c, 0, { opacity: a * 0.62 })).join(''))
    .join('')
  const down = [0, 800]
    .map((o) => bands.map(([x, w, c, a]) => box(o + x, 0, w, tile_px, c, 0, { opacity: a * 0.62 })).join(''))
    .join('')
  const twill = line(
    steps(80)
      .map((i) => `M${i * 40 - 1600} 1600L${i * 40} 0`)
      .join(''),
    '#ffffff',
    3,
    { opacity: 0.1 },
  )
  return paper('#7f1f2b') + across + down + twill
}
const houndstooth = () =>
  paper('#f4efe6') +
  path(
    grid(8, (x, y, s) => {
      const u = s / 4
      return `M${x} ${y}h${2 * u}l${u} ${-u}v${u}h${u}l${-u} ${u}v${u}h${-u}v${u}l${-u} ${u}v${-u}h${-u}l${u} ${-u}v${-u}h${-u}Z`
    }),
    '#26232b',
    { stroke: '#26232b', 'stroke-width': 2 },
  )
const leopard = () => {
  const rng = makeRng('leopard-spots')
  const rosette = () =>
    path(blob(0, 0, 62, 0.14, rng, 8), '#bf7d38') +
    around(5, rng.range(0, TAU))
      .map((a, i) =>
        i === 4 && rng.next() < 0.5 ? '' : path(blob(...polar(66, a), rng.range(26, 38), 0.28, rng, 7), '#2e1c14'),
      )
      .join('')
  return (
    paper('#e3b36b') +
    tossed(
      [
        { motifs: steps(9).map(rosette), count: 24, r: 120, scale: 1.25 },
        { motifs: steps(5).map(() => path(blob(0, 0, 30, 0.3, rng, 6), '#2e1c14')), count: 40, r: 40, scale: 1.2 },
      ],
      'leopard',
      4,
    )
  )
}
const cowHide = () => {
  const rng = makeRng('cow-hide')
  return (
    paper('#fbf6ee') +
    tossed(
      [
        { motifs: steps(7).map(() => path(blob(0, 0, 150, 0.34, rng, 8), '#2b2730')), count: 12, r: 175, scale: 1 },
        { motifs: steps(5).map(() => path(blob(0, 0, 60, 0.34, rng, 7), '#2b2730')), count: 16, r: 74, scale: 1 },
      ],
      'cow',
      10,
    )
  )
}
const memphis = () => {
  const zig = (c: string) => line('M-90 20L-54 -20L-18 20L18 -20L54 20L90 -20', c, 16)
  const dots = (c: string) =>
    line(
      steps(9)
        .map((i) => `M${-40 + (i % 3) * 40} ${-40 + Math.floor(i / 3) * 40}h0`)
        .join(''),
      c,
      18,
    )
  const half = (c: string) => path('M-80 0A80 80 0 0 1 80 0Z', c)
  const tri = (c: string) =>
    line(
      poly([
        [0, -70],
        [66, 50],
        [-66, 50],
      ]),
      c,
      14,
    )
  const squig = (c: string) => line('M-90 0C-70 -50 -40 -50 -30 0S10 50 30 0S70 -50 90 0', c, 18)
  return (
    paper('#fdf3f0') +
    tossed(
      [
        {
          motifs: [
            zig('#f2577b'),
            half('#2ab7ca'),
            dots('#26232b'),
            tri('#f7b731'),
            squig('#6c5ce7'),
            disc(0, 0, 70, '#f7b731'),
            line(ring(0, 0, 60), '#f2577b', 18),
            box(-60, -60, 120, 120, '#2ab7ca'),
          ],
          count: 34,
          r: 104,
          scale: 1,
        },
        {
          motifs: [line('M-26 0H26M0 -26V26', '#26232b', 12), disc(0, 0, 20, '#f2577b'), tri('#2ab7ca')],
          count: 40,
          r: 36,
          scale: 0.6,
        },
      ],
      'memphis',
      8,
    )
  )
}
export const classicPatterns: Design[] = [
  geo('pattern-tartan', '苏格兰格纹', 'Highland tartan', '格纹:tartan 经典:classic', tartan),
  geo('pattern-houndstooth', '千鸟格', 'Houndstooth', '千鸟格:houndstooth 经典:classic', houndstooth),
  geo('pattern-leopard', '豹纹', 'Leopard', '豹纹:leopard 动物纹:animal_print', leopard),
  geo('pattern-cow-hide', '奶牛纹', 'Cow hide', '奶牛:cow 动物纹:animal_print', cowHide),
  geo('pattern-memphis', '孟菲斯', 'Memphis party', '孟菲斯:memphis 八十年代:80s', memphis),
]
