// Seamless geometry: classics from Japan, Morocco, Scotland and the eighties.
import type { Design } from '../lib/design.ts'
import { repeat } from '../lib/nature-pattern.ts'
import { paper, tile_px, tossed } from '../lib/repeat.ts'
import { makeRng, type Rng } from '../lib/rng.ts'
import { arcBand, around, blob, leaf, polar, poly, ring, star, steps, TAU } from '../lib/shape.ts'
import { at, box, disc, line, path } from '../lib/svg.ts'

const geo = (slug: string, zh: string, en: string, tags: string, draw: (rng: Rng) => string): Design =>
  repeat(slug, zh, en, `几何:geometric ${tags}`, draw)
const grid = (count: number, draw: (x: number, y: number, s: number, i: number, j: number) => string): string => {
  const s = tile_px / count
  return steps(count * count)
    .map((k) => draw((k % count) * s, Math.floor(k / count) * s, s, k % count, Math.floor(k / count)))
    .join('')
}
const seigaiha = () => {
  const s = 400
  const fan = (x: number, y: number) =>
    ['#1f3a5f', '#f4efe3', '#3f6f94', '#f4efe3', '#8fb3c9', '#f4efe3']
      .map((c, i) => disc(x, y, s / 2 - i * 33, c))
      .join('')
  return (
    paper('#1f3a5f') +
    steps(18)
      .map((row) =>
        steps(6)
          .map((col) => fan(col * s - (row % 2 ? 0 : s / 2), row * 100))
          .join(''),
      )
      .join('')
  )
}
const asanoha = () => {
  const [w, h] = [400, 400]
  const cell = (x: number, y: number) => {
    const [cx, cy] = [x + w / 2, y + h / 2]
    return `M${x} ${y}L${cx} ${y + h / 6}L${x + w} ${y}M${x} ${y + h}L${cx} ${y + h - h / 6}L${x + w} ${y + h}M${cx} ${y}V${y + h}M${x} ${y}L${x + w} ${y + h}M${x + w} ${y}L${x} ${y + h}M${x} ${cy - h / 6}L${cx} ${cy}L${x + w} ${cy - h / 6}M${x} ${cy + h / 6}L${cx} ${cy}L${x + w} ${cy + h / 6}M${x} ${y}V${y + h}M${x + w} ${y}V${y + h}`
  }
  return (
    paper('#7a2e3a') +
    line(
      grid(4, (x, y) => cell(x, y)),
      '#f2dcb8',
      9,
    )
  )
}
const terrazzo = () => {
  const rng = makeRng('terrazzo-chips')
  const colours = ['#d9785f', '#2f5d62', '#e8b44c', '#8fa89b', '#c9a0a0', '#3f3f4a']
  const chip = (r: number) => {
    const n = rng.int(4, 7)
    return poly(around(n, rng.range(0, TAU)).map((a) => polar(r * rng.range(0.6, 1.1), a)))
  }
  return (
    paper('#f4ede2') +
    tossed(
      [
        { motifs: steps(12).map((i) => path(chip(80), colours[i % 6] ?? '')), count: 44, r: 84, scale: 1 },
        { motifs: steps(12).map((i) => path(chip(40), colours[(i + 2) % 6] ?? '')), count: 70, r: 40, scale: 1 },
        { motifs: steps(6).map((i) => path(chip(16), colours[i] ?? '')), count: 110, r: 16, scale: 1 },
      ],
      'terrazzo',
      6,
    )
  )
}
const moroccan = () =>
  paper('#f3ead8') +
  grid(4, (x, y, s, i, j) => {
    const c = s / 2
    const lit = (i + j) % 2 === 0
    return (
      at(
        x + c,
        y + c,
        1,
        0,
        path(star(0, 0, 8, s * 0.5, s * 0.36, TAU / 16), lit ? '#1f6f78' : '#c9683f'),
        path(star(0, 0, 8, s * 0.4, s * 0.3, TAU / 16), '#f3ead8'),
        path(
          around(8, 0)
            .map((a) => leaf(0, 0, s * 0.33, s * 0.15, a))
            .join(''),
          lit ? '#c9683f' : '#1f6f78',
        ),
        disc(0, 0, s * 0.07, '#e8b44c'),
      ) +
      path(
        poly([
          [x, y - 52],
          [x + 52, y],
          [x, y + 52],
          [x - 52, y],
        ]),
        '#24425a',
      ) +
      (i === 3
        ? path(
            poly([
              [x + s, y - 52],
              [x + s, y + 52],
              [x + s - 52, y],
            ]),
            '#24425a',
          )
        : '') +
      (j === 3
        ? path(
            poly([
              [x, y + s - 52],
              [x + 52, y + s],
              [x - 52, y + s],
            ]),
            '#24425a',
          )
        : '')
    )
  })
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
        { motifs: steps(9).map(rosette), count: 36, r: 98, scale: 1 },
        { motifs: steps(5).map(() => path(blob(0, 0, 30, 0.3, rng, 6), '#2e1c14')), count: 60, r: 34, scale: 1 },
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
const wavyChecks = () => {
  const wave = (v: number, phase: number) => v + Math.sin(phase) * 34
  const n = 8
  const node = (i: number, j: number) => [wave(i * 200, (j / n) * TAU * 2), wave(j * 200, (i / n) * TAU * 2)] as const
  const edge = (i: number, j: number, di: number, dj: number) =>
    steps(5).map((k) => {
      const t = k / 5
      const [ii, jj] = [i + di * t, j + dj * t]
      return node(ii, jj)
    })
  const cell = (i: number, j: number) =>
    poly([...edge(i, j, 1, 0), ...edge(i + 1, j, 0, 1), ...edge(i + 1, j + 1, -1, 0), ...edge(i, j + 1, 0, -1)])
  const cells = steps(100)
    .map((k) => [(k % 10) - 1, Math.floor(k / 10) - 1] as const)
    .filter(([i, j]) => (i + j) % 2 === 0)
  return paper('#f7e9f4') + path(cells.map(([i, j]) => cell(i, j)).join(''), '#b58ad6')
}
const cubes = () => {
  const [w, h] = [200, 100 * Math.sqrt(3)]
  const rows = 8
  const k = tile_px / ((h * rows) as number)
  const hgt = h * k
  return steps((rows + 1) * 9)
    .map((n) => {
      const [i, j] = [n % 9, Math.floor(n / 9)]
      const [x, y] = [i * w + (j % 2 ? 100 : 0) - 100, j * hgt]
      const q = hgt / 3
      return (
        path(
          poly([
            [x, y],
            [x + 100, y - q],
            [x + 200, y],
            [x + 100, y + q],
          ]),
          '#f2cf8f',
        ) +
        path(
          poly([
            [x, y],
            [x + 100, y + q],
            [x + 100, y + q * 3],
            [x, y + q * 2],
          ]),
          '#c8553d',
        ) +
        path(
          poly([
            [x + 200, y],
            [x + 100, y + q],
            [x + 100, y + q * 3],
            [x + 200, y + q * 2],
          ]),
          '#24425a',
        )
      )
    })
    .join('')
}
const retroArches = () =>
  paper('#fbf0dc') +
  grid(4, (x, y, s, i, j) => {
    const colours =
      (i + j) % 2 ? ['#e2682f', '#f2a541', '#f7d488', '#a63d2f'] : ['#1f6f78', '#5fa8a3', '#f7d488', '#24425a']
    return steps(4)
      .map((k) =>
        path(
          arcBand(x + s / 2, y + s, s * (0.48 - k * 0.12), s * (0.38 - k * 0.12) + (k === 3 ? 40 : 0), Math.PI, TAU),
          colours[k] ?? '',
        ),
      )
      .join('')
  })

export const geometricPatterns: Design[] = [
  geo('pattern-seigaiha', '青海波', 'Seigaiha waves', '日式:japanese 海浪:wave', seigaiha),
  geo('pattern-asanoha', '麻叶纹', 'Asanoha', '日式:japanese 麻叶:hemp_leaf', asanoha),
  geo('pattern-terrazzo', '水磨石', 'Terrazzo', '水磨石:terrazzo 现代:modern', terrazzo),
  geo('pattern-moroccan-star', '摩洛哥星砖', 'Moroccan star tile', '摩洛哥:moroccan 瓷砖:tile', moroccan),
  geo('pattern-tartan', '苏格兰格纹', 'Highland tartan', '格纹:tartan 经典:classic', tartan),
  geo('pattern-houndstooth', '千鸟格', 'Houndstooth', '千鸟格:houndstooth 经典:classic', houndstooth),
  geo('pattern-leopard', '豹纹', 'Leopard', '豹纹:leopard 动物纹:animal_print', leopard),
  geo('pattern-cow-hide', '奶牛纹', 'Cow hide', '奶牛:cow 动物纹:animal_print', cowHide),
  geo('pattern-memphis', '孟菲斯', 'Memphis party', '孟菲斯:memphis 八十年代:80s', memphis),
  geo('pattern-wavy-checks', '波浪棋盘格', 'Wavy checks', '棋盘格:checkerboard 复古:retro', wavyChecks),
  geo('pattern-iso-cubes', '等距方块', 'Isometric cubes', '立方体:cube 错觉:illusion', cubes),
  geo('pattern-retro-arches', '复古拱虹', 'Retro arches', '复古:retro 彩虹:rainbow', retroArches),
]
