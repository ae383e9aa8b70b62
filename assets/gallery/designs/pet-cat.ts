import {
  blush,
  bowTie,
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
import { faceCentre, pet } from '../lib/family.ts'
import { heart, sparkle, star } from '../lib/shape.ts'
import { at, clip, disc, line, mirror, oval, path } from '../lib/svg.ts'

const catEar = 'M-500 -120C-560 -420 -540 -600 -490 -680C-350 -620 -220 -520 -140 -420Z'
const catEarInner = 'M-450 -230C-490 -430 -480 -540 -455 -580C-360 -530 -280 -460 -220 -400Z'
const tabby = () =>
  faceCentre(
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
  faceCentre(
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
export const catDesigns: Design[] = [
  pet('ginger-tabby', '橘猫绅士', 'Ginger tabby', '猫:cat 橘猫:ginger_cat', tabby),
  pet('moonlight-black-cat', '月下黑猫', 'Moonlit black cat', '猫:cat 黑猫:black_cat 月亮:moon', blackCat),
  pet('calico-loaf', '三花猫吐司', 'Calico loaf', '猫:cat 三花猫:calico', calicoLoaf),
  pet('scholar-cat', '学霸猫', 'Scholar cat', '猫:cat 眼镜:glasses 学习:study', scholarCat),
  pet('paw-heart', '爪印爱心', 'Paw heart', '爪印:paw 爱心:heart', pawHeart),
]
