import { face } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { dish } from '../lib/family.ts'
import { lighter } from '../lib/palette.ts'
import { leaf, polar, ring, roundRect, smooth, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, oval, path, shaded } from '../lib/svg.ts'

const toppings = (): string =>
  [
    at(
      -300,
      -70,
      1,
      -8,
      oval(0, 0, 190, 130, '#fffaf0'),
      oval(0, 6, 110, 80, '#f7a832'),
      oval(-24, -16, 34, 20, '#fcd98a'),
    ),
    at(
      120,
      -90,
      1,
      6,
      path(ring(0, 0, 120), '#fffaf0'),
      line(
        smooth(
          steps(16).map((i) => polar(8 + i * 5.4, i * 0.7)),
          false,
        ),
        '#f28b9b',
        22,
      ),
    ),
    at(
      370,
      -40,
      1,
      12,
      path('M-170 -90C-60 -150 120 -130 170 -30C120 70 -80 80 -170 20Z', '#c9825c'),
      path('M-130 -60C-40 -100 90 -84 120 -24C60 -10 -60 -20 -130 10Z', '#e8b090'),
    ),
    [
      [-80, 60],
      [0, 90],
      [-160, 100],
      [220, 90],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 34, 'none', { stroke: '#5fae6a', 'stroke-width': 16 }))
      .join(''),
  ].join('')
const ramen = () => {
  const bowl = 'M-760 0H760C740 380 520 640 240 680H-240C-520 640 -740 380 -760 0Z'
  const noodles = steps(9)
    .map(
      (i) =>
        `M${-520 + i * 110} ${-70 + (i % 3) * 20}C${-460 + i * 110} ${-170} ${-400 + i * 100} ${40} ${-330 + i * 100} ${-60}`,
    )
    .join('')
  return at(
    1000,
    1010,
    1,
    0,
    at(430, -280, 1, 24, box(-18, -560, 36, 760, '#8a4a2e', 14)),
    at(560, -250, 1, 34, box(-18, -560, 36, 760, '#a85f3c', 14)),
    oval(0, 0, 760, 210, '#c8394b'),
    oval(0, 6, 690, 170, '#e8b45c'),
    line(noodles, '#fbe6b0', 40),
    line(noodles, '#f2d189', 10),
    toppings(),
    path('M-640 -160L-420 -330L-300 -250L-540 -60Z', '#24402f'),
    shaded(
      bowl,
      '#c8394b',
      path('M200 0H780C760 400 520 660 240 690C420 520 420 200 200 0Z', '#a82a3c'),
      line('M-760 110C-500 180 500 180 760 110', '#fbe6b0', 26),
      line(
        steps(9)
          .map((i) => `M${-640 + i * 150} 250q38 -60 75 0q38 60 75 0`)
          .join(''),
        '#fbe6b0',
        18,
      ),
    ),
    path('M-250 670H250L220 740H-220Z', '#8f2433'),
    line(
      'M-200 -430C-260 -520 -140 -580 -200 -680M0 -460C-60 -560 60 -620 0 -730M200 -430C140 -520 260 -580 200 -680',
      '#d9cfc2',
      24,
      { opacity: 0.8 },
    ),
  )
}
const pizza = () => {
  const slice = 'M-560 -420C-200 -560 200 -560 560 -420L40 760Q0 820 -40 760Z'
  const pepperoni = (x: number, y: number, r: number) =>
    shaded(
      ring(x, y, r),
      '#c8394b',
      disc(x + 20, y + 24, r, '#a82a3c', { opacity: 0.5 }),
      disc(x - r * 0.3, y - r * 0.2, r * 0.12, '#e8838f'),
      disc(x + r * 0.25, y + r * 0.3, r * 0.1, '#e8838f'),
    )
  return at(
    1000,
    960,
    1.05,
    0,
    path(slice, '#f7cf5e'),
    clip(
      slice,
      path('M-600 -560H600V-300C200 -420 -200 -420 -600 -300Z', '#e8a33f'),
      path('M-560 -330C-200 -440 200 -440 560 -330L520 -250C200 -350 -200 -350 -520 -250Z', '#c8452f'),
      pepperoni(-220, -160, 110),
      pepperoni(190, -120, 120),
      pepperoni(-40, 130, 104),
      pepperoni(120, 380, 84),
      path(leaf(-40, -240, 120, 60, 0.5) + leaf(280, 90, 110, 54, 2.5) + leaf(-150, 330, 100, 50, -0.6), '#4f8f4a'),
    ),
    path(
      'M-600 -400C-660 -520 -560 -600 -460 -560C-160 -680 160 -680 460 -560C560 -600 660 -520 600 -400C240 -540 -240 -540 -600 -400Z',
      '#d98e4a',
    ),
    path('M-540 -500C-200 -630 200 -630 540 -500C200 -580 -200 -580 -540 -500Z', '#eab070'),
    at(-10, -20, 1, 0, face(10, 120)),
  )
}
const burger = () =>
  centre(
    path('M-640 -120C-640 -480 -320 -620 0 -620C320 -620 640 -480 640 -120Z', '#e0983f'),
    path('M-560 -220C-520 -440 -300 -560 -60 -570C-300 -520 -460 -380 -500 -200Z', '#f2bd72'),
    line(
      [
        [-260, -420],
        [-60, -490],
        [160, -460],
        [340, -360],
        [20, -360],
        [-380, -300],
        [220, -300],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${y}l30 -10`)
        .join(''),
      '#fff3d6',
      26,
    ),
    path(
      'M-700 -120C-660 -20 -560 -90 -480 -40C-400 20 -320 -70 -230 -30C-140 20 -60 -60 30 -30C120 10 200 -60 290 -30C380 10 470 -70 560 -30C620 0 680 -40 700 -120Z',
      '#6fae4a',
    ),
    box(-650, -60, 1300, 90, '#e4473f', 40),
    path('M-660 20H660L500 130L420 60L260 200L120 50L-60 120L-220 40L-420 170L-540 60Z', '#f7c432'),
    box(-670, 60, 1340, 190, '#6b3a24', 90),
    line('M-560 130C-300 170 300 110 560 150', '#8a5236', 22),
    path('M-640 250H640C660 470 560 560 420 570H-420C-560 560 -660 470 -640 250Z', '#e0983f'),
    path('M-640 250H640C640 290 -640 290 -640 250Z', '#c97f2e'),
    at(0, -300, 1, 0, face(20, 140)),
  )
const sushi = () => {
  const nigiri = (x: number, y: number, top: string, stripe: string) =>
    at(
      x,
      y,
      1,
      0,
      path('M-240 60C-260 -60 -160 -110 0 -110C160 -110 260 -60 240 60C230 130 -230 130 -240 60Z', '#fffaf0'),
      line('M-150 60h8M-60 90h8M60 70h8M150 90h8M-100 20h8', '#e3dac8', 16),
      path('M-290 10C-260 -140 -120 -170 0 -170C120 -170 260 -140 290 10C180 -50 -180 -50 -290 10Z', top),
      line('M-170 -110L-120 -30M-40 -140L0 -50M100 -136L130 -44', stripe, 20),
      at(0, 40, 0.62, 0, face(0, 110)),
    )
  const maki = (x: number, y: number, fill: string) =>
    at(
      x,
      y,
      1,
      0,
      path(roundRect(-170, -20, 340, 170, 60), '#1f3328'),
      oval(0, -10, 170, 96, '#26402f'),
      oval(0, -14, 136, 72, '#fffaf0'),
      oval(0, -14, 70, 38, fill),
      oval(-12, -22, 24, 12, lighter(fill, 0.5)),
    )
  return at(
    1000,
    1060,
    1.08,
    0,
    path(roundRect(-820, 300, 1640, 90, 40), '#a86a3f'),
    path('M-640 390H-480V470H-640ZM480 390H640V470H480Z', '#8a5230'),
    nigiri(-480, 190, '#f2784b', '#fbc4a0'),
    nigiri(480, 190, '#d9394b', '#f28b93'),
    maki(-190, 150, '#f2784b'),
    maki(190, 150, '#5fae6a'),
    maki(0, -110, '#f7c432'),
    at(0, -420, 1, -8, box(-860, -20, 1700, 40, '#c8394b', 18), box(-860, 60, 1700, 40, '#a82a3c', 18)),
    disc(0, 200, 60, '#7fae4a'),
    path(leaf(-60, -260, 160, 70, -2.4) + leaf(60, -260, 160, 70, -0.7), '#5fae6a'),
  )
}
export const foods: Design[] = [
  dish('ramen-bowl', '拉面', 'Ramen bowl', '拉面:ramen 日式:japanese 面条:noodle', ramen),
  dish('happy-pizza', '开心披萨', 'Happy pizza', '披萨:pizza', pizza),
  dish('smiling-burger', '微笑汉堡', 'Smiling burger', '汉堡:burger', burger),
  dish('sushi-friends', '寿司伙伴', 'Sushi friends', '寿司:sushi 日式:japanese', sushi),
]
