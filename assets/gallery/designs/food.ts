// Things people like to eat and wear.
import { blush, dark, eyes } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { darker, lighter } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, heart, leaf, type Point, polar, ring, roundRect, smooth, steps, TAU } from '../lib/shape.ts'
import { at, box, clip, disc, line, oval, path, pt, shaded } from '../lib/svg.ts'

function dish(slug: string, zh: string, en: string, tags: string, draw: (rng: Rng) => string): Design {
  return { slug, zh, en, category: 'food', style: 'cute', tags: `美食:food ${tags}`, draw }
}
const centre = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
const face = (y: number, dx = 150): string =>
  eyes(dx, y, 46) + line(`M-56 ${y + 50}Q0 ${y + 120} 56 ${y + 50}`, dark, 16) + blush(dx + 110, y + 60, 56)
const sprinkles = (spots: Point[], rng: Rng, colours: readonly string[]): string =>
  colours
    .map((c, i) =>
      line(
        spots
          .filter((_, k) => k % colours.length === i)
          .map(([x, y]) => {
            const a = rng.range(0, TAU)
            return `M${pt(x, y)}l${pt(Math.cos(a) * 34, Math.sin(a) * 34)}`
          })
          .join(''),
        c,
        20,
      ),
    )
    .join('')

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
const donut = (rng: Rng) => {
  const icing = smooth(around(18).map((a, i) => polar(610 + (i % 2 ? 56 : -14), a)))
  const spots = steps(90).map(() => polar(rng.range(330, 560), rng.range(0, TAU)))
  return centre(
    line(ring(0, 30, 480), '#c98a4b', 480),
    line(ring(0, 0, 480), '#e0a860', 480),
    path(icing + ring(0, 0, 290), '#f28bb0', { 'fill-rule': 'evenodd' }),
    path(icing + ring(0, 0, 330), '#f7a8c4', { 'fill-rule': 'evenodd', transform: 'translate(-14 -18) scale(.96)' }),
    sprinkles(spots, rng, ['#ffffff', '#f7c948', '#4fb0d0', '#8d6bc2', '#5fb37c']),
    line('M-520 -240C-440 -420 -280 -520 -100 -550', '#ffffff', 34, { opacity: 0.6 }),
  )
}
const iceCream = () => {
  const cone = 'M-330 60H330L20 860Q0 900 -20 860Z'
  const scoop = (x: number, y: number, r: number, c: string) =>
    shaded(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}C${x + r * 1.1} ${y + r * 0.5} ${x + r * 0.7} ${y + r * 0.6} ${x + r * 0.5} ${y + r * 0.36}C${x + r * 0.3} ${y + r * 0.7} ${x - r * 0.1} ${y + r * 0.6} ${x - r * 0.1} ${y + r * 0.36}C${x - r * 0.4} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.5} ${x - r * 0.66} ${y + r * 0.34}C${x - r * 1.1} ${y + r * 0.5} ${x - r * 1.1} ${y + r * 0.2} ${x - r} ${y}Z`,
      c,
      disc(x + r * 0.5, y + r * 0.3, r, darker(c, 0.12), { opacity: 0.6 }),
      disc(x - r * 0.3, y - r * 0.2, r * 0.85, c),
      disc(x - r * 0.4, y - r * 0.5, r * 0.12, lighter(c, 0.6)),
    )
  return at(
    1000,
    1040,
    1,
    0,
    shaded(
      cone,
      '#e0a860',
      line(
        steps(9)
          .map((i) => `M${-500 + i * 130} 0L${-100 + i * 130} 900M${500 - i * 130} 0L${100 - i * 130} 900`)
          .join(''),
        '#b97c3a',
        16,
      ),
    ),
    box(-370, 20, 740, 90, '#d0924a', 40),
    scoop(-190, -140, 300, '#f7c5d0'),
    scoop(200, -140, 300, '#c9e4c5'),
    scoop(0, -480, 310, '#fdf0c9'),
    at(
      30,
      -790,
      1,
      0,
      disc(0, 0, 92, '#d93a4b'),
      disc(-28, -30, 22, '#f7a8a8'),
      line('M20 -80C40 -160 90 -190 140 -190', '#5f8a45', 16),
    ),
    at(0, -450, 1, 0, face(-30, 110)),
    path(heart(-560, -560, 60) + heart(600, -380, 44), '#f28bb0'),
  )
}
const boba = () => {
  const cup = 'M-380 -420H380L290 760Q280 820 210 820H-210Q-280 820 -290 760Z'
  const pearls = steps(22).map(
    (i) => [-220 + (i % 6) * 88 + (Math.floor(i / 6) % 2) * 40, 770 - Math.floor(i / 6) * 74] as const,
  )
  return at(
    1000,
    1000,
    1,
    0,
    at(
      120,
      -420,
      1,
      10,
      box(-44, -480, 88, 1000, '#e4576b', 30),
      steps(5)
        .map((i) => box(-44, -440 + i * 90, 88, 34, '#fff3e6'))
        .join(''),
    ),
    shaded(
      cup,
      '#fbeedd',
      path('M-360 -220C-200 -260 -100 -180 60 -220C200 -250 300 -200 380 -230V840H-400Z', '#d9a06b'),
      path('M-360 -120C-200 -30 -160 120 -60 90C40 60 60 -120 180 -90C280 -60 300 120 400 60V-240H-400Z', '#f2dcc0', {
        opacity: 0.75,
      }),
      pearls.map(([x, y]) => disc(x, y, 42, '#3a2320') + disc(x - 13, y - 14, 10, '#8a6a5c')).join(''),
    ),
    line(cup, '#b98a62', 16),
    path('M-430 -430C-400 -640 400 -640 430 -430Z', '#ffffff', {
      opacity: 0.85,
      stroke: '#b98a62',
      'stroke-width': 14,
    }),
    box(-450, -460, 900, 70, '#f28bb0', 34),
    line('M-300 -300L-250 500', '#ffffff', 30, { opacity: 0.6 }),
    at(0, 120, 1, 0, face(40, 130)),
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
const cupcake = (rng: Rng) => {
  const cup = 'M-420 180H420L320 760H-320Z'
  const swirl = (y: number, w: number, c: string) =>
    path(
      `M${-w} ${y}C${-w * 1.15} ${y - 130} ${-w * 0.7} ${y - 190} 0 ${y - 190}C${w * 0.7} ${y - 190} ${w * 1.15} ${y - 130} ${w} ${y}C${w * 0.5} ${y + 90} ${-w * 0.5} ${y + 90} ${-w} ${y}Z`,
      c,
    )
  return at(
    1000,
    1020,
    1,
    0,
    shaded(
      cup,
      '#7fc4d6',
      line(
        steps(9)
          .map((i) => `M${-400 + i * 100} 180L${-310 + i * 78} 760`)
          .join(''),
        '#5fa8bf',
        26,
      ),
    ),
    swirl(150, 520, '#f28bb0'),
    swirl(-20, 420, '#f7a8c4'),
    swirl(-180, 310, '#f9bdd3'),
    swirl(-330, 190, '#fcd3e2'),
    sprinkles(
      steps(34).map(() => [rng.range(-380, 380), rng.range(-260, 170)] as Point),
      rng,
      ['#f7c948', '#ffffff', '#5fb37c', '#8d6bc2'],
    ),
    disc(0, -520, 96, '#d93a4b'),
    disc(-30, -550, 22, '#f7a8a8'),
    line('M10 -600C30 -690 90 -720 140 -710', '#5f8a45', 16),
    at(0, 420, 1, 0, face(0, 130)),
  )
}
const cocktail = () => {
  const glass = 'M-480 -360H480L40 160V640H-40V160Z'
  return at(
    1000,
    1010,
    1,
    0,
    disc(-40, -120, 720, '#ffe0b8'),
    shaded(
      glass,
      '#ffffff',
      path('M-440 -250C-300 -290 -200 -210 0 -250C200 -290 300 -210 440 -250L40 160H-40Z', '#f28a4b'),
      path('M-300 -80C-160 -120 160 -40 300 -90L40 160H-40Z', '#e4576b'),
      line('M-380 -300L-120 0', '#ffffff', 30, { opacity: 0.5 }),
    ),
    line(glass, '#7fa8b5', 18),
    path('M-260 640C-100 600 100 600 260 640C100 690 -100 690 -260 640Z', '#cfe3e8', {
      stroke: '#7fa8b5',
      'stroke-width': 14,
    }),
    at(
      430,
      -390,
      1,
      14,
      disc(0, 0, 170, '#f2a531'),
      disc(0, 0, 144, '#fff3d6'),
      path(
        around(8)
          .map((a) => leaf(0, 0, 128, 70, a, 0.7))
          .join(''),
        '#f7b84a',
      ),
    ),
    line('M-60 -240L-330 -760', '#4fae7f', 30),
    at(
      -300,
      -640,
      1,
      -26,
      path('M-300 60C-260 -160 260 -160 300 60Z', '#e4576b'),
      path('M-150 60C-120 -100 -60 -110 0 -112C60 -110 120 -100 150 60Z', '#fff3e6'),
      path('M-50 60C-40 -80 -10 -110 0 -112C10 -110 40 -80 50 60Z', '#e4576b'),
    ),
    disc(-180, -180, 62, '#d93a4b'),
    disc(-198, -198, 14, '#f7a8a8'),
  )
}
const pancakes = () =>
  at(
    1000,
    870,
    1.12,
    0,
    oval(0, 560, 800, 120, '#e9e4ee'),
    oval(0, 540, 760, 100, '#ffffff'),
    steps(5)
      .map((i) =>
        at(
          i % 2 ? 14 : -14,
          480 - i * 116,
          1,
          0,
          path(roundRect(-520, -90, 1040, 150, 74), '#b9722e'),
          path(roundRect(-520, -100, 1040, 110, 54), '#e8b064'),
          oval(0, -70, 470, 44, '#d99a4b'),
        ),
      )
      .join(''),
    path(
      'M-430 -60C-300 -130 300 -130 430 -60C470 -20 440 130 400 220C370 280 330 240 330 160C330 90 290 60 250 90C210 130 230 300 190 360C150 400 120 340 120 240C110 100 40 60 -40 90C-120 120 -120 260 -170 280C-220 290 -220 200 -230 130C-250 60 -320 60 -350 130C-380 180 -420 140 -430 60C-440 10 -450 -30 -430 -60Z',
      '#a8481c',
    ),
    path('M-380 -60C-250 -110 250 -110 380 -60C300 -30 -300 -30 -380 -60Z', '#c9692e'),
    path(roundRect(-120, -230, 240, 150, 30), '#fbe08a'),
    path(roundRect(-120, -230, 240, 60, 28), '#fdf0bd'),
    [
      [-320, -120, 70],
      [-230, -170, 62],
      [300, -130, 72],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#4a5fa8') + disc(x - 16, y - 18, r * 0.24, '#8f9fd9'))
      .join(''),
    at(
      230,
      -210,
      0.9,
      20,
      path('M0 90C-50 60 -90 10 -80 -40C-70 -76 -30 -80 0 -64C30 -80 70 -76 80 -40C90 10 50 60 0 90Z', '#e23e4f'),
      path([-2.6, -1.57, -0.5].map((a) => leaf(0, -60, 70, 30, a)).join(''), '#4b8f5a'),
    ),
    at(0, 330, 1, 0, face(0, 150)),
  )

export const foods: Design[] = [
  dish('ramen-bowl', '拉面', 'Ramen bowl', '拉面:ramen 日式:japanese 面条:noodle', ramen),
  dish('happy-pizza', '开心披萨', 'Happy pizza', '披萨:pizza', pizza),
  dish('sprinkle-donut', '彩针甜甜圈', 'Sprinkle donut', '甜甜圈:donut 甜品:dessert', donut),
  dish('triple-scoop', '三球冰淇淋', 'Triple scoop', '冰淇淋:ice_cream 夏天:summer 甜品:dessert', iceCream),
  dish('boba-tea', '珍珠奶茶', 'Boba tea', '奶茶:bubble_tea 饮品:drink', boba),
  dish('smiling-burger', '微笑汉堡', 'Smiling burger', '汉堡:burger', burger),
  dish('sushi-friends', '寿司伙伴', 'Sushi friends', '寿司:sushi 日式:japanese', sushi),
  dish('birthday-cupcake', '生日杯子蛋糕', 'Birthday cupcake', '蛋糕:cupcake 生日:birthday', cupcake),
  dish('sunset-cocktail', '日落鸡尾酒', 'Sunset cocktail', '鸡尾酒:cocktail 夏天:summer', cocktail),
  dish('pancake-stack', '松饼塔', 'Pancake stack', '松饼:pancake 早餐:breakfast', pancakes),
]
