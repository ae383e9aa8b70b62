// Small festive motifs about 200 units across, drawn around the origin.
import { dark } from './character.ts'
import { darker, lighter } from './palette.ts'
import { around, heart, leaf, ovalPath, polar, ring, roundRect, star, steps, TAU } from './shape.ts'
import { at, box, clip, disc, line, mirror, oval, path, pt, shaded } from './svg.ts'

export function snowflake(r: number, colour: string, width: number): string {
  const arm = (a: number) =>
    `M0 0L${pt(...polar(r, a))}${[0.45, 0.7].map((t) => [-0.7, 0.7].map((s) => `M${pt(...polar(r * t, a))}l${pt(...polar(r * (0.95 - t) * 0.6, a + s))}`).join('')).join('')}`
  return line(around(6).map(arm).join(''), colour, width)
}
export const candyCane = (a: string, b: string): string =>
  line('M30 120V-40C30 -110 -70 -110 -70 -40', a, 46) +
  line('M30 120V-40C30 -110 -70 -110 -70 -40', b, 46, { 'stroke-dasharray': '24 34', 'stroke-linecap': 'butt' })
export const holly = (green: string, berry: string): string => {
  const one = (a: number) =>
    at(
      0,
      20,
      1,
      a,
      path(
        'M0 0C30 -14 36 -40 24 -56C50 -54 62 -76 52 -100C78 -104 84 -130 76 -150C50 -150 30 -140 18 -124C4 -140 -20 -140 -34 -128C-30 -104 -24 -90 -10 -80C-34 -68 -34 -40 -22 -26C-22 -10 -10 0 0 0Z',
        green,
      ),
      line('M4 -8L60 -136', lighter(green, 0.3), 5),
    )
  return (
    one(-70) +
    one(20) +
    one(-25) +
    [
      [-10, 30],
      [30, 30],
      [10, 62],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 24, berry) + disc(x - 7, y - 8, 7, lighter(berry, 0.6)))
      .join('')
  )
}
export const bauble = (colour: string, band: string): string =>
  shaded(
    ring(0, 20, 92),
    colour,
    disc(30, 50, 96, darker(colour, 0.16), { opacity: 0.6 }),
    line('M-110 0Q0 44 110 0M-110 50Q0 94 110 50', band, 16),
    line('M-90 26l22 12l22 -4l22 10l22 -6l22 8l22 -6l22 2', band, 8),
  ) +
  box(-22, -92, 44, 30, '#d9a441', 8) +
  line('M-14 -94a14 14 0 1 1 28 0', '#d9a441', 7) +
  path(leaf(-50, -30, 50, 16, -0.9), '#ffffff', { opacity: 0.5 })
export const gingerbread = (): string => {
  const body =
    'M0 -120C44 -120 64 -80 52 -44C90 -50 120 -30 116 0C112 26 80 26 54 16C56 44 84 70 90 100C90 130 50 134 34 108L0 56L-34 108C-50 134 -90 130 -90 100C-84 70 -56 44 -54 16C-80 26 -112 26 -116 0C-120 -30 -90 -50 -52 -44C-64 -80 -44 -120 0 -120Z'
  return (
    path(body, '#b9722e') +
    path(body, '#c9853f', { transform: 'translate(-4 -4) scale(.94)' }) +
    disc(-18, -80, 7, dark) +
    disc(18, -80, 7, dark) +
    line(
      'M-16 -58Q0 -44 16 -58M-96 -20l14 18l14 -18M96 -20l-14 18l-14 -18M-78 92l12 14l14 -12M78 92l-12 14l-14 -12',
      '#fff6ea',
      6,
    ) +
    disc(0, -14, 9, '#c8303f') +
    disc(0, 18, 9, '#2f6f4f')
  )
}
export const stocking = (colour: string): string =>
  path('M-50 -70H50V30C50 50 66 56 84 64C110 78 100 120 66 120H0C-36 120 -50 90 -50 60Z', colour) +
  path('M40 120H66C100 120 110 78 84 64C70 66 50 84 40 120Z', '#fff6ea') +
  box(-64, -110, 128, 54, '#fff6ea', 20) +
  path(star(0, 0, 5, 26, 11), '#f2c14e')
export const gift = (colour: string, ribbon: string): string =>
  box(-90, -40, 180, 140, colour, 8) +
  box(-102, -70, 204, 50, lighter(colour, 0.15), 8) +
  box(-18, -70, 36, 170, ribbon) +
  mirror(path('M0 -72C-30 -130 -90 -120 -80 -84C-74 -66 -30 -66 0 -72Z', ribbon))
export const tinyTree = (green: string): string =>
  box(-16, 90, 32, 36, '#7a4a2c') +
  [
    [60, 110],
    [0, 86],
    [-56, 62],
  ]
    .map(([y = 0, w = 0]) => path(`M0 ${y - 90}L${w} ${y + 36}Q0 ${y + 60} ${-w} ${y + 36}Z`, green))
    .join('') +
  path(star(0, -136, 5, 30, 13), '#f2c14e') +
  [
    [-30, 60, '#c8303f'],
    [34, 74, '#f2c14e'],
    [0, 10, '#f2c14e'],
    [22, -30, '#c8303f'],
    [-24, -10, '#fff6ea'],
    [-56, 84, '#fff6ea'],
  ]
    .map(([x, y, c]) => disc(Number(x), Number(y), 10, String(c)))
    .join('')

export const pumpkin = (colour: string, face = false): string => {
  const lobes =
    oval(-62, 10, 60, 86, darker(colour, 0.1)) +
    oval(62, 10, 60, 86, darker(colour, 0.1)) +
    oval(-32, 10, 60, 92, colour) +
    oval(32, 10, 60, 92, colour) +
    oval(0, 12, 46, 94, lighter(colour, 0.14))
  const cut = face
    ? path(
        'M-66 -20L-40 -60L-16 -14ZM66 -20L40 -60L16 -14ZM-80 26Q0 70 80 26Q60 90 40 66L26 88L8 70L-10 90L-28 68Q-56 90 -80 26Z',
        '#3a1f14',
      )
    : ''
  return (
    path('M-12 -74C-16 -110 0 -124 24 -128L36 -108C18 -102 14 -90 16 -72Z', '#5f7f3f') +
    lobes +
    cut +
    path(leaf(14, -84, 70, 34, 0.1), '#6f9a4f')
  )
}
export const ghost = (colour = '#fbf8f2'): string =>
  path(
    'M0 -120C70 -120 96 -60 94 10C94 60 104 90 96 116C76 130 66 100 46 104C26 108 20 128 0 122C-20 128 -26 108 -46 104C-66 100 -76 130 -96 116C-104 90 -94 60 -94 10C-96 -60 -70 -120 0 -120Z',
    colour,
    { stroke: '#d5cfe0', 'stroke-width': 6 },
  ) +
  mirror(oval(-32, -30, 13, 20, dark), oval(-56, 6, 14, 9, '#f4a6b8')) +
  oval(0, 16, 14, 20, dark)
export const bat = (colour: string): string =>
  mirror(
    path('M0 -20C-30 -60 -110 -80 -150 -40C-120 -44 -110 -30 -112 0C-90 -16 -72 -8 -66 16C-48 -4 -20 6 0 40Z', colour),
  ) +
  oval(0, 0, 30, 40, colour) +
  path('M-24 -26L-26 -60L-6 -38ZM24 -26L26 -60L6 -38Z', colour) +
  mirror(disc(-10, -10, 6, '#f9c74f'))
export const candyCorn = (): string =>
  clip(
    'M0 -90C30 -90 84 60 70 84C50 100 -50 100 -70 84C-84 60 -30 -90 0 -90Z',
    box(-100, -100, 200, 80, '#fffaf0'),
    box(-100, -26, 200, 66, '#f28123'),
    box(-100, 40, 200, 80, '#f9c74f'),
  )
export const eggIcon = (colour: string, kind: number, ink: string): string => {
  const d = 'M0 -120C60 -120 96 -20 96 30C96 90 50 120 0 120C-50 120 -96 90 -96 30C-96 -20 -60 -120 0 -120Z'
  const zig = (y: number) =>
    `M-110 ${y}${steps(8)
      .map((i) => `l14 ${i % 2 ? 26 : -26}l14 0`)
      .join('')}`
  const bands = [
    line(zig(-10) + zig(50), ink, 12),
    box(-110, -50, 220, 26, ink) +
      box(-110, 20, 220, 26, ink) +
      line('M-80 70h0M-40 80h0M0 84h0M40 80h0M80 70h0', ink, 20),
    line(
      steps(14)
        .map((i) => `M${-70 + (i % 4) * 48} ${-70 + Math.floor(i / 4) * 48}h0`)
        .join(''),
      ink,
      24,
    ),
    line('M-110 -20Q-55 -70 0 -20T110 -20M-110 40Q-55 -10 0 40T110 40', ink, 14),
  ]
  return shaded(
    d,
    colour,
    bands[kind % 4] ?? '',
    path(d, '#ffffff', { opacity: 0.16, transform: 'translate(-30 -20)' }),
  )
}
export const shamrock = (colour: string, leaves = 3): string =>
  line('M0 10C6 60 30 100 60 120', darker(colour, 0.2), 14) +
  around(leaves)
    .map((a) =>
      at(
        ...polar(58, a),
        0.62,
        (a * 360) / TAU + 90,
        path(heart(0, -6, 72), colour),
        line('M0 40V-20', lighter(colour, 0.3), 7),
      ),
    )
    .join('')
export const goldPot = (): string =>
  [
    [-50, -60],
    [0, -74],
    [50, -60],
    [-24, -50],
    [26, -50],
    [-70, -44],
    [72, -44],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 30, '#f2c14e', { stroke: '#c98a1e', 'stroke-width': 6 }))
    .join('') +
  path('M-96 -44H96C116 20 90 110 0 110C-90 110 -116 20 -96 -44Z', '#2b2b33') +
  box(-108, -60, 216, 34, '#3d3d47', 14)
export const loveLetter = (paper: string, seal: string): string =>
  path(roundRect(-110, -74, 220, 150, 14), paper, { stroke: darker(paper, 0.12), 'stroke-width': 6 }) +
  line('M-106 -66L0 20L106 -66M-106 70L-30 -4M106 70L30 -4', darker(paper, 0.18), 6) +
  path(heart(0, 14, 34), seal)
export const bunnyIcon = (colour: string): string =>
  mirror(
    path('M-20 -40C-50 -90 -64 -150 -40 -156C-14 -158 -6 -90 -6 -44Z', colour),
    path('M-24 -52C-44 -94 -50 -134 -38 -138C-24 -138 -16 -92 -14 -54Z', '#f4b8c0'),
  ) +
  path(ovalPath(0, 20, 84, 76), colour) +
  mirror(disc(-32, 6, 10, dark), oval(-50, 34, 16, 10, '#f4a6b0')) +
  path('M-10 26Q0 20 10 26Q6 38 0 40Q-6 38 -10 26Z', '#e8838a') +
  line('M0 40V48M0 48Q-12 60 -24 50M0 48Q12 60 24 50', dark, 5)
