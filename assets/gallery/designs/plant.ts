// House plants, bouquets and botanical plates.

import type { Design } from '../lib/design.ts'
import { botanical } from '../lib/family.ts'
import {
  blossom,
  daisy,
  mushroom,
  paintSprig,
  rose,
  stemLine,
  stemPoints,
  veinedLeaf,
  wreathLeaves,
} from '../lib/foliage.ts'
import { darker } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, leaf, polar, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, disc, line, mirror, oval, path, pt } from '../lib/svg.ts'
import { grain } from '../lib/texture.ts'

const sunflower = (rng: Rng) => {
  const seeds = steps(150)
    .map((i) => {
      const [x, y] = polar(22 * Math.sqrt(i), i * 2.39996)
      return `M${pt(x, y)}h0`
    })
    .join('')
  return at(
    1000,
    860,
    1,
    0,
    line('M0 200C40 500 -40 800 0 1090', '#5b8a45', 56),
    veinedLeaf(0, 760, 560, 260, -0.5, '#6a994e'),
    veinedLeaf(-10, 900, 520, 240, Math.PI + 0.5, '#5b8a45'),
    path(
      around(22)
        .map((a) => leaf(...polar(200, a), 480, 170, a))
        .join(''),
      '#e8a020',
    ),
    path(
      around(22, TAU / 44)
        .map((a) => leaf(...polar(200, a), 420, 150, a))
        .join(''),
      '#f7c432',
    ),
    path(
      around(18, 0.1)
        .map((a) => leaf(...polar(190, a), 240, 90, a))
        .join(''),
      '#fbd95c',
    ),
    disc(0, 0, 300, '#4a2a1c'),
    line(seeds, '#8a5a34', 17),
    line(
      steps(60)
        .map((i) => {
          const [x, y] = polar(22 * Math.sqrt(i), i * 2.39996)
          return `M${pt(x, y)}h0`
        })
        .join(''),
      '#c98a3f',
      13,
    ),
    grain({ x: -300, y: -300, w: 600, h: 600 }, 45, '#2e1810', 60, rng, 9),
  )
}
const bouquet = () => {
  const stems = [
    [-1.95, 700],
    [-1.75, 820],
    [-1.57, 900],
    [-1.38, 820],
    [-1.18, 700],
    [-2.15, 560],
    [-0.98, 560],
    [-1.66, 640],
    [-1.46, 640],
  ] as const
  const base = [0, 620] as const
  const tips = stems.map(([a, l]) => polar(l, a, ...base))
  return at(
    1000,
    880,
    1.14,
    0,
    tips.map(([x, y]) => line(`M0 620Q${pt(x * 0.3, 200)} ${pt(x, y)}`, '#5f8a5f', 14)).join(''),
    [
      [-2.3, 620],
      [-0.84, 620],
      [-1.85, 940],
      [-1.3, 940],
      [-2.05, 860],
      [-1.08, 860],
    ]
      .map(([a = 0, l = 0]) =>
        paintSprig(
          0,
          620,
          { length: l, angle: a, bend: (a + 1.57) * 0.3, pairs: 8, leafLength: 110, leafWidth: 46, taper: 0.3 },
          '#8fae86',
          8,
        ),
      )
      .join(''),
    rose(...(tips[2] ?? [0, 0]), 150, '#d9657f'),
    daisy(...(tips[1] ?? [0, 0]), 140, 12, '#fffaf0', '#f2b632'),
    blossom(...(tips[3] ?? [0, 0]), 150, '#f4a6b8', '#f7c948'),
    blossom(...(tips[0] ?? [0, 0]), 130, '#8fa8dc', '#fff1c9'),
    daisy(...(tips[4] ?? [0, 0]), 130, 11, '#fde3b8', '#e08a2e'),
    rose(...(tips[5] ?? [0, 0]), 110, '#f2b8a0'),
    rose(...(tips[6] ?? [0, 0]), 110, '#c8455f'),
    daisy(...(tips[7] ?? [0, 0]), 120, 12, '#f7c5cc', '#e08a2e'),
    blossom(...(tips[8] ?? [0, 0]), 120, '#f7d9a0', '#c8455f'),
    path('M-320 330C-160 440 160 440 320 330L90 960H-90Z', '#d9b48a'),
    path('M-320 330C-160 440 160 440 320 330L250 520C100 580 -100 580 -250 520Z', '#e8cba8'),
    path('M-140 640C-60 680 60 680 140 640L130 700C60 730 -60 730 -130 700Z', '#b3525f'),
    mirror(path('M0 680C-100 600 -220 620 -220 700C-220 780 -80 760 0 690Z', '#b3525f')),
  )
}
const wreath = () => {
  const [x, y, r] = [0, 0, 650]
  const roses = [
    [2.2, 120, '#d9657f'],
    [2.6, 150, '#f2b8a0'],
    [3.05, 110, '#c8455f'],
    [1.85, 96, '#f7d3c4'],
    [-0.7, 110, '#d9657f'],
    [-0.35, 130, '#f2b8a0'],
    [-1.02, 84, '#f7d3c4'],
  ] as const
  return centre(
    path(wreathLeaves(x, y, r, 26, 270, 100, 0.85), '#9fb89a'),
    path(wreathLeaves(x, y, r, 26, 250, 94, -0.85), '#7f9f86'),
    path(wreathLeaves(x, y, r, 20, 210, 66, 0.1), '#5f8570'),
    line(
      steps(26)
        .map((i) => {
          const [a, b] = polar(r + (i % 2 ? 200 : -190), i * 0.242)
          return `M${pt(a, b)}h0`
        })
        .join(''),
      '#e8c9a8',
      34,
    ),
    roses.map(([a, s, c]) => rose(...polar(r, a), s, c)).join(''),
  )
}
const mushrooms = (rng: Rng) =>
  centre(
    path('M-820 640C-500 520 500 520 820 640C500 780 -500 780 -820 640Z', '#6a8f5a'),
    mushroom(-60, 620, 1050, '#c8394b', rng),
    mushroom(-480, 650, 560, '#d9653f', rng),
    mushroom(440, 660, 680, '#b3303f', rng),
    mushroom(700, 680, 330, '#e08a4b', rng),
    mushroom(-720, 680, 260, '#c8394b', rng),
    [
      [-640, 700, -1.9],
      [-250, 720, -1.2],
      [200, 730, -1.8],
      [620, 720, -1.1],
      [-800, 680, -1.3],
      [780, 690, -1.8],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        paintSprig(
          x,
          y,
          { length: 260, angle: a, bend: 0.4, pairs: 6, leafLength: 84, leafWidth: 26, spread: 1 },
          '#4f7a4a',
          7,
        ),
      )
      .join(''),
    disc(-340, -480, 22, '#f7d060'),
    disc(520, -420, 16, '#f7d060'),
    disc(640, -180, 20, '#f7d060'),
    disc(-620, -160, 16, '#f7d060'),
  )
const lotus = () => {
  const getRing = (count: number, l: number, w: number, spread: number, c: string, edge: string) =>
    steps(count)
      .map((i) => {
        const a = -TAU / 4 + (i - (count - 1) / 2) * spread
        return path(leaf(0, 260, l, w, a, 0.55), c, { stroke: edge, 'stroke-width': 8 })
      })
      .join('')
  return centre(
    disc(0, -120, 560, '#f7d9a0'),
    oval(0, 420, 820, 150, '#2f7a6b'),
    oval(0, 400, 760, 124, '#3f9a82'),
    line(
      around(14)
        .map((a) => `M0 400L${pt(Math.cos(a) * 740, 400 + Math.sin(a) * 116)}`)
        .join(''),
      '#2f7a6b',
      8,
    ),
    getRing(9, 720, 260, 0.36, '#e88aa8', '#c9587f'),
    getRing(7, 760, 270, 0.33, '#f2a9c0', '#d4708f'),
    getRing(5, 740, 270, 0.3, '#f9cbd9', '#e08aa5'),
    getRing(3, 640, 240, 0.3, '#fde6ec', '#e9a3b8'),
    line('M-760 600H-300M-120 640H420M520 590H800', '#7fc4c0', 18),
  )
}
const fernPlate = () => {
  const frond = (x: number, a: number, l: number, c: string) => {
    const twigs = stemPoints(x, 820, l, a, (a + 1.57) * 0.9, 15)
    return (
      line(stemLine(twigs), darker(c, 0.2), 10) +
      path(
        twigs
          .slice(2)
          .flatMap((t) =>
            [-1, 1].map((s) => leaf(t.x, t.y, 190 * Math.sin(Math.PI * (0.16 + 0.8 * t.t)), 50, t.angle + s * 1.05)),
          )
          .join(''),
        c,
      )
    )
  }
  return at(
    800,
    1000,
    1,
    0,
    box(-800, -1000, 1600, 2000, '#f6f0e2'),
    line('M-720 -920H720V920H-720Z', '#b9a98a', 8),
    frond(-110, -1.75, 1380, '#4f7a5a'),
    frond(110, -1.39, 1380, '#6f9a6f'),
    frond(0, -1.57, 1620, '#3f6650'),
    frond(-170, -1.98, 860, '#8fae86'),
    frond(170, -1.16, 860, '#8fae86'),
  )
}
export const plants: Design[] = [
  botanical('big-sunflower', '向日葵', 'Sunflower', '向日葵:sunflower 夏天:summer 花:flower', sunflower),
  botanical(
    'wildflower-bouquet',
    '野花花束',
    'Wildflower bouquet',
    "花束:bouquet 花:flower 母亲节:mother's_day",
    bouquet,
  ),
  botanical('rose-wreath', '玫瑰花环', 'Rose wreath', '花环:wreath 玫瑰:rose 婚礼:wedding', wreath),
  botanical('toadstool-family', '蘑菇一家', 'Toadstool family', '蘑菇:mushroom 森林:forest 童话:fairy_tale', mushrooms),
  botanical('lotus-bloom', '莲花', 'Lotus bloom', '莲花:lotus 禅:zen 瑜伽:yoga', lotus),
  {
    ...botanical('fern-plate', '蕨叶图版', 'Fern plate', '蕨:fern 装饰画:wall_art 复古:vintage', fernPlate),
    width_px: 1600,
  },
]
