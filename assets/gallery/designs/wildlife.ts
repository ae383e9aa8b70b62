// Sea creatures, birds and insects.

import { dark } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { animal } from '../lib/family.ts'
import { monstera, paintSprig } from '../lib/foliage.ts'
import type { Rng } from '../lib/rng.ts'
import { around, ovalPath, polar, poly, steps, TAU } from '../lib/shape.ts'
import { at, centre, disc, line, mirror, oval, path, shaded } from '../lib/svg.ts'
import { grain } from '../lib/texture.ts'

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
  return at(
    1000,
    970,
    0.95,
    0,
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
export const wildlife: Design[] = [
  animal('monarch-butterfly', '帝王蝶', 'Monarch butterfly', '蝴蝶:butterfly 昆虫:insect', butterfly),
  animal('honey-bee', '蜂巢小蜜蜂', 'Honey bee', '蜜蜂:bee 蜂蜜:honey', bee, 'cute'),
  animal('tropical-flamingo', '热带火烈鸟', 'Tropical flamingo', '火烈鸟:flamingo 热带:tropical 夏天:summer', flamingo),
  animal('jungle-toucan', '丛林巨嘴鸟', 'Jungle toucan', '巨嘴鸟:toucan 热带:tropical', toucan),
]
