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
import { blossom, daisy, paintSprig } from '../lib/foliage.ts'
import { around, leaf, ovalPath, petal, polar, steps, TAU } from '../lib/shape.ts'
import { at, clip, disc, line, mirror, oval, path } from '../lib/svg.ts'

export function portrait(
  slug: string,
  zh: string,
  en: string,
  tags: string,
  draw: () => string,
  more: Partial<Design> = {},
): Design {
  return { slug, zh, en, category: 'animal', style: 'cute', tags: `动物:animal 可爱:cute ${tags}`, draw, ...more }
}
const centre = (...children: string[]): string => at(1000, 1040, 1, 0, ...children)
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
  return centre(
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
  centre(
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
  centre(
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
  centre(
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
const koala = () =>
  centre(
    shoulders(600, 420, 900, '#8f979e', '#e9ecec'),
    mirror(
      path('M-300 -300C-420 -560 -800 -560 -840 -260C-860 0 -640 140 -420 60Z', '#8f979e'),
      path('M-380 -260C-460 -440 -720 -440 -750 -240C-760 -60 -600 30 -440 -20Z', '#f2c6c6'),
    ),
    head(headShape(540, -440, 520), '#a9b1b6', '#868e95'),
    path(
      'M0 -60C110 -60 140 60 130 170C120 260 60 310 0 310C-60 310 -120 260 -130 170C-140 60 -110 -60 0 -60Z',
      '#3a3640',
    ),
    oval(-40, 40, 26, 60, '#6d6875'),
    eyes(270, 20, 54),
    mirror(line('M0 320Q-70 390 -150 350', dark, 18)),
    blush(380, 220, 84),
    paintSprig(
      -560,
      840,
      { length: 760, angle: -0.5, bend: 0.4, pairs: 6, leafLength: 190, leafWidth: 60, spread: 0.7 },
      '#6f9f7a',
      16,
    ),
  )
const tiger = () =>
  centre(
    shoulders(660, 420, 900, '#e08a2e', '#fff6e6'),
    roundEars(430, -400, 170, '#e08a2e', '#fff0d9'),
    head(
      headShape(580, -500, 560, 1.08),
      '#f09a38',
      '#c8742a',
      mirror(
        path('M-640 200C-460 130 -300 200 -240 330C-200 440 -100 540 0 580H-700Z', '#fff6e6'),
        path(
          'M-600 -60C-500 -40 -430 -10 -380 40C-450 30 -530 30 -610 20ZM-600 120C-520 120 -450 150 -410 190C-470 190 -540 190 -600 200ZM-330 -420C-270 -330 -230 -270 -210 -190C-270 -250 -330 -300 -400 -340Z',
          '#3a2320',
        ),
      ),
      path(
        'M-40 -560C-26 -440 -20 -360 0 -280C20 -360 26 -440 40 -560ZM-160 -520C-130 -440 -110 -380 -80 -320C-80 -400 -90 -460 -90 -520ZM160 -520C130 -440 110 -380 80 -320C80 -400 90 -460 90 -520Z',
        '#3a2320',
      ),
      mirror(path(ovalPath(-220, -70, 120, 70), '#fff6e6')),
    ),
    irisEyes(220, 40, 84, '#7fb069'),
    path(ovalPath(0, 320, 230, 160), '#fff6e6'),
    noseAndMouth(260, 84, '#3a2320'),
    whiskers(190, 340, 250, '#fff6e6', 10),
  )
const lion = () => {
  const mane = around(18)
    .map((a) => petal(...polar(330, a, 0, 20), 470, 230, a))
    .join('')
  const inner = around(18, TAU / 36)
    .map((a) => petal(...polar(300, a, 0, 20), 350, 190, a))
    .join('')
  return centre(
    path(mane, '#8f4a24'),
    path(inner, '#b8652e'),
    roundEars(330, -330, 140, '#e0a04a', '#f4cf9a'),
    head(headShape(440, -400, 470, 1.05), '#f0b45c', '#d08f3a'),
    path(ovalPath(0, 250, 230, 180), '#fbe3bd'),
    irisEyes(180, -10, 74, '#8a5a2c'),
    path('M-110 130C-90 90 90 90 110 130C80 210 40 240 0 250C-40 240 -80 210 -110 130Z', '#4a2a22'),
    mirror(line('M0 250V310Q-70 380 -150 330', '#4a2a22', 18), line('M-290 -150Q-190 -200 -110 -150', '#8f4a24', 30)),
    steps(3)
      .map(
        (i) =>
          disc(-110 - i * 40, 260 + (i % 2) * 40, 9, '#a86a34') + disc(110 + i * 40, 260 + (i % 2) * 40, 9, '#a86a34'),
      )
      .join(''),
    path('M-150 -560L-190 -760L-80 -680L0 -820L80 -680L190 -760L150 -560Z', '#f7d060', {
      stroke: '#d9a02e',
      'stroke-width': 14,
    }),
    disc(0, -640, 26, '#e4576b'),
    disc(-100, -620, 18, '#4f9bd0'),
    disc(100, -620, 18, '#4f9bd0'),
  )
}
const sloth = () =>
  centre(
    shoulders(620, 400, 900, '#8b6f5a', '#b99a80'),
    head(headShape(560, -480, 520, 1.05), '#a5856b', '#82664f', path(ovalPath(0, 80, 440, 380), '#f0dcc0')),
    mirror(path('M-120 -20C-240 -80 -420 20 -430 160C-380 200 -200 160 -110 70Z', '#6b4f3e')),
    eyes(230, 60, 50),
    path(ovalPath(0, 200, 86, 60), '#4a3328'),
    oval(-24, 182, 22, 12, '#8b6f5a'),
    line('M-170 290Q0 430 170 290', dark, 18),
    blush(380, 250, 76),
    path('M-160 -430C-200 -560 -120 -620 -60 -520C-40 -620 60 -640 60 -520C120 -600 200 -540 140 -430Z', '#a5856b'),
    line('M-900 690H900', '#6b4226', 80),
    mirror(
      path(ovalPath(-420, 660, 130, 120), '#8b6f5a'),
      line('M-500 700V770M-430 710V790M-360 700V770', '#f0dcc0', 28),
    ),
    paintSprig(620, 680, { length: 320, angle: -0.9, pairs: 4, leafLength: 130, leafWidth: 60 }, '#6a994e', 12),
  )
const raccoon = () =>
  centre(
    shoulders(600, 410, 900, '#7d838c', '#c9ced4'),
    pointedEars(
      'M-470 -180C-560 -420 -520 -560 -430 -600C-310 -580 -200 -480 -150 -380Z',
      'M-430 -250C-480 -420 -460 -500 -410 -520C-330 -500 -270 -440 -230 -380Z',
      '#6d737c',
      '#f0eeea',
    ),
    head(
      headShape(560, -440, 500, 1.12),
      '#98a0a8',
      '#767d86',
      mirror(
        path('M-640 120C-460 -40 -240 -60 -120 60C-150 200 -320 260 -600 300Z', '#33343d'),
        path('M-560 -80C-400 -190 -200 -160 -110 -60C-240 -110 -400 -100 -560 0Z', '#eef0ef'),
      ),
      path('M-56 -460C-40 -240 -50 -60 -90 60C-40 160 40 160 90 60C50 -60 40 -240 56 -460Z', '#5d636c'),
      path(ovalPath(0, 300, 190, 170), '#eef0ef'),
    ),
    eyes(240, 90, 58, '#141419'),
    noseAndMouth(250, 72),
    whiskers(170, 290, 220, '#eef0ef'),
  )

export const animalPortraits: Design[] = [
  portrait('fox-flower-crown', '花冠小狐', 'Fox in a flower crown', '狐狸:fox 花:flower 森林:forest', fox),
  portrait('bear-with-scarf', '围巾小熊', 'Bear with a scarf', '熊:bear 冬天:winter', bear),
  portrait('bamboo-panda', '竹林熊猫', 'Bamboo panda', '熊猫:panda 竹子:bamboo', panda),
  portrait('wise-owl', '智慧猫头鹰', 'Wise owl', '猫头鹰:owl 森林:forest', owl),
  portrait('flower-bunny', '花环兔兔', 'Flower bunny', '兔子:rabbit 花:flower 春天:spring', bunny),
  portrait('koala-eucalyptus', '考拉与桉叶', 'Koala and eucalyptus', '考拉:koala 澳洲:australia', koala),
  portrait('little-tiger', '小老虎', 'Little tiger', '老虎:tiger 丛林:jungle', tiger),
  portrait('lion-king-crown', '戴冠小狮', 'Crowned lion', '狮子:lion 皇冠:crown', lion),
  portrait('sloth-hanging', '慢悠悠树懒', 'Slow sloth', '树懒:sloth 慵懒:lazy', sloth),
  portrait('raccoon-face', '小浣熊', 'Little raccoon', '浣熊:raccoon 森林:forest', raccoon),
]
