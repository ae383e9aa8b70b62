// House plants, bouquets and botanical plates.
import type { Design } from '../lib/design.ts'
import {
  blossom,
  daisy,
  monstera,
  mushroom,
  paintSprig,
  rose,
  stemLine,
  stemPoints,
  tulip,
  veinedLeaf,
  wreathLeaves,
} from '../lib/foliage.ts'
import { darker, lighter } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, leaf, ovalPath, petal, polar, roundRect, steps, TAU } from '../lib/shape.ts'
import { at, box, disc, line, mirror, oval, path, pt, shaded } from '../lib/svg.ts'
import { grain } from '../lib/texture.ts'

function botanical(
  slug: string,
  zh: string,
  en: string,
  tags: string,
  draw: (rng: Rng) => string,
  style: Design['style'] = 'flat',
): Design {
  return { slug, zh, en, category: 'plant', style, tags: `植物:plant ${tags}`, draw }
}
const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
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
    line('M0 200C40 500 -40 800 0 1140', '#5b8a45', 56),
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
    960,
    1.2,
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
const lotus = () => {
  const ringOf = (count: number, l: number, w: number, spread: number, c: string, edge: string) =>
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
    ringOf(9, 720, 260, 0.36, '#e88aa8', '#c9587f'),
    ringOf(7, 760, 270, 0.33, '#f2a9c0', '#d4708f'),
    ringOf(5, 740, 270, 0.3, '#f9cbd9', '#e08aa5'),
    ringOf(3, 640, 240, 0.3, '#fde6ec', '#e9a3b8'),
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

export const plants: Design[] = [
  botanical('monstera-pot', '龟背竹盆栽', 'Potted monstera', '龟背竹:monstera 盆栽:pot_plant', monsteraPot),
  botanical('cactus-trio', '仙人掌三兄弟', 'Cactus trio', '仙人掌:cactus 盆栽:pot_plant', cactusTrio),
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
  botanical('tulip-vase', '郁金香花瓶', 'Tulips in a vase', '郁金香:tulip 春天:spring', tulips),
  botanical('red-sun-bonsai', '红日盆景', 'Bonsai and red sun', '盆景:bonsai 日式:japanese', bonsai),
  botanical('lotus-bloom', '莲花', 'Lotus bloom', '莲花:lotus 禅:zen 瑜伽:yoga', lotus),
  {
    ...botanical('fern-plate', '蕨叶图版', 'Fern plate', '蕨:fern 装饰画:wall_art 复古:vintage', fernPlate),
    width_px: 1600,
  },
  botanical('succulent-rosette', '多肉莲座', 'Succulent rosette', '多肉:succulent 几何:geometric', succulent),
]
