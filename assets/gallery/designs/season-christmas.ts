// Christmas characters.

import { blush, dark, eyes, head } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { pine } from '../lib/foliage.ts'
import { gingerbread, snowflake } from '../lib/icon-season.ts'
import type { Rng } from '../lib/rng.ts'
import { ovalPath, ring, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, mirror, oval, path, radial, shaded } from '../lib/svg.ts'
import { speckle } from '../lib/texture.ts'

const reindeer = () =>
  at(
    1000,
    1120,
    1,
    0,
    mirror(
      line(
        'M-180 -420C-220 -560 -380 -620 -420 -780M-290 -600C-400 -600 -500 -640 -540 -740M-230 -500C-330 -480 -420 -500 -480 -560M-370 -680C-350 -760 -340 -820 -300 -880',
        '#8a5a34',
        52,
      ),
      path('M-330 -260C-460 -420 -640 -400 -680 -320C-620 -200 -460 -140 -340 -160Z', '#a8703f'),
      path('M-380 -260C-460 -340 -560 -340 -600 -310C-560 -240 -460 -200 -390 -206Z', '#e8b48a'),
    ),
    head(
      'M0 -440C240 -440 400 -280 400 -60C400 120 330 240 310 400C290 600 140 720 0 720C-140 720 -290 600 -310 400C-330 240 -400 120 -400 -60C-400 -280 -240 -440 0 -440Z',
      '#b97c48',
      '#96602f',
      path(ovalPath(0, 520, 300, 250), '#e8c098'),
    ),
    eyes(190, -40, 62),
    disc(0, 400, 130, '#d9303f'),
    disc(-40, 356, 36, '#f7a8a8'),
    line('M-130 590Q0 680 130 590', dark, 18),
    blush(300, 190, 70),
    line('M-360 -350Q0 -240 360 -350', '#2f6f4f', 14),
    steps(7)
      .map((i) =>
        at(
          -330 + i * 110,
          -330 + (9 - (i - 3) ** 2) * 8,
          1,
          0,
          oval(0, 26, 28, 38, ['#f2c14e', '#d9303f', '#4f9bd0', '#4fae7f'][i % 4] ?? ''),
          box(-14, -16, 28, 18, '#2f6f4f', 4),
        ),
      )
      .join(''),
  )
const snowman = (rng: Rng) =>
  centre(
    disc(0, 0, 900, '#2f5f8a'),
    clip(
      ring(0, 0, 900),
      disc(0, 0, 900, radial(['#6fa8d0/0.8', '#2f5f8a/0'])),
      path('M-900 520C-500 380 500 380 900 520V920H-900Z', '#f4f8fb'),
      path(
        [
          [-640, 500, 460],
          [-470, 470, 330],
          [620, 500, 500],
          [450, 460, 330],
        ]
          .map(([x = 0, y = 0, h = 0]) => pine(x, y, h, h * 0.46, rng, 6))
          .join(''),
        '#1f4f5f',
      ),
      speckle({ x: -860, y: -860, w: 1720, h: 1500 }, '#ffffff', 110, 16, rng),
    ),
    shaded(
      ring(0, 420, 360),
      '#fdfeff',
      disc(90, 480, 370, '#cfe0ec', { opacity: 0.7 }),
      disc(-40, 390, 340, '#fdfeff'),
    ),
    shaded(
      ring(0, -90, 270),
      '#fdfeff',
      disc(80, -30, 280, '#cfe0ec', { opacity: 0.7 }),
      disc(-34, -116, 252, '#fdfeff'),
    ),
    mirror(disc(-90, -150, 30, dark)),
    path('M0 -80L190 -40L0 -20Z', '#f28a3c'),
    line('M-110 20Q0 110 110 20', dark, 16, { 'stroke-dasharray': '2 36' }),
    path('M-270 90C-120 190 120 190 270 90L300 170C140 280 -140 280 -300 170Z', '#c8303f'),
    path('M110 200L230 170L280 440H160Z', '#c8303f'),
    line('M164 390H276M156 330H262', '#f7f1e3', 18),
    disc(0, 330, 30, dark),
    disc(0, 460, 30, dark),
    disc(0, 590, 30, dark),
    line('M-340 340L-620 180M-540 226L-600 300M-500 250L-580 150', '#6b4226', 24),
    line('M340 340L620 160M540 212L600 290M500 236L590 120', '#6b4226', 24),
    box(-300, -370, 600, 60, '#26232b', 26),
    box(-190, -680, 380, 330, '#26232b', 20),
    box(-190, -450, 380, 70, '#c8303f'),
  )
const santa = () =>
  at(
    1000,
    1060,
    1,
    0,
    path(
      'M-430 -220C-420 -560 -140 -760 160 -720C380 -690 520 -500 560 -280C480 -380 380 -420 300 -400C400 -330 430 -270 430 -220Z',
      '#c8303f',
    ),
    path('M160 -720C380 -690 520 -500 560 -280C480 -380 380 -420 300 -400C300 -520 260 -640 160 -720Z', '#a3202f'),
    disc(570, -240, 90, '#fffaf4'),
    path(ovalPath(0, 20, 400, 340), '#f2c3a0'),
    path(
      'M-470 -20C-520 420 -260 800 0 800C260 800 520 420 470 -20C420 120 300 150 200 110C120 160 -120 160 -200 110C-300 150 -420 120 -470 -20Z',
      '#fffaf4',
    ),
    line(
      'M-330 260C-320 420 -240 560 -160 640M330 260C320 420 240 560 160 640M-120 380C-120 500 -80 620 -30 700M120 380C120 500 80 620 30 700',
      '#e3e0e6',
      22,
    ),
    mirror(
      path('M0 150C-80 90 -220 100 -290 190C-200 260 -60 240 0 190Z', '#ffffff', {
        stroke: '#dedbe2',
        'stroke-width': 8,
      }),
    ),
    path('M-70 250Q0 310 70 250Q40 340 0 340Q-40 340 -70 250Z', '#b3414f'),
    disc(0, 110, 66, '#e8a080'),
    mirror(disc(-150, -20, 36, dark), line('M-220 -110Q-150 -150 -90 -110', '#fffaf4', 34)),
    blush(260, 90, 70),
    box(-480, -290, 960, 150, '#fffaf4', 74),
    at(-330, -640, 0.8, -20, snowflake(100, '#9fc3d8', 12)),
    at(-560, -420, 0.5, 10, snowflake(100, '#9fc3d8', 14)),
  )
const gingerHouse = () =>
  centre(
    oval(0, 700, 880, 110, '#e6eff5'),
    path('M-520 -60H520V700H-520Z', '#b9722e'),
    path('M-660 -40L0 -640L660 -40L560 40L0 -460L-560 40Z', '#fffaf4'),
    path('M-540 20L0 -470L540 20L520 60H-520Z', '#c9853f'),
    line(
      'M-560 40C-500 110 -440 40 -380 100C-320 160 -280 60 -220 110C-160 160 -110 60 -50 110C10 160 60 60 120 110C180 160 230 60 290 110C350 160 400 60 460 100C500 120 540 60 560 40',
      '#fffaf4',
      30,
    ),
    path('M-130 700V360A130 130 0 0 1 130 360V700Z', '#8a4a22'),
    line('M-130 700V360A130 130 0 0 1 130 360V700', '#fffaf4', 22),
    disc(80, 520, 22, '#f2c14e'),
    mirror(
      box(-420, 260, 200, 200, '#f9d978', 20),
      line('M-420 260H-220V460H-420ZM-320 260V460M-420 360H-220', '#fffaf4', 18),
      path(heart2(-320, 180), '#c8303f'),
    ),
    disc(0, -120, 110, '#f9d978'),
    line(`${ring(0, -120, 110)}M0 -230V-10M-110 -120H110`, '#fffaf4', 18),
    steps(9)
      .map((i) =>
        disc(-560 + i * 140, -530 + Math.abs(i - 4) * 128, 44, ['#c8303f', '#2f7a5c', '#f2c14e'][i % 3] ?? ''),
      )
      .join(''),
    at(-640, 560, 1.5, -6, gingerbread()),
    at(650, 570, 1.4, 8, gingerbread()),
    box(240, -560, 120, 240, '#a8642a'),
    path('M216 -580H384V-520Q340 -480 310 -520Q280 -480 250 -520Q230 -500 216 -520Z', '#fffaf4'),
  )
const heart2 = (x: number, y: number): string =>
  `M${x} ${y + 36}C${x - 60} ${y} ${x - 40} ${y - 50} ${x} ${y - 20}C${x + 40} ${y - 50} ${x + 60} ${y} ${x} ${y + 36}Z`
const xmas = '圣诞节:christmas'
export const christmasFriends: Design[] = [
  season('red-nosed-reindeer', '红鼻子驯鹿', 'Red-nosed reindeer', `${xmas} 驯鹿:reindeer`, reindeer, 'cute'),
  season('cosy-snowman', '暖心雪人', 'Cosy snowman', `${xmas} 雪人:snowman 冬天:winter`, snowman, 'cute'),
  season('jolly-santa', '圣诞老人', 'Jolly Santa', `${xmas} 圣诞老人:santa`, santa, 'cute'),
  season('gingerbread-house', '姜饼屋', 'Gingerbread house', `${xmas} 姜饼:gingerbread`, gingerHouse, 'cute'),
]
