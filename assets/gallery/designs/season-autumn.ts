// Halloween and thanksgiving.

import { dark } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { bat, candyCorn, ghost, pumpkin } from '../lib/icon-season.ts'
import { blockLetters, fitted, letters, onArc } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { ring, roundRect, star } from '../lib/shape.ts'
import { at, centre, clip, disc, line, mirror, oval, path, radial, shaded } from '../lib/svg.ts'
import { stars, worn } from '../lib/texture.ts'

const spooky = '万圣节:halloween'

const jack = (rng: Rng) =>
  centre(
    disc(0, -40, 760, '#3d2352'),
    clip(
      ring(0, -40, 760),
      stars({ x: -760, y: -800, w: 1520, h: 900 }, '#f9c74f', 40, rng, 10),
      disc(300, -360, 200, '#f9dc8a'),
      path('M-800 520C-400 420 400 420 800 520V800H-800Z', '#1a1423'),
    ),
    at(0, 190, 4.6, 0, pumpkin('#f28123', true)),
    path('M-66 -20L-40 -60L-16 -14ZM66 -20L40 -60L16 -14Z', '#f9c74f', {
      transform: 'translate(0 190) scale(4.6)',
      opacity: 0.9,
    }),
    at(-520, -430, 1.3, -12, bat('#1a1423')),
    at(520, -160, 1, 14, bat('#1a1423')),
    at(-250, -600, 0.8, 8, bat('#1a1423')),
    line('M-760 640C-400 600 400 600 760 640', '#f28123', 10, { 'stroke-dasharray': '2 30' }),
  )
const ghostBoo = () =>
  at(
    1000,
    1000,
    1,
    0,
    at(0, 60, 5, 0, ghost()),
    at(
      -60,
      -520,
      1,
      -8,
      path('M-360 60C-200 0 200 0 360 60C200 120 -200 120 -360 60Z', '#3d2352'),
      path(
        'M-200 40C-150 -120 -60 -300 120 -420C100 -330 110 -280 160 -240C120 -220 170 -60 200 40C80 80 -80 80 -200 40Z',
        '#4f2f6b',
      ),
      path('M-204 30C-80 70 80 70 204 30L196 -30C80 10 -80 10 -186 -30Z', '#f28123'),
    ),
    at(-640, 440, 1.9, 0, pumpkin('#f28123', true)),
    at(640, 480, 1.5, 0, pumpkin('#e8742a')),
    path(letters('boo!', fitted('boo!', 'spooky', 520), 560, -420), '#7b3f98'),
    path(star(-640, -420, 5, 50, 21) + star(640, 0, 5, 40, 17) + star(-720, 60, 5, 34, 14), '#f9c74f'),
  )
const haunted = (rng: Rng) => {
  const wall = '#1a1423'
  const win = (x: number, y: number, w: number, h: number) =>
    path(`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, '#f9c74f') +
    line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.6}H${x + w}`, wall, 8)
  return centre(
    disc(0, -80, 860, '#f28123'),
    clip(ring(0, -80, 860), disc(0, -80, 860, radial(['#f9c74f/0.9', '#f28123/0'])), disc(200, -330, 330, '#fbe6a8')),
    at(-560, -480, 1.5, -14, bat(wall)),
    at(560, -640, 1.1, 10, bat(wall)),
    at(620, -120, 0.9, -8, bat(wall)),
    path('M-900 620C-600 480 -300 560 0 520C300 560 600 460 900 620C600 800 -600 800 -900 620Z', wall),
    path('M-420 560V-60L-470 -60L-250 -380L-30 -60H-80V40H60V-280L0 -280L180 -640L360 -280H310V560Z', wall),
    path('M310 120H480V560H300Z', wall),
    path('M290 130L400 -20L510 130Z', wall),
    win(-300, -10, 100, 160),
    win(-340, 240, 90, 150),
    win(130, -220, 100, 170),
    win(-180, 250, 90, 150),
    win(150, 60, 90, 150),
    win(380, 210, 70, 120),
    path('M0 560V360A70 70 0 0 1 140 360V560Z', '#7b3f98'),
    disc(116, 460, 10, '#f9c74f'),
    line(
      'M-740 600V420M-740 480L-820 400M-740 440L-680 360M-740 420L-760 330M760 610V400M760 470L840 390M760 430L690 340M760 400L790 310',
      wall,
      24,
    ),
    [-620, -520, 560, 660].map((x) => path(`M${x - 40} 640V540A40 40 0 0 1 ${x + 40} 540V640Z`, '#3d2352')).join(''),
    at(-520, 610, 0.5, 0, pumpkin('#f28123', true)),
    at(600, 620, 0.6, 0, pumpkin('#f28123', true)),
    stars({ x: -700, y: -760, w: 1400, h: 500 }, '#fff3d0', 20, rng, 8),
  )
}
const witchBrew = () =>
  centre(
    mirror(line('M-300 560L-380 700', dark, 50)),
    at(
      0,
      180,
      1,
      0,
      shaded(
        'M-520 -160H520C600 120 460 470 0 470C-460 470 -600 120 -520 -160Z',
        '#2b2236',
        path('M120 -160H560C620 160 460 480 60 480C300 300 300 60 120 -160Z', '#1a1423'),
        path('M-440 0C-460 140 -400 280 -300 350C-360 240 -380 120 -370 0Z', '#4f4260'),
      ),
      path(roundRect(-580, -230, 1160, 110, 54), '#3a2f4a'),
      oval(0, -200, 500, 70, '#6fbf3f'),
      [
        [-300, -210, 60],
        [-140, -240, 84],
        [60, -230, 70],
        [240, -220, 90],
        [360, -200, 44],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#8fd94f') + disc(x - r * 0.3, y - r * 0.3, r * 0.2, '#d9f7b0'))
        .join(''),
      path(
        'M-440 -160C-430 -60 -400 20 -380 20C-350 20 -360 -80 -340 -140C-330 -60 -300 -20 -280 -40C-260 -60 -280 -120 -270 -150Z',
        '#6fbf3f',
      ),
    ),
    [
      [-220, -260, 50],
      [60, -380, 70],
      [260, -260, 36],
      [-80, -480, 40],
      [180, -560, 54],
      [-200, -620, 30],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, '#8fd94f', { opacity: 0.85 }) + disc(x - r * 0.3, y - r * 0.3, r * 0.22, '#e6fbd0'),
      )
      .join(''),
    line('M-460 640H460', '#7a4a2c', 60),
    line('M-380 700L380 580M-380 580L380 700', '#8a5a34', 54),
    path(
      'M-260 640C-330 560 -260 500 -230 430C-200 490 -140 480 -150 400C-60 470 -60 560 -20 500C20 440 40 420 40 380C140 450 120 540 180 500C210 480 210 450 210 430C290 500 300 580 260 640Z',
      '#f28123',
    ),
    path(
      'M-140 640C-180 590 -120 560 -110 510C-70 560 -20 560 -10 500C50 560 90 570 110 530C150 580 150 620 120 640Z',
      '#f9c74f',
    ),
    at(-640, -360, 1.4, -14, bat('#3d2352')),
    at(640, -420, 1.2, 12, bat('#3d2352')),
    at(600, 40, 1.1, 20, candyCorn()),
    at(-660, 80, 1, -16, candyCorn()),
  )
const trickOrTreat = (rng: Rng) =>
  worn(
    { x: 0, y: 0, w: 2000, h: 2000 },
    rng,
    380,
    centre(
      disc(0, 0, 620, '#f9c74f'),
      path(
        'M-620 0A620 620 0 0 0 620 0C420 120 300 20 160 90C20 160 -160 60 -300 110C-420 150 -540 90 -620 0Z',
        '#f28123',
      ),
      at(
        0,
        250,
        1.2,
        0,
        path(
          'M0 -420C70 -420 90 -430 120 -460L200 -620C230 -560 240 -460 230 -360C240 -270 190 -200 150 -170C280 -60 340 120 320 280H-320C-340 120 -280 -60 -150 -170C-190 -200 -240 -270 -230 -360C-240 -460 -230 -560 -200 -620L-120 -460C-90 -430 -70 -420 0 -420Z',
          '#1a1423',
        ),
        mirror(
          path('M-140 -330C-110 -370 -60 -370 -40 -330C-70 -290 -110 -290 -140 -330Z', '#8fd94f'),
          oval(-90, -330, 10, 30, '#1a1423'),
        ),
        path('M-20 -250H20L0 -226Z', '#e8838a'),
      ),
      blockLetters(
        letters('TRICK OR', fitted('TRICK OR', 'spooky', 1240), 0, -560, onArc(1700)),
        '#7b3f98',
        '#1a1423',
        24,
        4,
      ),
      blockLetters(letters('TREAT', fitted('TREAT', 'spooky', 1140), 0, 860), '#f28123', '#1a1423', 26, 4),
      at(-620, 460, 1.2, -10, candyCorn()),
      at(630, 470, 1.2, 12, candyCorn()),
      at(-660, -200, 1, -16, bat('#1a1423')),
      at(670, -220, 1, 16, bat('#1a1423')),
    ),
  )
export const autumnSeason: Design[] = [
  season('jack-o-lantern', '南瓜灯之夜', "Jack-o'-lantern", `${spooky} 南瓜:pumpkin 蝙蝠:bat`, jack),
  season('ghost-boo', '小幽灵', 'Boo the ghost', `${spooky} 幽灵:ghost 可爱:cute`, ghostBoo, 'cute'),
  season('haunted-house', '鬼屋', 'Haunted house', `${spooky} 鬼屋:haunted_house`, haunted),
  season('witch-brew', '女巫药锅', "Witch's brew", `${spooky} 女巫:witch`, witchBrew),
  season(
    'trick-or-treat',
    '不给糖就捣蛋',
    'Trick or treat',
    `${spooky} 黑猫:black_cat 文字:lettering`,
    trickOrTreat,
    'lettering',
  ),
]
