// Everyday motifs about 200 units across for novelty prints.
import { dark } from './character.ts'
import { darker, lighter } from './palette.ts'
import { arcBand, cloud, heart, ovalPath, ring, roundRect, star, steps } from './shape.ts'
import { at, box, disc, line, mirror, oval, path, shaded } from './svg.ts'

export const catFace = (c: string, ear: string): string =>
  mirror(
    path('M-90 -20C-100 -90 -92 -120 -84 -130C-56 -116 -34 -98 -20 -84Z', c),
    path('M-80 -44C-86 -84 -82 -102 -78 -108C-62 -100 -48 -90 -38 -82Z', ear),
  ) +
  path(ovalPath(0, 10, 104, 88), c) +
  mirror(disc(-40, 0, 12, dark), oval(-62, 32, 16, 10, '#f4a6b0')) +
  path('M-10 24Q0 18 10 24Q6 34 0 36Q-6 34 -10 24Z', '#d4636b') +
  line('M0 36V44M0 44Q-12 56 -24 46M0 44Q12 56 24 46M-84 20L-120 14M-84 34L-120 38M84 20L120 14M84 34L120 38', dark, 5)
export const dogFace = (c: string, ear: string): string =>
  path(ovalPath(0, 0, 92, 96), c) +
  mirror(path('M-60 -70C-120 -80 -140 0 -120 60C-100 80 -84 60 -80 30Z', ear)) +
  path(ovalPath(0, 46, 54, 44), '#fff6ea') +
  mirror(disc(-36, -8, 12, dark)) +
  oval(0, 26, 20, 15, dark) +
  line('M0 40V54M0 54Q-14 68 -28 58M0 54Q14 68 28 58', dark, 6) +
  path('M-12 62V78A12 12 0 0 0 12 78V62Z', '#ee7b86')
export const pawIcon = (c: string): string =>
  path('M0 -10C50 -10 90 40 90 80C90 120 50 120 0 110C-50 120 -90 120 -90 80C-90 40 -50 -10 0 -10Z', c) +
  oval(-96, -20, 32, 46, c) +
  oval(-38, -74, 34, 50, c) +
  oval(38, -74, 34, 50, c) +
  oval(96, -20, 32, 46, c)
export const boneIcon = (c: string): string =>
  path('M-70 -22C-80 -70 -140 -60 -126 -14C-150 20 -100 62 -70 26H70C100 62 150 20 126 -14C140 -60 80 -70 70 -22Z', c)
export const fishIcon = (c: string): string =>
  shaded(
    'M-110 0C-60 -70 40 -80 84 0C40 80 -60 70 -110 0Z',
    c,
    line('M-20 -60Q10 0 -20 60M20 -60Q50 0 20 60', lighter(c, 0.4), 10),
  ) +
  path('M70 0L130 -54V54Z', c) +
  disc(-64, -12, 12, '#fff') +
  disc(-64, -12, 6, dark)
export const moonIcon = (c: string): string =>
  path('M40 -102A110 110 0 1 0 40 102A118 118 0 0 1 40 -102Z', c) + line('M-66 -4Q-54 10 -42 -2', darker(c, 0.4), 7)
export const cloudIcon = (c: string): string => path(cloud(0, 50, 220), c)
export const rainbowIcon = (): string =>
  ['#e4576b', '#f7b24b', '#f7dc6f', '#7fc8a0', '#7fb3e0']
    .map((c, i) => path(arcBand(0, 60, 120 - i * 18, 103 - i * 18, Math.PI, Math.PI * 2), c))
    .join('') + path(cloud(-92, 80, 110) + cloud(92, 80, 110), '#ffffff')
export const rocketIcon = (): string =>
  path('M-30 70C-50 120 0 160 0 170C0 160 50 120 30 70Z', '#f28a2c') +
  mirror(path('M-40 20C-90 40 -96 90 -90 110C-70 90 -50 84 -36 82Z', '#e4576b')) +
  path('M0 -130C50 -80 60 0 44 80H-44C-60 0 -50 -80 0 -130Z', '#f4f3f7') +
  path('M0 -130C24 -106 40 -76 47 -50H-47C-40 -76 -24 -106 0 -130Z', '#e4576b') +
  disc(0, -10, 24, '#5b6bb0') +
  disc(0, -10, 15, '#9fd3e8')
export const planetIcon = (c: string): string =>
  shaded(
    ring(0, 0, 70),
    c,
    path('M-80 -20Q0 10 80 -20V10Q0 40 -80 10Z', lighter(c, 0.3)),
    path('M-80 40Q0 60 80 40V90H-80Z', darker(c, 0.14)),
  ) + line('M-62 30C-130 62 -130 90 -60 66C20 40 120 -30 118 -58C112 -80 60 -50 62 -28', '#f7d9a0', 13)
export const dinoIcon = (c: string): string =>
  path(
    'M-120 90C-90 60 -70 20 -60 -10C-60 -50 -30 -70 10 -66C20 -110 60 -130 96 -110C124 -94 120 -60 90 -56L60 -50C66 10 60 60 30 90V110H0V92H-30V110H-60V80C-80 94 -104 98 -120 90Z',
    c,
  ) +
  path('M-74 10L-96 -14L-58 -20ZM-52 -40L-66 -72L-26 -62Z', darker(c, 0.25)) +
  disc(80, -88, 8, dark) +
  path(ovalPath(8, 40, 34, 44), lighter(c, 0.4)) +
  line('M96 -70Q106 -70 112 -78', dark, 5)
export const coffeeIcon = (c: string): string =>
  path('M-80 -40H70V40C70 80 40 100 10 100H-20C-50 100 -80 80 -80 40Z', c) +
  line('M70 -10C110 -16 112 50 64 54', c, 18) +
  oval(-5, -40, 75, 18, '#4a2a1c') +
  line('M-36 -70C-50 -92 -24 -104 -36 -128M6 -70C-8 -92 18 -104 6 -128', '#c9a98a', 9) +
  path(heart(-4, 30, 24), '#fff6ea')
export const beanIcon = (): string =>
  at(0, 0, 1, 30, path(ovalPath(0, 0, 44, 64), '#6b3f26'), line('M0 -58C-20 -20 20 20 0 58', '#3a2014', 9))
export const croissantIcon = (): string =>
  shaded(
    'M-120 50C-110 -40 -40 -90 0 -90C40 -90 110 -40 120 50C110 84 70 70 66 40C50 10 20 4 0 4C-20 4 -50 10 -66 40C-70 70 -110 84 -120 50Z',
    '#d9964b',
    line('M-70 -40L-40 20M-24 -84L-10 6M24 -84L10 6M70 -40L40 20', '#a8642a', 10),
  )
export const bookIcon = (c: string): string =>
  path(roundRect(-80, -100, 150, 200, 12), c) +
  path('M-64 74H62V90H-64Q-76 82 -64 74Z', '#fff6ea') +
  box(-40, -60, 80, 36, '#fff6ea', 6) +
  line('M-58 -100V70', darker(c, 0.25), 8)
export const pencilIcon = (): string =>
  at(
    0,
    0,
    1,
    40,
    box(-18, -90, 36, 150, '#f7c948'),
    path('M-18 60H18L0 110Z', '#f2d9b0'),
    path('M-6 92H6L0 110Z', dark),
    box(-18, -112, 36, 24, '#e4879b', 8),
    line('M0 -88V60', '#d9a62e', 6),
  )
export const mushroomIcon = (c: string): string =>
  path('M-30 10C-40 60 -36 96 -26 110H26C36 96 40 60 30 10Z', '#f4e6cf') +
  path('M-110 16C-110 -110 110 -110 110 16C60 40 -60 40 -110 16Z', c) +
  [
    [-56, -20, 18],
    [0, -54, 22],
    [56, -22, 16],
    [6, -2, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff6e6'))
    .join('')
export const sushiIcon = (top: string): string =>
  path(ovalPath(0, 30, 96, 50), '#fffaf0') +
  path('M-116 10C-100 -64 100 -64 116 10C70 -16 -70 -16 -116 10Z', top) +
  line('M-60 -36L-44 -8M-8 -46L2 -14M44 -40L54 -10', lighter(top, 0.5), 9) +
  box(-16, -50, 32, 126, '#1f3328')
export const starIcon = (c: string): string =>
  path(star(0, 0, 5, 90, 42), c, { stroke: c, 'stroke-width': 20, 'stroke-linejoin': 'round' }) +
  mirror(disc(-22, -4, 8, dark)) +
  line('M-12 18Q0 28 12 18', dark, 6)
export const cactusIcon = (c: string, pot: string): string =>
  line('M0 60V-70M0 10H-52V-36M0 -14H50V-60', c, 46) +
  line('M0 40V-60', lighter(c, 0.3), 5, { 'stroke-dasharray': '12 14' }) +
  path('M-64 50H64L50 120H-50Z', pot) +
  box(-72, 40, 144, 26, lighter(pot, 0.2), 8) +
  steps(5)
    .map((i) => disc(Math.cos(i * 1.257) * 15, -104 + Math.sin(i * 1.257) * 15, 13, '#f28b9b'))
    .join('') +
  disc(0, -104, 9, '#f7c948')
