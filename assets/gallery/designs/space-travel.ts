// Those who fly there.

import { blush, dark, eyes, pointedEars } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { cosmic } from '../lib/family.ts'
import { darker, lighter } from '../lib/palette.ts'
import { banded } from '../lib/planet.ts'
import type { Rng } from '../lib/rng.ts'
import { ovalPath, ring, roundRect, sparkle, star, steps } from '../lib/shape.ts'
import { at, box, centre, clip, disc, fade, line, linear, mirror, oval, path, radial, shaded } from '../lib/svg.ts'
import { stars } from '../lib/texture.ts'

const suit = '#f4f3f7'
const hem = { stroke: '#a9aec8', 'stroke-width': 12 }
const astronaut = (): string =>
  box(-260, -60, 520, 420, '#b9bdd0', 90) +
  path(roundRect(-220, 60, 440, 440, 150), suit, hem) +
  mirror(
    path('M-200 120C-360 140 -420 280 -400 420C-340 470 -270 440 -240 340Z', suit, hem),
    disc(-372, 440, 74, '#e4576b'),
    path(roundRect(-200, 400, 180, 320, 80), suit, hem),
    path('M-220 640H-20V740Q-20 780 -60 780H-190Q-240 780 -230 720Z', '#5b6bb0'),
    line('M-196 600H-36', '#c9cde0', 18),
  ) +
  disc(0, -160, 330, suit, hem) +
  disc(0, -160, 330, '#d9dbe8', { opacity: 0.4 }) +
  path(roundRect(-250, -330, 500, 350, 165), '#1c2250') +
  path('M-200 -240C-160 -300 -60 -310 20 -306C-80 -270 -160 -200 -190 -110C-220 -150 -220 -200 -200 -240Z', '#6f7fe0', {
    opacity: 0.8,
  }) +
  disc(130, -80, 26, '#8fa0ff', { opacity: 0.7 }) +
  mirror(box(-366, -220, 60, 130, '#5b6bb0', 24)) +
  box(-110, 160, 220, 150, '#dfe2ee', 26) +
  disc(-56, 210, 22, '#e4576b') +
  disc(0, 210, 22, '#f7c948') +
  disc(56, 210, 22, '#4fae7f') +
  line('M-70 268H70', '#5b6bb0', 16)
const balloonAstronaut = (rng: Rng) => {
  const worlds = [
    [-420, -620, 170, '#f28a4b'],
    [-120, -760, 150, '#5b9bd5'],
    [190, -680, 180, '#e4576b'],
    [-260, -380, 130, '#8d6bc2'],
    [60, -440, 140, '#f7c948'],
    [400, -440, 120, '#4fae7f'],
  ] as const
  return centre(
    worlds.map(([x, y]) => line(`M${x} ${y}Q${x * 0.4} -60 300 240`, '#b9bdd0', 8)).join(''),
    worlds
      .map(([x, y, r, c], i) =>
        banded(
          x,
          y,
          r,
          i % 2 ? [c, lighter(c, 0.25), c, darker(c, 0.15)] : [lighter(c, 0.2), c, darker(c, 0.12), c, lighter(c, 0.1)],
        ),
      )
      .join(''),
    line(ovalPath(190, -680, 290, 66), '#f7d9a0', 22, {
      transform: 'rotate(-18 190 -680)',
      'stroke-dasharray': '560 360',
      'stroke-dashoffset': -40,
    }),
    at(-40, 260, 0.82, 8, astronaut()),
    path(
      star(-720, -120, 5, 46, 20) +
        star(700, 60, 5, 40, 17) +
        star(-640, 520, 5, 30, 13) +
        sparkle(640, 560, 70) +
        sparkle(-760, -460, 50),
      '#f7c948',
    ),
    stars({ x: -820, y: -820, w: 1640, h: 1640 }, '#8fa0d9', 46, rng, 10),
  )
}
const rocket = (rng: Rng) => {
  const hull =
    'M0 -820C200 -620 270 -300 240 120C230 260 200 360 160 420H-160C-200 360 -230 260 -240 120C-270 -300 -200 -620 0 -820Z'
  return (
    at(
      1000,
      940,
      1,
      28,
      path('M-120 420C-180 620 -60 820 0 1000C60 820 180 620 120 420Z', '#f28a2c'),
      path('M-74 420C-110 560 -40 700 0 820C40 700 110 560 74 420Z', '#f9d05a'),
      mirror(path('M-220 60C-420 180 -470 380 -440 560C-360 460 -260 420 -170 410Z', '#e4576b')),
      shaded(
        hull,
        '#f7f4ee',
        path('M40 -840H320V460H60C180 200 180 -300 40 -840Z', '#d5d3df'),
        path('M-300 -900H300V-520C150 -560 -150 -560 -300 -520Z', '#e4576b'),
        box(-300, 300, 600, 60, '#5b6bb0'),
      ),
      disc(0, -180, 150, '#5b6bb0'),
      disc(0, -180, 112, '#9fd3e8'),
      path('M-80 -220C-60 -270 0 -290 40 -280C-10 -260 -50 -220 -60 -170Z', '#ffffff', { opacity: 0.8 }),
      disc(0, 130, 66, '#5b6bb0'),
      disc(0, 130, 44, '#9fd3e8'),
      path(roundRect(-130, 400, 260, 60, 24), '#3a3f6b'),
    ) +
    at(
      1000,
      1000,
      1,
      0,
      stars({ x: -850, y: -850, w: 1700, h: 1700 }, '#5b6bb0', 44, rng, 12),
      path(star(-640, -420, 5, 70, 30) + star(700, 260, 5, 56, 24) + star(-700, 300, 5, 40, 17), '#f7c948'),
      path('M-860 -640a150 150 0 1 0 190 190a190 190 0 0 1 -190 -190Z', '#f7e3a8'),
    )
  )
}
const ufo = (rng: Rng) =>
  centre(
    path('M-260 -120H260L620 860H-620Z', linear(['#c9f7d0/0.85', '#c9f7d0/0.1'])),
    disc(0, -330, 240, '#9fd8e8'),
    path('M-150 -420C-120 -500 -20 -540 60 -530C-20 -500 -90 -440 -110 -360Z', '#ffffff', { opacity: 0.7 }),
    at(
      0,
      -330,
      0.5,
      0,
      path(
        'M0 -200C160 -200 230 -60 200 80C170 200 80 260 0 260C-80 260 -170 200 -200 80C-230 -60 -160 -200 0 -200Z',
        '#7fd06a',
      ),
      mirror(path('M-30 60C-60 -20 -150 -60 -180 0C-180 80 -100 120 -30 60Z', dark)),
      line('M-40 170Q0 200 40 170', dark, 14),
    ),
    shaded(
      ovalPath(0, -200, 720, 190),
      '#8a7fc2',
      oval(0, -120, 720, 160, '#6a5fa8'),
      oval(-100, -290, 480, 80, '#a89fd9'),
    ),
    steps(7)
      .map((i) =>
        disc(-540 + i * 180, -150 + Math.abs(i - 3) * -14, 40, ['#f7c948', '#f28bb0', '#4fd6c4'][i % 3] ?? ''),
      )
      .join(''),
    at(
      0,
      420,
      1,
      -10,
      path(
        'M-260 -60C-300 -160 -160 -200 0 -190C160 -200 300 -160 260 -20C260 90 160 120 0 120C-160 120 -260 60 -260 -60Z',
        '#fffaf2',
      ),
      path(
        'M-60 -190C60 -200 120 -120 60 -60C0 -20 -80 -60 -90 -120ZM140 -40C220 -60 270 0 240 60C180 100 110 60 110 10Z',
        '#3a343f',
      ),
      [-180, -100, 90, 170]
        .map((x) => path(roundRect(x - 30, 80, 60, 140, 24), '#fffaf2') + box(x - 30, 190, 60, 34, '#3a343f', 12))
        .join(''),
      path(
        'M-380 -220C-400 -300 -320 -340 -240 -320C-160 -300 -160 -180 -200 -120C-260 -60 -360 -120 -380 -220Z',
        '#fffaf2',
      ),
      oval(-340, -150, 76, 54, '#f4b8b0'),
      disc(-300, -240, 20, dark),
      path('M-250 -310C-210 -380 -150 -380 -130 -340C-150 -300 -200 -290 -230 -290Z', '#3a343f'),
      line('M260 -60C360 -100 380 0 340 60', '#fffaf2', 20),
    ),
    stars({ x: -860, y: -860, w: 1720, h: 800 }, '#8a7fc2', 40, rng, 12),
    path(star(-660, -560, 5, 44, 19) + star(640, -640, 5, 54, 23), '#f7c948'),
  )
const galaxyCat = (rng: Rng) =>
  centre(
    disc(0, 0, 920, radial(['#51329a', '#241a56', '#0d0b26'])),
    clip(
      ring(0, 0, 920),
      fade(
        0.55,
        path(
          'M-900 300C-500 -100 0 260 300 -160C520 -460 800 -500 940 -420V200C600 200 500 400 200 500C-200 640 -600 520 -900 720Z',
          radial(['#f47ea0/0.9', '#b04fb5/0.1']),
        ),
      ),
      stars({ x: -900, y: -900, w: 1800, h: 1800 }, '#ffe9f3', 170, rng, 10),
    ),
    clip(
      ring(0, 0, 920),
      at(
        0,
        120,
        1,
        0,
        disc(0, -60, 560, '#f4f3f7', { 'fill-opacity': 0.12, stroke: '#e9ecf7', 'stroke-width': 36 }),
        at(
          0,
          40,
          0.72,
          0,
          pointedEars(
            'M-500 -120C-560 -420 -540 -600 -490 -680C-350 -620 -220 -520 -140 -420Z',
            'M-450 -230C-490 -430 -480 -540 -455 -580C-360 -530 -280 -460 -220 -400Z',
            '#e8a35f',
            '#f6c3b8',
          ),
          path(
            'M0 -440C340 -440 560 -190 560 60C600 360 300 500 0 500C-300 500 -600 360 -560 60C-560 -190 -340 -440 0 -440Z',
            '#f0b070',
          ),
          path('M-190 240C-90 180 90 180 190 240C230 360 130 440 0 430C-130 440 -230 360 -190 240Z', '#fff3e2'),
          path(
            'M-40 -440C-30 -340 -20 -290 0 -220C20 -290 30 -340 40 -440ZM-150 -420C-120 -350 -100 -300 -70 -250C-70 -320 -70 -380 -80 -430ZM150 -420C120 -350 100 -300 70 -250C70 -320 70 -380 80 -430Z',
            '#c97f3c',
          ),
          eyes(220, 20, 92),
          path('M-46 200Q0 170 46 200Q26 250 0 256Q-26 250 -46 200Z', '#d4636b'),
          mirror(line('M0 256V290Q-50 360 -110 320', dark, 14)),
          blush(390, 180, 80),
        ),
        path(
          'M-420 -380C-340 -480 -220 -540 -120 -560C-240 -480 -340 -360 -370 -240C-420 -260 -450 -320 -420 -380Z',
          '#ffffff',
          { opacity: 0.5 },
        ),
        path('M-440 460C-300 380 300 380 440 460L560 900H-560Z', '#f4f3f7'),
        path('M-460 440H460V520H-460Z', '#b9bdd0'),
        box(-130, 600, 260, 150, '#dfe2ee', 26),
        disc(-60, 660, 26, '#e4576b'),
        disc(10, 660, 26, '#f7c948'),
        line('M-70 716H80', '#5b6bb0', 18),
      ),
    ),
    line(ring(0, 0, 920), '#f4a6cf', 24),
  )
export const spaceTravel: Design[] = [
  cosmic('planet-balloons', '星球气球', 'Planet balloons', '宇航员:astronaut 行星:planet', balloonAstronaut),
  cosmic('rocket-launch', '小火箭', 'Rocket launch', '火箭:rocket 儿童:kids', rocket),
  cosmic('ufo-cow', '飞碟偷牛', 'Cow and UFO', '飞碟:ufo 外星人:alien 搞笑:funny', ufo),
  cosmic('astro-cat', '宇航猫', 'Astro cat', '猫:cat 宇航员:astronaut 银河:galaxy', galaxyCat),
]
