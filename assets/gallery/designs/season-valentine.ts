// Valentine's and St Patrick's.

import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { blossom, daisy, rose } from '../lib/foliage.ts'
import { goldPot, loveLetter, shamrock } from '../lib/icon-season.ts'
import { blockLetters, fitted, letters } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { arcBand, around, heart, leaf, polar, sparkle, star, steps } from '../lib/shape.ts'
import { at, centre, line, path } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'

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
    path(letters('you have my heart', fitted('you have my heart', 'signature', 1200), 0, 800), '#c8394b'),
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
      blockLetters(letters('LUCKY', fitted('LUCKY', 'western', 1080), 0, 60), '#2f8f4f', '#14342b', 20, 4),
      path(letters('one and only', fitted('one and only', 'script', 800), 0, 300), '#d9a441'),
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
export const valentineSeason: Design[] = [
  season('flower-heart', '花满心', 'Heart of flowers', `${love} 爱心:heart 花:flower`, heartGarden),
  season('cats-in-love', '恋爱猫咪', 'Cats in love', `${love} 猫:cat 情侣:couple`, catsInLove, 'cute'),
  season('love-letter', '一封情书', 'Love letter', `${love} 情书:letter 爱心:heart`, loveBugs),
  season('lucky-one', '幸运之星', 'Lucky one', `${lucky} 三叶草:shamrock`, luckyYou, 'lettering'),
  season('pot-of-gold', '彩虹金罐', 'Pot of gold', `${lucky} 彩虹:rainbow 三叶草:shamrock`, potOfGold, 'cute'),
]
