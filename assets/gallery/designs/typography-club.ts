// Club, campus and slogan prints.
import type { Design } from '../lib/design.ts'
import { paintSprig, palm } from '../lib/foliage.ts'
import { blockLetters, bulge, letters, onArc, rimmed, slant } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { heart, leaf, polar, ring, roundRect, sparkle, star, steps, TAU } from '../lib/shape.ts'
import { at, box, clip, disc, line, mirror, oval, path } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'
import { say } from './typography.ts'

const frame = { x: 0, y: 0, w: 2000, h: 2000 }
const centred = (...children: string[]): string => at(1000, 1000, 1, 0, ...children)
const paw = (x: number, y: number, s: number, turn: number, c: string): string =>
  at(
    x,
    y,
    s,
    turn,
    path('M0 -10C50 -10 90 40 90 80C90 120 50 120 0 110C-50 120 -90 120 -90 80C-90 40 -50 -10 0 -10Z', c),
    oval(-96, -20, 32, 46, c),
    oval(-38, -74, 34, 50, c),
    oval(38, -74, 34, 50, c),
    oval(96, -20, 32, 46, c),
  )

const classOf = (rng: Rng) => {
  const [navy, gold] = ['#1b2a4a', '#d9a441']
  const cap =
    path('M-420 -470L0 -640L420 -470L0 -300Z', navy) +
    path('M-240 -380V-220C-120 -130 120 -130 240 -220V-380L0 -284Z', '#263961') +
    line('M0 -470L330 -400V-210', gold, 16) +
    path('M300 -220H360L384 -70H276Z', gold) +
    disc(0, -470, 22, gold)
  const laurel = [-1, 1]
    .map((s) =>
      paintSprig(
        s * 60,
        760,
        {
          length: 1150,
          angle: -TAU / 4 + s * 1.25,
          bend: -s * 1.75,
          pairs: 12,
          leafLength: 150,
          leafWidth: 56,
          spread: 0.6,
          taper: 0.3,
        },
        gold,
        10,
      ),
    )
    .join('')
  return worn(
    frame,
    rng,
    380,
    centred(
      laurel,
      cap,
      path(letters('CLASS OF', it('CLASS OF', 'college', 680, 0.06), 0, 60), navy),
      blockLetters(letters('2027', it('2027', 'college', 1060), 0, 450), navy, gold, 24, 4),
      path(letters('WE DID IT', it('WE DID IT', 'condensed', 480, 0.12), 0, 610), navy),
    ),
  )
}
const surfClub = (rng: Rng) => {
  const [deep, sand] = ['#0f4c5c', '#f4d9a8']
  const waves = steps(3)
    .map((i) =>
      line(
        `M-620 ${210 + i * 76}C-520 ${130 + i * 76} -420 ${130 + i * 76} -310 ${210 + i * 76}S-100 ${290 + i * 76} 0 ${210 + i * 76}S210 ${130 + i * 76} 310 ${210 + i * 76}S520 ${290 + i * 76} 620 ${210 + i * 76}`,
        ['#3f9fa8', '#1f7a8c', deep][i] ?? '',
        40,
      ),
    )
    .join('')
  return worn(
    frame,
    rng,
    420,
    centred(
      disc(0, -120, 470, '#e9784f'),
      clip(
        ring(0, -120, 470),
        steps(5)
          .map((i) => box(-500, 40 + i * 64, 1000, 14 + i * 6, sand))
          .join(''),
      ),
      at(0, -30, 1, 0, path(palm(-180, 260, 640, -60) + palm(60, 260, 480, 90), deep)),
      waves,
      path(letters('PACIFIC', it('PACIFIC', 'round', 1180, 0.06), 0, -690, onArc(900)), deep),
      path(letters('SURF CLUB', it('SURF CLUB', 'condensed', 1080, 0.08), 0, 740), deep),
      path(letters('SINCE 1978', it('SINCE 1978', 'condensed', 420, 0.2), 0, 880), '#e9784f'),
    ),
  )
}
const happyCamper = (rng: Rng) => {
  const tent =
    path('M-520 330L-60 -330L60 -330L520 330Z', '#d98e4a') +
    path('M-520 330L-60 -330L0 -330L-150 330Z', '#c2703a') +
    path('M-150 330L0 -240L150 330Z', '#3a2a2e') +
    path('M0 -240L150 330L200 330Z', '#f2c28a') +
    line('M-60 -330L-110 -420M60 -330L110 -420', '#6b4226', 22) +
    line('M-520 330L-680 400M520 330L680 400', '#6b4226', 12)
  const fire = at(
    640,
    330,
    1,
    0,
    path('M0 60C-90 40 -90 -60 -30 -130C-20 -80 10 -90 10 -180C80 -110 110 30 0 60Z', '#e4572e'),
    path('M0 56C-44 40 -40 -20 -6 -60C10 -20 56 20 0 56Z', '#f9c74f'),
    line('M-90 80L90 40M-90 40L90 80', '#6b4226', 30),
  )
  return worn(
    frame,
    rng,
    380,
    centred(
      disc(0, -160, 640, '#2f5d50'),
      path(
        star(-320, -480, 5, 34, 14) +
          star(260, -560, 5, 28, 12) +
          star(420, -330, 5, 24, 10) +
          star(-480, -220, 5, 22, 9),
        '#f4e3c0',
      ),
      path('M-190 -560a120 120 0 1 0 150 150a150 150 0 0 1 -150 -150Z', '#f4e3c0'),
      tent,
      fire,
      path('M-820 400C-400 350 400 350 820 400C400 450 -400 450 -820 400Z', '#3f2d26'),
      rimmed(letters('Happy Camper', it('Happy Camper', 'script', 1640), 0, 740), '#c2552f', '#fbf1dc', 34),
    ),
  )
}
const dogMom = () =>
  centred(
    path(letters('DOG', it('DOG', 'slab', 900), -180, -130), '#5b3a29'),
    paw(640, -300, 2.3, 18, '#d9784a'),
    path(letters('mom', it('mom', 'script', 1250), 40, 480), '#d9784a'),
    path(letters('FUR REAL LOVE', it('FUR REAL LOVE', 'condensed', 760, 0.16), 60, 820), '#5b3a29'),
    paw(-640, 760, 0.7, -20, '#5b3a29'),
    paw(740, 780, 0.7, 20, '#5b3a29'),
  )
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
  return centred(
    mug,
    books,
    path(letters('JUST ONE MORE', it('JUST ONE MORE', 'condensed', 1120, 0.08), 0, -690), '#3b2a3a'),
    path(letters('Chapter', it('Chapter', 'script', 1200), 0, 800), '#c8553d'),
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
    rimmed(letters('PLANT', it('PLANT', 'round', 460, 0.04), 0, 480), '#fbf1dc', '#a75f36', 4),
    path(letters('PARENT', it('PARENT', 'round', 400, 0.04), 0, 610), '#fbf1dc'),
    path(letters('grow with the flow', it('grow with the flow', 'brush', 1180), 0, 880), '#2f6650'),
  )
}
const gameOn = (rng: Rng) => {
  const pad =
    'M-420 -120C-560 -120 -660 180 -600 320C-560 400 -460 390 -390 300L-300 190H300L390 300C460 390 560 400 600 320C660 180 560 -120 420 -120Z'
  const half = path(roundRect(-460, 0, 150, 46, 12) + roundRect(-408, -52, 46, 150, 12), '#f4f1ea')
  return worn(
    frame,
    rng,
    300,
    centred(
      blockLetters(
        letters('GAME ON', it('GAME ON', 'slab', 1560), 0, -300, bulge(780, 0.2)),
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
        letters('PRESS START TO CONTINUE', it('PRESS START TO CONTINUE', 'condensed', 1180, 0.1), 0, 720),
        '#e4576b',
      ),
    ),
  )
}
const loveWins = () => {
  const d = letters('LOVE', it('LOVE', 'neon', 1120), 0, 60)
  return centred(
    line(d, '#ff5fa2', 26, { opacity: 0.25 }),
    path(d, '#ff5fa2'),
    line(heart(0, -60, 860), '#4fd6e8', 26, { opacity: 0.9 }),
    line(heart(0, -60, 800), '#ff9ad1', 10),
    path(letters('always', it('always', 'signature', 520), 20, 330), '#4fd6e8'),
    path(sparkle(-760, -760, 80) + sparkle(780, -640, 60) + sparkle(700, 620, 70), '#ffe28a'),
  )
}
const speed = (rng: Rng) =>
  worn(
    frame,
    rng,
    420,
    centred(
      steps(3)
        .map((i) =>
          box(-860 + i * 90, 220 + i * 66, 1500 - i * 120, 40, ['#e4572e', '#f28a2c', '#f7c948'][i] ?? '', 20),
        )
        .join(''),
      blockLetters(
        letters('Full Throttle', it('Full Throttle', 'script', 1720), 0, 80, slant(0.12)),
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
      path(letters('GARAGE WORKS 1969', it('GARAGE WORKS 1969', 'condensed', 980, 0.12), 0, 590), '#26232b'),
    ),
  )

export const clubTypography: Design[] = [
  say('say-class-of-2027', '2027届毕业', 'Class of 2027', '毕业季:graduation 校园:college', classOf, 'seasonal'),
  say('say-surf-club', '太平洋冲浪俱乐部', 'Pacific surf club', '冲浪:surf 夏天:summer 复古:retro', surfClub, 'sport'),
  say('say-happy-camper', '快乐露营者', 'Happy camper', '露营:camping 帐篷:tent 户外:outdoor', happyCamper, 'sport'),
  say('say-dog-mom', '狗狗妈妈', 'Dog mom', '狗:dog 宠物:pet', dogMom, 'pet'),
  say('say-one-more-chapter', '再读一章', 'Just one more chapter', '阅读:reading 书:book', bookish),
  say('say-plant-parent', '绿植家长', 'Plant parent', '植物:plant 园艺:garden', plantLady, 'plant'),
  say('say-game-on', '游戏开始', 'Game on', '游戏:gaming 手柄:controller', gameOn),
  say('say-neon-love', '霓虹之爱', 'Neon love', "情人节:valentine's_day 爱:love 霓虹:neon", loveWins, 'seasonal'),
  say('say-full-throttle', '全速前进', 'Full throttle', '摩托:motorcycle 复古:retro', speed, 'sport'),
]
