// Lettering for shirts, mugs and totes.

import type { Design } from '../lib/design.ts'
import { say } from '../lib/family.ts'
import { daisy, paintSprig, pine, rose } from '../lib/foliage.ts'
import { blockLetters, bulge, fitted, lens, letters, onArc, onWave, rimmed } from '../lib/lettering.ts'
import { ramp } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { arcBand, heart, ovalPath, polar, rays, ring, sparkle, star, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, mirror, path, square } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'

const goodVibes = () => {
  const colours = ['#5b2a1e', '#a63d2f', '#e2682f', '#f2a541', '#f7d488']
  const word = (text: string, y: number, width: number) => {
    const d = letters(text, fitted(text, 'groovy', width), 0, y, onWave(60, 1700, y / 300))
    return (
      colours
        .slice(0, 4)
        .map((c, i) => line(d, c, 150 - i * 38))
        .join('') + path(d, '#fdf0d5')
    )
  }
  const flower = (x: number, y: number, r: number, c: string, core: string) => daisy(x, y, r, 7, c, core)
  return centre(
    word('Good', -330, 1180),
    word('Vibes', 170, 1450),
    word('Only', 660, 1050),
    flower(640, -640, 150, '#f2a541', '#a63d2f'),
    flower(-690, 560, 130, '#e2682f', '#f7d488'),
    flower(720, 660, 90, '#f7d488', '#a63d2f'),
  )
}
const stayWild = (rng: Rng) => {
  const dark = '#2f3e36'
  const scene =
    path('M-620 260L-330 -170L-180 40L60 -330L330 60L430 -60L640 260Z', dark) +
    path(
      'M60 -330L150 -200L90 -220L50 -150L10 -220L-50 -165ZM-330 -170L-265 -78L-320 -100L-360 -60L-392 -78Z',
      '#f4ead2',
    ) +
    path(
      steps(9)
        .map((i) => pine(-560 + i * 140, 290, 210 + (i % 3) * 50, 110, rng, 6))
        .join(''),
      '#1f2b25',
    )
  const sun = disc(0, -200, 330, '#d98e4a') + path(rays(0, -200, 380, 500, 36, 0.3), '#d98e4a')
  const wild = letters('STAY WILD', fitted('STAY WILD', 'western', 1640, 0.01), 0, 640, lens(820, 60, -160))
  return worn(
    square,
    rng,
    500,
    centre(
      sun,
      scene,
      path('M-720 300C-400 260 400 260 720 300C400 340 -400 340 -720 300Z', dark),
      blockLetters(wild, '#c8553d', dark, 26, 6),
      path(letters('EXPLORE MORE', fitted('EXPLORE MORE', 'condensed', 1000, 0.12), 0, 860), dark),
      path(star(-640, 815, 5, 46, 20) + star(640, 815, 5, 46, 20), '#c8553d'),
    ),
  )
}
const coffeeFirst = () => {
  const dark = '#3b2219'
  const cup =
    path('M-330 -40H330C330 260 220 420 0 420C-220 420 -330 260 -330 -40Z', '#c8794a') +
    clip(
      'M-330 -40H330C330 260 220 420 0 420C-220 420 -330 260 -330 -40Z',
      path('M60 -40H340V430H0C120 380 200 220 60 -40Z', '#a75f36'),
    ) +
    line('M330 40C480 20 500 240 270 260', '#c8794a', 60) +
    path(ovalPath(0, -40, 330, 62), '#f4e3cf') +
    path(ovalPath(0, -36, 286, 44), dark) +
    path('M-440 440H440C400 500 -400 500 -440 440Z', '#a75f36')
  const steam = line(
    'M-120 -160C-190 -260 -50 -320 -120 -430M10 -170C-60 -280 80 -350 10 -480M140 -160C70 -260 210 -320 140 -430',
    '#b98a6b',
    30,
  )
  return centre(
    path(letters('but first', fitted('but first', 'script', 900), -60, -590), '#c8794a'),
    at(0, -10, 1, 0, steam, cup, path(heart(0, 190, 90), '#f4e3cf')),
    rimmed(letters('COFFEE', fitted('COFFEE', 'slab', 1560), 0, 860, bulge(780, 0.18)), dark, '#f4e3cf', 26),
  )
}
const adventure = (rng: Rng) => {
  const navy = '#1f3a4d'
  const badge =
    path(ring(0, 0, 900), navy) + line(ring(0, 0, 850), '#f2e3c0', 12) + line(ring(0, 0, 590), '#f2e3c0', 10)
  const scene = clip(
    ring(0, 0, 584),
    box(-600, -600, 1200, 1200, '#f2b36b'),
    disc(120, -120, 210, '#f9e3b0'),
    path('M-620 260L-260 -240L-90 -20L110 -320L640 320Z', '#3f6f78'),
    path(
      'M110 -320L210 -182L140 -210L90 -140L50 -210L6 -170ZM-260 -240L-180 -136L-240 -160L-290 -110L-330 -142Z',
      '#f7f1de',
    ),
    path('M-620 200C-300 80 200 260 620 120V620H-620Z', '#2f5a50'),
    path(
      steps(8)
        .map((i) => pine(-520 + i * 150, 330 + (i % 2) * 60, 330, 150, rng, 6))
        .join(''),
      '#1c3b36',
    ),
    path('M-600 420C-200 330 300 380 600 440V620H-600Z', '#16302b'),
  )
  const top = path(letters('ADVENTURE', { face: 'condensed', size: 250, spacing: 34 }, 0, -632, onArc(632)), '#f2e3c0')
  const low = path(letters('AWAITS YOU', { face: 'condensed', size: 250, spacing: 44 }, 0, 806, onArc(-806)), '#f2e3c0')
  return centre(badge, scene, top, low, path(star(-715, 30, 5, 58, 24) + star(715, 30, 5, 58, 24), '#f2b36b'))
}
const bestDad = (rng: Rng) =>
  worn(
    square,
    rng,
    420,
    centre(
      path(rays(0, 40, 300, 940, 40, 0.5), '#dda15e', { opacity: 0.55 }),
      path(ring(0, 40, 640), '#f4e6c8'),
      line(ring(0, 40, 600), '#2d2a32', 12),
      blockLetters(letters('BEST', fitted('BEST', 'slab', 620), 0, -190), '#2d2a32', '#dda15e', 16),
      blockLetters(letters('DAD', fitted('DAD', 'slab', 980), 0, 240), '#b4553a', '#2d2a32', 30, 4),
      path(letters('EVER', fitted('EVER', 'condensed', 420, 0.15), 0, 480), '#2d2a32'),
      path(star(-330, 420, 5, 60, 25) + star(330, 420, 5, 60, 25) + star(0, -440, 5, 54, 23), '#b4553a'),
      mirror(path('M0 560C-60 500 -240 500 -330 590C-250 580 -230 640 -150 640C-80 640 -30 610 0 590Z', '#2d2a32')),
    ),
  )
const mama = () => {
  const d = letters('MAMA', fitted('MAMA', 'fat', 1640), 0, 210)
  const bloom = (x: number, y: number, r: number, c: string) => rose(x, y, r, c)
  const greens = [
    [-700, -330, -2.2],
    [-420, -420, -1.8],
    [420, -420, -1.3],
    [700, -330, -0.9],
    [-640, 360, 2.3],
    [640, 360, 0.8],
  ]
  return centre(
    greens
      .map(([x = 0, y = 0, a = 0]) =>
        paintSprig(x, y, { length: 300, angle: a, bend: 0.3, pairs: 5, leafLength: 110, leafWidth: 48 }, '#7f9a78', 8),
      )
      .join(''),
    rimmed(d, '#8f3550', '#fdf1ec', 44),
    bloom(-760, -300, 130, '#d9657f'),
    bloom(-560, -390, 90, '#f2a7a0'),
    bloom(760, -300, 130, '#e9838f'),
    bloom(570, -390, 90, '#f4c0a8'),
    bloom(-660, 330, 110, '#f2a7a0'),
    bloom(680, 340, 120, '#d9657f'),
    path(letters('loved beyond measure', fitted('loved beyond measure', 'signature', 1180), 0, 660), '#8f3550'),
    path(heart(0, 790, 46), '#d9657f'),
  )
}
const beKind = () => {
  const colours = ['#e4576b', '#f28a4b', '#f7c948', '#5fb37c', '#4f9bd0', '#8d6bc2']
  const bows = colours.map((c, i) => path(arcBand(0, 60, 840 - i * 74, 772 - i * 74, -Math.PI, 0), c)).join('')
  const cloud = (x: number) =>
    path(
      `M${x - 250} 190a110 110 0 0 1 20 -210a150 150 0 0 1 270 -50a130 130 0 0 1 190 120a80 80 0 0 1 -10 140Z`,
      '#ffffff',
      { stroke: '#dfe7ef', 'stroke-width': 10 },
    )
  const text = letters('be kind', fitted('be kind', 'bubbly', 1180), 0, 560)
  return at(
    1000,
    1130,
    1,
    0,
    bows,
    cloud(-640),
    cloud(600),
    rimmed(text, '#4a3f6b', '#fff6ea', 40),
    path(heart(-140, 40, 60), '#e4576b'),
    path(heart(60, -40, 84), '#f28a4b'),
    path(heart(190, 90, 46), '#f7c948'),
  )
}
const helloSunshine = () =>
  at(
    1000,
    1090,
    0.92,
    0,
    path(rays(0, -250, 470, 760, 22, 0.42), '#f2b632'),
    path(
      steps(22)
        .map((i) => ring(...polar(830, (i * TAU) / 22 + TAU / 44 - TAU / 4, 0, -250), 18))
        .join(''),
      '#e8893c',
    ),
    disc(0, -250, 430, '#f9cf5a'),
    disc(0, -250, 430, '#f2b632', { opacity: 0.25 }),
    line('M-190 -300Q-140 -360 -90 -300M90 -300Q140 -360 190 -300M-110 -160Q0 -50 110 -160', '#7a4a1e', 26),
    disc(-240, -190, 60, '#f4977a', { opacity: 0.7 }),
    disc(240, -190, 60, '#f4977a', { opacity: 0.7 }),
    path(letters('hello', fitted('hello', 'script', 500), -420, 520), '#e8893c'),
    rimmed(letters('Sunshine', fitted('Sunshine', 'script', 1620), 0, 830), '#d9632f', '#fff4da', 40),
  )
const wanderlust = (rng: Rng) => {
  const hills = ramp(['#f0b48a', '#c8755f', '#6d4560', '#2b2340'], 4)
  const shape = 'M-800 -80A800 800 0 0 1 800 -80Z'
  const scene = clip(
    shape,
    box(-800, -900, 1600, 900, '#fbe3c0'),
    disc(180, -420, 190, '#f7b267'),
    hills
      .map((c, i) =>
        path(
          `M-820 ${-360 + i * 90}L${-500 + i * 130} ${-620 + i * 110}L${-260 + i * 90} ${-400 + i * 80}L${80 + i * 40} ${-700 + i * 140}L${420 - i * 30} ${-380 + i * 70}L620 ${-520 + i * 110}L820 ${-330 + i * 80}V0H-820Z`,
          c,
        ),
      )
      .join(''),
    path(
      steps(11)
        .map((i) => pine(-720 + i * 145, -70, 200 + (i % 3) * 60, 100, rng, 6))
        .join(''),
      '#191430',
    ),
  )
  return centre(
    at(0, 60, 1, 0, scene),
    path(letters('Wanderlust', fitted('Wanderlust', 'signature', 1700), 0, 430), '#2b2340'),
    path(
      letters('COLLECT MOMENTS NOT THINGS', fitted('COLLECT MOMENTS NOT THINGS', 'condensed', 1280, 0.12), 0, 650),
      '#c8755f',
    ),
    path(sparkle(-720, -640, 70) + sparkle(700, -760, 50), '#c8755f'),
  )
}
export const typography: Design[] = [
  say('say-good-vibes', '只要好心情', 'Good vibes only', '复古:retro 七十年代:70s 正能量:positive', goodVibes),
  say('say-stay-wild', '保持野性', 'Stay wild', '户外:outdoor 山:mountain 露营:camping', stayWild),
  say('say-coffee-first', '先来杯咖啡', 'But first, coffee', '咖啡:coffee 早晨:morning', coffeeFirst),
  say('say-adventure-awaits', '冒险在召唤', 'Adventure awaits', '徽章:badge 户外:outdoor 旅行:travel', adventure),
  say('say-best-dad', '最棒老爸', 'Best dad ever', "父亲节:father's_day 爸爸:dad", bestDad, 'seasonal'),
  say('say-mama-roses', '花漾妈妈', 'Mama in bloom', "母亲节:mother's_day 妈妈:mom 玫瑰:rose", mama, 'seasonal'),
  say('say-be-kind', '善良一点', 'Be kind', '彩虹:rainbow 正能量:positive 老师:teacher', beKind),
  say('say-hello-sunshine', '你好阳光', 'Hello sunshine', '太阳:sun 夏天:summer 可爱:cute', helloSunshine),
  say('say-wanderlust', '流浪的心', 'Wanderlust', '旅行:travel 山:mountain', wanderlust),
]
