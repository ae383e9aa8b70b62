// Seamless botanicals and fruit.

import type { Design } from '../lib/design.ts'
import { repeat } from '../lib/family.ts'
import { monstera, veinedLeaf } from '../lib/foliage.ts'
import { acornIcon, berryTwig, blossomIcon, daisyIcon, mapleLeaf, roseIcon, twigIcon } from '../lib/icon-nature.ts'
import { dot, palmLeaf } from '../lib/nature-pattern.ts'
import { lighter } from '../lib/palette.ts'
import { paper, tossed } from '../lib/repeat.ts'
import { leaf, smooth, steps } from '../lib/shape.ts'
import { line, path } from '../lib/svg.ts'

const jungleLeaf = (colour: string): string =>
  path(monstera(0, 20, 118, -Math.PI / 2), colour) +
  line('M0 130V-100M0 60L-56 20M0 60L56 20M0 10L-60 -40M0 10L60 -40', lighter(colour, 0.22), 6)
const bananaLeaf = (colour: string): string =>
  veinedLeaf(0, 150, 300, 120, -Math.PI / 2, colour) +
  line(
    steps(6)
      .map((i) => `M0 ${100 - i * 38}l${-44 + i * 3} -34M0 ${100 - i * 38}l${44 - i * 3} -34`)
      .join(''),
    lighter(colour, 0.25),
    3.5,
  )
export const naturePatterns: Design[] = [
  repeat(
    'pattern-daisy-meadow',
    '雏菊草地',
    'Daisy meadow',
    '雏菊:daisy 花:flower',
    () =>
      paper('#2f5d50') +
      tossed(
        [
          {
            motifs: [daisyIcon('#fffaf0', '#f2b632'), daisyIcon('#fdf0d5', '#e8a020')],
            count: 13,
            r: 150,
            scale: 1.35,
          },
          { motifs: [twigIcon('#8fb48a')], count: 10, r: 90, scale: 0.8 },
          { motifs: [daisyIcon('#f7c5cc', '#f2b632')], count: 9, r: 62, scale: 0.55 },
          { motifs: [dot('#e8c860', 12)], count: 30, r: 18, scale: 1 },
        ],
        'daisies',
      ),
  ),
  repeat(
    'pattern-jungle',
    '热带丛林',
    'Tropical jungle',
    '龟背竹:monstera 热带:tropical 叶子:leaf',
    () =>
      paper('#0f2f2c') +
      tossed(
        [
          {
            motifs: [jungleLeaf('#2f8f6b'), palmLeaf('#1f6f5c'), bananaLeaf('#4fae7f'), jungleLeaf('#1c5f58')],
            count: 17,
            r: 128,
            scale: 1.5,
          },
          {
            motifs: [blossomIcon('#f4787f', '#ffd166'), blossomIcon('#ffb3a0', '#e4572e')],
            count: 9,
            r: 90,
            scale: 0.85,
          },
          { motifs: [palmLeaf('#3fa37a'), bananaLeaf('#27715c')], count: 16, r: 70, scale: 0.62 },
        ],
        'jungle',
        2,
      ),
  ),
  repeat(
    'pattern-rose-garden',
    '玫瑰花园',
    'Rose garden',
    '玫瑰:rose 花:flower 浪漫:romantic',
    () =>
      paper('#fbeee6') +
      tossed(
        [
          {
            motifs: [roseIcon('#c8455f', '#5f7f62'), roseIcon('#e88a93', '#6f8f6a'), roseIcon('#f2b8a8', '#5f7f62')],
            count: 13,
            r: 150,
            scale: 1.5,
          },
          { motifs: [berryTwig('#7f9a78', '#c8455f')], count: 11, r: 96, scale: 0.8 },
          { motifs: [blossomIcon('#f7d9cf', '#c8455f')], count: 9, r: 56, scale: 0.52 },
          { motifs: [dot('#d9b6a3', 8)], count: 30, r: 14, scale: 1 },
        ],
        'roses',
      ),
  ),
  repeat(
    'pattern-autumn-leaves',
    '秋叶',
    'Autumn leaves',
    '秋天:autumn 枫叶:maple 橡果:acorn',
    () =>
      paper('#f7ead2') +
      tossed(
        [
          {
            motifs: [mapleLeaf('#c8553d'), mapleLeaf('#e08e45'), mapleLeaf('#b03a2e')],
            count: 12,
            r: 142,
            scale: 1.15,
          },
          { motifs: [acornIcon('#b87333', '#6b4226')], count: 7, r: 96, scale: 0.75 },
          {
            motifs: [twigIcon('#8a7a3f'), veinedLeaf(0, 90, 180, 80, -Math.PI / 2, '#d9a441')],
            count: 14,
            r: 84,
            scale: 0.7,
          },
          { motifs: [dot('#b03a2e', 9), dot('#e08e45', 9)], count: 34, r: 16, scale: 1 },
        ],
        'autumn',
      ),
  ),
  repeat(
    'pattern-ditsy-night',
    '暗夜碎花',
    'Midnight ditsy',
    '碎花:ditsy 花:flower',
    () =>
      paper('#1d2440') +
      tossed(
        [
          {
            motifs: [
              blossomIcon('#e8839a', '#ffd166'),
              daisyIcon('#f4efe1', '#f2b632'),
              blossomIcon('#8fb0e0', '#fff1c9'),
              blossomIcon('#f4b183', '#c8455f'),
            ],
            count: 22,
            r: 98,
            scale: 0.9,
          },
          { motifs: [twigIcon('#5f8f7f')], count: 12, r: 76, scale: 0.64 },
          { motifs: [dot('#e8c860', 8)], count: 40, r: 14, scale: 1 },
        ],
        'ditsy',
        10,
      ),
  ),
  repeat(
    'pattern-trailing-vine',
    '蔓叶',
    'Trailing vine',
    '藤蔓:vine 叶子:leaf 极简:minimal',
    () =>
      paper('#f4efe3') +
      steps(4)
        .map((i) => {
          const x0 = 200 + i * 400
          const wave = (y: number) => x0 + Math.sin((y / 800) * Math.PI * 2 + i * Math.PI) * 70
          const spine = smooth(
            steps(21).map((k) => [wave(k * 100 - 200), k * 100 - 200] as const),
            false,
          )
          const leaves = steps(16).map((k) =>
            leaf(
              wave(k * 100),
              k * 100,
              130,
              62,
              (k % 2 ? 0.5 : Math.PI - 0.5) - 0.25 * Math.cos((k / 8) * Math.PI * 2 + i * Math.PI),
            ),
          )
          return (
            line(spine, '#4f6f5b', 9) +
            path(leaves.filter((_, k) => k % 2).join(''), '#6d8f74') +
            path(leaves.filter((_, k) => k % 2 === 0).join(''), '#a3b899')
          )
        })
        .join(''),
  ),
]
