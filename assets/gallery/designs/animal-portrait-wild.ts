// Faces from the jungle and the bush.

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
import { paintSprig } from '../lib/foliage.ts'
import { around, ovalPath, petal, polar, steps, TAU } from '../lib/shape.ts'
import { disc, line, mirror, oval, path } from '../lib/svg.ts'

const koala = () =>
  faceCentre(
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
  faceCentre(
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
  return faceCentre(
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
  faceCentre(
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
  faceCentre(
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

export const wildPortraits: Design[] = [
  portrait('koala-eucalyptus', '考拉与桉叶', 'Koala and eucalyptus', '考拉:koala 澳洲:australia', koala),
  portrait('little-tiger', '小老虎', 'Little tiger', '老虎:tiger 丛林:jungle', tiger),
  portrait('lion-king-crown', '戴冠小狮', 'Crowned lion', '狮子:lion 皇冠:crown', lion),
  portrait('sloth-hanging', '慢悠悠树懒', 'Slow sloth', '树懒:sloth 慵懒:lazy', sloth),
  portrait('raccoon-face', '小浣熊', 'Little raccoon', '浣熊:raccoon 森林:forest', raccoon),
]
