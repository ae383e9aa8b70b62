// Symmetry drawn by rule.

import type { Design } from '../lib/design.ts'
import { pen } from '../lib/family.ts'
import { lineSprig } from '../lib/foliage.ts'
import { around, leaf, type Point, petal, polar, poly, ring, steps, TAU } from '../lib/shape.ts'
import { at, centre, disc, line, path, pt } from '../lib/svg.ts'

const ink = '#26262b'

type Layer = {
  r: number
  count: number
  kind: 'petal' | 'leaf' | 'dot' | 'arc' | 'drop' | 'ring'
  size: number
  turn?: number
  fill?: string
}
function mandala(layers: readonly Layer[], stroke: string, width: number): string {
  return layers
    .map(({ r, count, kind, size, turn = 0, fill = 'none' }) => {
      const spots = around(count, -TAU / 4 + turn)
      const pen2 = { fill }
      if (kind === 'ring') return line(ring(0, 0, r), stroke, width)
      if (kind === 'dot')
        return path(spots.map((a) => ring(...polar(r, a), size)).join(''), fill === 'none' ? stroke : fill)
      if (kind === 'petal')
        return line(
          spots
            .map((a) => petal(...polar(r, a), size, (size * 2.6 * (r + size)) / (count * size * 0.42 + r) / 2.2, a))
            .join(''),
          stroke,
          width,
          pen2,
        )
      if (kind === 'leaf')
        return (
          line(
            spots.map((a) => leaf(...polar(r, a), size, ((r + size / 2) * TAU) / count, a)).join(''),
            stroke,
            width,
            pen2,
          ) +
          line(
            spots.map((a) => `M${pt(...polar(r + size * 0.15, a))}L${pt(...polar(r + size * 0.7, a))}`).join(''),
            stroke,
            width * 0.7,
          )
        )
      if (kind === 'drop')
        return line(
          spots
            .map((a) => leaf(...polar(r + size, a), size, ((r + size / 2) * TAU) / count / 1.3, a + Math.PI, 0.2))
            .join(''),
          stroke,
          width,
          pen2,
        )
      const half = Math.PI / count
      return line(
        spots
          .map((a) => `M${pt(...polar(r, a - half))}Q${pt(...polar(r + size * 1.9, a))} ${pt(...polar(r, a + half))}`)
          .join(''),
        stroke,
        width,
        pen2,
      )
    })
    .join('')
}
const lotusMandala = () =>
  centre(
    mandala(
      [
        { r: 820, count: 24, kind: 'arc', size: 70, fill: '#f4c7a1' },
        { r: 560, count: 12, kind: 'leaf', size: 300, fill: '#e8907c' },
        { r: 520, count: 12, kind: 'leaf', size: 250, turn: TAU / 24, fill: '#f7dcc0' },
        { r: 470, count: 24, kind: 'arc', size: 60, fill: '#c9586b' },
        { r: 300, count: 12, kind: 'petal', size: 200, fill: '#7a3b69' },
        { r: 250, count: 12, kind: 'petal', size: 150, turn: TAU / 24, fill: '#e8907c' },
        { r: 240, count: 0, kind: 'ring', size: 0 },
        { r: 60, count: 8, kind: 'leaf', size: 170, fill: '#f7dcc0' },
        { r: 660, count: 24, kind: 'dot', size: 13, turn: TAU / 48 },
        { r: 790, count: 24, kind: 'dot', size: 12 },
      ],
      '#3b1f3f',
      8,
    ),
    disc(0, 0, 60, '#c9586b'),
    disc(0, 0, 26, '#f7dcc0'),
  )
const blueMandala = () =>
  centre(
    mandala(
      [
        { r: 700, count: 16, kind: 'leaf', size: 260, fill: '#cfe3f2' },
        { r: 640, count: 16, kind: 'leaf', size: 240, turn: TAU / 32, fill: '#6fa8d6' },
        { r: 640, count: 0, kind: 'ring', size: 0 },
        { r: 600, count: 32, kind: 'arc', size: 50, fill: '#2f5f9f' },
        { r: 600, count: 0, kind: 'ring', size: 0 },
        { r: 390, count: 16, kind: 'drop', size: 190, fill: '#a9cbe8' },
        { r: 380, count: 0, kind: 'ring', size: 0 },
        { r: 180, count: 8, kind: 'petal', size: 210, fill: '#2f5f9f' },
        { r: 150, count: 8, kind: 'petal', size: 170, turn: TAU / 16, fill: '#cfe3f2' },
        { r: 40, count: 8, kind: 'leaf', size: 130, fill: '#6fa8d6' },
        { r: 555, count: 32, kind: 'dot', size: 12, turn: TAU / 64 },
        { r: 900, count: 16, kind: 'dot', size: 17, turn: TAU / 32 },
      ],
      '#14284f',
      8,
    ),
    disc(0, 0, 44, '#f2c14e'),
  )
const moonMandala = () =>
  centre(
    mandala(
      [
        { r: 660, count: 20, kind: 'leaf', size: 230 },
        { r: 600, count: 20, kind: 'leaf', size: 190, turn: TAU / 40 },
        { r: 580, count: 0, kind: 'ring', size: 0 },
        { r: 540, count: 40, kind: 'arc', size: 34 },
        { r: 540, count: 0, kind: 'ring', size: 0 },
        { r: 900, count: 20, kind: 'dot', size: 10 },
      ],
      ink,
      8,
    ),
    path('M140 -380A400 400 0 1 0 140 380A300 300 0 1 1 140 -380Z', ink),
    at(
      130,
      0,
      1,
      0,
      mandala(
        [
          { r: 60, count: 10, kind: 'leaf', size: 130 },
          { r: 210, count: 10, kind: 'dot', size: 9, turn: TAU / 20 },
        ],
        ink,
        7,
      ),
    ),
    lineSprig(
      -130,
      330,
      { length: 420, angle: -2.3, bend: 1.1, pairs: 7, leafLength: 86, leafWidth: 36 },
      '#ffffff',
      6,
    ),
  )

const stringHeart = () => {
  const pins = (scale: number, lift: number) =>
    steps(96).map((i): Point => {
      const t = (i / 96) * TAU
      const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
      return [16 * Math.sin(t) ** 3 * scale, -y * scale + lift]
    })
  const [outer, inner] = [pins(54, 0), pins(19, -20)]
  const strings = (k: number) =>
    outer.map((p, i) => `M${pt(...p)}L${pt(...(inner[(i + k + 96) % 96] as Point))}`).join('')
  const heads = [...outer, ...inner].map((p) => `M${pt(...p)}h0`).join('')
  return at(
    1000,
    960,
    1,
    0,
    line(strings(22), '#f28a4b', 4),
    line(strings(-22), '#e4405a', 4),
    line(strings(9), '#8d3b72', 3),
    line(poly(outer), '#8d3b72', 7),
    line(heads, '#3b1f3f', 17),
  )
}
const spiro = () => {
  const curve = (big: number, small: number, d: number, scale: number) =>
    poly(
      steps(361).map((i) => {
        const t = (i / 360) * TAU * small
        return [
          ((big - small) * Math.cos(t) + d * Math.cos(((big - small) / small) * t)) * scale,
          ((big - small) * Math.sin(t) - d * Math.sin(((big - small) / small) * t)) * scale,
        ] as Point
      }),
    )
  return centre(
    line(curve(12, 7, 9, 62), '#2a9d8f', 10, { fill: '#2a9d8f', 'fill-opacity': 0.14, 'fill-rule': 'evenodd' }),
    line(curve(12, 5, 6.4, 62), '#e76f51', 10, { fill: '#f4a261', 'fill-opacity': 0.3, 'fill-rule': 'evenodd' }),
    line(curve(12, 7, 4, 62), '#264653', 10, { fill: '#e9c46a', 'fill-opacity': 0.5, 'fill-rule': 'evenodd' }),
    line(ring(0, 0, 900), '#264653', 10),
    line(ring(0, 0, 860), '#e9c46a', 14),
  )
}
export const mandalas: Design[] = [
  pen('mandala-lotus', '莲花曼陀罗', 'Lotus mandala', '曼陀罗:mandala 瑜伽:yoga', lotusMandala, { style: 'boho' }),
  pen('mandala-azure', '青花曼陀罗', 'Azure mandala', '曼陀罗:mandala 青花:blue_and_white', blueMandala, {
    style: 'boho',
  }),
  pen('mandala-crescent', '新月曼陀罗', 'Crescent mandala', '曼陀罗:mandala 月亮:moon', moonMandala),
  pen('string-heart', '弦线之心', 'String heart', "爱心:heart 情人节:valentine's_day", stringHeart),
  pen('spiro-bloom', '繁花曲线', 'Spiro bloom', '几何:geometric 曲线:curve', spiro),
]
