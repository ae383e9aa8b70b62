// Seamless fruit.

import type { Design } from '../lib/design.ts'
import { repeat } from '../lib/family.ts'
import {
  avocadoIcon,
  blossomIcon,
  cherryIcon,
  citrusSlice,
  lemonIcon,
  melonSlice,
  orangeIcon,
  pineappleIcon,
  strawberryIcon,
} from '../lib/icon-nature.ts'
import { dot, palmLeaf } from '../lib/nature-pattern.ts'
import { halfDrop, paper, tossed } from '../lib/repeat.ts'
import { leaf, steps } from '../lib/shape.ts'
import { path } from '../lib/svg.ts'

export const fruitPatterns: Design[] = [
  repeat(
    'pattern-lemon-grove',
    '柠檬园',
    'Lemon grove',
    '柠檬:lemon 水果:fruit 夏天:summer',
    () =>
      paper('#e6f0ee') +
      tossed(
        [
          {
            motifs: [lemonIcon('#f7cf3e', '#4b8f5a'), lemonIcon('#f9d95c', '#3d7a4c')],
            count: 10,
            r: 165,
            scale: 1.35,
          },
          { motifs: [citrusSlice('#f2c02e', '#f8da5e')], count: 6, r: 120, scale: 1.1 },
          { motifs: [blossomIcon('#ffffff', '#f2b632')], count: 12, r: 66, scale: 0.58 },
          { motifs: [path(leaf(-60, 0, 130, 54, 0), '#6fae7a')], count: 16, r: 48, scale: 0.75 },
        ],
        'lemons',
      ),
  ),
  repeat(
    'pattern-strawberry',
    '草莓田',
    'Strawberry patch',
    '草莓:strawberry 水果:fruit 甜美:sweet',
    () =>
      paper('#fdeff0') +
      tossed(
        [
          {
            motifs: [strawberryIcon('#e23e4f', '#4b8f5a'), strawberryIcon('#ef5d66', '#5ba06a')],
            count: 13,
            r: 140,
            scale: 1.15,
          },
          {
            motifs: [blossomIcon('#ffffff', '#f2b632'), blossomIcon('#ffd9df', '#f2b632')],
            count: 12,
            r: 82,
            scale: 0.72,
          },
          { motifs: [path(leaf(-60, 0, 130, 66, 0), '#7fb685')], count: 16, r: 50, scale: 0.7 },
          { motifs: [dot('#f6b8c0', 11)], count: 26, r: 16, scale: 1 },
        ],
        'berries',
      ),
  ),
  repeat(
    'pattern-cherry-gingham',
    '樱桃格纹',
    'Cherry gingham',
    '樱桃:cherry 格纹:gingham 复古:retro',
    (rng) =>
      paper('#ffffff') +
      path(
        steps(8)
          .map((i) => `M${i * 200} 0h100v1600h-100Z`)
          .join(''),
        '#f6b6b9',
        { opacity: 0.55 },
      ) +
      path(
        steps(8)
          .map((i) => `M0 ${i * 200}h1600v100h-1600Z`)
          .join(''),
        '#f6b6b9',
        { opacity: 0.55 },
      ) +
      halfDrop([cherryIcon('#c8202f', '#4b8f5a')], 4, 4, 1.15, rng, 10),
  ),
  repeat(
    'pattern-avocado',
    '牛油果派对',
    'Avocado party',
    '牛油果:avocado 食物:food 可爱:cute',
    () =>
      paper('#fbe8d3') +
      tossed(
        [
          { motifs: [avocadoIcon('#35583a', '#b7cf6a', '#9a5b33')], count: 14, r: 140, scale: 1.15 },
          { motifs: [path(leaf(-60, 0, 130, 60, 0), '#6a994e')], count: 14, r: 56, scale: 0.8 },
          { motifs: [dot('#e58f65', 13), dot('#35583a', 10)], count: 40, r: 20, scale: 1 },
        ],
        'avocado',
      ),
  ),
  repeat(
    'pattern-watermelon',
    '西瓜清凉',
    'Watermelon cooler',
    '西瓜:watermelon 夏天:summer',
    () =>
      paper('#d9f0ec') +
      tossed(
        [
          {
            motifs: [melonSlice('#3d8b5f', '#f2575d'), melonSlice('#2f7a56', '#f46d6a')],
            count: 15,
            r: 132,
            scale: 1.15,
          },
          { motifs: [citrusSlice('#e8632e', '#f79d4e')], count: 7, r: 72, scale: 0.62 },
          { motifs: [path(leaf(-60, 0, 120, 50, 0), '#6fae7a')], count: 14, r: 46, scale: 0.66 },
          { motifs: [dot('#3a1a20', 8)], count: 34, r: 14, scale: 1 },
        ],
        'melon',
      ),
  ),
  repeat(
    'pattern-pineapple-toss',
    '菠萝派',
    'Pineapple toss',
    '菠萝:pineapple 夏天:summer',
    (rng) =>
      paper('#1f4f5f') + halfDrop([pineappleIcon('#f6b73c', '#5fae7a'), palmLeaf('#2f7f78')], 4, 4, 1.2, rng, 12),
  ),
  repeat(
    'pattern-citrus-punch',
    '柑橘宾治',
    'Citrus punch',
    '橙子:orange 柑橘:citrus 夏天:summer',
    () =>
      paper('#ffe6c9') +
      tossed(
        [
          {
            motifs: [
              citrusSlice('#ee7b2f', '#f79d4e'),
              citrusSlice('#e4574f', '#f4877a'),
              citrusSlice('#8fb83f', '#bfd86a'),
              orangeIcon('#f58a2c', '#4b8f5a'),
            ],
            count: 18,
            r: 128,
            scale: 1.15,
          },
          {
            motifs: [path(leaf(-60, 0, 130, 60, 0), '#4b8f5a'), blossomIcon('#ffffff', '#f2b632')],
            count: 24,
            r: 54,
            scale: 0.52,
          },
        ],
        'citrus',
        8,
      ),
  ),
]
