// Creatures of the water.

import { blush, dark, eyes } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { animal } from '../lib/family.ts'
import { darker, lighter } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { arcLine, around, leaf, ovalPath, type Point, polar, poly, ring, smooth, steps } from '../lib/shape.ts'
import { at, clip, disc, fade, flip, line, linear, mirror, oval, path, pt, radial, shaded } from '../lib/svg.ts'
import { speckle } from '../lib/texture.ts'

const bubbles = (points: readonly (readonly [number, number, number])[], colour: string): string =>
  points
    .map(
      ([x, y, r]) =>
        disc(x, y, r, 'none', { stroke: colour, 'stroke-width': 9 }) + disc(x - r * 0.3, y - r * 0.3, r * 0.2, colour),
    )
    .join('')

const whale = (rng: Rng) => {
  const body =
    'M-780 60C-800 -220 -560 -400 -200 -400C160 -400 420 -260 560 -40C620 40 680 20 700 -60C660 -160 560 -200 500 -320C600 -320 700 -280 760 -200C800 -280 880 -340 960 -350C950 -220 880 -100 800 -40C780 160 600 420 200 460C-240 500 -760 380 -780 60Z'
  const belly =
    'M-790 100C-600 240 -200 260 60 220C260 190 420 240 520 340C400 460 100 500 -160 480C-520 450 -760 330 -790 100Z'
  return at(
    1000,
    1060,
    1,
    0,
    shaded(
      body,
      '#2f6f8f',
      path(belly, '#dcecec'),
      line(
        steps(5)
          .map(
            (i) =>
              `M${-640 + i * 60} ${220 + i * 36}C${-440 + i * 50} ${320 + i * 20} ${-200 + i * 40} ${340 + i * 16} ${60 + i * 60} ${300 + i * 20}`,
          )
          .join(''),
        '#9fc3c9',
        10,
      ),
      speckle({ x: -500, y: -380, w: 800, h: 260 }, '#7fb3c4', 44, 18, rng),
    ),
    path('M-120 200C-60 380 60 480 180 500C200 380 120 240 20 170Z', '#245a78'),
    disc(-470, 60, 36, dark),
    disc(-458, 48, 12, '#fff'),
    line('M-700 150C-620 200 -540 200 -480 160', '#245a78', 14),
    blush(0, 0, 0.1),
    oval(-380, 140, 56, 34, '#f28b82', { opacity: 0.5 }),
    line(
      'M-200 -420C-200 -560 -300 -640 -380 -620M-200 -420C-200 -560 -100 -640 -20 -620M-200 -440V-640',
      '#6bc1c6',
      36,
    ),
    disc(-380, -560, 20, '#6bc1c6'),
    disc(-20, -560, 20, '#6bc1c6'),
    disc(-200, -720, 26, '#6bc1c6'),
  )
}
const octopus = () => {
  const arm = (x: number, sway: number, curl: number) => {
    const d = `M${x * 0.5} 120C${x} ${300} ${x * 1.3 + sway} ${420} ${x * 1.5 + sway} ${560}C${x * 1.6 + sway} ${700} ${x * 1.5 + sway + curl} ${760} ${x * 1.4 + sway + curl} ${660}`
    return (
      line(d, '#d9566b', 120) + line(d, '#f08a93', 36, { 'stroke-dasharray': '4 62', transform: 'translate(10 6)' })
    )
  }
  const top =
    'M0 -720C320 -720 480 -500 470 -240C460 -60 380 40 360 160C240 240 -240 240 -360 160C-380 40 -460 -60 -470 -240C-480 -500 -320 -720 0 -720Z'
  return at(
    1000,
    1030,
    1,
    0,
    [-420, -250, -90].map((x, i) => arm(x, -60 + i * 20, 120 - i * 20)).join(''),
    flip([-420, -250, -90].map((x, i) => arm(x, -60 + i * 20, 120 - i * 20)).join('')),
    shaded(
      top,
      '#e4667a',
      path(top, '#c94a62', { transform: 'translate(90 80)', opacity: 0.6 }),
      path(top, '#e4667a', { transform: 'translate(-30 -30)' }),
      disc(-220, -520, 60, '#f08a93'),
      disc(-80, -600, 36, '#f08a93'),
      disc(240, -540, 46, '#f08a93'),
      disc(-300, -380, 30, '#f08a93'),
    ),
    eyes(160, -90, 80),
    line('M-90 60Q0 150 90 60', dark, 20),
    blush(300, 30, 80, '#f7a8a8'),
    bubbles(
      [
        [620, -560, 60],
        [720, -360, 36],
        [-640, -420, 50],
        [-720, -620, 30],
        [560, -760, 26],
      ],
      '#6bc1c6',
    ),
  )
}
const turtle = () => {
  const shell = ovalPath(0, 0, 520, 600)
  const hexes = [
    [0, 0, 190],
    [0, -330, 170],
    [0, 330, 170],
    [-290, -170, 170],
    [290, -170, 170],
    [-290, 170, 170],
    [290, 170, 170],
  ]
    .map(([x = 0, y = 0, r = 0]) => poly(around(6, 0).map((a) => polar(r, a, x, y))))
    .join('')
  const fin = (d: string) =>
    shaded(
      d,
      '#5f9f7a',
      line('M-700 -420C-600 -380 -500 -300 -420 -200', '#8fc29f', 40, { 'stroke-dasharray': '4 70' }),
    )
  return at(
    1000,
    1040,
    0.95,
    18,
    mirror(
      fin('M-380 -360C-560 -620 -820 -640 -900 -520C-820 -360 -640 -200 -440 -120Z'),
      path('M-300 430C-460 520 -520 700 -440 760C-320 720 -220 620 -180 540Z', '#5f9f7a'),
    ),
    path('M0 -560C-150 -600 -190 -820 0 -880C190 -820 150 -600 0 -560Z', '#6fae86'),
    mirror(disc(-78, -760, 26, dark), disc(-72, -768, 8, '#fff')),
    path('M0 590C-40 660 -20 740 0 780C20 740 40 660 0 590Z', '#5f9f7a'),
    shaded(
      shell,
      '#2f6650',
      path(hexes, '#4f8a6b'),
      line(hexes, '#c9b26a', 22),
      path(ovalPath(-140, -180, 380, 440), '#ffffff', { opacity: 0.1 }),
    ),
    line(shell, '#c9b26a', 34),
  )
}
const jellyfish = (rng: Rng) => {
  const bell =
    'M-520 60C-540 -420 -280 -640 0 -640C280 -640 540 -420 520 60C430 140 380 40 300 110C230 160 170 60 100 120C60 150 -60 150 -100 120C-170 60 -230 160 -300 110C-380 40 -430 140 -520 60Z'
  const ribbon = (x: number, l: number, c: string, w: number) =>
    line(
      smooth(
        steps(9).map((i): Point => [x + Math.sin(i * 1.2 + x) * 60, 110 + (l * i) / 8]),
        false,
      ),
      c,
      w,
      { opacity: 0.85 },
    )
  return at(
    1000,
    860,
    1,
    0,
    [-360, -240, 240, 360].map((x, i) => ribbon(x, 700 + (i % 2) * 160, '#c79ae6', 20)).join(''),
    [-120, 0, 120].map((x) => ribbon(x, 920, '#f4a6cf', 54)).join(''),
    [-60, 60].map((x) => ribbon(x, 800, '#ffd3e6', 30)).join(''),
    path(bell, linear(['#f7b6e0', '#a98ae6', '#6f7fe0'])),
    clip(
      bell,
      path(ovalPath(-120, -240, 300, 300), '#ffffff', { opacity: 0.22 }),
      line(
        [-300, -150, 0, 150, 300].map((x) => `M${x * 0.3} -620C${x * 0.9} -420 ${x * 1.1} -160 ${x} 90`).join(''),
        '#ffffff',
        14,
        { opacity: 0.4 },
      ),
      speckle({ x: -400, y: -560, w: 800, h: 500 }, '#fff4fb', 40, 16, rng),
    ),
    bubbles(
      [
        [640, -300, 44],
        [-660, -120, 34],
        [700, 220, 26],
        [-600, 420, 40],
      ],
      '#8fb8f0',
    ),
  )
}
const fish = (c: string, patch: string) => {
  const body =
    'M0 -560C150 -520 190 -300 160 -60C140 120 90 280 40 380C60 460 130 560 160 660C90 640 30 600 0 560C-30 600 -90 640 -160 660C-130 560 -60 460 -40 380C-90 280 -140 120 -160 -60C-190 -300 -150 -520 0 -560Z'
  return (
    mirror(
      path('M-140 -260C-280 -260 -360 -160 -380 -40C-280 -60 -190 -90 -150 -130Z', lighter(c, 0.3), { opacity: 0.9 }),
      path('M-110 120C-200 140 -240 220 -240 290C-180 270 -120 240 -90 200Z', lighter(c, 0.3), { opacity: 0.9 }),
    ) +
    shaded(
      body,
      c,
      path(
        'M-200 -420C0 -500 120 -360 60 -220C0 -100 -200 -140 -220 -240ZM200 0C60 -40 -40 60 0 180C40 280 160 260 200 160ZM-80 300C0 260 80 340 40 440C0 480 -90 440 -80 300Z',
        patch,
      ),
      line(
        steps(7)
          .map((i) => `M-90 ${-220 + i * 70}q45 40 90 0q45 40 90 0`)
          .join(''),
        darker(c, 0.12),
        6,
        { opacity: 0.5 },
      ),
    ) +
    mirror(disc(-86, -450, 20, dark)) +
    mirror(line('M-50 -540C-100 -580 -150 -560 -170 -520', lighter(c, 0.2), 12))
  )
}
const koi = (rng: Rng) => {
  const ripples = [
    [300, 300, 190],
    [1560, 1640, 230],
    [1640, 420, 120],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      line(ring(x, y, r) + ring(x, y, r * 0.65) + arcLine(x, y, r * 1.3, 0.4, 2.6), '#9fd3d6', 8, { opacity: 0.6 }),
    )
    .join('')
  const lily = (x: number, y: number, r: number) =>
    path(`M${pt(x, y)}L${pt(...polar(r, -0.3, x, y))}A${r} ${r} 0 1 1 ${pt(...polar(r, -0.8, x, y))}Z`, '#4f9a72') +
    line(
      around(9, 0.3)
        .map((a) => `M${pt(x, y)}L${pt(...polar(r * 0.85, a * 0.88, x, y))}`)
        .join(''),
      '#7fbf93',
      5,
    )
  return (
    disc(1000, 1000, 960, radial(['#2f8f98', '#13496b'])) +
    clip(ring(1000, 1000, 960), ripples) +
    at(680, 900, 1, 28, fish('#fff4e6', '#e4572e')) +
    at(1320, 1110, 1, 205, fish('#f28a2c', '#fff4e6')) +
    lily(1500, 560, 170) +
    lily(420, 1500, 200) +
    lily(640, 1640, 110) +
    at(
      1500,
      540,
      1,
      0,
      path(
        around(8)
          .map((a) => leaf(0, 0, 120, 60, a))
          .join(''),
        '#f7b6c8',
      ),
      path(
        around(8, 0.4)
          .map((a) => leaf(0, 0, 84, 44, a))
          .join(''),
        '#fde1e8',
      ),
      disc(0, 0, 22, '#f7c948'),
    ) +
    fade(0.8, speckle({ x: 200, y: 300, w: 1600, h: 1400 }, '#cfeaea', 30, 8, rng))
  )
}

export const seaLife: Design[] = [
  animal('blue-whale', '喷水鲸鱼', 'Happy whale', '鲸鱼:whale 海洋:ocean 儿童:kids', whale, 'cute'),
  animal('pink-octopus', '粉红章鱼', 'Pink octopus', '章鱼:octopus 海洋:ocean', octopus, 'cute'),
  animal('sea-turtle', '海龟', 'Sea turtle', '海龟:turtle 海洋:ocean', turtle),
  animal('dream-jellyfish', '梦幻水母', 'Dream jellyfish', '水母:jellyfish 海洋:ocean', jellyfish),
  animal('koi-pond', '锦鲤池', 'Koi pond', '锦鲤:koi 日式:japanese 好运:luck', koi),
]
