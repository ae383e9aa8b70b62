// Christmas and new year.

import { blush, dark, eyes, head, headShape, roundEars } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { wreathLeaves } from '../lib/foliage.ts'
import { bauble, gift, holly, snowflake } from '../lib/icon-season.ts'
import { blockLetters, fitted, letters, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { around, ovalPath, polar, rays, ring, sparkle, star, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, mirror, path, pt, shaded } from '../lib/svg.ts'
import { speckle, stars } from '../lib/texture.ts'

const tree = (rng: Rng) => {
  const tiers = [
    [-560, 330],
    [-330, 470],
    [-70, 610],
    [220, 760],
  ]
  const green = tiers
    .map(([y = 0, w = 0], i) =>
      path(
        `M0 ${y - 260}C${w * 0.3} ${y - 60} ${w * 0.7} ${y + 120} ${w} ${y + 260}C${w * 0.66} ${y + 320} ${w * 0.36} ${y + 250} 0 ${y + 320}C${-w * 0.36} ${y + 250} ${-w * 0.66} ${y + 320} ${-w} ${y + 260}C${-w * 0.7} ${y + 120} ${-w * 0.3} ${y - 60} 0 ${y - 260}Z`,
        ['#3f8a68', '#2f7a5c', '#256a50', '#1f5e45'][i] ?? '',
      ),
    )
    .reverse()
    .join('')
  const lights = tiers
    .map(
      ([y = 0, w = 0]) =>
        line(`M${-w * 0.72} ${y + 150}Q0 ${y + 260} ${w * 0.72} ${y + 150}`, '#e2c275', 9) +
        steps(7)
          .map((i) => {
            const t = (i - 3) / 3
            return disc(
              t * w * 0.66,
              y + 205 - t * t * 44,
              27,
              ['#c8303f', '#f2c14e', '#f7f1e3', '#4f9bd0'][i % 4] ?? '',
            )
          })
          .join(''),
    )
    .join('')
  return at(
    1000,
    1040,
    0.94,
    0,
    box(-90, 500, 180, 260, '#6b4226', 10),
    green,
    lights,
    path(star(0, -860, 5, 150, 64), '#f2c14e'),
    path(rays(0, -860, 170, 230, 12, 0.2), '#f2c14e'),
    at(-480, 720, 1.5, 0, gift('#c8303f', '#f7f1e3')),
    at(470, 730, 1.4, 0, gift('#e2c275', '#c8303f')),
    at(-190, 760, 1.1, 0, gift('#4f7f9f', '#f7f1e3')),
    at(210, 770, 1, 0, gift('#8d6bc2', '#f7f1e3')),
    speckle({ x: -760, y: -760, w: 1520, h: 1200 }, '#b9cfd8', 26, 20, rng),
  )
}
const wreath = () => {
  const r = 600
  const bow =
    mirror(
      path('M0 640C-120 500 -360 480 -380 620C-380 760 -140 760 0 660Z', '#c8303f'),
      path('M-30 660C-90 760 -160 880 -260 940L-150 960L-110 900C-60 820 -20 740 0 680Z', '#a3202f'),
    ) + disc(0, 650, 76, '#d9475a')
  return at(
    1000,
    960,
    1,
    0,
    path(wreathLeaves(0, 0, r, 40, 260, 70, 0.7), '#1f5e45'),
    path(wreathLeaves(0, 0, r, 40, 250, 66, -0.7), '#2f7a5c'),
    path(wreathLeaves(0, 0, r + 10, 34, 210, 50, 0), '#4f9a72'),
    around(12, 0.2)
      .map((a, i) =>
        at(
          ...polar(r + (i % 2 ? 70 : -60), a),
          i % 3 === 0 ? 0.7 : 0.62,
          0,
          i % 3 === 0 ? bauble('#e2c275', '#fff6ea') : holly('#256a50', '#c8303f'),
        ),
      )
      .join(''),
    bow,
    path(letters('Merry', fitted('Merry', 'script', 520), 0, -30), '#c8303f'),
    path(letters('Christmas', fitted('Christmas', 'script', 700), 0, 200), '#1f5e45'),
  )
}
const newYear = (rng: Rng) =>
  centre(
    disc(0, 0, 940, '#121233'),
    clip(ring(0, 0, 940), stars({ x: -900, y: -900, w: 1800, h: 1800 }, '#8f9fd9', 60, rng, 8)),
    [
      [-380, -360, 330, '#f7c948'],
      [360, -420, 380, '#f47ea0'],
      [0, -640, 220, '#4fd6c4'],
      [-640, -20, 200, '#b58af0'],
      [640, 0, 220, '#f28a4b'],
    ]
      .map(
        ([x, y, r, c]) =>
          line(
            around(22)
              .map(
                (a, i) =>
                  `M${pt(...polar(Number(r) * 0.3, a, Number(x), Number(y)))}L${pt(...polar(Number(r) * (i % 2 ? 0.7 : 0.92), a, Number(x), Number(y)))}`,
              )
              .join(''),
            String(c),
            9,
          ) +
          line(
            around(22)
              .map((a, i) => `M${pt(...polar(Number(r) * (i % 2 ? 0.8 : 1.04), a, Number(x), Number(y)))}h0`)
              .join(''),
            String(c),
            20,
          ),
      )
      .join(''),
    rimmed(letters('Happy New Year', fitted('Happy New Year', 'script', 1480), 0, 300), '#fff3c9', '#121233', 40),
    blockLetters(letters('2027', fitted('2027', 'round', 820, 0.04), 0, 680), '#f7c948', '#7a3b69', 22),
    path(sparkle(-560, 560, 70) + sparkle(560, 580, 60) + sparkle(0, 800, 50), '#fff3c9'),
  )
const polarBear = (rng: Rng) =>
  at(
    1000,
    1060,
    1,
    0,
    roundEars(400, -370, 160, '#f4f3ef', '#d9cfc8'),
    head(headShape(540, -470, 560), '#fbfaf6', '#d9dde3', path(ovalPath(0, 300, 260, 210), '#ffffff')),
    eyes(200, 10, 56),
    path('M-100 200Q0 150 100 200Q80 300 0 310Q-80 300 -100 200Z', dark),
    line('M0 310V370M0 370Q-70 430 -140 380M0 370Q70 430 140 380', dark, 18),
    blush(370, 200, 84),
    shaded(
      'M-560 -240C-540 -660 540 -660 560 -240C300 -330 -300 -330 -560 -240Z',
      '#2f6f8a',
      line(
        steps(9)
          .map((i) => `M${-420 + i * 105} -200v-400`)
          .join(''),
        '#4f8fa8',
        22,
      ),
    ),
    box(-590, -330, 1180, 130, '#f7f1e3', 64),
    line(
      steps(12)
        .map((i) => `M${-540 + i * 98} -264h0`)
        .join(''),
      '#c8303f',
      36,
    ),
    disc(0, -620, 110, '#f7f1e3'),
    path('M-540 480C-260 640 260 640 540 480L560 640C260 800 -260 800 -560 640Z', '#c8303f'),
    line(
      steps(9)
        .map((i) => `M${-440 + i * 110} ${590 + (16 - (i - 4) ** 2) * 5}l30 60`)
        .join(''),
      '#f7f1e3',
      18,
    ),
    [
      [-760, -600, 90],
      [760, -420, 70],
      [700, -760, 56],
      [-780, 80, 60],
      [800, 200, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => at(x, y, 1, rng.range(0, 30), snowflake(r, '#9fc3d8', 12)))
      .join(''),
  )

const xmas = '圣诞节:christmas'
export const winterSeason: Design[] = [
  season('christmas-tree', '缤纷圣诞树', 'Christmas tree', `${xmas} 圣诞树:tree`, tree),
  season('christmas-wreath', '圣诞花环', 'Christmas wreath', `${xmas} 花环:wreath`, wreath),
  season('new-year-2027', '新年快乐 2027', 'Happy New Year 2027', '新年:new_year 烟花:fireworks', newYear),
  season(
    'polar-bear-beanie',
    '毛线帽北极熊',
    'Polar bear in a beanie',
    '冬天:winter 北极熊:polar_bear',
    polarBear,
    'cute',
  ),
]
