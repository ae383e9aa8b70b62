// Snow, rivers, summits and calm.

import type { Design } from '../lib/design.ts'
import { sport } from '../lib/family.ts'
import { pine } from '../lib/foliage.ts'
import { blockLetters, fitted, letters } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { around, leaf, polar, ring, steps } from '../lib/shape.ts'
import { at, box, clip, disc, line, mirror, oval, path, pt } from '../lib/svg.ts'
import { wornCentre } from '../lib/texture.ts'

const bicycle = () => {
  const wheel = (x: number) =>
    line(ring(x, 300, 330), '#26232b', 34) +
    line(ring(x, 300, 290), '#d9a441', 10) +
    line(
      around(20)
        .map((a) => `M${pt(...polar(36, a + 0.2, x, 300))}L${pt(...polar(286, a, x, 300))}`)
        .join(''),
      '#8a8790',
      4,
    ) +
    disc(x, 300, 36, '#26232b')
  return at(
    1000,
    980,
    1.02,
    0,
    disc(0, 0, 820, '#f7ddb5'),
    path('M-820 330C-500 250 500 250 820 330C640 640 300 820 0 820C-300 820 -640 640 -820 330Z', '#8fae7a'),
    wheel(-470),
    wheel(470),
    line('M-470 300L-180 -190L90 290L-470 300M-180 -190L360 -210L90 290M360 -210L470 300', '#c8455f', 36),
    line('M-180 -190L-210 -290M-300 -300H-120', '#26232b', 32),
    line('M360 -210L340 -320C330 -380 460 -400 520 -340', '#26232b', 28),
    disc(90, 290, 74, 'none', { stroke: '#26232b', 'stroke-width': 20 }),
    line('M90 290L150 400M120 404H200', '#26232b', 22),
    at(
      480,
      -260,
      1,
      0,
      path('M-150 -30H190L150 180H-110Z', '#c98a4b'),
      line('M-130 30H170M-124 100H160M-60 -30L-40 180M20 -30V180M100 -30L80 180', '#8a5a2c', 10),
      steps(5)
        .map((i) =>
          at(
            -90 + i * 56,
            -70 - (i % 2) * 50,
            1,
            0,
            path(
              around(6)
                .map((a) => leaf(0, 0, 64, 40, a, 0.6))
                .join(''),
              ['#f28b9b', '#f7c948', '#fff6ea', '#c79ad1', '#f28a4b'][i] ?? '',
            ),
            disc(0, 0, 16, '#8a5a2c'),
          ),
        )
        .join(''),
      path([-2.4, -1.9, -1.2, -0.7].map((a) => leaf(20, -30, 170, 50, a)).join(''), '#5f8f6a', { opacity: 0.9 }),
    ),
  )
}
const ski = (rng: Rng) =>
  wornCentre(
    rng,
    clip(
      ring(0, 0, 860),
      box(-900, -900, 1800, 1800, '#7fb6d6'),
      disc(300, -420, 190, '#fff3d6'),
      path('M-900 300L-460 -340L-260 -60L60 -560L420 40L560 -120L900 320V900H-900Z', '#3f6f94'),
      path(
        'M60 -560L210 -310L130 -350L60 -240L-10 -350L-90 -320ZM-460 -340L-370 -206L-440 -240L-500 -170L-560 -196Z',
        '#fdfcfa',
      ),
      path('M-900 360C-400 60 200 420 900 40V900H-900Z', '#fdfcfa'),
      path('M-900 560C-300 260 300 560 900 300V900H-900Z', '#dfeaf2'),
      path(
        [
          [-700, 420, 340],
          [-560, 480, 260],
          [640, 330, 360],
          [500, 400, 260],
          [760, 420, 280],
        ]
          .map(([x = 0, y = 0, h = 0]) => pine(x, y, h, h * 0.44, rng, 6))
          .join(''),
        '#1f4f5f',
      ),
      line('M-900 700C-400 420 100 500 240 330', '#b9d0e0', 16),
      line('M-900 760C-400 480 120 560 290 360', '#b9d0e0', 16),
    ),
    at(
      160,
      180,
      1.15,
      -14,
      line('M-300 250L330 250Q380 250 400 210', '#26232b', 26),
      line('M-290 290L340 290Q390 290 410 250', '#26232b', 26),
      path('M-60 240L-90 60L60 -20L130 60L70 100L60 240Z', '#26233f'),
      path('M-110 80C-140 -80 -60 -220 80 -240C160 -220 170 -120 130 -30L60 60Z', '#e4572e'),
      line('M80 -180L230 -60L190 40', '#e4572e', 60),
      line('M190 30L-160 330', '#8a8790', 14),
      disc(130, -300, 84, '#f7c948'),
      path('M90 -330H220V-270H110Z', '#26233f'),
      disc(190, 40, 34, '#26233f'),
    ),
    line(ring(0, 0, 860), '#1f3a4d', 40),
  )
const kayak = (rng: Rng) =>
  wornCentre(
    rng,
    clip(
      ring(0, -60, 760),
      box(-800, -860, 1600, 900, '#f4c98a'),
      disc(0, -160, 260, '#f28a4b'),
      path('M-800 60L-480 -330L-300 -120L-80 -420L180 -60L420 -340L800 60Z', '#4a6f7a'),
      path(
        [-660, -540, -400, 380, 520, 660].map((x, i) => pine(x, 110, 300 + (i % 3) * 60, 130, rng, 6)).join(''),
        '#1f4238',
      ),
      box(-800, 60, 1600, 700, '#3f8fa0'),
      line(
        steps(12)
          .map((i) => `M${-640 + ((i * 370) % 1100)} ${130 + i * 44}h${160 + (i % 3) * 90}`)
          .join(''),
        '#8fcad0',
        14,
      ),
    ),
    at(
      0,
      260,
      1,
      -6,
      line('M-560 -330L560 -30', '#8a5a2c', 26),
      at(-600, -340, 1, 15, oval(0, 0, 130, 64, '#f2c14e')),
      at(600, -20, 1, 15, oval(0, 0, 130, 64, '#f2c14e')),
      path('M-90 -20C-110 -160 -60 -230 0 -230C60 -230 110 -160 90 -20Z', '#2f5d50'),
      disc(0, -310, 84, '#e8b48a'),
      path('M-96 -310C-100 -410 100 -410 96 -310C150 -300 160 -280 150 -270H-96Z', '#c8553d'),
      path('M-820 -20C-500 20 500 20 820 -20C620 150 300 190 0 190C-300 190 -620 150 -820 -20Z', '#e4572e'),
      path('M-700 50C-400 90 400 90 700 50C520 140 260 166 0 166C-260 166 -520 140 -700 50Z', '#c8421f'),
      oval(0, 0, 200, 40, '#3a1f1a'),
    ),
    path(letters('RIVER RUNNERS', fitted('RIVER RUNNERS', 'condensed', 1240, 0.1), 0, 900), '#1f4238'),
  )
const yoga = () => {
  const skin = '#c98a6b'
  return at(
    1000,
    960,
    1.05,
    0,
    disc(0, -80, 680, '#f7d9c4'),
    mirror(
      path(
        [
          [0.2, 620],
          [0.55, 560],
          [0.9, 470],
        ]
          .map(([a = 0, l = 0]) => leaf(-60, 660, l, 190, Math.PI + a, 0.55))
          .join(''),
        '#8fae86',
      ),
    ),
    mirror(path('M-60 280C-240 300 -520 380 -560 500C-540 590 -300 600 -60 560Z', '#5b4f8f')),
    path('M-150 300H150V560H-150Z', '#5b4f8f'),
    path('M-420 560C-200 440 200 440 420 560C300 660 -300 660 -420 560Z', '#6a5fa3'),
    path('M-140 320C-160 120 -190 -60 -150 -180C-80 -240 80 -240 150 -180C190 -60 160 120 140 320Z', '#e4667f'),
    mirror(line('M-140 -140C-300 -60 -380 120 -430 330L-470 380', skin, 74), disc(-480, 400, 50, skin)),
    box(-50, -300, 100, 120, skin, 40),
    oval(0, -390, 130, 150, skin),
    path('M-140 -380C-160 -560 160 -560 140 -380C100 -450 40 -480 -20 -470C-80 -470 -120 -430 -140 -380Z', '#3a2a33'),
    disc(0, -580, 84, '#3a2a33'),
    mirror(line('M-76 -380Q-50 -356 -24 -380', '#3a2a33', 10)),
    line('M-30 -310Q0 -290 30 -310', '#8a4a3f', 10),
    path('M-560 660H560Q600 660 600 700Q600 730 560 730H-560Q-600 730 -600 700Q-600 660 -560 660Z', '#7fb6b0'),
  )
}
const climber = (rng: Rng) =>
  wornCentre(
    rng,
    path('M-760 560L-260 -420L-120 -200L120 -700L420 -120L540 -260L800 560Z', '#33465a'),
    path(
      'M120 -700L260 -430L180 -470L120 -360L60 -470L-10 -440ZM-260 -420L-190 -310L-250 -340L-300 -260L-330 -280Z',
      '#f7f1e3',
    ),
    path('M-260 -420L-120 -200L120 -700L60 -470L-30 -180L-140 60L-300 560H-760Z', '#43586e'),
    line('M-640 560C-420 380 -300 440 -180 260C-60 80 60 120 110 -80C150 -240 110 -360 120 -660', '#e08a3c', 16, {
      'stroke-dasharray': '2 34',
    }),
    at(120, -760, 1, 0, line('M0 60V-110', '#26232b', 14), path('M6 -110L150 -70L6 -24Z', '#e4572e')),
    path('M-900 560C-400 510 400 510 900 560C400 620 -400 620 -900 560Z', '#26323f'),
    path([-700, -560, 560, 700].map((x, i) => pine(x, 570, 250 + (i % 2) * 70, 120, rng, 6)).join(''), '#26323f'),
    blockLetters(letters('SUMMIT', fitted('SUMMIT', 'slab', 1180, 0.02), 0, 860), '#e08a3c', '#26323f', 20, 4),
  )

export const outdoorSports: Design[] = [
  sport('flower-bicycle', '鲜花单车', 'Flower bicycle', '自行车:bicycle 花:flower', bicycle, 'flat'),
  sport('powder-ski', '粉雪滑降', 'Powder day', '滑雪:ski 冬天:winter 山:mountain', ski),
  sport('river-runners', '激流独木舟', 'River runners', '皮划艇:kayak 户外:outdoor', kayak),
  sport('yoga-calm', '瑜伽静心', 'Yoga calm', '瑜伽:yoga 健康:wellness', yoga, 'flat'),
  sport('summit-trail', '登顶之路', 'Summit trail', '登山:climbing 徒步:hiking', climber),
]
