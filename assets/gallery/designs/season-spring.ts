// Valentine's, St Patrick's, Easter, parents' days and summer.

import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { blossom, daisy, grass, palm, rose, tulip } from '../lib/foliage.ts'
import { melonSlice, pineappleIcon } from '../lib/icon-nature.ts'
import { bunnyIcon, eggIcon } from '../lib/icon-season.ts'
import { blockLetters, bulge, fitted, letters, onArc, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { around, heart, leaf, ovalPath, polar, rays, ring, roundRect, star, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, mirror, oval, path, pt, shaded } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'

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
    path(letters('BEST', fitted('BEST', 'condensed', 330, 0.12), 0, -290), '#8f3550'),
    path(letters('Mom', fitted('Mom', 'script', 700), 0, 20), '#d9455f'),
    path(letters('IN THE GALAXY', fitted('IN THE GALAXY', 'condensed', 560, 0.1), 0, 190), '#8f3550'),
    rimmed(letters('love you always', fitted('love you always', 'signature', 900), 0, 800), '#8f3550', '#fff', 4),
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
        letters('SUMMER', fitted('SUMMER', 'groovy', 1560), 0, 560, bulge(780, 0.25)),
        '#e4405a',
        '#1f4f5f',
        26,
        6,
      ),
    ),
    path(letters('state of mind', fitted('state of mind', 'script', 960), 0, 830), '#1f7a8c'),
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
      blockLetters(
        letters('COOL DAD', fitted('COOL DAD', 'slab', 1420), 0, 720, onArc(2600)),
        '#e08a3c',
        '#26232b',
        24,
        4,
      ),
      path(letters('CLUB MEMBER', fitted('CLUB MEMBER', 'condensed', 680, 0.16), 0, 880), '#26232b'),
      path(star(-520, -260, 5, 70, 30) + star(520, -260, 5, 70, 30), '#e08a3c'),
    ),
  )

export const springSeason: Design[] = [
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
