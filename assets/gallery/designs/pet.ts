import {
  bandana,
  blush,
  bowTie,
  dark,
  eyes,
  head,
  headShape,
  irisEyes,
  noseAndMouth,
  pointedEars,
  shoulders,
  sleepyEyes,
} from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { faceCentre, pet } from '../lib/family.ts'
import { heart, ovalPath, steps } from '../lib/shape.ts'
import { at, clip, disc, line, mirror, path } from '../lib/svg.ts'

const tongue = (y: number, s: number): string =>
  path(`M${-s} ${y}V${y + s * 1.1}A${s} ${s} 0 0 0 ${s} ${y + s * 1.1}V${y}Z`, '#ee7b86') +
  line(`M0 ${y + 8}V${y + s}`, '#c9525f', 8)

const corgi = () =>
  faceCentre(
    shoulders(560, 420, 900, '#e0913f', '#fffaf0'),
    pointedEars(
      'M-430 -120C-600 -420 -600 -680 -540 -800C-380 -740 -220 -560 -120 -380Z',
      'M-410 -230C-520 -440 -530 -610 -500 -690C-390 -630 -290 -510 -220 -390Z',
      '#e0913f',
      '#f6c9b0',
    ),
    head(
      headShape(500, -440, 540, 1.06),
      '#eba04e',
      '#c97d33',
      path(
        'M-70 -470C-60 -260 -90 -100 -190 60C-300 240 -240 480 0 560C240 480 300 240 190 60C90 -100 60 -260 70 -470Z',
        '#fffaf0',
      ),
    ),
    eyes(220, 0, 62),
    noseAndMouth(230, 88, dark, 1.15),
    tongue(366, 70),
    blush(370, 170, 78),
    bandana(470, 470, 220, '#c8394b', '#fff3e2'),
  )
const shiba = () =>
  faceCentre(
    shoulders(580, 420, 900, '#d9893f', '#fff6ea'),
    pointedEars(
      'M-480 -160C-560 -420 -520 -600 -440 -660C-310 -600 -200 -500 -130 -400Z',
      'M-430 -240C-480 -420 -460 -530 -420 -570C-340 -520 -270 -450 -220 -390Z',
      '#d9893f',
      '#fbe6d2',
    ),
    head(
      headShape(540, -450, 520, 1.14),
      '#e69a4c',
      '#c27730',
      mirror(
        path('M-660 160C-480 40 -300 60 -160 200C-120 340 -80 480 0 560H-700Z', '#fff6ea'),
        path(ovalPath(-200, -130, 76, 44), '#fff6ea'),
      ),
    ),
    sleepyEyes(220, 10, 70, 26),
    noseAndMouth(220, 84, dark, 1.3),
    blush(390, 160, 84),
    path('M-420 490C-200 580 200 580 420 490L440 570C200 670 -200 670 -420 570Z', '#2a6f78'),
    disc(0, 630, 66, '#f2c14e'),
    line('M-40 630H40', '#c8922e', 10),
  )
const golden = () =>
  faceCentre(
    shoulders(600, 420, 900, '#d9a45a', '#f4d9a6'),
    mirror(
      path(
        'M-300 -400C-560 -420 -700 -100 -660 260C-600 360 -480 340 -430 220C-400 60 -380 -160 -260 -340Z',
        '#c98d43',
      ),
    ),
    head(headShape(470, -460, 560, 1.05), '#e8b96e', '#cc9a50', path(ovalPath(0, 330, 260, 240), '#f8e3ba')),
    eyes(190, 0, 60),
    noseAndMouth(230, 96, '#3a2a26', 1.1),
    tongue(380, 84),
    mirror(line('M-270 -120Q-190 -170 -110 -130', '#b9823c', 22)),
    bandana(450, 500, 220, '#3f7f8c', '#fff3e2'),
  )
const frenchie = () =>
  faceCentre(
    shoulders(640, 420, 900, '#6b6670', '#e9e4df'),
    pointedEars(
      'M-420 -240C-580 -420 -590 -680 -510 -780C-380 -760 -240 -560 -180 -380Z',
      'M-420 -320C-530 -450 -540 -620 -495 -690C-400 -650 -310 -520 -260 -390Z',
      '#6b6670',
      '#f0b9b5',
    ),
    head(
      headShape(520, -440, 520, 1.14),
      '#7d7782',
      '#5f5a66',
      path('M-60 -460C-50 -280 -60 -140 -80 0H80C60 -140 50 -280 60 -460Z', '#efeae4'),
    ),
    mirror(path('M0 60C-120 40 -330 120 -330 300C-330 430 -200 460 -60 400L0 360Z', '#efeae4')),
    eyes(290, 0, 70),
    path('M-110 90C-80 50 80 50 110 90C100 160 50 190 0 190C-50 190 -100 160 -110 90Z', dark),
    mirror(line('M0 190V260Q-100 390 -260 360', dark, 18), line('M-180 -190Q-120 -150 -60 -200', '#5f5a66', 14)),
    bowTie(560, 170, '#c8394b', '#8f2433'),
  )
const husky = () =>
  faceCentre(
    shoulders(580, 420, 900, '#5d6b7a', '#ffffff'),
    pointedEars(
      'M-480 -160C-570 -440 -540 -640 -470 -720C-330 -650 -210 -520 -130 -410Z',
      'M-430 -260C-490 -440 -470 -560 -440 -610C-350 -560 -280 -470 -220 -400Z',
      '#5d6b7a',
      '#f2e9e4',
    ),
    head(
      headShape(530, -450, 540, 1.1),
      '#6d7c8c',
      '#52606e',
      mirror(path('M-680 100C-520 40 -420 -100 -330 -150C-200 -190 -110 -130 -60 -40L0 60V620H-700Z', '#fdfcfa')),
      path('M-40 -470C-30 -340 -30 -230 0 -120C30 -230 30 -340 40 -470Z', '#fdfcfa'),
    ),
    irisEyes(220, 20, 76, '#63b6e6'),
    noseAndMouth(250, 84),
    tongue(386, 64),
    blush(400, 190, 76),
    bandana(470, 480, 210, '#e07a3f', '#fff3e2'),
  )
const dachshund = () => {
  const body =
    'M-700 60C-720 -80 -600 -140 -420 -130H420C560 -130 620 -60 620 60C620 180 560 230 420 230H-460C-620 230 -690 180 -700 60Z'
  const knit = clip(
    'M-420 -140H300V240H-420Z',
    path(body, '#c8394b'),
    steps(6)
      .map((i) => line(`M${-400 + i * 130} -140V240`, i % 2 ? '#f4e3cf' : '#2f6f5f', 34))
      .join(''),
  )
  return at(
    1080,
    1040,
    1.02,
    0,
    path('M600 20C700 -60 740 -160 760 -260C790 -160 760 0 640 90Z', '#7a4527'),
    [-560, -420, 400, 520].map((x) => path(`M${x - 44} 180H${x + 44}V400Q${x} 440 ${x - 60} 410Z`, '#7a4527')).join(''),
    path(body, '#8f5430'),
    knit,
    path('M-640 120C-760 60 -780 -120 -700 -250C-560 -370 -400 -300 -380 -160C-380 0 -480 120 -560 150Z', '#8f5430'),
    path('M-700 -200C-820 -210 -900 -150 -900 -90C-900 -30 -800 -10 -640 -40Z', '#a8683e'),
    disc(-896, -110, 40, dark),
    path('M-520 -290C-420 -280 -380 -160 -410 20C-430 80 -520 80 -540 0C-560 -100 -560 -220 -520 -290Z', '#5f341d'),
    disc(-640, -190, 30, dark),
    disc(-632, -200, 10, '#fff'),
    line('M-870 -40Q-800 10 -720 -10', dark, 12),
    path('M-610 70C-560 130 -480 150 -420 120L-420 180C-500 200 -600 170 -650 110Z', '#f2c14e'),
    path(heart(-760, -420, 50) + heart(-880, -520, 32), '#e4576b'),
  )
}
export const pets: Design[] = [
  pet('corgi-bandana', '方巾柯基', 'Corgi with bandana', '狗:dog 柯基:corgi', corgi),
  pet('smiling-shiba', '微笑柴犬', 'Smiling shiba', '狗:dog 柴犬:shiba_inu', shiba),
  pet('golden-retriever', '金毛小可爱', 'Golden retriever', '狗:dog 金毛:golden_retriever', golden),
  pet('french-bulldog', '法斗绅士', 'French bulldog gent', '狗:dog 法斗:french_bulldog', frenchie),
  pet('blue-eyed-husky', '蓝眼哈士奇', 'Blue-eyed husky', '狗:dog 哈士奇:husky', husky),
  pet('sweater-dachshund', '毛衣腊肠犬', 'Dachshund in a sweater', '狗:dog 腊肠犬:dachshund 冬天:winter', dachshund),
]
