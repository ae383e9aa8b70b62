// Cats and dogs that owners recognise.
import {
  bandana,
  blush,
  bowTie,
  dark,
  eyes,
  glasses,
  head,
  headShape,
  irisEyes,
  noseAndMouth,
  pointedEars,
  shoulders,
  sleepyEyes,
  whiskers,
} from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { heart, ovalPath, sparkle, star, steps } from '../lib/shape.ts'
import { at, clip, disc, line, mirror, oval, path } from '../lib/svg.ts'
import { portrait } from './animal-portrait.ts'

const centre = (...children: string[]): string => at(1000, 1040, 1, 0, ...children)
const pet = (slug: string, zh: string, en: string, tags: string, draw: () => string): Design =>
  portrait(slug, zh, en, `宠物:pet ${tags}`, draw, { category: 'pet' })
const catEar = 'M-500 -120C-560 -420 -540 -600 -490 -680C-350 -620 -220 -520 -140 -420Z'
const catEarInner = 'M-450 -230C-490 -430 -480 -540 -455 -580C-360 -530 -280 -460 -220 -400Z'
const tongue = (y: number, s: number): string =>
  path(`M${-s} ${y}V${y + s * 1.1}A${s} ${s} 0 0 0 ${s} ${y + s * 1.1}V${y}Z`, '#ee7b86') +
  line(`M0 ${y + 8}V${y + s}`, '#c9525f', 8)

const corgi = () =>
  centre(
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
  centre(
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
  centre(
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
  centre(
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
  centre(
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
const tabby = () =>
  centre(
    shoulders(540, 420, 900, '#d98e4a', '#fff3e2'),
    pointedEars(catEar, catEarInner, '#d98e4a', '#f6c3b8'),
    head(
      headShape(560, -440, 500, 1.08),
      '#e8a35f',
      '#c97f3c',
      path(
        'M-40 -500C-30 -380 -20 -320 0 -240C20 -320 30 -380 40 -500ZM-150 -480C-120 -400 -100 -340 -70 -280C-70 -360 -70 -420 -80 -480ZM150 -480C120 -400 100 -340 70 -280C70 -360 70 -420 80 -480Z',
        '#b5692c',
      ),
      mirror(
        path(
          'M-620 0C-520 0 -460 20 -410 60C-480 60 -550 60 -620 70ZM-610 140C-530 130 -470 150 -430 180C-490 190 -550 190 -600 210Z',
          '#b5692c',
        ),
        path('M-190 240C-90 180 0 220 0 260V420C-130 440 -230 360 -190 240Z', '#fff3e2'),
      ),
    ),
    irisEyes(220, 20, 100, '#7fb069', true),
    noseAndMouth(230, 56, '#d4636b'),
    whiskers(190, 280, 260, '#fff3e2', 9),
    bowTie(560, 150, '#3f7f8c', '#2a5a66'),
  )
const blackCat = () =>
  at(
    1000,
    1000,
    1,
    0,
    disc(0, -80, 800, '#f4d58a'),
    disc(-260, -330, 110, '#e9c26c'),
    disc(330, 60, 80, '#e9c26c'),
    disc(260, -480, 56, '#e9c26c'),
    path('M-900 560C-500 480 500 480 900 560C500 660 -500 660 -900 560Z', '#3a2a4f'),
    path(
      'M0 -420C70 -420 90 -430 120 -460L200 -620C230 -560 240 -460 230 -360C240 -270 190 -200 150 -170C280 -60 340 200 320 460C310 560 260 580 200 580H-200C-260 580 -310 560 -320 460C-340 200 -280 -60 -150 -170C-190 -200 -240 -270 -230 -360C-240 -460 -230 -560 -200 -620L-120 -460C-90 -430 -70 -420 0 -420Z',
      '#1f1a2b',
    ),
    line('M280 520C460 560 620 440 560 280C530 200 450 220 460 300', '#1f1a2b', 70),
    mirror(path('M-180 -500L-200 -570L-140 -470Z', '#6b4a7a')),
    irisEyes(100, -320, 56, '#f2c14e', true),
    path('M-24 -246Q0 -260 24 -246Q12 -222 0 -218Q-12 -222 -24 -246Z', '#d4849a'),
    whiskers(70, -230, 170, '#8f7fa8', 6),
    line('M-60 320V560M60 320V560', '#3a2f4f', 12),
    path(star(-560, -620, 5, 50, 21) + star(620, -640, 5, 38, 16) + star(-700, -260, 5, 28, 12), '#f7e3b0'),
    path(sparkle(720, -200, 70) + sparkle(-420, -800, 50), '#f7e3b0'),
  )
const calicoLoaf = () => {
  const loaf =
    'M-640 420C-720 160 -640 -80 -420 -150C-200 -220 300 -200 480 -110C680 0 740 220 660 420C560 500 -540 500 -640 420Z'
  return at(
    1000,
    1080,
    1.08,
    0,
    oval(0, 470, 760, 60, '#000000', { opacity: 0.12 }),
    path('M560 380C760 420 840 260 740 160C700 120 650 160 680 220', '#2f2a33'),
    path(loaf, '#fdf6ec'),
    clip(
      loaf,
      path('M120 -260C300 -280 620 -160 700 60C620 160 420 140 320 40C220 -40 100 -120 120 -260Z', '#e39a4f'),
      path('M380 120C520 80 720 180 720 380C620 460 440 420 400 320C370 240 330 180 380 120Z', '#3a343f'),
      path('M-700 260C-560 220 -480 320 -520 460H-720Z', '#e39a4f'),
    ),
    at(
      -240,
      -130,
      0.78,
      0,
      pointedEars(catEar, catEarInner, '#fdf6ec', '#f6c3b8'),
      path(catEar, '#e39a4f'),
      path(catEarInner, '#f6c3b8'),
      `<g transform="scale(-1 1)">${path(catEar, '#3a343f')}${path(catEarInner, '#f6c3b8')}</g>`,
      head(
        headShape(560, -440, 480, 1.08),
        '#fdf6ec',
        '#e3d5c5',
        path('M-640 -500H-60C-60 -300 -120 -120 -280 -40C-420 20 -560 0 -640 -60Z', '#e39a4f'),
        path('M120 -500H640V0C520 20 360 -20 280 -120C200 -220 120 -340 120 -500Z', '#3a343f'),
      ),
      sleepyEyes(220, 50, 84, 22),
      noseAndMouth(210, 52, '#d4636b'),
      whiskers(180, 260, 240, '#b9a89a', 9),
      blush(390, 190, 80),
    ),
    path(heart(520, -430, 60) + heart(660, -560, 38) + heart(420, -600, 30), '#e4576b'),
  )
}
const scholarCat = () =>
  centre(
    shoulders(540, 420, 900, '#8f98a6', '#e9ecef'),
    pointedEars(catEar, catEarInner, '#7d8694', '#f2c3bd'),
    head(
      headShape(560, -440, 500, 1.08),
      '#a3acb9',
      '#838c9a',
      mirror(path('M-190 240C-90 180 0 220 0 260V420C-130 440 -230 360 -190 240Z', '#eef1f3')),
    ),
    irisEyes(230, 20, 96, '#f2a531'),
    glasses(230, 20, 170, '#3a2a2e'),
    noseAndMouth(240, 54, '#c9666f'),
    whiskers(190, 300, 250, '#eef1f3', 9),
    path('M-330 470L0 620L330 470L300 620L0 740L-300 620Z', '#7a2e3a'),
    path('M-40 600H40L70 860L0 900L-70 860Z', '#9c3d4a'),
    line('M-54 700L54 660M-60 780L60 740', '#f2c14e', 16),
  )
const pawHeart = () => {
  const d = heart(0, 20, 760)
  const pad = (x: number, y: number, s: number, c: string) =>
    at(
      x,
      y,
      s,
      0,
      path('M0 -10C50 -10 90 40 90 80C90 120 50 120 0 110C-50 120 -90 120 -90 80C-90 40 -50 -10 0 -10Z', c),
      oval(-96, -20, 32, 46, c),
      oval(-38, -74, 34, 50, c),
      oval(38, -74, 34, 50, c),
      oval(96, -20, 32, 46, c),
    )
  return at(
    1000,
    1000,
    1,
    0,
    path(d, '#e4576b'),
    clip(d, path(heart(60, 90, 760), '#c8394b'), path(heart(-20, -20, 740), '#e4576b')),
    pad(0, 0, 3.2, '#fff3e6'),
    line('M-560 -330C-520 -470 -400 -540 -280 -520', '#ffffff', 34, { opacity: 0.5 }),
  )
}
export const pets: Design[] = [
  pet('corgi-bandana', '方巾柯基', 'Corgi with bandana', '狗:dog 柯基:corgi', corgi),
  pet('smiling-shiba', '微笑柴犬', 'Smiling shiba', '狗:dog 柴犬:shiba_inu', shiba),
  pet('golden-retriever', '金毛小可爱', 'Golden retriever', '狗:dog 金毛:golden_retriever', golden),
  pet('french-bulldog', '法斗绅士', 'French bulldog gent', '狗:dog 法斗:french_bulldog', frenchie),
  pet('blue-eyed-husky', '蓝眼哈士奇', 'Blue-eyed husky', '狗:dog 哈士奇:husky', husky),
  pet('sweater-dachshund', '毛衣腊肠犬', 'Dachshund in a sweater', '狗:dog 腊肠犬:dachshund 冬天:winter', dachshund),
  pet('ginger-tabby', '橘猫绅士', 'Ginger tabby', '猫:cat 橘猫:ginger_cat', tabby),
  pet('moonlight-black-cat', '月下黑猫', 'Moonlit black cat', '猫:cat 黑猫:black_cat 月亮:moon', blackCat),
  pet('calico-loaf', '三花猫吐司', 'Calico loaf', '猫:cat 三花猫:calico', calicoLoaf),
  pet('scholar-cat', '学霸猫', 'Scholar cat', '猫:cat 眼镜:glasses 学习:study', scholarCat),
  pet('paw-heart', '爪印爱心', 'Paw heart', '爪印:paw 爱心:heart', pawHeart),
]
