// Valentine's, St Patrick's, Easter, parents' days and summer.
import type { Design } from '../lib/design.ts'
import { blossom, daisy, grass, palm, rose, tulip } from '../lib/foliage.ts'
import { melonSlice, pineappleIcon } from '../lib/icon-nature.ts'
import { bunnyIcon, eggIcon, goldPot, loveLetter, shamrock } from '../lib/icon-season.ts'
import { blockLetters, bulge, letters, onArc, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import {
  arcBand,
  around,
  heart,
  leaf,
  ovalPath,
  polar,
  rays,
  ring,
  roundRect,
  sparkle,
  star,
  steps,
} from '../lib/shape.ts'
import { at, box, clip, disc, line, mirror, oval, path, pt, shaded } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'
import { season } from './season-winter.ts'

const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
const love = "情人节:valentine's_day"
const lucky = "圣帕特里克节:st_patrick's_day"

const heartGarden = () => {
  const curve = (count: number, scale: number, shift: number) =>
    steps(count).map((i) => {
      const t = ((i + shift) / count) * Math.PI * 2
      return [
        16 * Math.sin(t) ** 3 * scale,
        -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * scale - 40,
      ] as const
    })
  const placed = [...curve(24, 50, 0), ...curve(15, 34, 0.5), ...curve(7, 17, 0.2)]
  const kinds = [
    (x: number, y: number) => rose(x, y, 104, '#d9455f'),
    (x: number, y: number) => daisy(x, y, 104, 11, '#fffaf0', '#f2b632'),
    (x: number, y: number) => blossom(x, y, 104, '#f4a6b8', '#f7c948'),
    (x: number, y: number) => rose(x, y, 96, '#f2b8a0'),
    (x: number, y: number) => blossom(x, y, 84, '#c79ad1', '#fff1c9'),
  ]
  return at(
    1000,
    1010,
    1,
    0,
    placed
      .map(([x, y], i) =>
        path(
          steps(4)
            .map((k) => leaf(x, y, 150, 62, i + k * 1.57))
            .join(''),
          i % 2 ? '#6f9a72' : '#8fb48a',
        ),
      )
      .join(''),
    placed.map(([x, y], i) => kinds[i % 5]?.(x, y) ?? '').join(''),
  )
}
const catsInLove = () => {
  const cat = (c: string, tail: number) =>
    path(
      'M0 -300C60 -300 70 -300 100 -330L170 -460C190 -420 200 -330 196 -250C196 -190 160 -140 130 -120C240 -20 290 160 280 330C276 400 250 430 200 430H-200C-250 430 -276 400 -280 330C-290 160 -240 -20 -130 -120C-160 -140 -196 -190 -196 -250C-200 -330 -190 -420 -170 -460L-100 -330C-70 -300 -60 -300 0 -300Z',
      c,
    ) +
    line(
      `M${tail * 200} 400C${tail * 420} 400 ${tail * 440} 120 ${tail * 300} 60C${tail * 220} 20 ${tail * 200} 120 ${tail * 260} 130`,
      c,
      56,
    )
  return centre(
    path(heart(0, -120, 760), '#f7c5cc'),
    at(-240, 330, 1, 4, cat('#3a343f', -1)),
    at(
      250,
      340,
      0.96,
      -6,
      cat('#e39a4f', 1),
      line('M-120 60C-40 40 40 40 120 60M-140 160C-50 140 50 140 140 160', '#c27730', 18),
    ),
    path(heart(20, -330, 90), '#e4405a'),
    path(heart(-180, -520, 50) + heart(220, -560, 60) + heart(40, -640, 36), '#e4576b'),
    path('M-820 770C-400 720 400 720 820 770C400 820 -400 820 -820 770Z', '#c8586b'),
  )
}
const loveBugs = () =>
  centre(
    at(0, 180, 4.2, -6, loveLetter('#fff6ee', '#e4405a')),
    [
      [-520, -420, 120, '#e4405a', -14],
      [-200, -640, 90, '#f28b9b', 8],
      [180, -520, 140, '#e4576b', -6],
      [520, -620, 80, '#f7b6bd', 16],
      [620, -260, 104, '#c8394b', 10],
      [-680, -80, 70, '#f7b6bd', -20],
      [-20, -330, 64, '#f28b9b', 4],
    ]
      .map(([x, y, s, c, a]) =>
        at(
          Number(x),
          Number(y),
          1,
          Number(a),
          path(heart(0, 0, Number(s)), String(c)),
          line(
            `M${-Number(s) * 0.6} ${-Number(s) * 0.36}Q${-Number(s) * 0.55} ${-Number(s) * 0.6} ${-Number(s) * 0.3} ${-Number(s) * 0.64}`,
            '#ffffff',
            Number(s) * 0.12,
            { opacity: 0.6 },
          ),
        ),
      )
      .join(''),
    path(letters('you have my heart', it('you have my heart', 'signature', 1200), 0, 800), '#c8394b'),
  )
const luckyYou = (rng: Rng) =>
  worn(
    { x: 0, y: 0, w: 2000, h: 2000 },
    rng,
    380,
    centre(
      around(16)
        .map((a) => at(...polar(740, a), 1.25, (a * 180) / Math.PI + 90, shamrock(a > 1 ? '#4fae5f' : '#2f8f4f')))
        .join(''),
      blockLetters(letters('LUCKY', it('LUCKY', 'western', 1080), 0, 60), '#2f8f4f', '#14342b', 20, 4),
      path(letters('one and only', it('one and only', 'script', 800), 0, 300), '#d9a441'),
      path(star(-260, -260, 5, 50, 21) + star(0, -310, 5, 66, 28) + star(260, -260, 5, 50, 21), '#d9a441'),
    ),
  )
const potOfGold = () =>
  at(
    990,
    1040,
    0.9,
    0,
    ['#e4576b', '#f28a4b', '#f7c948', '#5fb37c', '#4f9bd0', '#8d6bc2']
      .map((c, i) => path(arcBand(0, 300, 900 - i * 80, 822 - i * 80, -Math.PI, -0.02), c))
      .join(''),
    path(
      'M-960 300a120 120 0 0 1 40 -220a150 150 0 0 1 270 -40a130 130 0 0 1 180 130a90 90 0 0 1 -10 150Z',
      '#ffffff',
      { stroke: '#dfe7ef', 'stroke-width': 10 },
    ),
    at(610, 330, 3, 0, goldPot()),
    at(590, 380, 0.9, 0, shamrock('#4fae5f', 4)),
    [
      [-300, 480, 1.2],
      [0, 560, 1],
      [-560, 600, 0.9],
      [240, 640, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1], i) =>
        at(x, y, s, i * 20 - 20, shamrock(i % 2 ? '#4fae5f' : '#2f8f4f', i === 0 ? 4 : 3)),
      )
      .join(''),
    path(sparkle(320, -40, 60) + sparkle(860, -60, 50) + sparkle(760, 700, 44), '#f2c14e'),
  )
const bunnyBasket = (rng: Rng) =>
  centre(
    disc(0, -60, 760, '#dff0e6'),
    at(0, -180, 3.6, 0, bunnyIcon('#fbf6f0')),
    [
      [-330, 330, 1.5, '#f7b6c8', 0, '#ffffff'],
      [-110, 280, 1.6, '#9fd3e0', 3, '#ffffff'],
      [130, 290, 1.6, '#f7d98a', 2, '#e4879b'],
      [350, 330, 1.5, '#c9b3e6', 1, '#ffffff'],
    ]
      .map(([x, y, s, c, k, i]) =>
        at(Number(x), Number(y), Number(s), (Number(x) / 30) | 0, eggIcon(String(c), Number(k), String(i))),
      )
      .join(''),
    shaded(
      'M-560 380H560L440 760H-440Z',
      '#c98f4f',
      line(
        steps(12)
          .map((i) => `M${-540 + i * 98} 380L${-430 + i * 78} 760`)
          .join(''),
        '#a86f34',
        22,
      ),
      line('M-540 500H540M-510 620H510', '#e0b070', 34),
    ),
    path(roundRect(-600, 350, 1200, 90, 44), '#e0b070'),
    mirror(path('M0 560C-90 480 -240 500 -230 600C-220 680 -80 660 0 600Z', '#e4879b')),
    disc(0, 585, 50, '#c8587b'),
    path(grass(-700, 700, 780, 150, 46, rng), '#7fb36a'),
    daisy(-620, 700, 70, 10, '#fffaf0', '#f2b632'),
    daisy(620, 710, 80, 10, '#fffaf0', '#f2b632'),
    blossom(500, 770, 56, '#f4a6b8', '#f7c948'),
    blossom(-500, 780, 56, '#c79ad1', '#fff1c9'),
  )
const easterEgg = () => {
  const egg =
    'M0 -860C360 -860 660 -260 660 200C660 600 360 820 0 820C-360 820 -660 600 -660 200C-660 -260 -360 -860 0 -860Z'
  const band = (y: number, c: string, h: number) => box(-700, y, 1400, h, c)
  return centre(
    shaded(
      egg,
      '#f7c5cc',
      band(-900, '#9fd3e0', 330),
      band(-570, '#fffaf0', 40),
      band(-340, '#f7d98a', 300),
      band(-40, '#fffaf0', 36),
      band(220, '#c9b3e6', 260),
      band(480, '#fffaf0', 36),
      band(516, '#9fd3b4', 400),
      line(
        steps(14)
          .map((i) => `M${-660 + i * 104} -440l52 -70l52 70`)
          .join(''),
        '#e4879b',
        30,
      ),
      steps(9)
        .map((i) => daisy(-600 + i * 150, -190, 70, 9, '#ffffff', '#f28a4b'))
        .join(''),
      line(
        steps(20)
          .map((i) => `M${-640 + i * 68} ${70 + (i % 2) * 60}h0`)
          .join(''),
        '#e4879b',
        44,
      ),
      steps(8)
        .map(
          (i) =>
            tulip(-560 + i * 160, 450, 100, 140, i % 2 ? '#e4579b' : '#f28a4b') +
            line(`M${-560 + i * 160} 450V490`, '#5f9a5f', 12),
        )
        .join(''),
      steps(7)
        .map((i) => at(-480 + i * 160, 660, 0.8, 0, path(heart(0, 0, 70), i % 2 ? '#ffffff' : '#f7d98a')))
        .join(''),
      path(egg, '#ffffff', { opacity: 0.16, transform: 'translate(-160 -90)' }),
      line('M-380 -480C-300 -640 -200 -720 -110 -750', '#ffffff', 40, { opacity: 0.7 }),
    ),
  )
}
const superMom = () =>
  centre(
    path(rays(0, -120, 300, 830, 32, 0.5), '#f7d3cf'),
    disc(0, -120, 560, '#fff3ee'),
    around(12)
      .map((a, i) =>
        i % 2
          ? blossom(...polar(560, a, 0, -120), 110, '#f28b9b', '#f7c948')
          : rose(...polar(560, a, 0, -120), 96, i % 4 ? '#f2b8a0' : '#d9657f'),
      )
      .join(''),
    path(
      around(24, 0.13)
        .map((a) => leaf(...polar(600, a, 0, -120), 150, 58, a + 0.4))
        .join(''),
      '#8fae86',
    ),
    path(letters('BEST', it('BEST', 'condensed', 330, 0.12), 0, -290), '#8f3550'),
    path(letters('Mom', it('Mom', 'script', 700), 0, 20), '#d9455f'),
    path(letters('IN THE GALAXY', it('IN THE GALAXY', 'condensed', 560, 0.1), 0, 190), '#8f3550'),
    rimmed(letters('love you always', it('love you always', 'signature', 900), 0, 800), '#8f3550', '#fff', 4),
  )
const summerVibes = () =>
  centre(
    path(rays(0, -100, 420, 850, 28, 0.42), '#f9c74f'),
    disc(0, -100, 520, '#f28a4b'),
    clip(
      ring(0, -100, 520),
      steps(5)
        .map((i) => box(-540, 60 + i * 76, 1080, 16 + i * 6, '#f9c74f'))
        .join(''),
      path(palm(-200, 460, 760, -60) + palm(80, 470, 560, 90), '#1f4f5f'),
    ),
    at(
      0,
      40,
      1,
      0,
      blockLetters(
        letters('SUMMER', it('SUMMER', 'groovy', 1560), 0, 560, bulge(780, 0.25)),
        '#e4405a',
        '#1f4f5f',
        26,
        6,
      ),
    ),
    path(letters('state of mind', it('state of mind', 'script', 960), 0, 830), '#1f7a8c'),
    at(-700, 130, 1.3, -16, pineappleIcon('#f6b73c', '#5fae7a')),
    at(700, 180, 1.3, 12, melonSlice('#3d8b5f', '#f2575d')),
  )
const flipFlops = () => {
  const shoe = (c: string, strap: string) =>
    shaded(
      'M0 -560C170 -560 230 -380 210 -160C190 40 180 120 200 300C220 500 130 600 0 600C-130 600 -220 500 -200 300C-180 120 -190 40 -210 -160C-230 -380 -170 -560 0 -560Z',
      c,
      line(
        steps(8)
          .map((i) => `M-260 ${-460 + i * 150}Q0 ${-520 + i * 150} 260 ${-460 + i * 150}`)
          .join(''),
        '#ffffff',
        26,
        { opacity: 0.4 },
      ),
    ) +
    line('M0 -320C-60 -200 -160 -80 -196 60M0 -320C60 -200 160 -80 196 60', strap, 46) +
    disc(0, -330, 40, strap) +
    daisy(0, -190, 110, 8, '#fffaf0', '#f2b632')
  return centre(
    oval(0, 640, 820, 120, '#f4dcb0'),
    at(-270, -20, 1.15, -10, shoe('#4fb0c0', '#f2685a')),
    at(290, 20, 1.15, 14, shoe('#f7b6a0', '#2a8f98')),
    at(
      -660,
      560,
      1,
      0,
      path(star(0, 0, 5, 150, 74), '#f28a4b'),
      line(
        around(5)
          .map((a) => `M0 0L${pt(...polar(110, a))}`)
          .join(''),
        '#fbd0a0',
        14,
        { 'stroke-dasharray': '2 26' },
      ),
    ),
    at(
      660,
      560,
      1,
      0,
      path('M0 120C-140 110 -170 -20 -110 -110L0 -140L110 -110C170 -20 140 110 0 120Z', '#f7d3cf'),
      line('M0 110L-90 -100M0 110L-30 -130M0 110L30 -130M0 110L90 -100', '#e09a9a', 12),
    ),
  )
}
const coolDad = (rng: Rng) =>
  worn(
    { x: 0, y: 0, w: 2000, h: 2000 },
    rng,
    400,
    centre(
      path(ovalPath(0, -200, 330, 400), '#e8b48a'),
      path(
        'M-345 -250C-420 -500 -300 -700 -40 -720C200 -760 420 -600 345 -250C320 -360 290 -420 220 -450C80 -400 -120 -420 -220 -480C-300 -420 -320 -350 -345 -250Z',
        '#3a2a2e',
      ),
      mirror(box(-300, -280, 260, 170, '#1f1a22', 60), line('M-300 -230L-380 -260', '#1f1a22', 26)),
      line('M-60 -230Q0 -260 60 -230', '#1f1a22', 26),
      mirror(line('M-230 -240L-150 -150', '#6a7f9a', 22)),
      path(
        'M-330 -60C-360 300 -160 440 0 440C160 440 360 300 330 -60C260 40 140 30 0 30C-140 30 -260 40 -330 -60Z',
        '#3a2a2e',
      ),
      mirror(path('M0 20C-50 -30 -170 -30 -230 60C-160 60 -140 110 -70 100C-30 96 0 70 0 40Z', '#54403c')),
      path('M-70 150Q0 190 70 150Q40 200 0 200Q-40 200 -70 150Z', '#c96a5a'),
      blockLetters(letters('COOL DAD', it('COOL DAD', 'slab', 1420), 0, 720, onArc(2600)), '#e08a3c', '#26232b', 24, 4),
      path(letters('CLUB MEMBER', it('CLUB MEMBER', 'condensed', 680, 0.16), 0, 880), '#26232b'),
      path(star(-520, -260, 5, 70, 30) + star(520, -260, 5, 70, 30), '#e08a3c'),
    ),
  )

export const springSeason: Design[] = [
  season('flower-heart', '花满心', 'Heart of flowers', `${love} 爱心:heart 花:flower`, heartGarden),
  season('cats-in-love', '恋爱猫咪', 'Cats in love', `${love} 猫:cat 情侣:couple`, catsInLove, 'cute'),
  season('love-letter', '一封情书', 'Love letter', `${love} 情书:letter 爱心:heart`, loveBugs),
  season('lucky-one', '幸运之星', 'Lucky one', `${lucky} 三叶草:shamrock`, luckyYou, 'lettering'),
  season('pot-of-gold', '彩虹金罐', 'Pot of gold', `${lucky} 彩虹:rainbow 三叶草:shamrock`, potOfGold, 'cute'),
  season('easter-basket', '复活节兔篮', 'Easter basket', '复活节:easter 兔子:rabbit 彩蛋:egg', bunnyBasket, 'cute'),
  season('easter-egg', '彩绘复活蛋', 'Painted Easter egg', '复活节:easter 彩蛋:egg 春天:spring', easterEgg),
  season(
    'best-mom',
    '宇宙最好的妈妈',
    'Best mom in the galaxy',
    "母亲节:mother's_day 妈妈:mom 花:flower",
    superMom,
    'lettering',
  ),
  season('cool-dad-club', '酷爸俱乐部', 'Cool dad club', "父亲节:father's_day 爸爸:dad", coolDad, 'retro'),
  season('summer-state', '夏日心情', 'Summer state of mind', '夏天:summer 椰树:palm_tree', summerVibes, 'lettering'),
  season('beach-flip-flops', '沙滩人字拖', 'Beach flip-flops', '夏天:summer 海滩:beach', flipFlops),
]
