// Seamless festive prints.

import type { Design } from '../lib/design.ts'
import { repeat } from '../lib/family.ts'
import {
  bat,
  bauble,
  bunnyIcon,
  candyCane,
  candyCorn,
  eggIcon,
  ghost,
  gift,
  gingerbread,
  goldPot,
  holly,
  loveLetter,
  pumpkin,
  shamrock,
  snowflake,
  stocking,
  tinyTree,
} from '../lib/icon-season.ts'
import { halfDrop, paper, tossed } from '../lib/repeat.ts'
import { heart, star, steps } from '../lib/shape.ts'
import { box, disc, path } from '../lib/svg.ts'

const hearts = (c: string, s = 60): string => path(heart(0, 0, s), c)
const dot = (c: string, r: number): string => disc(0, 0, r, c)
const twinkle = (c: string, r: number): string => path(star(0, 0, 5, r, r * 0.42), c)
const knitRow = (y: number, cells: string, colour: string, unit: number): string =>
  path(
    [...cells]
      .map((c, i) => (c === '#' ? `M${i * unit - 1} ${y - 1}h${unit + 2}v${unit + 2}h${-unit - 2}Z` : ''))
      .join(''),
    colour,
  )

const fairIsle = () => {
  const unit = 40
  const rows = [
    '#...#...',
    '.#.#.#.#',
    '..#...#.',
    '........',
    '###.###.',
    '.#...#..',
    '........',
    '...#....',
    '..###...',
    '.#####..',
    '###.###.',
    '.#####..',
    '..###...',
    '...#....',
    '........',
    '#.#.#.#.',
    '.#.#.#.#',
    '........',
    '##..##..',
    '..##..##',
  ]
  const wide = (row: string) => row.repeat(5)
  return (
    paper('#a3202f') +
    rows
      .concat(rows)
      .map((row, i) =>
        knitRow(i * unit, wide(row), i % 20 > 6 && i % 20 < 14 ? '#f7f1e3' : i % 20 > 14 ? '#2f6f4f' : '#f7f1e3', unit),
      )
      .join('')
  )
}
export const seasonPatterns: Design[] = [
  repeat(
    'pattern-christmas-joy',
    '圣诞欢乐',
    'Christmas joy',
    '圣诞节:christmas 礼物:gift',
    () =>
      paper('#f7f1e3') +
      tossed(
        [
          {
            motifs: [
              tinyTree('#2f6f4f'),
              gingerbread(),
              stocking('#c8303f'),
              candyCane('#c8303f', '#fff6ea'),
              bauble('#c8303f', '#f7f1e3'),
              gift('#2f6f4f', '#e2c275'),
            ],
            count: 18,
            r: 140,
            scale: 1.1,
          },
          { motifs: [holly('#2f6f4f', '#c8303f')], count: 9, r: 84, scale: 0.6 },
          { motifs: [twinkle('#e2c275', 26), dot('#c8303f', 10)], count: 34, r: 22, scale: 1 },
        ],
        'joy',
        6,
      ),
  ),
  repeat(
    'pattern-snowflakes',
    '雪花飘飘',
    'Snowflakes',
    '冬天:winter 雪花:snowflake',
    () =>
      paper('#2f5f8a') +
      tossed(
        [
          { motifs: [snowflake(110, '#eaf4fb', 11)], count: 9, r: 150, scale: 1.3 },
          { motifs: [snowflake(100, '#a9cfe8', 13)], count: 12, r: 92, scale: 0.8 },
          { motifs: [snowflake(90, '#eaf4fb', 16), dot('#eaf4fb', 11)], count: 40, r: 36, scale: 0.4 },
        ],
        'flakes',
      ),
  ),
  repeat('pattern-fair-isle', '费尔岛毛衣', 'Fair Isle knit', '圣诞节:christmas 毛衣:sweater 编织:knit', fairIsle),
  repeat(
    'pattern-candy-cane',
    '拐杖糖',
    'Candy canes',
    '圣诞节:christmas 糖果:candy',
    (rng) =>
      paper('#dff0e6') +
      halfDrop([candyCane('#d9394b', '#ffffff'), candyCane('#2f8f6b', '#ffffff')], 4, 4, 1.15, rng, 24),
  ),
  repeat(
    'pattern-spooky-night',
    '万圣之夜',
    'Spooky night',
    '万圣节:halloween 幽灵:ghost',
    () =>
      paper('#2a1b3d') +
      tossed(
        [
          {
            motifs: [pumpkin('#f28123', true), ghost(), bat('#7b3f98'), pumpkin('#f2a04b'), candyCorn()],
            count: 18,
            r: 142,
            scale: 1.1,
          },
          { motifs: [bat('#54306b')], count: 10, r: 84, scale: 0.55 },
          { motifs: [twinkle('#f9c74f', 24), dot('#8fd94f', 9)], count: 36, r: 22, scale: 1 },
        ],
        'spooky',
        6,
      ),
  ),
  repeat(
    'pattern-ghost-pink',
    '粉红小幽灵',
    'Pink ghosts',
    '万圣节:halloween 幽灵:ghost 可爱:cute',
    (rng) => paper('#f9c9d6') + halfDrop([ghost(), hearts('#e4576b', 46)], 4, 4, 1.2, rng, 12),
  ),
  repeat(
    'pattern-love-notes',
    '爱的絮语',
    'Love notes',
    "情人节:valentine's_day 爱心:heart",
    () =>
      paper('#fdeaea') +
      tossed(
        [
          {
            motifs: [loveLetter('#fffaf4', '#e4405a'), hearts('#e4405a', 100), hearts('#f28b9b', 90)],
            count: 16,
            r: 138,
            scale: 1.15,
          },
          { motifs: [hearts('#c8394b', 60), hearts('#f7b6bd', 60)], count: 16, r: 62, scale: 0.8 },
          { motifs: [hearts('#e4405a', 20), dot('#f28b9b', 9)], count: 36, r: 24, scale: 1 },
        ],
        'notes',
      ),
  ),
  repeat(
    'pattern-heart-grid',
    '心心格子',
    'Heart checks',
    "情人节:valentine's_day 爱心:heart 格子:check",
    () =>
      paper('#fff6f2') +
      steps(64)
        .map((i) => {
          const [x, y] = [(i % 8) * 200, Math.floor(i / 8) * 200]
          return (x / 200 + y / 200) % 2
            ? box(x, y, 200, 200, '#e4576b') + path(heart(x + 100, y + 96, 56), '#fff6f2')
            : path(heart(x + 100, y + 96, 56), '#e4576b')
        })
        .join(''),
  ),
  repeat(
    'pattern-easter-eggs',
    '彩蛋花园',
    'Easter eggs',
    '复活节:easter 彩蛋:egg',
    () =>
      paper('#eef6ee') +
      tossed(
        [
          {
            motifs: [
              eggIcon('#f7b6c8', 0, '#ffffff'),
              eggIcon('#9fd3e0', 1, '#ffffff'),
              eggIcon('#f7d98a', 2, '#e4879b'),
              eggIcon('#c9b3e6', 3, '#ffffff'),
              bunnyIcon('#ffffff'),
            ],
            count: 18,
            r: 142,
            scale: 1.08,
          },
          {
            motifs: [shapeFlower('#f28b9b'), shapeFlower('#8fb8e0'), shapeFlower('#f7c948')],
            count: 24,
            r: 50,
            scale: 0.8,
          },
          { motifs: [dot('#9fd3b4', 10)], count: 26, r: 18, scale: 1 },
        ],
        'eggs',
      ),
  ),
  repeat(
    'pattern-shamrock',
    '幸运三叶草',
    'Shamrocks',
    "圣帕特里克节:st_patrick's_day 三叶草:shamrock",
    () =>
      paper('#f4f6e6') +
      tossed(
        [
          {
            motifs: [shamrock('#2f8f4f'), shamrock('#4fae5f', 4), goldPot(), shamrock('#1f6f3f')],
            count: 17,
            r: 140,
            scale: 1.15,
          },
          { motifs: [shamrock('#6fbf7a'), shamrock('#4fae5f')], count: 16, r: 66, scale: 0.55 },
          { motifs: [dot('#f2c14e', 13)], count: 30, r: 20, scale: 1 },
        ],
        'clover',
      ),
  ),
]
function shapeFlower(c: string): string {
  return (
    steps(5)
      .map((i) => disc(Math.cos(i * 1.257) * 30, Math.sin(i * 1.257) * 30, 25, c))
      .join('') + disc(0, 0, 20, '#fff6d6')
  )
}
