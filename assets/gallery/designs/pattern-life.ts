// Seamless novelty prints for bags, socks, pouches and kids.

import type { Design } from '../lib/design.ts'
import { repeat } from '../lib/family.ts'
import {
  beanIcon,
  boneIcon,
  cactusIcon,
  catFace,
  cloudIcon,
  coffeeIcon,
  croissantIcon,
  dinoIcon,
  dogFace,
  fishIcon,
  moonIcon,
  mushroomIcon,
  pawIcon,
  planetIcon,
  rainbowIcon,
  rocketIcon,
  starIcon,
  sushiIcon,
} from '../lib/icon-life.ts'
import { halfDrop, paper, tossed } from '../lib/repeat.ts'
import { heart, leaf, sparkle } from '../lib/shape.ts'
import { disc, path } from '../lib/svg.ts'

const dot = (c: string, r: number): string => disc(0, 0, r, c)
const twinkle = (c: string, r: number): string => path(sparkle(0, 0, r, 0.16), c)
const tinyHeart = (c: string, s = 26): string => path(heart(0, 0, s), c)
const fern = (c: string): string =>
  path([-1, -0.5, 0, 0.5, 1].map((k) => leaf(0, 60, 150 - Math.abs(k) * 40, 40, -Math.PI / 2 + k)).join(''), c)

export const lifePatterns: Design[] = [
  repeat(
    'pattern-cat-crew',
    '猫咪家族',
    'Cat crew',
    '猫:cat 宠物:pet 可爱:cute',
    () =>
      paper('#dfeef0') +
      tossed(
        [
          {
            motifs: [
              catFace('#e8a35f', '#f6c3b8'),
              catFace('#5d5866', '#e8a0a8'),
              catFace('#fdf6ec', '#f6c3b8'),
              catFace('#a3acb9', '#f2c3bd'),
            ],
            count: 16,
            r: 150,
            scale: 1.2,
          },
          { motifs: [fishIcon('#5fa8c0'), fishIcon('#f28a6b')], count: 9, r: 84, scale: 0.6 },
          { motifs: [pawIcon('#b9d3d8')], count: 20, r: 42, scale: 0.32 },
          { motifs: [tinyHeart('#e4576b', 18)], count: 16, r: 22, scale: 1 },
        ],
        'cats',
        8,
      ),
  ),
  repeat(
    'pattern-dog-days',
    '汪星人',
    'Dog days',
    '狗:dog 宠物:pet 可爱:cute',
    () =>
      paper('#f9e6c4') +
      tossed(
        [
          {
            motifs: [
              dogFace('#e0a458', '#a8683a'),
              dogFace('#fdf6ec', '#3a343f'),
              dogFace('#8a5a3c', '#5c3a26'),
              dogFace('#c9ced4', '#5d6b7a'),
            ],
            count: 16,
            r: 150,
            scale: 1.15,
          },
          { motifs: [boneIcon('#fffaf0')], count: 10, r: 86, scale: 0.6 },
          { motifs: [pawIcon('#e3b77a')], count: 22, r: 42, scale: 0.32 },
        ],
        'dogs',
        8,
      ),
  ),
  repeat(
    'pattern-paw-trail',
    '爪印小径',
    'Paw trail',
    '爪印:paw 宠物:pet',
    (rng) =>
      paper('#2f4858') + halfDrop([pawIcon('#f6ae2d'), pawIcon('#f4efe3'), pawIcon('#86bbd8')], 4, 5, 0.85, rng, 26),
  ),
  repeat(
    'pattern-sweet-dreams',
    '甜梦星月',
    'Sweet dreams',
    '月亮:moon 云:cloud 儿童:kids',
    () =>
      paper('#2b3a67') +
      tossed(
        [
          {
            motifs: [moonIcon('#f7d98a'), cloudIcon('#e6ecf7'), starIcon('#f7c948'), cloudIcon('#b9c6e8')],
            count: 16,
            r: 140,
            scale: 1.1,
          },
          { motifs: [twinkle('#f7e6b0', 46), twinkle('#b9c6e8', 34)], count: 24, r: 48, scale: 0.9 },
          { motifs: [dot('#f7e6b0', 8)], count: 40, r: 14, scale: 1 },
        ],
        'dreams',
        10,
      ),
  ),
  repeat(
    'pattern-rainbow-sky',
    '彩虹天空',
    'Rainbow sky',
    '彩虹:rainbow 云:cloud 儿童:kids',
    (rng) =>
      paper('#cfe8f5') + halfDrop([rainbowIcon(), starIcon('#f7c948'), cloudIcon('#ffffff')], 4, 4, 1.15, rng, 8),
  ),
  repeat(
    'pattern-outer-space',
    '小小太空',
    'Outer space',
    '太空:space 火箭:rocket 儿童:kids',
    () =>
      paper('#1b1f4a') +
      tossed(
        [
          {
            motifs: [rocketIcon(), planetIcon('#f28a4b'), planetIcon('#5fb0cf'), rocketIcon(), planetIcon('#c76bb0')],
            count: 16,
            r: 150,
            scale: 1.15,
          },
          { motifs: [starIcon('#f7c948')], count: 10, r: 66, scale: 0.5 },
          { motifs: [dot('#f4f3f7', 7), twinkle('#f7e6b0', 26)], count: 46, r: 24, scale: 1 },
        ],
        'outer',
        6,
      ),
  ),
  repeat(
    'pattern-dino-march',
    '恐龙出没',
    'Dino march',
    '恐龙:dinosaur 儿童:kids',
    () =>
      paper('#f4f0dc') +
      tossed(
        [
          {
            motifs: [dinoIcon('#5fae7a'), dinoIcon('#f28a4b'), dinoIcon('#4f9bd0'), dinoIcon('#c76b8f')],
            count: 16,
            r: 146,
            scale: 1.2,
          },
          { motifs: [fern('#a3c08f'), fern('#7fae86')], count: 14, r: 70, scale: 0.55 },
          { motifs: [dot('#e9d3a4', 13)], count: 24, r: 20, scale: 1 },
        ],
        'dino',
        8,
      ),
  ),
  repeat(
    'pattern-coffee-break',
    '咖啡时间',
    'Coffee break',
    '咖啡:coffee 早餐:breakfast',
    () =>
      paper('#f3e3d0') +
      tossed(
        [
          {
            motifs: [coffeeIcon('#c8553d'), croissantIcon(), coffeeIcon('#2a6f78'), croissantIcon()],
            count: 15,
            r: 150,
            scale: 1.2,
          },
          { motifs: [beanIcon()], count: 22, r: 54, scale: 0.62 },
          { motifs: [tinyHeart('#c8553d', 20), dot('#c9a98a', 10)], count: 26, r: 22, scale: 1 },
        ],
        'coffee',
        8,
      ),
  ),
  repeat(
    'pattern-sushi-roll',
    '寿司派对',
    'Sushi party',
    '寿司:sushi 日式:japanese',
    (rng) =>
      paper('#ffd9c9') +
      halfDrop([sushiIcon('#f2784b'), sushiIcon('#d9394b'), sushiIcon('#f7c432')], 4, 5, 1.1, rng, 16),
  ),
  repeat(
    'pattern-mushroom-wood',
    '蘑菇森林',
    'Mushroom wood',
    '蘑菇:mushroom 森林:forest 童话:fairy_tale',
    () =>
      paper('#26402f') +
      tossed(
        [
          {
            motifs: [mushroomIcon('#d9453f'), mushroomIcon('#e08a4b'), mushroomIcon('#f2c9a0')],
            count: 15,
            r: 146,
            scale: 1.2,
          },
          { motifs: [fern('#5f8f5f'), fern('#86ae7a')], count: 16, r: 88, scale: 0.75 },
          { motifs: [dot('#f7d98a', 10), dot('#f4e6cf', 7)], count: 34, r: 16, scale: 1 },
        ],
        'wood',
        6,
      ),
  ),
  repeat(
    'pattern-cactus-pots',
    '仙人掌小盆',
    'Potted cacti',
    '仙人掌:cactus 植物:plant',
    (rng) =>
      paper('#fdeee2') +
      halfDrop(
        [cactusIcon('#4f9a72', '#e07a5f'), cactusIcon('#6fae6a', '#3d5a80'), cactusIcon('#3f8a68', '#f2b84b')],
        4,
        4,
        1.2,
        rng,
        6,
      ),
  ),
]
