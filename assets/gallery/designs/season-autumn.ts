// Halloween and thanksgiving.
import { dark } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { acornIcon, mapleLeaf } from '../lib/icon-nature.ts'
import { bat, candyCorn, ghost, pumpkin } from '../lib/icon-season.ts'
import { blockLetters, letters, onArc, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { around, leaf, ovalPath, petal, polar, ring, roundRect, star, steps } from '../lib/shape.ts'
import { at, box, clip, disc, line, mirror, oval, path, radial, shaded } from '../lib/svg.ts'
import { stars, worn } from '../lib/texture.ts'
import { season } from './season-winter.ts'

const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
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
    path(letters('boo!', it('boo!', 'spooky', 520), 560, -420), '#7b3f98'),
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
        letters('TRICK OR', it('TRICK OR', 'spooky', 1240), 0, -560, onArc(1700)),
        '#7b3f98',
        '#1a1423',
        24,
        4,
      ),
      blockLetters(letters('TREAT', it('TREAT', 'spooky', 1140), 0, 860), '#f28123', '#1a1423', 26, 4),
      at(-620, 460, 1.2, -10, candyCorn()),
      at(630, 470, 1.2, 12, candyCorn()),
      at(-660, -200, 1, -16, bat('#1a1423')),
      at(670, -220, 1, 16, bat('#1a1423')),
    ),
  )
const turkey = () => {
  const colours = ['#c8553d', '#e08e45', '#f2b84b', '#8a3f2a']
  const tail = steps(9)
    .map((i) => {
      const a = Math.PI + (Math.PI * i) / 8
      return (
        path(petal(...polar(180, a, 0, 60), 620, 260, a), colours[i % 4] ?? '') +
        path(petal(...polar(240, a, 0, 60), 420, 130, a), '#fbe3b0', { opacity: 0.55 })
      )
    })
    .join('')
  return at(
    1000,
    1060,
    1.05,
    0,
    tail,
    path(ovalPath(0, 200, 400, 440), '#8a5236'),
    path(ovalPath(0, 330, 250, 280), '#c98f5f'),
    path(ovalPath(0, -120, 230, 240), '#9c6242'),
    mirror(disc(-84, -150, 64, '#fff'), disc(-74, -144, 34, dark), disc(-64, -156, 11, '#fff')),
    path('M-70 -70L0 30L70 -70Q0 -110 -70 -70Z', '#f2a531'),
    path('M20 0C70 30 70 120 30 150C-6 120 0 50 20 0Z', '#d9394b'),
    mirror(
      path('M-380 120C-480 200 -480 380 -360 460C-300 380 -300 240 -340 140Z', '#6b3a24'),
      line('M-120 620V720M-120 720L-190 760M-120 720L-120 770M-120 720L-50 760', '#f2a531', 30),
    ),
    path('M-250 -290H250L230 -350H-230Z', '#26232b'),
    box(-160, -620, 320, 280, '#26232b', 16),
    box(-160, -430, 320, 70, '#c8553d'),
    box(-50, -440, 100, 90, '#f2c14e', 10),
    box(-24, -416, 48, 42, '#26232b'),
  )
}
const gratefulWreath = () => {
  const r = 620
  const ringLeaves = around(22)
    .map((a, i) =>
      at(
        ...polar(r + (i % 2 ? 40 : -40), a),
        0.86,
        (a * 180) / Math.PI + 90 + (i % 3) * 20,
        mapleLeaf(['#c8553d', '#e08e45', '#b03a2e', '#d9a441'][i % 4] ?? ''),
      ),
    )
    .join('')
  return at(
    1000,
    980,
    1.05,
    0,
    path(
      around(30)
        .map((a) => leaf(...polar(r, a), 220, 60, a + 1.2))
        .join(''),
      '#8a7a3f',
    ),
    ringLeaves,
    around(6, 0.3)
      .map((a) => at(...polar(r, a), 0.7, 0, acornIcon('#b87333', '#6b4226')))
      .join(''),
    at(0, 640, 1.7, 0, pumpkin('#e8742a')),
    at(-230, 660, 1.1, 0, pumpkin('#f2a04b')),
    at(230, 665, 1.1, 0, pumpkin('#d9653f')),
    path(letters('Grateful', it('Grateful', 'script', 860), 0, 20), '#8a3f2a'),
    path(letters('THANKFUL BLESSED', it('THANKFUL BLESSED', 'condensed', 620, 0.1), 0, 190), '#6b4226'),
  )
}
const cosyAutumn = () =>
  centre(
    disc(0, 0, 760, '#f4dcb0'),
    at(
      0,
      160,
      1,
      0,
      shaded(
        'M-420 -260H420V180C420 340 300 420 160 420H-160C-300 420 -420 340 -420 180Z',
        '#c8553d',
        box(140, -300, 400, 800, '#a83f2c', 0, { opacity: 0.6 }),
      ),
      line('M420 -160C600 -180 620 120 410 140', '#c8553d', 66),
      line(
        steps(6)
          .map((i) => `M${-360 + i * 144} -140l72 60l72 -60`)
          .join(''),
        '#fbe3b0',
        20,
      ),
      line(
        steps(6)
          .map((i) => `M${-360 + i * 144} 200l72 60l72 -60`)
          .join(''),
        '#fbe3b0',
        20,
      ),
      path(star(-220, 60, 8, 56, 24) + star(0, 60, 8, 56, 24) + star(220, 60, 8, 56, 24), '#fbe3b0'),
      oval(0, -260, 420, 84, '#fbe3b0'),
      oval(0, -256, 370, 64, '#6b3a24'),
      path(
        'M-300 -270C-260 -380 -120 -360 -80 -320C-20 -400 120 -390 140 -320C220 -370 330 -330 310 -262C200 -210 -200 -210 -300 -270Z',
        '#fff6ea',
      ),
      at(
        150,
        -400,
        1,
        24,
        box(-26, -160, 52, 300, '#b9722e', 20),
        line('M-26 -100L26 -80M-26 -30L26 -10', '#8a4a22', 10),
      ),
    ),
    rimmed(letters('hello autumn', it('hello autumn', 'script', 1320), 0, 860), '#8a3f2a', '#fdf3e0', 36),
    at(-640, -420, 1.2, -20, mapleLeaf('#c8553d')),
    at(640, -470, 1, 30, mapleLeaf('#e08e45')),
    at(-700, 200, 0.9, 40, mapleLeaf('#d9a441')),
    at(700, 330, 1, 10, acornIcon('#b87333', '#6b4226')),
    line('M-140 -320C-190 -420 -90 -480 -140 -580M0 -340C-50 -440 50 -500 0 -620', '#c9a98a', 22),
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
  season('thanksgiving-turkey', '感恩节火鸡', 'Thanksgiving turkey', '感恩节:thanksgiving 火鸡:turkey', turkey, 'cute'),
  season('grateful-wreath', '感恩花环', 'Grateful wreath', '感恩节:thanksgiving 秋天:autumn', gratefulWreath),
  season('hello-autumn', '你好秋天', 'Hello autumn', '秋天:autumn 咖啡:coffee 枫叶:maple', cosyAutumn),
]
