// Seamless botanicals and fruit.
import type { Design } from '../lib/design.ts'
import { monstera, veinedLeaf } from '../lib/foliage.ts'
import { acornIcon, avocadoIcon, berryTwig, blossomIcon, cherryIcon, citrusSlice, daisyIcon, lemonIcon, mapleLeaf, melonSlice, orangeIcon, pineappleIcon, roseIcon, strawberryIcon, twigIcon } from '../lib/icon-nature.ts'
import { darker, lighter } from '../lib/palette.ts'
import { halfDrop, paper, tile_px, tossed } from '../lib/repeat.ts'
import type { Rng } from '../lib/rng.ts'
import { leaf, smooth, steps } from '../lib/shape.ts'
import { disc, line, path } from '../lib/svg.ts'

function repeat(slug: string, zh: string, en: string, tags: string, draw: (rng: Rng) => string): Design {
  return { slug, zh, en, category: 'pattern', style: 'pattern', tags: `无缝:seamless 图案:pattern ${tags}`, width_px: tile_px, height_px: tile_px, tileable: true, draw }
}
const jungleLeaf = (colour: string): string => path(monstera(0, 20, 118, -Math.PI / 2), colour) + line('M0 130V-100M0 60L-56 20M0 60L56 20M0 10L-60 -40M0 10L60 -40', lighter(colour, 0.22), 6)
const palmLeaf = (colour: string): string => path(steps(9).flatMap((i) => [-1, 1].map((s) => leaf(0, 110 - i * 26, 130 - Math.abs(i - 3) * 9, 20, -Math.PI / 2 + s * (1.15 - i * 0.09)))).join(''), colour) + line('M0 140V-130', darker(colour, 0.2), 8)
const bananaLeaf = (colour: string): string => veinedLeaf(0, 150, 300, 120, -Math.PI / 2, colour) + line(steps(6).map((i) => `M0 ${100 - i * 38}l${-44 + i * 3} -34M0 ${100 - i * 38}l${44 - i * 3} -34`).join(''), lighter(colour, 0.25), 3.5)
const dot = (colour: string, r = 14): string => disc(0, 0, r, colour)

export const naturePatterns: Design[] = [
  repeat('pattern-daisy-meadow', '雏菊草地', 'Daisy meadow', '雏菊:daisy 花:flower', () => paper('#2f5d50') + tossed([{ motifs: [daisyIcon('#fffaf0', '#f2b632'), daisyIcon('#fdf0d5', '#e8a020')], count: 13, r: 150, scale: 1.35 }, { motifs: [twigIcon('#8fb48a')], count: 10, r: 90, scale: 0.8 }, { motifs: [daisyIcon('#f7c5cc', '#f2b632')], count: 9, r: 62, scale: 0.55 }, { motifs: [dot('#e8c860', 12)], count: 30, r: 18, scale: 1 }], 'daisies')),
  repeat('pattern-lemon-grove', '柠檬园', 'Lemon grove', '柠檬:lemon 水果:fruit 夏天:summer', () => paper('#e6f0ee') + tossed([{ motifs: [lemonIcon('#f7cf3e', '#4b8f5a'), lemonIcon('#f9d95c', '#3d7a4c')], count: 10, r: 165, scale: 1.35 }, { motifs: [citrusSlice('#f2c02e', '#f8da5e')], count: 6, r: 120, scale: 1.1 }, { motifs: [blossomIcon('#ffffff', '#f2b632')], count: 12, r: 66, scale: 0.58 }, { motifs: [path(leaf(-60, 0, 130, 54, 0), '#6fae7a')], count: 16, r: 48, scale: 0.75 }], 'lemons')),
  repeat('pattern-jungle', '热带丛林', 'Tropical jungle', '龟背竹:monstera 热带:tropical 叶子:leaf', () => paper('#0f2f2c') + tossed([{ motifs: [jungleLeaf('#2f8f6b'), palmLeaf('#1f6f5c'), bananaLeaf('#4fae7f'), jungleLeaf('#1c5f58')], count: 17, r: 128, scale: 1.5 }, { motifs: [blossomIcon('#f4787f', '#ffd166'), blossomIcon('#ffb3a0', '#e4572e')], count: 9, r: 90, scale: 0.85 }, { motifs: [palmLeaf('#3fa37a'), bananaLeaf('#27715c')], count: 16, r: 70, scale: 0.62 }], 'jungle', 2)),
  repeat('pattern-strawberry', '草莓田', 'Strawberry patch', '草莓:strawberry 水果:fruit 甜美:sweet', () => paper('#fdeff0') + tossed([{ motifs: [strawberryIcon('#e23e4f', '#4b8f5a'), strawberryIcon('#ef5d66', '#5ba06a')], count: 13, r: 140, scale: 1.15 }, { motifs: [blossomIcon('#ffffff', '#f2b632'), blossomIcon('#ffd9df', '#f2b632')], count: 12, r: 82, scale: 0.72 }, { motifs: [path(leaf(-60, 0, 130, 66, 0), '#7fb685')], count: 16, r: 50, scale: 0.7 }, { motifs: [dot('#f6b8c0', 11)], count: 26, r: 16, scale: 1 }], 'berries')),
  repeat('pattern-cherry-gingham', '樱桃格纹', 'Cherry gingham', '樱桃:cherry 格纹:gingham 复古:retro', (rng) => paper('#ffffff') + path(steps(8).map((i) => `M${i * 200} 0h100v1600h-100Z`).join(''), '#f6b6b9', { opacity: 0.55 }) + path(steps(8).map((i) => `M0 ${i * 200}h1600v100h-1600Z`).join(''), '#f6b6b9', { opacity: 0.55 }) + halfDrop([cherryIcon('#c8202f', '#4b8f5a')], 4, 4, 1.15, rng, 10)),
  repeat('pattern-avocado', '牛油果派对', 'Avocado party', '牛油果:avocado 食物:food 可爱:cute', () => paper('#fbe8d3') + tossed([{ motifs: [avocadoIcon('#35583a', '#b7cf6a', '#9a5b33')], count: 14, r: 140, scale: 1.15 }, { motifs: [path(leaf(-60, 0, 130, 60, 0), '#6a994e')], count: 14, r: 56, scale: 0.8 }, { motifs: [dot('#e58f65', 13), dot('#35583a', 10)], count: 40, r: 20, scale: 1 }], 'avocado')),
  repeat('pattern-watermelon', '西瓜清凉', 'Watermelon cooler', '西瓜:watermelon 夏天:summer', () => paper('#d9f0ec') + tossed([{ motifs: [melonSlice('#3d8b5f', '#f2575d'), melonSlice('#2f7a56', '#f46d6a')], count: 15, r: 132, scale: 1.15 }, { motifs: [citrusSlice('#e8632e', '#f79d4e')], count: 7, r: 72, scale: 0.62 }, { motifs: [path(leaf(-60, 0, 120, 50, 0), '#6fae7a')], count: 14, r: 46, scale: 0.66 }, { motifs: [dot('#3a1a20', 8)], count: 34, r: 14, scale: 1 }], 'melon')),
  repeat('pattern-pineapple-toss', '菠萝派', 'Pineapple toss', '菠萝:pineapple 夏天:summer', (rng) => paper('#1f4f5f') + halfDrop([pineappleIcon('#f6b73c', '#5fae7a'), palmLeaf('#2f7f78')], 4, 4, 1.2, rng, 12)),
  repeat('pattern-rose-garden', '玫瑰花园', 'Rose garden', '玫瑰:rose 花:flower 浪漫:romantic', () => paper('#fbeee6') + tossed([{ motifs: [roseIcon('#c8455f', '#5f7f62'), roseIcon('#e88a93', '#6f8f6a'), roseIcon('#f2b8a8', '#5f7f62')], count: 13, r: 150, scale: 1.5 }, { motifs: [berryTwig('#7f9a78', '#c8455f')], count: 11, r: 96, scale: 0.8 }, { motifs: [blossomIcon('#f7d9cf', '#c8455f')], count: 9, r: 56, scale: 0.52 }, { motifs: [dot('#d9b6a3', 8)], count: 30, r: 14, scale: 1 }], 'roses')),
  repeat('pattern-autumn-leaves', '秋叶', 'Autumn leaves', '秋天:autumn 枫叶:maple 橡果:acorn', () => paper('#f7ead2') + tossed([{ motifs: [mapleLeaf('#c8553d'), mapleLeaf('#e08e45'), mapleLeaf('#b03a2e')], count: 12, r: 142, scale: 1.15 }, { motifs: [acornIcon('#b87333', '#6b4226')], count: 7, r: 96, scale: 0.75 }, { motifs: [twigIcon('#8a7a3f'), veinedLeaf(0, 90, 180, 80, -Math.PI / 2, '#d9a441')], count: 14, r: 84, scale: 0.7 }, { motifs: [dot('#b03a2e', 9), dot('#e08e45', 9)], count: 34, r: 16, scale: 1 }], 'autumn')),
  repeat('pattern-citrus-punch', '柑橘宾治', 'Citrus punch', '橙子:orange 柑橘:citrus 夏天:summer', () => paper('#ffe6c9') + tossed([{ motifs: [citrusSlice('#ee7b2f', '#f79d4e'), citrusSlice('#e4574f', '#f4877a'), citrusSlice('#8fb83f', '#bfd86a'), orangeIcon('#f58a2c', '#4b8f5a')], count: 18, r: 128, scale: 1.15 }, { motifs: [path(leaf(-60, 0, 130, 60, 0), '#4b8f5a'), blossomIcon('#ffffff', '#f2b632')], count: 24, r: 54, scale: 0.52 }], 'citrus', 8)),
  repeat('pattern-ditsy-night', '暗夜碎花', 'Midnight ditsy', '碎花:ditsy 花:flower', () => paper('#1d2440') + tossed([{ motifs: [blossomIcon('#e8839a', '#ffd166'), daisyIcon('#f4efe1', '#f2b632'), blossomIcon('#8fb0e0', '#fff1c9'), blossomIcon('#f4b183', '#c8455f')], count: 22, r: 98, scale: 0.9 }, { motifs: [twigIcon('#5f8f7f')], count: 12, r: 76, scale: 0.64 }, { motifs: [dot('#e8c860', 8)], count: 40, r: 14, scale: 1 }], 'ditsy', 10)),
  repeat('pattern-trailing-vine', '蔓叶', 'Trailing vine', '藤蔓:vine 叶子:leaf 极简:minimal', () => paper('#f4efe3') + steps(4).map((i) => {
    const x0 = 200 + i * 400
    const wave = (y: number) => x0 + Math.sin((y / 800) * Math.PI * 2 + i * Math.PI) * 70
    const spine = smooth(steps(21).map((k) => [wave(k * 100 - 200), k * 100 - 200] as const), false)
    const leaves = steps(16).map((k) => leaf(wave(k * 100), k * 100, 130, 62, (k % 2 ? 0.5 : Math.PI - 0.5) - 0.25 * Math.cos((k / 8) * Math.PI * 2 + i * Math.PI)))
    return line(spine, '#4f6f5b', 9) + path(leaves.filter((_, k) => k % 2).join(''), '#6d8f74') + path(leaves.filter((_, k) => k % 2 === 0).join(''), '#a3b899')
  }).join('')),
]
