// Mountains, lakes and forests.
import type { Design } from '../lib/design.ts'
import { grass, pineRow } from '../lib/foliage.ts'
import { mix } from '../lib/palette.ts'
import { glow, h, poster, sky, w } from '../lib/poster.ts'
import type { Rng } from '../lib/rng.ts'
import { ground, hills, type Point, polar, poly, ridgeLine, smoothGround, steps } from '../lib/shape.ts'
import { at, box, disc, fade, line, linear, oval, path, pt } from '../lib/svg.ts'
import { grain, stars } from '../lib/texture.ts'

const all = { x: 0, y: 0, w, h }
/** Ranges fade from the haze colour to the near colour. */
function ranges(count: number, top: number, haze: string, near: string, rng: Rng, jag = 170, rough = 0.5): string {
  return steps(count)
    .map((i) => {
      const t = i / (count - 1)
      const y = top + (h - top) * t * 0.72
      const crest = ridgeLine(-40, w + 40, y, jag * (1 - t * 0.45), rough, rng, 6)
      const colour = mix(haze, near, t ** 1.1)
      const outline = ground(crest, h)
      return path(outline, colour) + (i < count - 1 ? path(outline, linear(['#ffffff/0', `${haze}/0.35`])) : '')
    })
    .join('')
}

const misty = (rng: Rng) => {
  const crest = hills(-20, w + 20, 1720, 40, 1.1, 0.6)
  return (
    sky(['#f6d9c4', '#f3c9b4', '#c9b3bd', '#8ea3b8']) +
    glow(1060, 560, 520, '#fff3dd') +
    disc(1060, 560, 150, '#fff6e5') +
    ranges(6, 780, '#b9b4c6', '#22405a', rng) +
    path(
      pineRow(
        crest.filter((_, i) => i % 2 === 0),
        330,
        130,
        rng,
      ),
      '#17304a',
    ) +
    path(smoothGround(crest, h), '#122a40') +
    path(
      pineRow(
        [
          [110, 1990],
          [260, 2010],
          [1310, 2000],
          [1480, 2010],
          [1560, 1960],
        ],
        640,
        250,
        rng,
      ),
      '#0b1c2c',
    ) +
    grain(all, 90, '#0b1c2c', 260, rng, 5)
  )
}
const aurora = (rng: Rng) => {
  const veil = (x: number, sway: number, colour: string) => {
    const edge = steps(9).map(
      (i): Point => [x + i * 120 + Math.sin(i * 1.3 + sway) * 90, 900 + Math.sin(i * 0.9 + sway) * 120],
    )
    const strips = edge.slice(0, -1).map((p, i) => {
      const q = edge[i + 1] as Point
      const rise = 700 + Math.sin(i * 2 + sway) * 160
      return path(
        poly([p, q, [q[0] + 60, q[1] - rise], [p[0] + 60, p[1] - rise]]),
        linear([`${colour}/0`, `${colour}/0.25`, `${colour}/0.75`, `${colour}/0.5`, `${colour}/0`]),
      )
    })
    return strips.join('')
  }
  const lake = fade(0.5, at(0, 2700, 1, 0, `<g transform="scale(1 -1)">${veil(200, 1, '#54e0a5')}</g>`))
  return (
    sky(['#070b22', '#101c46', '#1d4560', '#2f7a78']) +
    stars({ x: 0, y: 0, w, h: 1100 }, '#f4f7ff', 190, rng, 7) +
    veil(-60, 0.4, '#b06cf0') +
    veil(200, 1, '#54e0a5') +
    veil(520, 2.3, '#7df0c8') +
    path(ground(ridgeLine(-20, w + 20, 1180, 190, 0.52, rng), h), '#14304a') +
    path(ground(ridgeLine(-20, w + 20, 1290, 110, 0.5, rng), h), '#0d2238') +
    box(0, 1420, w, 580, linear(['#1c5a63', '#0a1730'])) +
    lake +
    line(
      steps(26)
        .map((i) => `M${pt(rng.range(0, w), 1450 + i * 20)}h${Math.round(rng.range(60, 300))}`)
        .join(''),
      '#8ff0d0',
      4,
      { opacity: 0.35 },
    ) +
    path(
      pineRow(
        [
          [60, 1450],
          [150, 1460],
          [240, 1445],
          [1380, 1450],
          [1470, 1460],
          [1550, 1450],
        ],
        300,
        110,
        rng,
      ) +
        pineRow(
          [
            [20, 2010],
            [220, 2030],
            [1420, 2020],
            [1570, 2010],
          ],
          700,
          260,
          rng,
        ),
      '#050d1d',
    )
  )
}
const fuji = (rng: Rng) => {
  const cone = 'M60 1240C420 1130 600 820 720 640L760 618L800 640L850 622L890 640C1010 820 1180 1130 1540 1240Z'
  const snow =
    'M720 640L760 618L800 640L850 622L890 640C940 716 990 800 1040 880L990 850L960 920L900 830L860 940L800 840L760 930L710 840L660 910L630 850L576 880C630 800 680 716 720 640Z'
  const branch =
    'M1640 180C1380 230 1180 180 980 300M1300 214C1240 320 1180 350 1120 430M1420 210C1400 300 1420 360 1380 440'
  const petals = steps(56).map(() => {
    const t = rng.next()
    const [x, y] =
      rng.next() < 0.5
        ? [1600 - 620 * t, 190 + 110 * t * t + rng.range(-50, 50)]
        : [rng.range(1080, 1480), rng.range(240, 450)]
    return [x, y] as Point
  })
  const bloom = petals
    .map(
      ([x, y], i) =>
        steps(5)
          .map((k) => disc(...polar(17, k * 1.257 + i, x, y), 15, i % 3 ? '#f7b8c4' : '#fde1e4'))
          .join('') + disc(x, y, 8, '#d65d7a'),
    )
    .join('')
  const fallen = steps(16)
    .map(() => oval(rng.range(80, 1300), rng.range(500, 1500), 12, 7, '#f7b8c4'))
    .join('')
  return (
    sky(['#fbe9d7', '#f9d3c4', '#f1b3ad']) +
    disc(520, 560, 230, '#e4574c') +
    path(cone, linear(['#46558a', '#7c86b0', '#c9b9cc'])) +
    path(snow, '#fdf6f0') +
    fade(0.7, oval(400, 1130, 420, 34, '#fdf1e8'), oval(1240, 1050, 380, 28, '#fdf1e8')) +
    path(smoothGround(hills(-10, w + 10, 1290, 36, 2, 1), h), '#6f8f8a') +
    path(
      pineRow(
        steps(12).map((i): Point => [60 + i * 140, 1330]),
        150,
        80,
        rng,
      ),
      '#3e6661',
    ) +
    box(0, 1340, w, 660, linear(['#8fb1bd', '#3f6f8d'])) +
    fade(0.4, `<g transform="translate(0 2600) scale(1 -1)">${path(cone, '#46558a')}${path(snow, '#fdf6f0')}</g>`) +
    line(
      steps(30)
        .map((i) => `M${pt(rng.range(-100, w), 1370 + i * 21)}h${Math.round(rng.range(80, 420))}`)
        .join(''),
      '#e9f1f0',
      5,
      { opacity: 0.5 },
    ) +
    line(branch, '#4a2f33', 26) +
    bloom +
    fallen
  )
}
const lakeCabin = (rng: Rng) => {
  const cabin =
    path('M0 0H300V170H0Z', '#6b3f2e') +
    line('M0 40H300M0 84H300M0 128H300', '#54301f', 6) +
    path('M-40 10L150 -150L340 10Z', '#3a2a2e') +
    path('M-20 10L150 -130L320 10L300 16L150 -106L0 16Z', '#efe6d2') +
    box(40, 60, 70, 60, '#ffd37a') +
    box(190, 50, 74, 120, '#3a2a2e') +
    box(210, -200, 40, 100, '#54403c')
  const smoke = line('M230 -220C200 -300 280 -340 250 -420C220 -500 300 -540 280 -620', '#e9eef0', 26, {
    opacity: 0.45,
  })
  return (
    sky(['#13294b', '#27507a', '#5c8db0', '#f2b98a']) +
    stars({ x: 0, y: 0, w, h: 700 }, '#fffbe8', 110, rng) +
    disc(380, 400, 120, '#fff2cf') +
    ranges(4, 900, '#5d83a3', '#1c3d4f', rng, 200) +
    box(0, 1560, w, 440, linear(['#6f9ab3', '#16324a'])) +
    path(
      pineRow(
        steps(16).map((i): Point => [30 + i * 104, 1580]),
        330,
        130,
        rng,
      ),
      '#122c36',
    ) +
    at(720, 1410, 1.15, 0, smoke, cabin) +
    path('M0 1590C400 1560 1200 1560 1600 1600V1640C1200 1660 400 1660 0 1630Z', '#0d222b') +
    fade(0.55, box(790, 1640, 70, 250, linear(['#ffd37a/0.9', '#ffd37a/0']))) +
    line(
      steps(24)
        .map((i) => `M${pt(rng.range(-50, w), 1670 + i * 14)}h${Math.round(rng.range(60, 300))}`)
        .join(''),
      '#bcd7e3',
      4,
      { opacity: 0.4 },
    ) +
    path(
      pineRow(
        [
          [40, 2010],
          [230, 2030],
          [1460, 2020],
          [1590, 2000],
        ],
        760,
        280,
        rng,
      ),
      '#07151c',
    )
  )
}
const forestPath = (rng: Rng) => {
  const trunk = (x: number, tw: number, base: number, colour: string) =>
    path(
      `M${x - tw} ${base}C${x - tw * 0.5} ${base - 300} ${x - tw * 0.6} 400 ${x - tw * 0.5} -20H${x + tw * 0.5}C${x + tw * 0.6} 400 ${x + tw * 0.5} ${base - 300} ${x + tw} ${base}Z`,
      colour,
    )
  const layer = (count: number, tw: number, base: number, colour: string) =>
    steps(count)
      .map((i) => {
        const x = (i + rng.range(0.15, 0.85)) * (w / count)
        return Math.abs(x - 800) < tw * 2.2 ? '' : trunk(x, tw * rng.range(0.8, 1.2), base, colour)
      })
      .join('')
  const rays = [500, 760, 1000, 1230]
    .map((x, i) =>
      path(
        `M${x - 60} -10H${x + 40}L${x - 300 + i * 30} 1500H${x - 620 + i * 30}Z`,
        linear(['#fff5cf/0.55', '#fff5cf/0']),
      ),
    )
    .join('')
  return (
    sky(['#fdf1c5', '#f2d793', '#b9c58a']) +
    layer(12, 20, 1180, '#b7bd84') +
    layer(9, 34, 1260, '#87995f') +
    path(smoothGround(hills(-10, w + 10, 1200, 30, 1.2, 0), h), '#6f8a4e') +
    layer(7, 54, 1420, '#4d6a42') +
    rays +
    path(smoothGround(hills(-10, w + 10, 1420, 36, 1, 2), h), '#3f5d3a') +
    path(
      'M770 1205C860 1250 960 1300 900 1400C830 1510 1080 1680 1420 2010H180C420 1760 420 1620 600 1500C740 1400 800 1300 770 1205Z',
      linear(['#b9b878', '#8f9a5c', '#5f7548']),
    ) +
    layer(4, 100, 1900, '#24402f') +
    path(smoothGround(hills(-10, w + 10, 1900, 40, 1.4, 1), h), '#1b3226') +
    path(grass(-10, w, 1940, 190, 60, rng), '#1b3226') +
    grain(all, 90, '#12241b', 200, rng, 5)
  )
}

export const northernLandscapes: Design[] = [
  poster('misty-mountains', '晨雾群山', 'Misty mountains', '山:mountain 松林:pine 雾:mist', misty),
  poster('northern-lights', '极光湖畔', 'Northern lights', '极光:aurora 夜空:night_sky 湖:lake', aurora),
  poster('fuji-blossom', '富士樱花', 'Mount Fuji in blossom', '富士山:fuji 樱花:cherry_blossom 日本:japan', fuji),
  poster('lake-cabin', '湖边小屋', 'Cabin by the lake', '小屋:cabin 湖:lake 夜晚:night', lakeCabin),
  poster('forest-light', '林间晨光', 'Light in the forest', '森林:forest 阳光:sunlight', forestPath),
]
