// Striped suns with a silhouette in front: the evergreen of T-shirt shops.
import type { Design } from '../lib/design.ts'
import { palm } from '../lib/foliage.ts'
import type { Palette } from '../lib/palette.ts'
import { dusk, flock, inSun, night, scene, teal, warm } from '../lib/retro-sun.ts'
import { ground, ridgeLine, steps } from '../lib/shape.ts'
import { at, box, clip, disc, flip, line, path, pt } from '../lib/svg.ts'

function swell(y: number, height: number, length: number, bottom: number): string {
  const count = Math.ceil(2000 / length)
  const crest = steps(count).map((i) => {
    const x = i * length
    return `C${pt(x + length * 0.35, y)} ${pt(x + length * 0.55, y - height)} ${pt(x + length * 0.9, y - height)}C${pt(x + length * 0.7, y - height * 0.55)} ${pt(x + length * 0.75, y)} ${pt(x + length, y)}`
  })
  return `M${pt(0, y)}${crest.join('')}L${pt(count * length, bottom)}L${pt(0, bottom)}Z`
}
const sea = (colours: Palette, y: number): string =>
  colours.map((c, i) => path(swell(y + i * 115, 70 + i * 10, 190 + i * 60, 2000), c)).join('')

function whaleTail(dark: string, mid: string): string {
  const tail =
    'M0 620C-150 480 -130 250 -62 100C-180 110 -360 30 -520 -180C-360 -190 -140 -170 0 -20C140 -170 360 -190 520 -180C360 30 180 110 62 100C130 250 150 480 0 620Z'
  const drops = [
    [-430, 60, 20],
    [-350, 150, 14],
    [420, 70, 18],
    [350, 170, 12],
    [-240, 220, 12],
    [250, 240, 16],
    [-120, 330, 10],
  ]
  return (
    path(tail, dark) +
    path(
      'M0 -20C-130 -120 -300 -165 -470 -176C-300 -130 -120 -60 0 40C120 -60 300 -130 470 -176C300 -165 130 -120 0 -20Z',
      mid,
    ) +
    drops.map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fdf0d5')).join('')
  )
}

function boat(dark: string, sail: string, shade: string): string {
  return (
    path('M-300 250H320C300 340 240 390 180 400H-180C-250 380 -290 320 -300 250Z', dark) +
    box(-8, -420, 20, 680, dark) +
    path('M30 -400C220 -220 300 20 310 210H30Z', sail) +
    path('M-26 -330C-150 -160 -230 20 -260 210H-26Z', shade) +
    line('M-270 290H300', '#fdf0d5', 12) +
    line('M60 120H290M60 20H262M60 -80H220', shade, 7)
  )
}

function lighthouse(dark: string): string {
  const tower = 'M-110 520L-76 -200H76L110 520Z'
  const bands = steps(4)
    .map((i) => box(-140, -110 + i * 180, 280, 88, '#e76f51'))
    .join('')
  const beam =
    path('M60 -270L1100 -520V-150Z', '#fff3c4', { opacity: 0.5 }) +
    path('M-60 -270L-1100 -480V-190Z', '#fff3c4', { opacity: 0.35 })
  return (
    beam +
    path(tower, '#fdf0d5') +
    clip(tower, bands, box(30, -220, 120, 760, '#2b1b3d', 0, { opacity: 0.18 })) +
    box(-104, -226, 208, 34, dark, 8) +
    box(-62, -330, 124, 108, '#ffe08a') +
    line('M-62 -330V-224M0 -330V-224M62 -330V-224', dark, 12) +
    path('M-86 -330C-70 -400 70 -400 86 -330Z', dark) +
    line('M0 -390V-440', dark, 14) +
    box(-26, 420, 52, 100, dark, 26)
  )
}

const palms = () =>
  clip(inSun, path(swell(1500, 40, 260, 2000), '#7b3265'), path(swell(1610, 50, 320, 2000), night)) +
  path(
    palm(620, 1780, 1050, -70) +
      palm(800, 1800, 740, 120) +
      palm(1430, 1790, 900, 60) +
      'M300 1800Q1000 1640 1720 1800Q1000 1900 300 1800Z',
    night,
  ) +
  path(flock(1080, 560, 62), night)
export const retroSunsets: Design[] = [
  scene(
    'retro-sunset-palms',
    '复古椰林日落',
    'Retro palm sunset',
    '椰树:palm_tree 海滩:beach 夏天:summer',
    warm,
    palms,
  ),
  scene(
    'retro-sunset-whale',
    '鲸尾落日',
    'Whale tail sunset',
    '鲸鱼:whale 海洋:ocean',
    teal,
    () =>
      at(1000, 1010, 1.15, 0, whaleTail('#17324a', '#2f6d80')) +
      clip(inSun, sea(['#2f8f98', '#1f6878', '#143c55'], 1480)),
  ),
  scene(
    'retro-sunset-sail',
    '落日帆影',
    'Sailing into the sunset',
    '帆船:sailboat 海洋:ocean 旅行:travel',
    dusk,
    () =>
      at(1010, 1080, 1.25, 0, boat('#2b1b3d', '#fff3d6', '#f0c9a0')) +
      clip(inSun, sea(['#5a4fa0', '#3d367f', '#241d52'], 1530)) +
      path(flock(480, 560, 52), night),
  ),
  scene(
    'retro-lighthouse',
    '海岸灯塔',
    'Lighthouse at dusk',
    '灯塔:lighthouse 海岸:coast',
    teal,
    (rng) =>
      clip(inSun, at(1000, 1020, 1.25, 0, lighthouse('#22303c'))) +
      clip(
        inSun,
        path(ground(ridgeLine(500, 1900, 1640, 70, 0.55, rng, 5), 2000), '#22303c'),
        sea(['#1f6878', '#143c55'], 1730),
      ) +
      path(flock(520, 700, 52), '#22303c'),
  ),
  scene(
    'retro-wave-circle',
    '复古浪卷',
    'Rolling retro waves',
    '海浪:wave 冲浪:surf 海洋:ocean',
    warm,
    () =>
      clip(inSun, sea(['#e98d6b', '#3fa6a0', '#1f7a8c', '#155a75', '#0d3a55'], 1150)) +
      flip(at(-1400, 640, 1, 0, path(flock(0, 0, 60), night))),
  ),
]
