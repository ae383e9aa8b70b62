// Slogans for readers, gardeners, gamers and riders.

import type { Design } from '../lib/design.ts'
import { say } from '../lib/family.ts'
import { blockLetters, bulge, fitted, letters, rimmed, slant } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { heart, leaf, polar, roundRect, sparkle, star, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, mirror, path, square } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'

const bookish = () => {
  const stack = [
    [0, 320, 1060, '#c8553d'],
    [40, 190, 960, '#2a6f78'],
    [-30, 60, 1000, '#e9b44c'],
    [20, -70, 880, '#6b4e71'],
    [-20, -200, 940, '#4f7f5f'],
  ] as const
  const books = stack
    .map(([x, y, w, c]) =>
      at(
        x,
        y,
        1,
        0,
        path(roundRect(-w / 2, 0, w, 120, 26), c),
        path(
          `M${w / 2 - 40} 16H${-w / 2 + 150}C${-w / 2 + 120} 40 ${-w / 2 + 120} 80 ${-w / 2 + 150} 104H${w / 2 - 40}Z`,
          '#fbf1dc',
        ),
        line(`M${-w / 2 + 160} 46H${w / 2 - 60}M${-w / 2 + 160} 74H${w / 2 - 60}`, '#e0cfae', 6),
        line(`M${-w / 2 + 50} 30V90`, '#fbf1dc', 14),
      ),
    )
    .join('')
  const mug = at(
    120,
    -200,
    1,
    0,
    path('M-110 0V-190H110V0Q110 0 80 0H-80Z', '#fbf1dc', { stroke: '#3b2a3a', 'stroke-width': 14 }),
    line('M110 -150C190 -160 190 -40 110 -50', '#3b2a3a', 16),
    path(heart(0, -96, 40), '#c8553d'),
    line('M-40 -240C-70 -290 -10 -320 -40 -370M40 -240C10 -290 70 -320 40 -370', '#b9a68f', 16),
  )
  return centre(
    mug,
    books,
    path(letters('JUST ONE MORE', fitted('JUST ONE MORE', 'condensed', 1120, 0.08), 0, -690), '#3b2a3a'),
    path(letters('Chapter', fitted('Chapter', 'script', 1200), 0, 800), '#c8553d'),
  )
}
const plantLady = () => {
  const pot =
    path('M-300 300H300L240 700H-240Z', '#c8794a') +
    box(-340, 250, 680, 110, '#d98e5f', 20) +
    clip('M-300 300H300L240 700H-240Z', path('M80 300H320V710H20Z', '#a75f36', { opacity: 0.5 }))
  const leaves = [
    [-2.5, 560, '#3f7f5f'],
    [-0.65, 560, '#3f7f5f'],
    [-2.15, 700, '#5fa37a'],
    [-1, 700, '#5fa37a'],
    [-1.57, 780, '#2f6650'],
    [-1.85, 640, '#7fbf93'],
    [-1.28, 640, '#7fbf93'],
  ] as const
  return at(
    1000,
    900,
    1.06,
    0,
    leaves
      .map(
        ([a, l, c]) =>
          path(leaf(0, 290, l, 230, a), c) +
          line(
            `M0 290L${polar(l * 0.86, a, 0, 290)
              .map(Math.round)
              .join(' ')}`,
            '#d9ead3',
            8,
          ),
      )
      .join(''),
    pot,
    rimmed(letters('PLANT', fitted('PLANT', 'round', 460, 0.04), 0, 480), '#fbf1dc', '#a75f36', 4),
    path(letters('PARENT', fitted('PARENT', 'round', 400, 0.04), 0, 610), '#fbf1dc'),
    path(letters('grow with the flow', fitted('grow with the flow', 'brush', 1180), 0, 880), '#2f6650'),
  )
}
const gameOn = (rng: Rng) => {
  const pad =
    'M-420 -120C-560 -120 -660 180 -600 320C-560 400 -460 390 -390 300L-300 190H300L390 300C460 390 560 400 600 320C660 180 560 -120 420 -120Z'
  const half = path(roundRect(-460, 0, 150, 46, 12) + roundRect(-408, -52, 46, 150, 12), '#f4f1ea')
  return worn(
    square,
    rng,
    300,
    centre(
      blockLetters(
        letters('GAME ON', fitted('GAME ON', 'slab', 1560), 0, -300, bulge(780, 0.2)),
        '#4ad6c4',
        '#2a1f4f',
        34,
        4,
      ),
      path(pad, '#2a1f4f', { transform: 'translate(22 102)' }),
      at(
        0,
        80,
        1,
        0,
        path(pad, '#6a4fc2'),
        clip(pad, path('M-700 -140H700V0C300 -60 -300 -60 -700 0Z', '#8a6fe0')),
        half,
        disc(330, 20, 34, '#f7c948'),
        disc(430, -40, 34, '#e4576b'),
        disc(430, 80, 34, '#4ad6c4'),
        disc(530, 20, 34, '#f28a4b'),
        box(-80, -10, 70, 30, '#2a1f4f', 15),
        box(20, -10, 70, 30, '#2a1f4f', 15),
        mirror(disc(-180, 130, 70, '#2a1f4f'), disc(-180, 122, 50, '#4a3a8f')),
      ),
      path(
        letters('PRESS START TO CONTINUE', fitted('PRESS START TO CONTINUE', 'condensed', 1180, 0.1), 0, 720),
        '#e4576b',
      ),
    ),
  )
}
const loveWins = () => {
  const d = letters('LOVE', fitted('LOVE', 'neon', 1120), 0, 60)
  return centre(
    line(d, '#ff5fa2', 26, { opacity: 0.25 }),
    path(d, '#ff5fa2'),
    line(heart(0, -60, 860), '#4fd6e8', 26, { opacity: 0.9 }),
    line(heart(0, -60, 800), '#ff9ad1', 10),
    path(letters('always', fitted('always', 'signature', 520), 20, 330), '#4fd6e8'),
    path(sparkle(-760, -760, 80) + sparkle(780, -640, 60) + sparkle(700, 620, 70), '#ffe28a'),
  )
}
const speed = (rng: Rng) =>
  worn(
    square,
    rng,
    420,
    centre(
      steps(3)
        .map((i) =>
          box(-860 + i * 90, 220 + i * 66, 1500 - i * 120, 40, ['#e4572e', '#f28a2c', '#f7c948'][i] ?? '', 20),
        )
        .join(''),
      blockLetters(
        letters('Full Throttle', fitted('Full Throttle', 'script', 1720), 0, 80, slant(0.12)),
        '#e4572e',
        '#26232b',
        26,
        4,
      ),
      mirror(
        path(
          'M120 -520C300 -640 620 -640 860 -520C700 -520 640 -480 600 -440C520 -500 420 -470 400 -410C330 -460 200 -440 160 -380Z',
          '#26232b',
        ),
      ),
      disc(0, -470, 150, '#26232b'),
      disc(0, -470, 104, '#f4e6c8'),
      path(star(0, -470, 5, 90, 38), '#e4572e'),
      path(letters('GARAGE WORKS 1969', fitted('GARAGE WORKS 1969', 'condensed', 980, 0.12), 0, 590), '#26232b'),
    ),
  )

export const hobbyTypography: Design[] = [
  say('say-one-more-chapter', '再读一章', 'Just one more chapter', '阅读:reading 书:book', bookish),
  say('say-plant-parent', '绿植家长', 'Plant parent', '植物:plant 园艺:garden', plantLady, 'plant'),
  say('say-game-on', '游戏开始', 'Game on', '游戏:gaming 手柄:controller', gameOn),
  say('say-neon-love', '霓虹之爱', 'Neon love', "情人节:valentine's_day 爱:love 霓虹:neon", loveWins, 'seasonal'),
  say('say-full-throttle', '全速前进', 'Full throttle', '摩托:motorcycle 复古:retro', speed, 'sport'),
]
