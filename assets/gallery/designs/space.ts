import type { Design } from '../lib/design.ts'
import { cosmic } from '../lib/family.ts'
import { pineRow } from '../lib/foliage.ts'
import { darker, lighter } from '../lib/palette.ts'
import { banded } from '../lib/planet.ts'
import type { Rng } from '../lib/rng.ts'
import { arcLine, around, ground, ovalPath, type Point, polar, ridgeLine, ring, sparkle, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, fade, line, linear, path, pt, radial, shaded } from '../lib/svg.ts'
import { stars } from '../lib/texture.ts'

const craters = (spots: readonly (readonly [number, number, number])[], c: string): string =>
  spots
    .map(([x, y, r]) => disc(x, y, r, darker(c, 0.12)) + disc(x + r * 0.12, y + r * 0.12, r * 0.8, darker(c, 0.2)))
    .join('')
const saturn = (rng: Rng) => {
  const tilt = 'rotate(-20)'
  const back =
    line('M-860 0A860 230 0 0 1 860 0', '#e8b98a', 90, { transform: tilt }) +
    line('M-720 0A720 176 0 0 1 720 0', '#c98a6b', 44, { transform: tilt })
  const front =
    line('M-860 0A860 230 0 0 0 860 0', '#f2cfa0', 90, { transform: tilt }) +
    line('M-720 0A720 176 0 0 0 720 0', '#d99a78', 44, { transform: tilt })
  return centre(
    stars({ x: -900, y: -900, w: 1800, h: 1800 }, '#c79ad1', 80, rng, 11),
    back,
    at(0, 0, 1, -20, banded(0, 0, 520, ['#f7c08a', '#f09a6b', '#e4667f', '#f7b08a', '#c9588f', '#8f4a9a', '#6a3d8f'])),
    front,
    banded(-640, -600, 120, ['#8fd3e0', '#5fb0cf', '#3f8fc0']),
    shaded(
      ring(660, 620, 150),
      '#d9d3e6',
      craters(
        [
          [620, 580, 40],
          [710, 650, 28],
          [650, 700, 22],
        ],
        '#d9d3e6',
      ),
    ),
    path(sparkle(620, -640, 110) + sparkle(-700, 480, 80) + sparkle(300, 820, 60), '#f7d98a'),
  )
}
const solar = () => {
  const orbit = steps(8).map((i) => 270 + i * 92)
  const worlds = [
    ['#b9a08a', 26, 0.6],
    ['#e8b46a', 40, 2.1],
    ['#4f9bd0', 44, 3.7],
    ['#d9583f', 34, 5.2],
    ['#e0a878', 82, 0.9],
    ['#e8cf98', 70, 2.9],
    ['#8fd3d8', 54, 4.6],
    ['#5b6fd0', 52, 5.9],
  ] as const
  return centre(
    disc(0, 0, 980, '#10123a'),
    disc(0, 0, 980, radial(['#3a2a6b/0.9', '#10123a/0'])),
    line(orbit.map((r) => ring(0, 0, r)).join(''), '#5a5fa0', 5, { 'stroke-dasharray': '2 20' }),
    path(
      around(24)
        .map((a) => `M${pt(...polar(196, a - 0.05))}L${pt(...polar(238, a))}L${pt(...polar(196, a + 0.05))}Z`)
        .join(''),
      '#f9c74f',
    ),
    disc(0, 0, 180, '#f9c74f'),
    disc(-30, -36, 130, '#fbdc84'),
    worlds
      .map(([c, r, a], i) => {
        const [x, y] = polar(orbit[i] ?? 0, a)
        return (
          (i === 5 ? line(ovalPath(x, y, 130, 34), '#f4e3b8', 16, { transform: `rotate(-20 ${x} ${y})` }) : '') +
          banded(x, y, r, [lighter(c, 0.25), c, darker(c, 0.15)])
        )
      })
      .join(''),
    path(sparkle(-620, -560, 44) + sparkle(560, -640, 36) + sparkle(700, 480, 40) + sparkle(-460, 720, 34), '#fff3c9'),
  )
}
const nightCamp = (rng: Rng) => {
  const far = ridgeLine(-20, 1620, 1330, 190, 0.5, rng, 6)
  const band =
    'M1300 -60C1100 360 760 620 420 900C300 1000 140 1080 -40 1120V1460C300 1300 640 1100 940 820C1260 520 1500 240 1660 -60Z'
  return (
    box(0, 0, 1600, 2000, linear(['#0b0a2a', '#1d1a5a', '#5a3a8f', '#c9648f', '#f7a86b'])) +
    clip('M0 0H1600V2000H0Z', fade(0.5, path(band, radial(['#ffd3e6/0.8', '#8d6bd0/0.1'])))) +
    stars({ x: 0, y: 0, w: 1600, h: 1300 }, '#fff6ea', 330, rng, 7) +
    line('M1180 240L900 420', '#fff6ea', 8) +
    path(sparkle(900, 420, 60), '#fff') +
    path(ground(far, 2000), '#43306b') +
    path(ground(ridgeLine(-20, 1620, 1500, 110, 0.5, rng, 6), 2000), '#2a2050') +
    path(
      pineRow(
        steps(13).map((i): Point => [20 + i * 130, 1700 + Math.sin(i) * 20]),
        280,
        120,
        rng,
      ),
      '#171233',
    ) +
    path('M-10 1690C400 1640 1200 1640 1610 1700V2010H-10Z', '#171233') +
    at(
      1010,
      1770,
      1,
      0,
      path('M-230 60L0 -250L230 60Z', '#f7b45c'),
      path('M-230 60L0 -250L-60 60Z', '#e08a3c'),
      path('M-60 60L0 -170L60 60Z', '#5a2a2e'),
    ) +
    disc(1010, 1760, 330, radial(['#ffd98a/0.55', '#ffd98a/0'])) +
    at(
      560,
      1800,
      1,
      0,
      path('M-30 0C-50 -90 -10 -150 20 -150C60 -140 60 -60 50 0Z', '#171233'),
      disc(14, -178, 34, '#171233'),
      line('M30 -110L120 -190', '#171233', 20),
    )
  )
}
const constellation = (rng: Rng) => {
  const points: Point[] = [
    [-520, 300],
    [-380, 60],
    [-130, -60],
    [120, -40],
    [330, -220],
    [560, -140],
    [420, -460],
    [-20, -330],
    [-300, 420],
    [160, 330],
    [420, 240],
  ]
  const links = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [4, 6],
    [2, 7],
    [1, 8],
    [3, 9],
    [9, 10],
  ] as const
  return centre(
    disc(0, 0, 940, '#16204a'),
    disc(0, 0, 940, radial(['#34458f/0.9', '#16204a/0'])),
    stars({ x: -640, y: -640, w: 1280, h: 1280 }, '#c9d3f7', 110, rng, 8),
    line(
      links.map(([a, b]) => `M${pt(...(points[a] ?? [0, 0]))}L${pt(...(points[b] ?? [0, 0]))}`).join(''),
      '#e8cf98',
      7,
    ),
    points.map(([x, y], i) => path(sparkle(x, y, i % 3 ? 60 : 92, 0.16), '#fff3c9')).join(''),
    line(ring(0, 0, 880), '#e8cf98', 8),
    line(ring(0, 0, 820), '#e8cf98', 5),
    line(
      around(72)
        .map((a, i) => `M${pt(...polar(i % 6 ? 850 : 834, a))}L${pt(...polar(i % 6 ? 868 : 880, a))}`)
        .join(''),
      '#e8cf98',
      6,
    ),
    line(arcLine(0, 0, 740, 0.5, 2.6), '#e8cf98', 6, { 'stroke-dasharray': '2 26' }),
    path('M520 380a170 170 0 1 0 190 190a210 210 0 0 1 -190 -190Z', '#f4e3b8', { transform: 'translate(-120 -20)' }),
  )
}
export const spaceDesigns: Design[] = [
  cosmic('candy-saturn', '糖果土星', 'Candy Saturn', '土星:saturn 行星:planet', saturn),
  cosmic('solar-system', '太阳系', 'Solar system', '太阳系:solar_system 科学:science', solar),
  cosmic(
    'milky-way-camp',
    '银河露营',
    'Camping under the Milky Way',
    '银河:milky_way 露营:camping 装饰画:wall_art',
    nightCamp,
    { width_px: 1600 },
  ),
  cosmic('star-map', '星图', 'Star map', '星座:constellation 月亮:moon 神秘:mystic', constellation),
]
