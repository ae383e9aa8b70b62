// Small motifs about 200 units across, drawn around the origin: flowers, leaves, fruit.
import { blossom, daisy, paintSprig, rose } from './foliage.ts'
import { darker, lighter } from './palette.ts'
import { around, leaf, ovalPath, petal, polar, ring, steps } from './shape.ts'
import { clip, disc, line, oval, path, pt, shaded } from './svg.ts'

const dotsAt = (points: (readonly [number, number])[], colour: string, size: number): string =>
  line(points.map(([x, y]) => `M${pt(x, y)}h0`).join(''), colour, size)

export const daisyIcon = (colour: string, core: string): string => daisy(0, 0, 100, 11, colour, core)
export const blossomIcon = (colour: string, core: string): string => blossom(0, 0, 105, colour, core)
export const roseIcon = (colour: string, green: string): string =>
  path(leaf(40, 40, 110, 60, 0.6) + leaf(-40, 40, 110, 60, 2.5) + leaf(10, -50, 90, 50, -1.2), green) +
  rose(0, 0, 82, colour)
export const twigIcon = (colour: string, length = 240): string =>
  paintSprig(
    0,
    length / 2,
    { length, angle: -Math.PI / 2, bend: 0.35, pairs: 5, leafLength: 80, leafWidth: 34, taper: 0.4 },
    colour,
    6,
  )
export const berryTwig = (green: string, berry: string): string =>
  twigIcon(green, 200) +
  [
    [-46, 40],
    [52, 0],
    [-40, -50],
    [30, 66],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 17, berry) + disc(x - 5, y - 5, 5, lighter(berry, 0.5)))
    .join('')

export function citrusSlice(rind: string, flesh: string): string {
  const wedges = around(9)
    .map((a) => petal(0, 0, 78, 46, a))
    .join('')
  return (
    disc(0, 0, 100, rind) +
    disc(0, 0, 88, '#fff8e3') +
    path(wedges, flesh) +
    path(
      around(9)
        .map((a) => leaf(...polar(28, a), 40, 9, a))
        .join(''),
      lighter(flesh, 0.45),
    ) +
    disc(0, 0, 8, '#fff8e3')
  )
}
export function lemonIcon(colour: string, green: string): string {
  const fruit =
    'M-112 0C-96 -14 -84 -40 -58 -60C-20 -88 40 -84 72 -50C86 -34 94 -16 116 -4C98 12 88 34 70 52C34 84 -26 86 -60 58C-84 38 -96 16 -112 0Z'
  return (
    path(leaf(-100, -10, 110, 56, -0.9) + leaf(-100, -10, 80, 44, -2), green) +
    shaded(
      fruit,
      colour,
      path('M-120 20C-40 60 60 40 120 -20V100H-120Z', darker(colour, 0.13)),
      line('M-50 -34C-30 -56 0 -62 24 -56', '#fffbe0', 10),
      dotsAt(
        [
          [-20, 10],
          [10, -14],
          [40, 14],
          [0, 40],
          [60, -10],
          [-50, 20],
          [26, 44],
        ],
        darker(colour, 0.2),
        5,
      ),
    )
  )
}
export function strawberryIcon(colour: string, green: string): string {
  const fruit = 'M0 110C-50 80 -96 20 -88 -34C-82 -72 -36 -82 0 -64C36 -82 82 -72 88 -34C96 20 50 80 0 110Z'
  const seeds = [
    [-46, -20],
    [0, -30],
    [46, -20],
    [-24, 14],
    [24, 14],
    [-50, 22],
    [50, 22],
    [0, 50],
    [-24, 58],
    [24, 58],
  ] as const
  return (
    shaded(fruit, colour, path('M20 -100C90 -60 60 60 -10 130H140V-100Z', darker(colour, 0.14))) +
    seeds.map(([x, y]) => oval(x, y, 4, 7, '#ffe6a3')).join('') +
    path(
      around(6)
        .map((a) => leaf(0, -66, 66, 28, a * 0.5 + Math.PI * 1.5 + (a > Math.PI ? 0 : 0)))
        .join('') + [-2.7, -2.1, -1.57, -1, -0.4, 0.3, 2.9].map((a) => leaf(0, -68, 62, 28, a)).join(''),
      green,
    )
  )
}
export function cherryIcon(colour: string, green: string): string {
  const ball = (x: number, y: number) =>
    shaded(ring(x, y, 50), colour, disc(x + 18, y + 18, 50, darker(colour, 0.16), { opacity: 0.7 })) +
    path(leaf(x - 28, y - 6, 34, 12, -0.9), lighter(colour, 0.6))
  return (
    line('M-50 40C-40 -20 0 -60 40 -100M56 50C60 0 50 -60 40 -100', darker(green, 0.2), 8) +
    path(leaf(40, -98, 110, 56, 0.35), green) +
    line('M46 -94L116 -70', lighter(green, 0.3), 4) +
    ball(-52, 60) +
    ball(58, 72)
  )
}
export function avocadoIcon(skin: string, flesh: string, stone: string): string {
  const half = (k: number) =>
    `M0 ${-110 * k}C${40 * k} ${-112 * k} ${48 * k} ${-60 * k} ${62 * k} ${-14 * k}C${96 * k} ${60 * k} ${50 * k} ${112 * k} 0 ${112 * k}C${-50 * k} ${112 * k} ${-96 * k} ${60 * k} ${-62 * k} ${-14 * k}C${-48 * k} ${-60 * k} ${-40 * k} ${-112 * k} 0 ${-110 * k}Z`
  return (
    path(half(1), skin) +
    path(half(0.88), lighter(flesh, 0)) +
    path(half(0.7), lighter(flesh, 0.45)) +
    disc(0, 40, 40, stone) +
    disc(-12, 28, 11, lighter(stone, 0.5))
  )
}
export function melonSlice(rind: string, flesh: string): string {
  const wedge = 'M-120 -40A120 120 0 0 0 120 -40Z'
  return (
    path('M-128 -46A128 132 0 0 0 128 -46Z', rind) +
    path('M-118 -44A118 118 0 0 0 118 -44Z', '#eef6d0') +
    path('M-106 -44A106 104 0 0 0 106 -44Z', flesh) +
    clip(
      wedge,
      [
        [-54, -14],
        [0, -20],
        [54, -14],
        [-28, 16],
        [28, 16],
        [0, 40],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 6, 11, '#3a1a20'))
        .join(''),
    )
  )
}
export function pineappleIcon(body: string, green: string): string {
  const fruit = ovalPath(0, 40, 66, 84)
  const net = steps(9)
    .map((i) => `M${-130 + i * 36} -60l130 200M${-130 + i * 36} 140l130 -200`)
    .join('')
  return (
    path(
      [-2.5, -2.1, -1.8, -1.57, -1.3, -1, -0.6].map((a, i) => leaf(0, -30, i % 2 ? 100 : 122, 34, a)).join(''),
      green,
    ) +
    shaded(
      fruit,
      body,
      line(net, darker(body, 0.22), 5),
      dotsAt(
        [
          [-20, 10],
          [20, 10],
          [0, 40],
          [-30, 60],
          [30, 60],
          [0, 90],
        ],
        lighter(body, 0.5),
        7,
      ),
    )
  )
}
export function orangeIcon(colour: string, green: string): string {
  return (
    shaded(
      ring(0, 10, 90),
      colour,
      disc(30, 44, 100, darker(colour, 0.14), { opacity: 0.6 }),
      line('M-52 -14C-40 -40 -20 -52 4 -56', lighter(colour, 0.6), 10),
    ) +
    path(leaf(0, -76, 90, 46, -0.5), green) +
    line('M0 -74V-98', darker(green, 0.3), 9)
  )
}
export function mapleLeaf(colour: string): string {
  const half = 'M0 110L8 40L60 60L50 36L104 0L84 -12L96 -56L58 -44L50 -66L22 -30L32 -92L14 -80L0 -116'
  return (
    path(`${half}${half.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${-Number(x)} ${y}`).replace('M', 'M')}`, colour) +
    line('M0 130V-60M0 40L50 6M0 40L-50 6M0 0L24 -26M0 0L-24 -26', darker(colour, 0.25), 5)
  )
}
export function acornIcon(nut: string, cap: string): string {
  return (
    path('M-60 -10C-60 60 -20 90 0 112C20 90 60 60 60 -10Z', nut) +
    path('M-30 0C-30 40 -14 70 -4 84C-24 60 -40 40 -42 0Z', lighter(nut, 0.35)) +
    path('M-78 0C-78 -60 -40 -76 0 -76C40 -76 78 -60 78 0C50 14 -50 14 -78 0Z', cap) +
    line('M-50 -50L50 4M-10 -70L72 -20M50 -50L-50 4M10 -70L-72 -20', darker(cap, 0.25), 5) +
    line('M0 -76C0 -92 6 -104 16 -112', cap, 12)
  )
}
