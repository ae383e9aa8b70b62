// Earthy suns, moons and cut-outs.

import type { Design } from '../lib/design.ts'
import { art } from '../lib/family.ts'
import { lineSprig, paintSprig } from '../lib/foliage.ts'
import type { Palette } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import {
  around,
  blob,
  leaf,
  type Point,
  polar,
  rays,
  rectPath,
  ring,
  roundRect,
  smooth,
  sparkle,
  star,
  steps,
  TAU,
} from '../lib/shape.ts'
import { at, box, clip, disc, line, path, pt } from '../lib/svg.ts'
import { grain, speckle } from '../lib/texture.ts'

const arch = (x: number, base: number, outer: number, band: number, colours: Palette): string =>
  colours
    .map((c, i) => {
      const r = outer - i * band
      return path(
        `M${pt(x - r, base)}V${base - outer * 0.55}A${r} ${r} 0 0 1 ${pt(x + r, base - outer * 0.55)}V${base}H${x + r - band * 0.78}V${base - outer * 0.55}A${r - band * 0.78} ${r - band * 0.78} 0 0 0 ${pt(x - r + band * 0.78, base - outer * 0.55)}V${base}Z`,
        c,
      )
    })
    .join('')

const bohoRainbow = () =>
  path(rays(1000, 500, 330, 470, 26, 0.34), '#d99a4e') +
  disc(1000, 500, 270, '#e2a857') +
  path('M240 1680V1262A760 760 0 0 1 1760 1262V1680Z', '#fdf6ec') +
  arch(1000, 1680, 760, 118, ['#8f4a34', '#c2704a', '#dba077', '#ecc9a8', '#8a9a7b', '#5f7261']) +
  [-1, 1]
    .map((side) =>
      paintSprig(
        1000 + side * 780,
        1740,
        {
          length: 820,
          angle: -TAU / 4 - side * 0.06,
          bend: -side * 0.5,
          pairs: 9,
          leafLength: 190,
          leafWidth: 74,
          spread: 0.85,
          taper: 0.45,
        },
        '#8a9a7b',
        11,
      ),
    )
    .join('')

const bohoSun = (rng: Rng) => {
  const bg = box(0, 0, 1600, 2000, '#f5e8d8')
  const hill = (d: string, c: string) => path(d, c)
  return (
    bg +
    disc(980, 640, 340, '#d98850') +
    steps(7)
      .map((i) =>
        line(
          `M${pt(...polar(400 + i * 46, Math.PI * 1.02, 980, 640))}A${400 + i * 46} ${400 + i * 46} 0 0 1 ${pt(...polar(400 + i * 46, TAU * 0.99, 980, 640))}`,
          '#b8643f',
          7,
        ),
      )
      .join('') +
    hill('M-10 1240C300 1020 620 1040 900 1230C1150 1390 1400 1320 1610 1180V2010H-10Z', '#d9a582') +
    hill('M-10 1420C260 1290 560 1350 840 1500C1100 1630 1400 1580 1610 1460V2010H-10Z', '#b8643f') +
    hill('M-10 1690C340 1560 700 1640 980 1720C1220 1790 1440 1760 1610 1700V2010H-10Z', '#7a3e2b') +
    paintSprig(
      330,
      1900,
      { length: 1050, angle: -1.42, bend: -0.35, pairs: 9, leafLength: 240, leafWidth: 100, spread: 0.7 },
      '#5f6f5a',
      13,
    ) +
    paintSprig(
      560,
      1930,
      { length: 640, angle: -1.2, bend: 0.5, pairs: 7, leafLength: 170, leafWidth: 66 },
      '#8a9a7b',
      10,
    ) +
    grain({ x: 0, y: 0, w: 1600, h: 2000 }, 100, '#5a2f22', 520, rng, 5)
  )
}
const cutouts = (rng: Rng) => {
  const blocks = ['#f4b6a6', '#f3e3c4', '#2f5d7c', '#e9a13b', '#f3e3c4', '#c94f3d', '#4f8a6b', '#f3e3c4', '#e58aa0']
  const inks = ['#2f5d7c', '#c94f3d', '#f3e3c4', '#24425a', '#4f8a6b', '#f3e3c4', '#f4c95d', '#e58aa0', '#24425a']
  const weed = (x: number, y: number, c: string, turn: number) => {
    const spine = steps(5).map((i): Point => [Math.sin(i * 1.4) * 22, 260 - i * 120])
    const lobes = spine.flatMap(([sx, sy], i) =>
      [-1, 1].map((side) => leaf(sx, sy + 20, 250 - i * 26, 96, -TAU / 4 + side * (1.12 - i * 0.1), 0.7)),
    )
    return at(
      x,
      y,
      1,
      turn,
      path(lobes.join('') + leaf(0, -180, 150, 90, -TAU / 4, 0.6), c),
      line(smooth(spine, false), c, 40),
    )
  }
  return blocks
    .map((c, i) => {
      const [x, y] = [(i % 3) * 667, Math.floor(i / 3) * 667]
      const inner =
        i % 2 === 0
          ? weed(x + 333, y + 350, inks[i] ?? '#000', rng.range(-18, 18))
          : path(blob(x + 333, y + 333, 215, 0.24, rng, 8), inks[i] ?? '#000') +
            path(star(x + 333, y + 333, 7, 120, 58, rng.next()), c)
      return clip(rectPath(x, y, 668, 668), box(x, y, 668, 668, c), inner)
    })
    .join('')
}
const moonPhases = (rng: Rng) => {
  const gold = '#e8c98a'
  const phase = (i: number) => {
    const a = Math.PI * (1.12 + i * 0.127)
    const [x, y] = polar(720, a, 1000, 1090)
    const r = 62 + 34 * (1 - Math.abs(i - 3) / 3)
    const k = (i - 3) / 3
    const shadow =
      i === 3
        ? ''
        : path(
            `M${pt(x, y - r)}A${r} ${r} 0 0 ${k < 0 ? 0 : 1} ${pt(x, y + r)}A${r * Math.abs(1.25 - Math.abs(k) * 1.7)} ${r} 0 0 ${(k < 0) === Math.abs(k) > 0.73 ? 1 : 0} ${pt(x, y - r)}Z`,
            '#2d2140',
          )
    return (
      disc(x, y, r, gold) +
      disc(x - r * 0.25, y - r * 0.2, r * 0.16, '#d3ae68') +
      disc(x + r * 0.2, y + r * 0.25, r * 0.24, '#d3ae68') +
      disc(x + r * 0.3, y - r * 0.35, r * 0.1, '#d3ae68') +
      shadow
    )
  }
  const eye =
    path('M620 1130C780 930 1220 930 1380 1130C1220 1330 780 1330 620 1130Z', '#2d2140') +
    line('M620 1130C780 930 1220 930 1380 1130C1220 1330 780 1330 620 1130Z', gold, 16) +
    disc(1000, 1130, 150, gold) +
    disc(1000, 1130, 108, '#5b4580') +
    path(star(1000, 1130, 12, 106, 52), '#2d2140') +
    disc(1000, 1130, 46, '#1c1430') +
    disc(1030, 1100, 16, '#fff3d6')
  return (
    path(ring(1000, 1000, 940), '#241a38') +
    line(ring(1000, 1000, 890), gold, 6) +
    line(ring(1000, 1000, 865), gold, 14, { 'stroke-dasharray': '2 40' }) +
    path(rays(1000, 1130, 330, 480, 24, 0.22), gold) +
    path(rays(1000, 1130, 330, 410, 24, 0.18, TAU / 48), '#b58a4f') +
    eye +
    steps(7).map(phase).join('') +
    [-1, 1]
      .map((s) =>
        lineSprig(
          1000 + s * 60,
          1760,
          { length: 620, angle: -TAU / 4 + s * 1.1, bend: -s * 0.6, pairs: 8, leafLength: 120, leafWidth: 46 },
          gold,
          7,
          '#4a3a66',
        ),
      )
      .join('') +
    path(sparkle(1000, 560, 90) + sparkle(560, 760, 40) + sparkle(1440, 760, 40) + sparkle(1000, 1640, 60), gold) +
    speckle({ x: 300, y: 300, w: 1400, h: 1400 }, gold, 60, 7, rng)
  )
}
const sunAndMoon = () => {
  const half = (c: string, face: string) =>
    disc(0, 0, 430, c) +
    line('M-230 -60Q-150 -120 -70 -60M-190 -20Q-150 10 -110 -20', face, 18) +
    line('M-150 130Q-90 200 0 205', face, 18)
  return (
    path(rays(1000, 1000, 500, 930, 16, 0.42), '#e2a043') +
    path(
      around(16, TAU / 32)
        .map((a) => leaf(...polar(490, a, 1000, 1000), 330, 90, a))
        .join(''),
      '#c8553d',
    ) +
    disc(1000, 1000, 500, '#7a2e2a') +
    at(1000, 1000, 1, 0, half('#f2c15f', '#7a2e2a')) +
    clip(
      rectPath(1000, 500, 600, 1000),
      disc(1000, 1000, 430, '#2f3e66'),
      at(1000, 1000, 1, 0, `<g transform="scale(-1 1)">${half('#2f3e66', '#e9d8a8')}</g>`),
      path(star(1260, 840, 5, 46, 19) + star(1330, 1060, 5, 34, 14) + star(1180, 1290, 5, 30, 13), '#e9d8a8'),
    ) +
    line('M1000 850C960 960 940 1030 960 1060Q990 1090 1030 1070', '#7a2e2a', 16) +
    disc(800, 1080, 54, '#e58a5a', { opacity: 0.7 }) +
    disc(1200, 1080, 54, '#54659a', { opacity: 0.8 })
  )
}
const vaseStill = (rng: Rng) => {
  const bg =
    box(0, 0, 1600, 2000, '#efe3d3') +
    path(blob(560, 780, 470, 0.16, rng), '#e3b79a') +
    path(blob(1120, 1200, 420, 0.16, rng), '#c9cdb8')
  const vase =
    'M620 1800C470 1700 440 1480 560 1330C620 1250 640 1190 630 1120H810C800 1190 820 1250 880 1330C1000 1480 970 1700 820 1800Z'
  const stems = [
    [-1.95, -0.4, 760],
    [-1.6, 0.25, 900],
    [-1.25, 0.35, 720],
  ] as const
  return (
    bg +
    stems
      .map(([angle, bend, length], i) =>
        paintSprig(
          720,
          1140,
          { length, angle, bend, pairs: 8 - i, leafLength: 200 - i * 20, leafWidth: 82, spread: 0.75 },
          ['#6d7f66', '#a3553a', '#3f5a52'][i] ?? '',
          10,
        ),
      )
      .join('') +
    path(vase, '#a3553a') +
    clip(
      vase,
      path('M420 1500C600 1420 860 1580 1010 1470V1620C860 1710 600 1560 420 1640Z', '#efe3d3'),
      box(760, 1100, 300, 720, '#5a2a1e', 0, { opacity: 0.16 }),
    ) +
    path(roundRect(1000, 1480, 280, 320, 60), '#3f4f63') +
    disc(1140, 1480, 140, '#3f4f63') +
    line('M1060 1560H1220M1060 1620H1220M1060 1680H1220', '#efe3d3', 10) +
    box(200, 1800, 1200, 12, '#5a3a2e', 6) +
    grain({ x: 0, y: 0, w: 1600, h: 2000 }, 70, '#6b4a36', 420, rng, 5)
  )
}
export const bohoDesigns: Design[] = [
  art('boho-rainbow', '波西米亚彩虹', 'Boho rainbow', 'boho', '彩虹:rainbow 波西米亚:boho 儿童房:nursery', bohoRainbow),
  art('boho-sun-hills', '赤陶日影', 'Terracotta sun', 'boho', '太阳:sun 波西米亚:boho 装饰画:wall_art', bohoSun, {
    width_px: 1600,
  }),
  art('paper-cutouts', '剪纸海藻', 'Paper cut-outs', 'minimal', '剪纸:cut-out 马蒂斯风:modern_art', cutouts),
  art('mystic-moon-eye', '月相之眼', 'Mystic moon eye', 'boho', '月相:moon_phase 神秘:mystic 塔罗:tarot', moonPhases),
  art('sun-and-moon', '日月同辉', 'Sun and moon', 'boho', '太阳:sun 月亮:moon 塔罗:tarot', sunAndMoon),
  art(
    'vase-still-life',
    '瓶花静物',
    'Vase still life',
    'minimal',
    '花瓶:vase 静物:still_life 装饰画:wall_art',
    vaseStill,
    { width_px: 1600 },
  ),
]
