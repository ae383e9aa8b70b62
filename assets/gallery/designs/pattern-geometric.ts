// Seamless geometry: classics from Japan, Morocco, Scotland and the eighties.

import type { Design } from '../lib/design.ts'
import { geo } from '../lib/family.ts'
import { grid } from '../lib/geometric-pattern.ts'
import { paper, tile_px, tossed } from '../lib/repeat.ts'
import { makeRng } from '../lib/rng.ts'
import { arcBand, around, leaf, polar, poly, star, steps, TAU } from '../lib/shape.ts'
import { at, disc, line, path } from '../lib/svg.ts'

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
  const k = tile_px / (h * rows)
  const hgt = h * k
  const blocks = steps((rows + 1) * 9)
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
  return paper('#7a4038') + blocks
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
  geo('pattern-wavy-checks', '波浪棋盘格', 'Wavy checks', '棋盘格:checkerboard 复古:retro', wavyChecks),
  geo('pattern-iso-cubes', '等距方块', 'Isometric cubes', '立方体:cube 错觉:illusion', cubes),
  geo('pattern-retro-arches', '复古拱虹', 'Retro arches', '复古:retro 彩虹:rainbow', retroArches),
]
