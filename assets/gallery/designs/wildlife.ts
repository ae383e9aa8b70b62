// Sea creatures, birds and insects.
import { blush, dark, eyes } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { monstera, paintSprig } from '../lib/foliage.ts'
import { darker, lighter } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { arcLine, around, leaf, ovalPath, type Point, polar, poly, ring, smooth, steps, TAU } from '../lib/shape.ts'
import { at, clip, disc, fade, flip, line, linear, mirror, oval, path, pt, radial, shaded } from '../lib/svg.ts'
import { grain, speckle } from '../lib/texture.ts'

function animal(
  slug: string,
  zh: string,
  en: string,
  tags: string,
  draw: (rng: Rng) => string,
  style: Design['style'] = 'flat',
): Design {
  return { slug, zh, en, category: 'animal', style, tags: `动物:animal ${tags}`, draw }
}
const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
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
const butterfly = (rng: Rng) => {
  const upper = 'M0 -120C-160 -520 -520 -760 -820 -640C-940 -380 -760 -60 -420 20C-260 60 -80 40 0 0Z'
  const lower = 'M0 0C-200 60 -480 120 -560 360C-580 560 -400 700 -220 600C-80 500 -20 260 0 120Z'
  const wing =
    shaded(
      upper,
      '#f08a3c',
      path('M0 -60C-140 -380 -420 -600 -700 -540C-780 -360 -620 -120 -380 -50C-240 -10 -80 -10 0 -20Z', '#f7b45c'),
      line(
        'M0 -60C-240 -240 -480 -400 -760 -560M0 -40C-260 -140 -500 -180 -780 -280M0 -30C-200 -60 -420 -40 -560 -20',
        '#2b2230',
        22,
      ),
      line(upper, '#2b2230', 110),
      grain({ x: -850, y: -650, w: 850, h: 700 }, 180, '#c85f2e', 90, rng, 10),
    ) +
    shaded(
      lower,
      '#f08a3c',
      path('M0 30C-160 100 -400 160 -450 360C-460 500 -360 580 -240 500C-110 400 -30 240 0 100Z', '#f9c26e'),
      line('M0 60C-160 180 -320 320 -460 440M0 80C-100 220 -180 400 -260 560', '#2b2230', 20),
      line(lower, '#2b2230', 100),
    )
  const dots = [
    [-780, -560],
    [-840, -460],
    [-820, -360],
    [-760, -260],
    [-690, -620],
    [-540, 420],
    [-480, 540],
    [-380, 610],
    [-570, 320],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 17, '#fff6e6'))
    .join('')
  return at(
    1000,
    1040,
    1.06,
    0,
    mirror(wing, dots),
    path('M0 -300C40 -300 52 -180 48 0C44 260 30 460 0 520C-30 460 -44 260 -48 0C-52 -180 -40 -300 0 -300Z', '#2b2230'),
    mirror(line('M-14 -300C-60 -460 -160 -560 -240 -580', '#2b2230', 16), disc(-244, -582, 24, '#2b2230')),
    line('M-24 -120H24M-26 0H26M-24 120H24M-20 240H20', '#7a5a4a', 14),
  )
}
const bee = () => {
  const hex = (x: number, y: number, r: number) => poly(around(6, TAU / 12).map((a) => polar(r, a, x, y)))
  const cells = steps(19).map((i) => {
    const row = [3, 4, 5, 4, 3]
    let k = i
    let r = 0
    while (k >= (row[r] ?? 0)) {
      k -= row[r] ?? 0
      r++
    }
    return [(k - ((row[r] ?? 1) - 1) / 2) * 330, (r - 2) * 286] as const
  })
  const body = ovalPath(0, 60, 250, 330)
  return centre(
    cells.map(([x, y], i) => path(hex(x, y, 180), ['#f7c948', '#f2b632', '#f9d978', '#eda72e'][i % 4] ?? '')).join(''),
    line(cells.map(([x, y]) => hex(x, y, 180)).join(''), '#c98a1e', 18),
    mirror(
      path('M-100 -120C-320 -460 -640 -420 -640 -220C-620 -40 -320 0 -100 -20Z', '#ffffff', {
        opacity: 0.9,
        stroke: '#9fb8c4',
        'stroke-width': 12,
      }),
      path('M-110 20C-320 0 -500 60 -460 180C-400 270 -200 180 -100 90Z', '#ffffff', {
        opacity: 0.85,
        stroke: '#9fb8c4',
        'stroke-width': 12,
      }),
    ),
    path('M0 380L-40 320H40Z', dark),
    shaded(body, '#f7c948', line('M-300 60Q0 130 300 60M-300 210Q0 280 300 210M-300 -90Q0 -20 300 -90', dark, 76)),
    disc(0, -250, 170, '#3a2a2e'),
    mirror(line('M-60 -390C-80 -480 -140 -520 -190 -500', '#3a2a2e', 18), disc(-196, -498, 26, '#3a2a2e')),
    mirror(disc(-70, -260, 40, '#fff'), disc(-64, -256, 22, '#1a1216')),
    line('M-50 -180Q0 -140 50 -180', '#fff', 14),
    mirror(oval(-120, -200, 30, 20, '#f28b82')),
  )
}
const flamingo = () => {
  const leafy = [
    [-700, 760, -0.9],
    [-560, 840, -1.5],
    [640, 800, -2.2],
    [760, 720, -1.9],
  ]
    .map(([x = 0, y = 0, a = 0], i) => path(monstera(x, y, 230, a), i % 2 ? '#2f8f6b' : '#4fae7f'))
    .join('')
  return centre(
    disc(0, -60, 760, '#fbd9a8'),
    leafy,
    line('M20 340L60 640L-60 860M-60 860H40', '#d9657f', 30),
    line('M-70 340C-80 480 40 520 130 470L110 860M110 860H210', '#e9838f', 30),
    line(
      'M-230 60C-420 -60 -460 -300 -300 -420C-180 -500 -60 -560 -90 -680C-130 -780 -290 -760 -310 -660',
      '#f08a9b',
      110,
    ),
    path(
      'M-260 20C-140 -200 200 -260 420 -60C560 60 700 120 760 100C700 260 520 380 240 400C-60 420 -340 240 -260 20Z',
      '#f08a9b',
    ),
    path('M-60 40C120 -120 400 -60 560 120C420 300 120 320 -60 180Z', '#e4667f'),
    path('M120 80C260 20 420 60 520 150C400 250 220 250 120 170Z', '#f7b3bd'),
    path(
      'M-250 -730C-330 -760 -420 -700 -440 -600C-420 -540 -370 -520 -340 -540C-350 -600 -320 -640 -270 -640Z',
      '#fff1e6',
    ),
    path('M-440 -600C-430 -530 -400 -500 -345 -545L-350 -600Z', '#2b2230'),
    disc(-210, -690, 22, dark),
    disc(-204, -697, 7, '#fff'),
  )
}
const toucan = () =>
  centre(
    disc(0, 0, 780, '#ffd98a'),
    paintSprig(
      -640,
      560,
      { length: 560, angle: -1.9, bend: 0.5, pairs: 6, leafLength: 200, leafWidth: 90 },
      '#3f8f6b',
      14,
    ),
    paintSprig(
      600,
      600,
      { length: 620, angle: -1.2, bend: -0.4, pairs: 6, leafLength: 210, leafWidth: 96 },
      '#2f7a5c',
      14,
    ),
    line('M-860 600H860', '#6b4226', 60),
    path(
      'M-160 -380C60 -520 300 -420 340 -160C380 120 360 420 300 760L200 780L180 480C20 520 -160 420 -220 200C-260 20 -280 -280 -160 -380Z',
      '#26232b',
    ),
    path('M-180 -160C-60 -220 80 -180 100 -20C110 140 -40 220 -170 160C-230 40 -240 -100 -180 -160Z', '#fff6e6'),
    path('M-160 130C-40 200 80 150 104 10C130 110 90 230 -20 240C-90 240 -140 200 -160 130Z', '#e4572e'),
    path('M-150 -370C-360 -480 -720 -400 -760 -140C-640 -120 -420 -160 -190 -200Z', '#f28a2c'),
    path('M-220 -350C-420 -420 -640 -360 -700 -220C-560 -300 -380 -320 -200 -300Z', '#f9c74f'),
    path(
      'M-760 -140C-720 -120 -660 -124 -610 -132C-640 -220 -690 -290 -700 -320C-740 -270 -760 -210 -760 -140Z',
      '#26232b',
    ),
    disc(-60, -260, 86, '#4fb0d0'),
    disc(-60, -260, 50, '#26232b'),
    disc(-46, -276, 15, '#fff'),
    path('M120 20C280 60 340 240 290 520C180 440 90 240 120 20Z', '#3a3642'),
    line('M-60 480V600M20 490V600M100 480V600', '#4fb0d0', 34),
  )
const koi = (rng: Rng) => {
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

export const wildlife: Design[] = [
  animal('blue-whale', '喷水鲸鱼', 'Happy whale', '鲸鱼:whale 海洋:ocean 儿童:kids', whale, 'cute'),
  animal('pink-octopus', '粉红章鱼', 'Pink octopus', '章鱼:octopus 海洋:ocean', octopus, 'cute'),
  animal('sea-turtle', '海龟', 'Sea turtle', '海龟:turtle 海洋:ocean', turtle),
  animal('dream-jellyfish', '梦幻水母', 'Dream jellyfish', '水母:jellyfish 海洋:ocean', jellyfish),
  animal('monarch-butterfly', '帝王蝶', 'Monarch butterfly', '蝴蝶:butterfly 昆虫:insect', butterfly),
  animal('honey-bee', '蜂巢小蜜蜂', 'Honey bee', '蜜蜂:bee 蜂蜜:honey', bee, 'cute'),
  animal('tropical-flamingo', '热带火烈鸟', 'Tropical flamingo', '火烈鸟:flamingo 热带:tropical 夏天:summer', flamingo),
  animal('jungle-toucan', '丛林巨嘴鸟', 'Jungle toucan', '巨嘴鸟:toucan 热带:tropical', toucan),
  animal('koi-pond', '锦鲤池', 'Koi pond', '锦鲤:koi 日式:japanese 好运:luck', koi),
]
