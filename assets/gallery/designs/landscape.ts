// Full-bleed posters built from layers of haze.
import type { Design } from '../lib/design.ts'
import { grass, palm } from '../lib/foliage.ts'
import { glow, h, poster, sky, w } from '../lib/poster.ts'
import type { Rng } from '../lib/rng.ts'
import { ground, hills, type Point, poly, ridgeLine, smooth, smoothGround, steps } from '../lib/shape.ts'
import { at, box, clip, disc, line, linear, path, pt } from '../lib/svg.ts'
import { grain, speckle, stars } from '../lib/texture.ts'

const ridge = (y: number, a: Point[], lit: string, dark: string) => {
  const crest = smooth(a, false)
  return (
    path(`${crest}L${w} ${h}L0 ${h}Z`, dark) +
    path(
      `${crest}L${w} ${y + 300}C1200 ${y + 420} 900 ${y + 260} 700 ${y + 500}C500 ${y + 640} 200 ${y + 500} 0 ${y + 640}Z`,
      lit,
    )
  )
}
const dunes = (rng: Rng) => {
  return (
    sky(['#f9e2b8', '#f6c391', '#ec9a74']) +
    disc(1120, 470, 190, '#fff4da') +
    path(ground(ridgeLine(-10, w + 10, 960, 60, 0.5, rng), h), '#d98a70') +
    ridge(
      1000,
      [
        [0, 1180],
        [300, 1010],
        [620, 1090],
        [1000, 940],
        [1300, 1040],
        [w, 980],
      ],
      '#e8a36c',
      '#b8604f',
    ) +
    ridge(
      1250,
      [
        [0, 1290],
        [350, 1380],
        [760, 1200],
        [1150, 1390],
        [w, 1240],
      ],
      '#d98351',
      '#94463f',
    ) +
    ridge(
      1500,
      [
        [0, 1640],
        [420, 1490],
        [900, 1680],
        [1240, 1560],
        [w, 1660],
      ],
      '#c2683f',
      '#6f3236',
    ) +
    grain({ x: 0, y: 1000, w, h: 1000 }, 80, '#5c2a30', 420, rng, 5) +
    [0, 1, 2]
      .map((i) =>
        at(
          480 + i * 130,
          1186 - i * 22,
          0.5,
          0,
          path(
            'M-60 0L-52 -70C-60 -100 -40 -130 -10 -128C0 -160 26 -160 34 -128C60 -132 76 -110 78 -86L96 -150L124 -160L120 -140L104 -136L92 -66L76 -60L72 0H60L56 -56H-36L-46 0Z',
            '#4a2328',
          ),
        ),
      )
      .join('')
  )
}
const lavender = (rng: Rng) => {
  const rows = steps(17).map((i) => {
    const x = -1600 + i * 300
    return poly([
      [800 + (i - 8) * 16, 1010],
      [800 + (i - 8) * 16 + 9, 1010],
      [x + 190, h],
      [x, h],
    ])
  })
  const tufts = steps(9)
    .map((k) => {
      const y = 1040 + k * k * 14
      const gap = 16 + (y - 1010) * 0.29
      return speckle({ x: 0, y, w, h: gap }, k % 2 ? '#c9a0e8' : '#7a4bb0', 60, 6 + k * 1.6, rng)
    })
    .join('')
  const house =
    box(1080, 880, 190, 130, '#f3dcb8') +
    path('M1060 885L1175 800L1290 885Z', '#b0553d') +
    box(1150, 940, 44, 70, '#5b4a6b') +
    box(1100, 912, 34, 34, '#5b4a6b') +
    box(1216, 912, 34, 34, '#5b4a6b')
  const cypress = [980, 1030, 1330, 1390, 1440]
    .map((x, i) =>
      path(
        `M${x} 1015C${x - 34} 940 ${x - 24} 820 ${x} ${700 + i * 18}C${x + 24} 820 ${x + 34} 940 ${x} 1015Z`,
        i % 2 ? '#2f5d50' : '#264b45',
      ),
    )
    .join('')
  return (
    sky(['#ffdf9e', '#ffbf86', '#f79a8f', '#b77fb2']) +
    glow(420, 860, 560, '#fff1c4') +
    disc(420, 860, 140, '#fff3cf') +
    path(smoothGround(hills(-10, w + 10, 900, 60, 0.9, 1.5), h), '#9d86bd') +
    path(smoothGround(hills(-10, w + 10, 965, 40, 1.2, 3.8), h), '#6f8f6a') +
    cypress +
    house +
    box(0, 1010, w, 990, '#4f8a56') +
    path(rows.join(''), '#8c5cc2') +
    tufts
  )
}
const wave = (rng: Rng) => {
  const claw =
    'M-50 1560C240 1500 420 1240 520 980C600 760 800 600 1040 640C1210 670 1300 790 1290 910C1220 830 1110 830 1040 910C950 1010 930 1180 1010 1300C1110 1440 1330 1480 1650 1420V2040H-50Z'
  const band = (k: number) =>
    `M-50 ${1640 + k * 90}C300 ${1540 + k * 80} 480 ${1290 + k * 70} 590 ${1020 + k * 80}C660 ${840 + k * 70} 820 ${720 + k * 50} 960 ${730 + k * 40}C860 ${800 + k * 50} 780 ${930 + k * 60} 760 ${1090 + k * 60}C720 ${1400 + k * 30} 400 ${1640 + k * 70} -50 ${1780 + k * 90}Z`
  const foam = steps(46)
    .map(() => {
      const t = rng.next()
      return disc(
        1040 + 240 * t + rng.range(-60, 60),
        640 + 260 * t * t + rng.range(-70, 60),
        rng.range(12, 42),
        '#fdf6e3',
      )
    })
    .join('')
  const spray = speckle({ x: 900, y: 480, w: 560, h: 380 }, '#fdf6e3', 70, 14, rng)
  return (
    sky(['#f4e3c3', '#f0d3a8', '#e9bb8d']) +
    disc(430, 520, 240, '#d9523f') +
    path(smoothGround(hills(-20, w + 20, 1420, 46, 1.4, 2), h), '#5c8fa3') +
    path(claw, '#123b5d') +
    clip(claw, path(band(0), '#2c6f93'), path(band(1.6), '#7fb7c4'), path(band(3), '#dcebe4')) +
    foam +
    spray +
    path('M-20 1840C300 1720 560 1700 820 1800C1080 1900 1350 1860 1640 1740V2040H-20Z', '#0c2a47') +
    line('M40 1880C320 1780 560 1770 800 1860C1060 1950 1340 1920 1560 1830', '#7fb7c4', 16) +
    line('M200 1950C420 1880 600 1890 780 1950', '#7fb7c4', 12)
  )
}
const tropic = (rng: Rng) =>
  sky(['#ff8f7a', '#ffb27d', '#ffd98f', '#fbe9b7']) +
  glow(800, 1060, 640, '#fff6d8') +
  disc(800, 1040, 230, '#fff8e2') +
  path(ground(ridgeLine(-20, w + 20, 1130, 90, 0.5, rng), h), '#d9788a') +
  box(0, 1220, w, 780, linear(['#f59a86', '#3fa7a8', '#0f6f86'])) +
  line(
    steps(34)
      .map(
        (i) => `M${pt(800 + rng.range(-1, 1) * (120 + i * 14) - 80, 1236 + i * 16)}h${Math.round(rng.range(60, 260))}`,
      )
      .join(''),
    '#fff1c9',
    7,
    { opacity: 0.7 },
  ) +
  path('M-20 1840C300 1740 800 1760 1100 1830C1300 1870 1500 1860 1640 1820V2040H-20Z', '#2a3d4f') +
  path(palm(270, 1870, 1250, 130) + palm(90, 1880, 960, -20) + palm(1440, 1860, 1050, -60), '#1d2c3d') +
  path(grass(0, 500, 1860, 130, 40, rng) + grass(1150, 1600, 1870, 110, 34, rng), '#1d2c3d')
const city = (rng: Rng) => {
  const block = (base: number, colour: string, lit: string, min: number, max: number, seedWindows: boolean) => {
    let x = -30
    let out = ''
    while (x < w) {
      const bw = rng.range(90, 190)
      const bh = rng.range(min, max)
      out += box(x, base - bh, bw - 8, bh + 700, colour)
      if (rng.next() < 0.35) out += box(x + bw * 0.45, base - bh - 110, 10, 110, colour)
      if (seedWindows) {
        const cols = Math.floor((bw - 36) / 34)
        const d = steps(cols * 16)
          .map((i) =>
            rng.next() < 0.42
              ? `M${Math.round(x + 22 + (i % cols) * 34)} ${Math.round(base - bh + 34 + Math.floor(i / cols) * 44)}v14`
              : '',
          )
          .join('')
        out += line(d, lit, 12, { 'stroke-linecap': 'butt' })
      }
      x += bw
    }
    return out
  }
  return (
    sky(['#1b1446', '#51288a', '#c4478f', '#ff8a6b', '#ffd28a']) +
    stars({ x: 0, y: 0, w, h: 600 }, '#fff', 80, rng) +
    disc(800, 950, 330, linear(['#fff0b0', '#ff7d7d'])) +
    block(1350, '#8d3f8c', '#ffd28a', 180, 520, false) +
    block(1500, '#4d2876', '#ffcf7a', 240, 640, true) +
    block(1700, '#23164d', '#ffe09a', 150, 480, true) +
    box(0, 1700, w, 300, linear(['#23164d', '#5a2b80'])) +
    line(
      steps(30)
        .map((i) => `M${pt(rng.range(0, w), 1720 + i * 9)}h${Math.round(rng.range(30, 190))}`)
        .join(''),
      '#ff9a7c',
      5,
      { opacity: 0.6 },
    )
  )
}
export const landscapes: Design[] = [
  poster('golden-dunes', '金色沙丘', 'Golden dunes', '沙漠:desert 骆驼:camel', dunes),
  poster('lavender-fields', '薰衣草田', 'Lavender fields', '薰衣草:lavender 普罗旺斯:provence', lavender),
  poster('great-wave', '巨浪与红日', 'Great wave and red sun', '海浪:wave 海洋:ocean 日式:japanese', wave),
  poster('tropical-sunset', '热带落日', 'Tropical sunset', '椰树:palm_tree 海滩:beach 夏天:summer', tropic),
  poster('neon-city', '霓虹都市', 'Neon city dusk', '城市:city 夜景:skyline', city),
]
