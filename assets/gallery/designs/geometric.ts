// Shapes for their own sake: Bauhaus, boho, mid-century, seventies.

import type { Design } from '../lib/design.ts'
import { art } from '../lib/family.ts'
import { mix, type Palette, palettes, ramp } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { arcBand, around, leaf, type Point, polar, poly, smooth, steps, TAU } from '../lib/shape.ts'
import { at, box, disc, group, line, path, pt } from '../lib/svg.ts'

function pickOther(rng: Rng, colours: Palette, not: string): string {
  return rng.pick(colours.filter((c) => c !== not))
}
function bauhausCell(x: number, y: number, s: number, rng: Rng, colours: Palette): string {
  const back = rng.pick(colours)
  const front = pickOther(rng, colours, back)
  const third = pickOther(rng, colours, front)
  const h = s / 2
  const kinds = [
    () =>
      path(`M${-h} ${-h}A${s} ${s} 0 0 1 ${h} ${h}H${-h}Z`, front) + disc(-h + s * 0.24, h - s * 0.24, s * 0.13, third),
    () => path(`M${-h} 0A${h} ${h} 0 0 1 ${h} 0Z`, front) + path(`M${-h} ${h}A${h} ${h} 0 0 1 ${h} ${h}Z`, third),
    () => disc(0, 0, h * 0.86, front) + disc(0, 0, h * 0.5, back) + disc(0, 0, h * 0.22, third),
    () =>
      path(
        poly([
          [-h, h],
          [h, -h],
          [h, h],
        ]),
        front,
      ) + disc(-h * 0.4, -h * 0.4, s * 0.13, third),
    () =>
      steps(4)
        .map((i) => path(arcBand(-h, h, s * (1 - i * 0.22), s * (0.89 - i * 0.22), -TAU / 4, 0), i % 2 ? third : front))
        .join(''),
    () =>
      steps(5)
        .map((i) => box(-h, -h + i * s * 0.2, s, s * 0.1, front))
        .join(''),
    () =>
      path(`M0 ${-h}A${h} ${h} 0 0 0 0 ${h}ZM0 ${-h}A${h} ${h} 0 0 0 ${h} 0H0Z`, front) +
      path(`M0 ${h}A${h} ${h} 0 0 0 ${h} 0H0Z`, third),
    () =>
      path(leaf(-h, h, s * Math.SQRT2, s * 0.86, -TAU / 8), front) +
      line(`M${-h * 0.6} ${h * 0.6}L${h * 0.6} ${-h * 0.6}`, back, s * 0.03),
    () =>
      steps(9)
        .map((i) =>
          disc(
            -h + s * (0.2 + (i % 3) * 0.3),
            -h + s * (0.2 + Math.floor(i / 3) * 0.3),
            s * 0.1,
            i % 2 ? front : third,
          ),
        )
        .join(''),
  ]
  return at(x + h, y + h, 1, rng.int(0, 3) * 90, box(-h - 1, -h - 1, s + 2, s + 2, back), rng.pick(kinds)())
}
const bauhaus = (colours: Palette, count: number) => (rng: Rng) => {
  const s = 2000 / count
  const cells = steps(count * count).map((i) =>
    bauhausCell((i % count) * s, Math.floor(i / count) * s, s, rng, colours),
  )
  return box(0, 0, 2000, 2000, colours[0] ?? '') + cells.join('')
}
const seventies = () => {
  const bands = ['#5b2a1e', '#a63d2f', '#e2682f', '#f2a541', '#f7d488'].map((c, i) => {
    const [near, far] = [400 - i * 80, 80 + i * 80]
    const turns = `M-100 ${760 - near}H1250A${near} ${near} 0 0 1 1250 ${760 + near}H750A${far} ${far} 0 0 0 750 ${1240 + far}H2100`
    return line(turns, c, 82, { 'stroke-linecap': 'butt' })
  })
  return box(0, 0, 2000, 2000, '#fbf0dc') + bands.join('')
}
const boomerang = (x: number, y: number, s: number, turn: number, c: string) =>
  at(
    x,
    y,
    s,
    turn,
    path(
      'M-300 120C-260 -120 -60 -220 60 -180C180 -140 300 20 320 160C180 40 60 -20 -20 10C-120 40 -200 100 -300 120Z',
      c,
    ),
  )
const atomic = (rng: Rng) => {
  const p = palettes.retro
  const burst = (x: number, y: number, r: number, c: string) =>
    line(
      around(12, rng.next())
        .map((a, i) => `M${pt(...polar(r * 0.12, a, x, y))}L${pt(...polar(r * (i % 2 ? 0.62 : 1), a, x, y))}`)
        .join(''),
      c,
      r * 0.045,
    ) +
    line(
      around(12, 0)
        .map((a, i) => `M${pt(...polar(r * (i % 2 ? 0.7 : 1.1), a, x, y))}h0`)
        .join(''),
      c,
      r * 0.12,
    )
  const eggs = [
    [460, 520, 330, p[2]],
    [1450, 640, 380, p[1]],
    [760, 1380, 420, p[4]],
    [1560, 1500, 290, p[3]],
  ] as const
  return (
    box(0, 0, 2000, 2000, p[5]) +
    eggs
      .map(([x, y, r, c], i) =>
        at(
          x,
          y,
          1,
          i * 40 - 30,
          path(
            `M${-r} 0C${-r} ${-r * 0.8} ${r * 0.6} ${-r * 0.9} ${r} ${-r * 0.1}C${r * 1.1} ${r * 0.6} ${-r} ${r * 0.8} ${-r} 0Z`,
            c,
          ),
        ),
      )
      .join('') +
    line(
      'M120 1900C400 1300 600 900 460 520C800 300 1200 300 1450 640C1800 900 1700 1300 1560 1500C1300 1700 1000 1700 760 1380',
      p[0],
      12,
    ) +
    boomerang(1000, 330, 0.8, 10, p[0]) +
    boomerang(330, 1180, 0.75, -70, p[1]) +
    boomerang(1180, 1050, 0.7, 140, p[2]) +
    burst(1450, 640, 260, p[5]) +
    burst(760, 1380, 280, p[5]) +
    burst(1680, 260, 180, p[4]) +
    burst(330, 1680, 190, p[3]) +
    burst(460, 520, 200, p[0]) +
    burst(1560, 1500, 170, p[0]) +
    burst(1150, 1790, 150, p[1])
  )
}
const prism = (rng: Rng) => {
  const cols = 9
  const s = 2000 / cols
  const colours = ramp(['#162447', '#1f6f8b', '#6fc3b2', '#f7e3b0', '#f49d6e', '#d1495b'], 40)
  const under = box(0, 0, 2000, 2000, '#6fc3b2')
  const facets = steps(cols * cols)
    .map((i) => {
      const [x, y] = [(i % cols) * s, Math.floor(i / cols) * s]
      const tone = (k: number) =>
        colours[Math.min(39, Math.max(0, Math.round(((x + y) / 4000) * 36 + rng.range(-4, 4) + k)))] ?? ''
      const d = rng.next() < 0.5
      const a = d
        ? poly([
            [x, y],
            [x + s, y],
            [x, y + s],
          ])
        : poly([
            [x, y],
            [x + s, y],
            [x + s, y + s],
          ])
      const b = d
        ? poly([
            [x + s, y],
            [x + s, y + s],
            [x, y + s],
          ])
        : poly([
            [x, y],
            [x + s, y + s],
            [x, y + s],
          ])
      return group(
        { 'stroke-width': 1.5 },
        path(a, tone(-2), { stroke: tone(-2) }),
        path(b, tone(3), { stroke: tone(3) }),
      )
    })
    .join('')
  return under + facets
}
const mixLines = (rng: Rng) => {
  const colours = ramp(['#f2b8a0', '#d9634c', '#7b2d43', '#27345c', '#3f8f9b', '#bfe0d2'], 22)
  const shift = rng.range(0, 6)
  return (
    box(0, 0, 2000, 2000, '#fbf3e6') +
    colours
      .map((c, i) => {
        const y = 180 + i * 78
        return line(
          smooth(
            steps(13).map((k): Point => [180 + k * 136.7, y + Math.sin(k * 0.62 + i * 0.16 + shift) * (30 + i * 5)]),
            false,
          ),
          mix(c, '#ffffff', 0.04),
          40,
        )
      })
      .join('')
  )
}

export const geometrics: Design[] = [
  art(
    'bauhaus-warm',
    '包豪斯拼块·暖',
    'Bauhaus blocks, warm',
    'geometric',
    '包豪斯:bauhaus 几何:geometric',
    bauhaus(['#f4e4c9', '#d9482b', '#f0a830', '#24425a', '#1f1d2b'], 5),
  ),
  art(
    'bauhaus-sea',
    '包豪斯拼块·海',
    'Bauhaus blocks, sea',
    'geometric',
    '包豪斯:bauhaus 几何:geometric',
    bauhaus(['#f2ede1', '#0f4c5c', '#5fa8a3', '#f2b5a0', '#e36f5b'], 4),
  ),
  art('seventies-stripe', '七十年代条纹', 'Seventies stripe', 'retro', '条纹:stripe 复古:retro', seventies),
  art('atomic-age', '原子时代', 'Atomic age', 'retro', '中世纪现代:mid-century 复古:retro', atomic),
  art('prism-triangles', '三角棱镜', 'Prism triangles', 'geometric', '三角:triangle 渐变:gradient', prism),
  art('flowing-lines', '流动线条', 'Flowing lines', 'minimal', '线条:line 渐变:gradient', mixLines),
]
