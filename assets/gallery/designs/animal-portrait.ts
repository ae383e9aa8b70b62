// Woodland and jungle faces.

import {
  blush,
  dark,
  eyes,
  head,
  headShape,
  irisEyes,
  noseAndMouth,
  pointedEars,
  roundEars,
  shoulders,
  whiskers,
} from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { faceCentre, portrait } from '../lib/family.ts'
import { blossom, daisy, paintSprig } from '../lib/foliage.ts'
import { around, leaf, ovalPath, polar, steps, TAU } from '../lib/shape.ts'
import { at, clip, disc, line, mirror, path } from '../lib/svg.ts'

/** A garland of leaves and flowers on the head. */
export const flowerCrown = (y: number, w: number, colours: readonly string[]): string => {
  const spots = steps(7).map((i) => {
    const t = (i - 3) / 3
    return [t * w, y + t * t * w * 0.3, 96 - Math.abs(t) * 26] as const
  })
  const greens = spots
    .map(([x, fy], i) =>
      path(
        leaf(x, fy, 150, 70, -TAU / 4 - 0.7 + i * 0.2) +
          leaf(x, fy, 150, 70, -TAU / 4 + 0.9 - i * 0.25) +
          leaf(x, fy, 120, 56, i < 3 ? Math.PI - 0.2 : 0.2),
        i % 2 ? '#5f8f6a' : '#7fae86',
      ),
    )
    .join('')
  return (
    greens +
    spots
      .map(([x, fy, r], i) =>
        i % 2
          ? daisy(x, fy, r * 0.9, 9, '#fffaf0', '#f2b632')
          : blossom(x, fy, r, colours[i % colours.length] ?? '#f28b82', '#f7d060'),
      )
      .join('')
  )
}
const fox = () => {
  const d =
    'M0 -420C260 -430 470 -250 560 60C600 180 520 260 400 330C260 410 120 560 0 600C-120 560 -260 410 -400 330C-520 260 -600 180 -560 60C-470 -250 -260 -430 0 -420Z'
  return faceCentre(
    shoulders(620, 380, 900, '#d96a33', '#fff3e2'),
    pointedEars(
      'M-520 -80C-620 -420 -600 -640 -540 -760C-380 -680 -240 -540 -170 -400Z',
      'M-480 -180C-540 -400 -540 -540 -510 -620C-420 -560 -320 -460 -260 -380Z',
      '#e27a3f',
      '#4a2a2e',
    ),
    head(
      d,
      '#e98545',
      '#c85f2e',
      mirror(path('M-620 120C-420 60 -240 120 -120 300C-60 400 -20 480 0 600H-700Z', '#fff3e2')),
      path('M-90 -460C-60 -200 -70 0 0 180C70 0 60 -200 90 -460Z', '#f3a468'),
    ),
    eyes(220, 60, 62),
    noseAndMouth(470, 66),
    blush(360, 210, 80),
    flowerCrown(-430, 430, ['#f28b82', '#f7c5cc', '#e9838f']),
  )
}
const bear = () =>
  faceCentre(
    shoulders(700, 400, 900, '#8a5a3c', '#c99b70'),
    roundEars(430, -400, 190, '#8a5a3c', '#d9a888'),
    head(headShape(580, -520, 540), '#9c6846', '#7a4d33', path(ovalPath(0, 300, 290, 230), '#e3bd94')),
    eyes(220, 20, 58),
    noseAndMouth(240, 96),
    blush(400, 180, 86),
    path('M-690 470C-300 620 300 620 690 470L720 640C300 800 -300 800 -720 640Z', '#b3202c'),
    line('M-600 560C-250 680 250 680 600 560', '#f7f1e3', 26, { 'stroke-dasharray': '60 60' }),
    path('M180 640L330 610L400 900H230Z', '#b3202c'),
    line('M240 860H390', '#f7f1e3', 22),
  )
const panda = () =>
  faceCentre(
    shoulders(690, 420, 900, '#2b2b33', '#2b2b33'),
    roundEars(440, -390, 190, '#2b2b33', '#45454f'),
    head(
      headShape(600, -500, 560),
      '#fdfbf6',
      '#d9d6cf',
      mirror(
        path('M-360 -130C-220 -170 -130 -60 -150 90C-170 210 -300 260 -380 170C-450 80 -450 -90 -360 -130Z', '#2b2b33'),
      ),
    ),
    eyes(250, 40, 62, '#17171c'),
    noseAndMouth(260, 80),
    blush(430, 250, 80),
    paintSprig(
      -700,
      620,
      { length: 900, angle: -0.18, bend: 0.1, pairs: 5, leafLength: 190, leafWidth: 56, spread: 0.6 },
      '#6fae5a',
      40,
      '#4f8a46',
    ),
    mirror(path(ovalPath(-360, 640, 150, 120), '#2b2b33')),
  )
const owl = () => {
  const body =
    'M0 -640C-200 -560 -380 -640 -520 -760C-600 -420 -620 160 -480 500C-380 720 -180 800 0 800C180 800 380 720 480 500C620 160 600 -420 520 -760C380 -640 200 -560 0 -640Z'
  const feathers = steps(5)
    .map((r) =>
      steps(5 - (r % 2))
        .map((i) => `M${-280 + (r % 2) * 70 + i * 140 - 50} ${160 + r * 110}q50 90 100 0`)
        .join(''),
    )
    .join('')
  return at(
    1000,
    1000,
    1,
    0,
    path(body, '#7a5a48') +
      clip(
        body,
        path(ovalPath(0, 500, 400, 470), '#f0dcc0'),
        line(feathers, '#b98a62', 24),
        mirror(path('M-640 -200C-420 -60 -330 260 -420 640C-560 560 -700 200 -640 -200Z', '#5c4033')),
      ),
    mirror(
      disc(-240, -230, 270, '#f0dcc0'),
      path(
        around(16)
          .map((a) => leaf(...polar(200, a, -240, -230), 76, 30, a))
          .join(''),
        '#d9b48a',
      ),
    ),
    irisEyes(230, -230, 160, '#f2a531'),
    path('M-64 -120C-40 -170 40 -170 64 -120C50 -20 20 30 0 60C-20 30 -50 -20 -64 -120Z', '#e08a2e'),
    mirror(path('M-520 -760C-400 -700 -240 -640 -120 -520C-260 -560 -400 -600 -500 -600Z', '#4a3328')),
    mirror(line('M-180 800V880M-120 800V890M-240 790V870', '#e08a2e', 36)),
    line('M-900 900H900', '#5c4033', 60),
    paintSprig(-820, 880, { length: 360, angle: -1.2, pairs: 4, leafLength: 120, leafWidth: 56 }, '#6a994e', 12),
  )
}
const bunny = () =>
  faceCentre(
    shoulders(560, 440, 900, '#e9ddd3', '#ffffff'),
    mirror(
      path('M-120 -380C-240 -560 -420 -860 -330 -960C-200 -1020 -60 -680 -40 -400Z', '#efe4da'),
      path('M-140 -430C-220 -580 -340 -830 -300 -890C-220 -920 -120 -660 -90 -440Z', '#f4b8b8'),
    ),
    head(headShape(500, -440, 560, 1.1), '#f7efe7', '#dccabb'),
    eyes(210, 40, 66),
    path('M-60 220Q0 190 60 220Q40 280 0 290Q-40 280 -60 220Z', '#e8838a'),
    mirror(line('M0 290V330Q-50 390 -110 350', dark, 16)),
    box2(),
    whiskers(200, 290, 230, '#b9a89a', 9),
    blush(360, 220, 90, '#f4978e'),
    flowerCrown(-380, 330, ['#c79ad1', '#f4b6c2', '#a7c7e7']),
  )
const box2 = (): string =>
  path('M-40 368H-4V430Q-22 446 -40 430ZM4 368H40V430Q22 446 4 430Z', '#ffffff', {
    stroke: '#d9c9bb',
    'stroke-width': 6,
  })
export const animalPortraits: Design[] = [
  portrait('fox-flower-crown', '花冠小狐', 'Fox in a flower crown', '狐狸:fox 花:flower 森林:forest', fox),
  portrait('bear-with-scarf', '围巾小熊', 'Bear with a scarf', '熊:bear 冬天:winter', bear),
  portrait('bamboo-panda', '竹林熊猫', 'Bamboo panda', '熊猫:panda 竹子:bamboo', panda),
  portrait('wise-owl', '智慧猫头鹰', 'Wise owl', '猫头鹰:owl 森林:forest', owl),
  portrait('flower-bunny', '花环兔兔', 'Flower bunny', '兔子:rabbit 花:flower 春天:spring', bunny),
]
