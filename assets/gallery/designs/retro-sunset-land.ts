// Striped suns over land.
import type { Design } from '../lib/design.ts'
import { palm, pine, pineRow } from '../lib/foliage.ts'
import type { Palette } from '../lib/palette.ts'
import { dusk, flock, inSun, night, scene, teal, warm } from '../lib/retro-sun.ts'
import type { Rng } from '../lib/rng.ts'
import { ground, heart, hills, leaf, type Point, ridgeLine, roundRect, smoothGround, steps } from '../lib/shape.ts'
import { at, box, clip, disc, line, mirror, path, pt } from '../lib/svg.ts'

function cactus(x: number, base: number, h: number): string {
  const w = h * 0.17
  const limb = (side: number, from: number, reach: number, rise: number) =>
    `M${pt(x, base - from)}h${Math.round(side * reach)}v${Math.round(-rise)}`
  const bones = `M${pt(x, base)}v${Math.round(-h)}${limb(-1, h * 0.36, h * 0.27, h * 0.3)}${limb(1, h * 0.5, h * 0.25, h * 0.26)}`
  return line(bones, '#2d2430', w) + line(bones, '#4a3a44', w * 0.12, { 'stroke-dasharray': '26 30' })
}

function vanFront(body: string, trim: string, dark: string): string {
  const shell =
    'M-330 330V60C-330 -60 -310 -140 -290 -260C-275 -345 -210 -380 0 -380C210 -380 275 -345 290 -260C310 -140 330 -60 330 60V330Q330 360 300 360H-300Q-330 360 -330 330Z'
  const glass = 'M-262 -90L-236 -255C-228 -300 -190 -312 -18 -314V-90Z'
  const half =
    path(glass, dark) +
    path('M-240 -110L-214 -260C-210 -280 -180 -290 -130 -292L-190 -110Z', '#8fb3b5', { opacity: 0.65 }) +
    disc(-225, 120, 72, '#fdf0d5') +
    disc(-225, 120, 52, '#f7d98b') +
    disc(-240, 104, 18, '#fff9e8') +
    box(-282, 226, 96, 34, '#e76f51', 16)
  const vee = 'M-330 30C-160 84 160 84 330 30V360H-330Z'
  const boards =
    at(0, -400, 1, 0, path(roundRect(-260, -44, 520, 44, 20), '#3b2b33')) +
    at(-60, -452, 1, -3, path(leaf(-330, 0, 660, 100, 0, 0.5), '#c8465a') + line('M-300 0H300', '#fdf0d5', 8)) +
    at(40, -510, 1, 2, path(leaf(-330, 0, 660, 96, 0, 0.5), '#2a9d8f') + line('M-300 0H300', '#fdf0d5', 8))
  const wheels = box(-300, 330, 130, 110, dark, 30) + box(170, 330, 130, 110, dark, 30)
  return (
    wheels +
    boards +
    path(shell, trim) +
    clip(shell, path(vee, body)) +
    line('M-330 30C-160 84 160 84 330 30', '#fffaf0', 16) +
    mirror(half) +
    line('M-110 118H110M-120 156H120M-110 194H110', '#1f7a70', 14) +
    disc(0, 156, 64, '#fffaf0') +
    path(heart(0, 160, 38), '#e76f51') +
    box(-360, 290, 720, 52, '#d9d4c7', 26) +
    box(-90, 296, 180, 40, dark, 6)
  )
}

function stagHead(dark: string): string {
  const antler =
    'M60 -150C110 -260 250 -300 300 -420C330 -500 300 -600 270 -660M160 -262C140 -350 150 -450 190 -540M268 -360C360 -400 420 -470 430 -570M108 -222C70 -290 70 -350 84 -410'
  const ear = 'M110 -130C190 -190 290 -190 350 -150C300 -70 210 -50 130 -60Z'
  const neck = 'M0 -190C90 -190 140 -130 132 -40C126 60 96 120 84 200C120 330 210 420 330 520H0Z'
  return (
    mirror(line(antler, dark, 42), path(ear, dark), path(neck, dark)) +
    mirror(
      path('M70 -46Q96 -70 118 -40Q96 -26 70 -46Z', '#f4d9a6'),
      path('M150 -128C210 -160 260 -160 300 -146C262 -110 210 -96 160 -96Z', '#6e4a45'),
    ) +
    path('M-52 152C-40 132 40 132 52 152C46 190 18 206 0 206C-18 206 -46 190 -52 152Z', '#6e4a45') +
    mirror(path('M40 250L90 400L60 470L20 330Z', '#503840'))
  )
}

const catBack = (dark: string, rim: string): string => {
  const body =
    'M0 -300C60 -300 70 -300 100 -330L170 -460C190 -420 200 -330 196 -250C196 -190 160 -140 130 -120C240 -20 290 160 280 330C276 400 250 430 200 430H0Z'
  return (
    mirror(path(body, dark)) +
    line('M230 400C380 420 470 330 440 220C420 150 350 150 350 210', dark, 66) +
    line('M168 -430C180 -370 184 -320 180 -250', rim, 9) +
    line('M150 -100C230 0 262 150 256 300', rim, 9)
  )
}

const gold: Palette = ['#fff0b8', '#ffd166', '#f79d4e', '#e8683f', '#b93d3d']

const peaks = (rng: Rng) => {
  const far = [
    [100, 1500],
    [330, 1180],
    [420, 1230],
    [600, 920],
    [660, 985],
    [720, 940],
    [980, 1290],
    [1120, 1150],
    [1200, 1210],
    [1390, 860],
    [1470, 960],
    [1520, 930],
    [1700, 1240],
    [1900, 1420],
  ] as Point[]
  const near: Point[] = hills(100, 1900, 1520, 50, 1.2, 1)
  return (
    clip(
      inSun,
      path(ground(far, 2000), '#9a3b5e'),
      path(
        'M600 920L660 985L720 940L800 1047L740 1030L690 1110L630 1040L560 1090L520 1058ZM1390 860L1470 960L1520 930L1590 1048L1520 1020L1470 1090L1400 1010L1340 1060L1312 1010Z',
        '#fff0cf',
      ),
      path(ground(ridgeLine(100, 1900, 1360, 150, 0.52, rng, 6), 2000), '#5f2a58'),
      path(smoothGround(near, 2000), night),
    ) +
    clip(
      `${inSun}M0 0H2000V1500H0Z`,
      path(
        pineRow(
          steps(15).map((i): Point => [230 + i * 110, 1640 + Math.sin(i) * 30]),
          420,
          170,
          rng,
        ),
        night,
      ),
    ) +
    path(flock(800, 640, 56), night)
  )
}
const stag = (rng: Rng) =>
  path(
    pine(330, 1760, 900, 330, rng) +
      pine(1680, 1760, 820, 300, rng) +
      pine(520, 1800, 560, 230, rng) +
      pine(1480, 1800, 600, 230, rng),
    '#4a2a50',
  ) + at(1000, 1260, 1.12, 0, stagHead('#2a1a2e'))
const desert = (rng: Rng) =>
  clip(
    inSun,
    path('M150 1420L330 1180H620L700 1420ZM1240 1420L1330 1060H1640L1760 1420Z', '#a8433f'),
    path('M330 1180H620L640 1240H300ZM1330 1060H1640L1670 1140H1310Z', '#c25a44'),
    path(smoothGround(hills(100, 1900, 1450, 30, 1.5, 0.5), 2000), '#6d2f3d'),
    path(smoothGround(hills(100, 1900, 1600, 40, 1, 2.2), 2000), '#2d2430'),
  ) +
  cactus(620, 1680, 760) +
  cactus(1420, 1660, 460) +
  cactus(1010, 1620, 250) +
  path(flock(1180, 620, 54), '#4a2b3a') +
  path(
    steps(9)
      .map((i) => leaf(480 + i * 130, 1690 + rng.range(-20, 20), 90, 22, -1.2 - rng.next()))
      .join(''),
    '#2d2430',
  )

export const retroLandSunsets: Design[] = [
  scene(
    'retro-sunset-peaks',
    '复古群山日落',
    'Retro mountain sunset',
    '山:mountain 松林:pine 露营:camping',
    teal,
    peaks,
  ),
  scene(
    'retro-sunset-desert',
    '仙人掌荒漠日落',
    'Saguaro desert sunset',
    '仙人掌:cactus 沙漠:desert 西部:western',
    gold,
    desert,
  ),
  scene(
    'retro-camper-van',
    '复古露营面包车',
    'Retro surf van',
    '面包车:camper_van 冲浪:surf 公路旅行:road_trip',
    gold,
    () =>
      path(palm(500, 1760, 1020, 10) + palm(1500, 1760, 1060, -10), '#3b2b33') +
      path('M140 1800C420 1690 1580 1690 1860 1800C1580 1870 420 1870 140 1800Z', '#3b2b33') +
      at(1000, 1330, 1.08, 0, vanFront('#2a9d8f', '#fdf0d5', '#3b2b33')),
  ),
  scene('retro-sunset-stag', '林间雄鹿', 'Stag at sunset', '鹿:deer 森林:forest 狩猎:hunting', warm, stag),
  scene(
    'retro-sunset-cat',
    '看日落的猫',
    'Cat watching the sunset',
    '猫:cat 宠物:pet',
    dusk,
    () =>
      clip(
        inSun,
        path(smoothGround(hills(100, 1900, 1330, 70, 0.9, 0.4), 2000), '#6a3d86'),
        path(smoothGround(hills(100, 1900, 1500, 50, 0.7, 2.4), 2000), '#3a2a66'),
      ) +
      at(960, 1290, 1.2, 0, catBack('#231a3a', '#f7a07a')) +
      path('M180 1810C500 1760 1500 1760 1820 1810C1500 1860 500 1860 180 1810Z', '#231a3a'),
  ),
]
