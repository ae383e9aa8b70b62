import { face } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { dish } from '../lib/family.ts'
import { darker, lighter } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { around, heart, leaf, type Point, polar, ring, roundRect, smooth, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, disc, line, oval, path, pt, shaded } from '../lib/svg.ts'

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

export const sweetFoods: Design[] = [
  dish('sprinkle-donut', '彩针甜甜圈', 'Sprinkle donut', '甜甜圈:donut 甜品:dessert', donut),
  dish('triple-scoop', '三球冰淇淋', 'Triple scoop', '冰淇淋:ice_cream 夏天:summer 甜品:dessert', iceCream),
  dish('boba-tea', '珍珠奶茶', 'Boba tea', '奶茶:bubble_tea 饮品:drink', boba),
  dish('birthday-cupcake', '生日杯子蛋糕', 'Birthday cupcake', '蛋糕:cupcake 生日:birthday', cupcake),
  dish('sunset-cocktail', '日落鸡尾酒', 'Sunset cocktail', '鸡尾酒:cocktail 夏天:summer', cocktail),
  dish('pancake-stack', '松饼塔', 'Pancake stack', '松饼:pancake 早餐:breakfast', pancakes),
]
