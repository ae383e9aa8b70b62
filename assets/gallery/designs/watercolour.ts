// Translucent washes with pigment rims.

import type { Design } from '../lib/design.ts'
import { paint } from '../lib/family.ts'
import { stemPoints } from '../lib/foliage.ts'
import { mix } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, type Point, polar, steps, TAU } from '../lib/shape.ts'
import { at, disc, fade, line, pt } from '../lib/svg.ts'
import { splatter, wash, washDisc } from '../lib/texture.ts'

const leafOutline = (x: number, y: number, l: number, w: number, a: number): Point[] =>
  steps(12).map((i) => {
    const t = i < 6 ? i / 6 : 1 - (i - 6) / 6
    const side = i < 6 ? -1 : 1
    const [u, v] = [t * l, side * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.02)) * (w / 2)]
    return [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)]
  })
const brushLeaf = (x: number, y: number, l: number, w: number, a: number, c: string, rng: Rng): string =>
  wash(leafOutline(x, y, l, w, a), c, rng, w * 0.07, 3, 0.36)
function brushStem(
  x: number,
  y: number,
  l: number,
  a: number,
  bend: number,
  pairs: number,
  size: number,
  colours: readonly string[],
  rng: Rng,
): string {
  const twigs = stemPoints(x, y, l, a, bend, pairs + 1)
  const stem = line(`M${twigs.map((t) => pt(t.x, t.y)).join('L')}`, colours[0] ?? '', 7, { opacity: 0.7 })
  return (
    stem +
    twigs
      .slice(1)
      .map((t, i) =>
        brushLeaf(
          t.x,
          t.y,
          size * (1 - 0.4 * t.t),
          size * 0.44,
          t.angle + (i % 2 ? 0.75 : -0.75),
          rng.pick(colours),
          rng,
        ),
      )
      .join('')
  )
}
const flower = (x: number, y: number, r: number, petals: number, c: string, core: string, rng: Rng): string =>
  around(petals, rng.next())
    .map((a) =>
      wash(
        steps(10).map((i) => {
          const t = (i / 10) * TAU
          const [px, py] = polar(r * 0.55, a, x, y)
          const [u, v] = [Math.cos(t) * r * 0.55, Math.sin(t) * r * 0.44]
          return [px + u * Math.cos(a) - v * Math.sin(a), py + u * Math.sin(a) + v * Math.cos(a)] as Point
        }),
        c,
        rng,
        r * 0.07,
        3,
        0.34,
      ),
    )
    .join('') +
  washDisc(x, y, r * 0.2, core, rng, 3) +
  line(
    steps(12)
      .map(() => `M${pt(...polar(r * rng.range(0.12, 0.34), rng.range(0, TAU), x, y))}h0`)
      .join(''),
    mix(core, '#3a2010', 0.4),
    r * 0.05,
  )

const poppies = (rng: Rng) =>
  [
    [-1.75, 760],
    [-1.5, 980],
    [-1.3, 720],
  ]
    .map(([a = 0, l = 0]) =>
      line(
        `M1000 1820Q${pt(...polar(l * 0.6, a, 1000, 1800))} ${pt(...polar(l + 240, a, 1000, 1800))}`,
        '#6f8f5f',
        12,
        { opacity: 0.75 },
      ),
    )
    .join('') +
  brushStem(1000, 1820, 620, -2.2, 0.4, 7, 230, ['#7f9f6a', '#5f8a5f', '#a3b87a'], rng) +
  brushStem(1000, 1820, 640, -0.95, -0.4, 7, 230, ['#7f9f6a', '#5f8a5f', '#a3b87a'], rng) +
  flower(...polar(1000, -1.75, 1000, 1800), 280, 5, '#e4483c', '#3a2a33', rng) +
  flower(...polar(1240, -1.5, 1000, 1800), 330, 6, '#ee5a3f', '#3a2a33', rng) +
  flower(...polar(960, -1.28, 1000, 1800), 270, 5, '#d9394b', '#3a2a33', rng) +
  splatter(1000, 800, 760, '#ee5a3f', 26, rng)
const eucalyptus = (rng: Rng) =>
  steps(5)
    .map((i) => {
      const a = -2.3 + i * 0.36
      const twigs = stemPoints(1000, 1850, 1350 - Math.abs(i - 2) * 170, a, (a + 1.57) * 0.5, 8)
      return (
        line(`M${twigs.map((t) => pt(t.x, t.y)).join('L')}`, '#7a8f86', 9, { opacity: 0.7 }) +
        twigs
          .slice(2)
          .map((t) =>
            [-1, 1]
              .map((s) =>
                washDisc(
                  ...polar(92 - t.t * 30, t.angle + s * 1.2, t.x, t.y),
                  84 - t.t * 34,
                  rng.pick(['#5f8f80', '#437a6f', '#86ab98', '#6f93a8']),
                  rng,
                  2,
                  0.86,
                ),
              )
              .join(''),
          )
          .join('')
      )
    })
    .join('')
const feather = (rng: Rng) =>
  at(
    1000,
    1000,
    1,
    28,
    steps(18)
      .map((i) => {
        const t = i / 17
        const w = 250 * Math.sin(Math.PI * (0.12 + t * 0.84))
        return [-1, 1]
          .map((s) =>
            brushLeaf(
              0,
              -760 + t * 1180,
              w * 1.15,
              116,
              s > 0 ? 0.65 + t * 0.2 : Math.PI - 0.65 - t * 0.2,
              mix(mix('#2f6fb8', '#4fc0b8', Math.min(1, t * 2)), '#c79ae6', Math.max(0, t * 2 - 1)),
              rng,
            ),
          )
          .join('')
      })
      .join(''),
    line('M0 -800C10 -300 -10 300 20 880', '#3f4f6f', 14, { opacity: 0.8 }),
  )
const birdBody = (rng: Rng): string =>
  [
    wash(
      [
        [-60, -240],
        [60, -250],
        [120, -180],
        [90, -60],
        [0, 120],
        [-160, 330],
        [-300, 420],
        [-260, 250],
        [-220, 60],
        [-160, -120],
      ],
      '#2f9f86',
      rng,
      14,
      4,
      0.4,
    ),
    wash(
      [
        [60, -250],
        [150, -260],
        [190, -200],
        [140, -130],
        [60, -120],
        [0, -180],
      ],
      '#3f7fc0',
      rng,
      10,
      4,
      0.42,
    ),
    wash(
      [
        [110, -120],
        [90, 0],
        [0, 120],
        [-60, 180],
        [-30, 40],
        [30, -80],
      ],
      '#f7b0a0',
      rng,
      10,
      3,
      0.4,
    ),
  ].join('')
const hummingbird = (rng: Rng) =>
  at(
    930,
    930,
    0.92,
    0,
    flower(560, 330, 250, 5, '#e4579b', '#f7c948', rng),
    flower(760, 640, 190, 5, '#f28a9b', '#f7c948', rng),
    brushStem(620, 420, 640, 1.3, 0.3, 6, 210, ['#6f9f6a', '#4f8a6f'], rng),
    steps(6)
      .map((i) =>
        brushLeaf(-130, -130, 700 - i * 50, 130, -2.1 - i * 0.16, ['#4fb0a8', '#3f8fc0', '#6f7fd0'][i % 3] ?? '', rng),
      )
      .join(''),
    birdBody(rng),
    line('M180 -210C320 -170 420 -60 520 140', '#3a3f4f', 13),
    disc(120, -200, 17, '#22222b'),
    disc(126, -206, 5, '#fff'),
    steps(3)
      .map((i) => brushLeaf(-250, 380, 300, 60, 2.1 + i * 0.22, '#3f7fc0', rng))
      .join(''),
    fade(0.9, splatter(0, 0, 820, '#4fb0a8', 20, rng)),
  )

export const watercolours: Design[] = [
  paint('watercolour-poppies', '水彩虞美人', 'Watercolour poppies', 'plant', '虞美人:poppy 花:flower', poppies),
  paint(
    'watercolour-eucalyptus',
    '水彩桉叶',
    'Watercolour eucalyptus',
    'plant',
    '桉叶:eucalyptus 婚礼:wedding',
    eucalyptus,
  ),
  paint('watercolour-feather', '水彩羽毛', 'Watercolour feather', 'geometric', '羽毛:feather 波西米亚:boho', feather),
  paint(
    'watercolour-hummingbird',
    '水彩蜂鸟',
    'Watercolour hummingbird',
    'animal',
    '蜂鸟:hummingbird 花:flower',
    hummingbird,
  ),
]
