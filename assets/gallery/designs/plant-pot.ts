// Plants that stand in pots and vases.

import type { Design } from '../lib/design.ts'
import { botanical } from '../lib/family.ts'
import { blossom, daisy, monstera, tulip } from '../lib/foliage.ts'
import { darker, lighter } from '../lib/palette.ts'
import { around, leaf, ovalPath, petal, polar, roundRect, steps } from '../lib/shape.ts'
import { at, box, centre, disc, line, oval, path, pt, shaded } from '../lib/svg.ts'

const pot = (x: number, y: number, w: number, h: number, colour: string, band = lighter(colour, 0.25)): string => {
  const d = `M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.38} ${y + h}H${x - w * 0.38}Z`
  return (
    shaded(d, colour, box(x + w * 0.12, y, w, h, darker(colour, 0.15), 0, { opacity: 0.6 })) +
    box(x - w * 0.56, y - h * 0.12, w * 1.12, h * 0.24, band, 14)
  )
}
const saguaro = (h: number, w: number, c: string): string => {
  const d = roundRect(-w / 2, -h, w, h + 30, w / 2)
  return (
    shaded(
      d,
      c,
      line([-0.28, 0, 0.28].map((k) => `M${w * k} ${-h * 0.94}V0`).join(''), darker(c, 0.2), w * 0.05),
      path(roundRect(w * 0.1, -h, w, h + 30, w / 2), darker(c, 0.12), { opacity: 0.5 }),
    ) +
    line(
      steps(7)
        .map((i) => `M${-w * 0.14} ${-h * 0.88 + i * h * 0.13}l-12 -12M${w * 0.14} ${-h * 0.82 + i * h * 0.13}l12 -12`)
        .join(''),
      '#fff6e6',
      7,
    )
  )
}
const monsteraPot = () => {
  const stems = [
    [-2.3, 620, 250, -0.9],
    [-0.85, 640, 260, -0.5],
    [-1.95, 880, 290, -1.4],
    [-1.2, 860, 280, -1.1],
    [-1.57, 620, 240, -1.57],
    [-2.75, 400, 190, -2.3],
    [-0.4, 420, 190, -0.2],
  ] as const
  const leaves = stems.map(([a, l, r, turn], i) => {
    const [x, y] = polar(l, a, 0, 300)
    const c = ['#3f8f6b', '#2f7a5c', '#4fa57a', '#2a6b52', '#5fb58a', '#3f8f6b', '#2f7a5c'][i] ?? ''
    return (
      line(`M0 320Q${pt(x * 0.3, 320 + (y - 320) * 0.6)} ${pt(x, y)}`, '#4f7a5a', 20) +
      path(monstera(x, y, r, turn), c) +
      line(`M${pt(x, y)}L${pt(...polar(r, turn, x, y))}`, lighter(c, 0.3), 8)
    )
  })
  return at(
    1000,
    1060,
    1,
    0,
    leaves.join(''),
    pot(0, 340, 520, 480, '#e3a98a', '#edbfa3'),
    line('M-220 520H220', '#fff4e8', 14),
    line(
      steps(8)
        .map((i) => `M${-200 + i * 52} 600l26 50l26 -50`)
        .join(''),
      '#fff4e8',
      14,
    ),
  )
}
const cactusTrio = () =>
  centre(
    at(
      -520,
      440,
      1,
      0,
      saguaro(520, 250, '#4f9a72'),
      at(-120, -190, 1, -40, saguaro(190, 110, '#4f9a72')),
      blossom(10, -540, 90, '#f28b9b', '#f7c948'),
      pot(0, 0, 380, 320, '#e07a5f'),
    ),
    at(
      60,
      440,
      1,
      0,
      shaded(
        ovalPath(0, -190, 250, 240),
        '#6fae6a',
        line(
          [-200, -110, 0, 110, 200].map((x) => `M${x * 0.3} -440Q${x * 1.3} -190 ${x * 0.3} 40`).join(''),
          '#4f8a4f',
          12,
        ),
      ),
      line(
        steps(12)
          .map(
            (i) =>
              `M${pt(...polar(60 + (i % 3) * 60, i * 1.3, 0, -200))}l12 -14M${pt(...polar(60 + (i % 3) * 60, i * 1.3, 0, -200))}l-12 -14`,
          )
          .join(''),
        '#fff6e6',
        7,
      ),
      daisy(0, -430, 86, 10, '#f7d060', '#e08a2e'),
      pot(0, 0, 420, 320, '#3d5a80'),
    ),
    at(
      620,
      440,
      1,
      0,
      saguaro(760, 190, '#3f8a68'),
      at(80, -420, 1, 0, line('M0 60H70V-150', '#3f8a68', 110), line('M70 -180V-100', '#fff6e6', 7)),
      at(-80, -300, 1, 0, line('M0 60H-70V-100', '#3f8a68', 100)),
      blossom(0, -780, 76, '#f7a8b8', '#f7c948'),
      pot(0, 0, 330, 320, '#f2cc8f'),
    ),
    line('M-860 766H860', '#8a6a52', 16),
  )
const tulips = () => {
  const set = [
    [-440, -180, '#e4576b', -0.16],
    [-220, -400, '#f28a4b', -0.08],
    [0, -260, '#f7c948', 0],
    [220, -430, '#d9658f', 0.08],
    [440, -190, '#8d6bc2', 0.16],
  ] as const
  const vase = 'M-260 330C-330 480 -330 760 -200 860H200C330 760 330 480 260 330Z'
  return centre(
    set
      .map(
        ([x, y, c]) =>
          line(`M${x * 0.25} 420C${x * 0.4} 200 ${x * 0.9} ${y + 300} ${x} ${y}`, '#5f9a5f', 24) +
          tulip(x, y + 20, 260, 320, c),
      )
      .join(''),
    [
      [-1.95, 760],
      [-1.2, 780],
      [-2.3, 560],
      [-0.85, 560],
      [-1.7, 640],
    ]
      .map(([a = 0, l = 0], i) =>
        path(leaf(0, 460, l, 130, a, 0.4, i % 2 ? 0.05 : -0.05), i % 2 ? '#6fae6a' : '#4f8f5f'),
      )
      .join(''),
    shaded(
      vase,
      '#a9c9de',
      path('M40 320H340V880H120C240 720 240 520 40 320Z', '#86aecb', { opacity: 0.8 }),
      line('M-340 560C-160 620 160 500 340 580', '#ffffff', 30),
      line('M-340 660C-160 720 160 600 340 680', '#ffffff', 14),
    ),
    oval(0, 330, 260, 40, '#c9dfed'),
  )
}
const bonsai = () => {
  const cloudLeaf = (x: number, y: number, w: number, c: string) =>
    path(
      `M${x - w} ${y}C${x - w * 1.1} ${y - w * 0.5} ${x - w * 0.5} ${y - w * 0.75} ${x - w * 0.2} ${y - w * 0.55}C${x} ${y - w * 0.9} ${x + w * 0.6} ${y - w * 0.75} ${x + w * 0.55} ${y - w * 0.45}C${x + w} ${y - w * 0.5} ${x + w * 1.15} ${y} ${x + w * 0.9} ${y + w * 0.06}C${x + w * 0.3} ${y + w * 0.16} ${x - w * 0.5} ${y + w * 0.14} ${x - w} ${y}Z`,
      c,
    ) +
    path(
      `M${x - w * 0.7} ${y - w * 0.1}C${x - w * 0.4} ${y - w * 0.4} ${x + w * 0.2} ${y - w * 0.5} ${x + w * 0.5} ${y - w * 0.25}C${x + w * 0.2} ${y - w * 0.2} ${x - w * 0.2} ${y - w * 0.1} ${x - w * 0.7} ${y - w * 0.1}Z`,
      lighter(c, 0.2),
    )
  return centre(
    disc(160, -260, 520, '#e4574c'),
    path(
      'M-60 560C-20 380 -240 300 -220 100C-200 -80 60 -60 80 -240C100 -380 0 -460 -40 -560L60 -580C160 -440 240 -340 200 -180C160 -20 -60 0 -80 140C-90 260 120 340 140 560Z',
      '#6b4632',
    ),
    line(
      'M-180 120C-320 60 -420 80 -520 40M120 -120C280 -160 380 -120 480 -180M20 -380C-100 -440 -200 -420 -300 -460',
      '#6b4632',
      44,
    ),
    cloudLeaf(-560, 60, 280, '#3f7a55'),
    cloudLeaf(520, -150, 290, '#4f8f62'),
    cloudLeaf(-340, -420, 240, '#4f8f62'),
    cloudLeaf(60, -560, 340, '#3f7a55'),
    path('M-560 560H560L470 780H-470Z', '#3d5a80'),
    box(-600, 530, 1200, 70, '#54739c', 20),
    path('M-420 780H-300L-320 840H-400ZM300 780H420L400 840H320Z', '#2f4766'),
    path('M-500 532C-200 470 200 470 500 532Z', '#7fae6a'),
  )
}
const succulent = () =>
  centre(
    steps(6)
      .map((k) => {
        const r = 760 - k * 125
        return (
          path(
            around(9, k * 0.35)
              .map((a) => petal(0, 0, r, r * 0.52, a))
              .join(''),
            ['#3f7a6b', '#4f8f7d', '#66a48f', '#86bba4', '#a9d0b9', '#cfe6d0'][k] ?? '',
            { stroke: '#2f5f55', 'stroke-width': 5 },
          ) +
          path(
            around(9, k * 0.35)
              .map((a) => leaf(...polar(r * 0.86, a), r * 0.12, r * 0.1, a))
              .join(''),
            '#d9708f',
          )
        )
      })
      .join(''),
    disc(0, 0, 30, '#f4e3a8'),
  )

export const potPlants: Design[] = [
  botanical('monstera-pot', '龟背竹盆栽', 'Potted monstera', '龟背竹:monstera 盆栽:pot_plant', monsteraPot),
  botanical('cactus-trio', '仙人掌三兄弟', 'Cactus trio', '仙人掌:cactus 盆栽:pot_plant', cactusTrio),
  botanical('tulip-vase', '郁金香花瓶', 'Tulips in a vase', '郁金香:tulip 春天:spring', tulips),
  botanical('red-sun-bonsai', '红日盆景', 'Bonsai and red sun', '盆景:bonsai 日式:japanese', bonsai),
  botanical('succulent-rosette', '多肉莲座', 'Succulent rosette', '多肉:succulent 几何:geometric', succulent),
]
