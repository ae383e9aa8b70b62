// One colour, one pen.

import type { Design } from '../lib/design.ts'
import { pen } from '../lib/family.ts'
import { lineSprig } from '../lib/foliage.ts'
import { mix } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, blob, heart, type Point, petal, ring, smooth, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, disc, line, path } from '../lib/svg.ts'

const ink = '#26262b'

function contourLines(rng: Rng, levels: number): string {
  const bumps = steps(9).map(
    () => [rng.range(0, 1600), rng.range(0, 2000), rng.range(260, 620), rng.range(-1, 1.2)] as const,
  )
  const field = (x: number, y: number) =>
    bumps.reduce((sum, [bx, by, r, h]) => sum + h * Math.exp(-((x - bx) ** 2 + (y - by) ** 2) / (r * r)), 0)
  const cell = 40
  const segments: string[] = steps(levels).map(() => '')
  for (let y = -cell; y < 2040; y += cell) {
    for (let x = -cell; x < 1640; x += cell) {
      const v = [field(x, y), field(x + cell, y), field(x + cell, y + cell), field(x, y + cell)]
      for (let l = 0; l < levels; l++) segments[l] += cellSegment(x, y, cell, v, -0.9 + (l * 2.2) / levels)
    }
  }
  return segments.map((d, i) => (d ? line(d, mix('#2a6f78', '#f28a4b', i / levels), i % 4 === 0 ? 8 : 4) : '')).join('')
}
function cellSegment(x: number, y: number, s: number, v: number[], level: number): string {
  const corner: Point[] = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ]
  const cuts: Point[] = []
  for (let i = 0; i < 4; i++) {
    const [a, b] = [v[i] ?? 0, v[(i + 1) % 4] ?? 0]
    if (a < level === b < level) continue
    const t = (level - a) / (b - a)
    const [p, q] = [corner[i] as Point, corner[(i + 1) % 4] as Point]
    cuts.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
  }
  const text = ([a, b]: Point) => `${Math.round(a)} ${Math.round(b)}`
  return cuts.length >= 2 ? `M${text(cuts[0] as Point)}L${text(cuts[1] as Point)}` : ''
}
const topo = (rng: Rng) => box(0, 0, 1600, 2000, '#fbf6ea') + contourLines(rng, 20)
const ridgePlot = (rng: Rng) => {
  const phases = steps(6).map(() => rng.range(0, TAU))
  const noise = (x: number, row: number) =>
    phases.reduce((sum, p, k) => sum + Math.sin(x * (0.006 + k * 0.0045) + p + row * (0.35 + k * 0.13)) / (k + 1.4), 0)
  const rows = steps(26).map((i) => {
    const y = 900 + i * 42
    const crest = steps(37).map((k): Point => {
      const x = -40 + k * 46.7
      return [
        x,
        y - (230 - i * 4) * Math.max(0, 0.25 + 0.5 * noise(x, i * 0.5)) * Math.exp(-(((x - 800) / 620) ** 2)) - i * 2,
      ]
    })
    return line(`${smooth(crest, false)}L1660 2050L-60 2050Z`, mix('#f7d9a0', '#f28a6b', i / 25), 7, {
      fill: mix('#2b2350', '#14122b', i / 25),
    })
  })
  return box(0, 0, 1600, 2000, '#14122b') + disc(800, 620, 330, '#f7d9a0') + rows.join('')
}
const oneLineMountain = () =>
  centre(
    disc(300, -330, 250, '#f28a4b'),
    line(
      'M-900 420C-780 400 -700 300 -620 180L-330 -260C-290 -320 -250 -320 -210 -260L-60 -20C-30 30 0 30 30 -20L240 -360C280 -420 320 -420 360 -360L700 240C760 340 840 420 900 420',
      ink,
      20,
    ),
    line(
      'M-330 -260L-250 -100L-210 -150L-150 -60M240 -360L320 -180L370 -240L450 -110M-900 520C-600 480 -400 560 -100 520S500 480 900 530M-700 620C-400 590 -200 650 100 620S500 590 700 620M-420 710C-200 690 0 740 240 710',
      ink,
      16,
    ),
  )
const penFlower = (x: number, y: number, petals: number, r: number, heart: string): string => {
  const outline = around(petals, petals - 7).map((a) => petal(0, 0, r, r * 0.9, a))
  return at(
    x,
    y,
    1,
    0,
    line(outline.join(''), ink, 9, { fill: '#f5ece1' }),
    line(ring(0, 0, r / 4), ink, 9, { fill: heart }),
  )
}
const lineBouquet = (rng: Rng) =>
  at(
    800,
    1000,
    1,
    0,
    box(-800, -1000, 1600, 2000, '#f5ece1'),
    path(blob(-140, -200, 520, 0.14, rng), '#e9c3ac'),
    path(blob(240, 260, 400, 0.14, rng), '#c9cfb8'),
    [
      [-2, 900, 0.3],
      [-1.75, 1180, 0.15],
      [-1.5, 1260, 0.1],
      [-1.3, 1080, -0.2],
      [-1.08, 860, -0.3],
    ]
      .map(([a = 0, l = 0, b = 0], i) =>
        lineSprig(
          0,
          700,
          {
            length: l,
            angle: a,
            bend: b,
            pairs: 9 - (i % 2) * 2,
            leafLength: 150,
            leafWidth: 64,
            spread: 0.7,
            taper: 0.35,
          },
          ink,
          9,
        ),
      )
      .join(''),
    penFlower(-180, -240, 7, 220, '#e2a043'),
    penFlower(250, -30, 6, 180, '#b8643f'),
    line('M-150 700C-130 760 130 760 150 700', ink, 9),
  )
const leafSisters = (rng: Rng) => {
  const plant = (x: number, lean: number, h: number, wash: string) =>
    path(blob(x + lean * 1.2, 1500 - h * 0.62, h * 0.28, 0.14, rng, 8), wash) +
    lineSprig(
      x,
      1560,
      {
        length: h,
        angle: -TAU / 4 + lean / 900,
        bend: lean / 500,
        pairs: 8,
        leafLength: 210,
        leafWidth: 92,
        spread: 0.75,
        taper: 0.35,
      },
      ink,
      9,
    )
  const vase = (x: number, w: number, top: number) =>
    line(
      `M${x - w * 0.4} ${top}C${x - w * 1.3} ${top + 120} ${x - w * 1.2} 1780 ${x - w * 0.6} 1800H${x + w * 0.6}C${x + w * 1.2} 1780 ${x + w * 1.3} ${top + 120} ${x + w * 0.4} ${top}Z`,
      ink,
      10,
      { fill: '#f7efe4' },
    )
  return (
    box(0, 0, 1600, 2000, '#f7efe4') +
    plant(480, -120, 1150, '#e3b79a') +
    plant(860, 60, 1350, '#c9cfb8') +
    plant(1190, 150, 980, '#e9d3a4') +
    vase(480, 130, 1480) +
    vase(860, 150, 1440) +
    vase(1190, 120, 1510) +
    line('M140 1800H1460', ink, 10) +
    line('M380 1620H580M372 1660H588M720 1600C800 1560 920 1640 1000 1590M720 1660C800 1620 920 1700 1000 1650', ink, 8)
  )
}
const catLine = () =>
  centre(
    disc(60, 180, 560, '#f4c7a1'),
    line(
      'M-420 760C-520 420 -460 120 -300 -60C-380 -200 -400 -380 -370 -560L-190 -430C-110 -460 -20 -460 60 -430L240 -560C270 -380 250 -200 170 -60C330 120 400 420 330 760ZM330 700C560 760 720 620 660 460C620 370 520 400 540 490M-120 760V480M20 760V480',
      ink,
      18,
    ),
    line(
      'M-230 -230Q-190 -190 -150 -230M20 -230Q60 -190 100 -230M-90 -150L-65 -130L-40 -150M-65 -130V-100Q-100 -70 -130 -90M-65 -100Q-30 -70 0 -90M-260 -130L-420 -160M-260 -100L-420 -90M130 -130L290 -160M130 -100L290 -90',
      ink,
      13,
    ),
    path(heart(470, -360, 60), '#e4576b'),
  )

export const lineArt: Design[] = [
  pen('contour-map', '等高线', 'Contour map', '等高线:topographic 装饰画:wall_art', topo, { width_px: 1600 }),
  pen('signal-ridges', '信号山脊', 'Signal ridges', '极简:minimal 装饰画:wall_art', ridgePlot, { width_px: 1600 }),
  pen('one-line-peaks', '一笔山峦', 'One-line peaks', '山:mountain 极简:minimal', oneLineMountain, {
    category: 'landscape',
  }),
  pen('line-bouquet', '线描花束', 'Line bouquet', '花:flower 装饰画:wall_art', lineBouquet, {
    category: 'plant',
    width_px: 1600,
  }),
  pen('line-vases', '三瓶线描', 'Three vases', '花瓶:vase 叶子:leaf 装饰画:wall_art', leafSisters, {
    category: 'plant',
    width_px: 1600,
  }),
  pen('line-cat', '一笔小猫', 'One-line cat', '猫:cat 极简:minimal', catLine, { category: 'pet' }),
]
