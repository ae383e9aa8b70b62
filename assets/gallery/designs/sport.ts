// Balls, boards, wheels and trails.

import type { Design } from '../lib/design.ts'
import { sport } from '../lib/family.ts'
import { blockLetters, fitted, letters, onArc, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { around, ovalPath, polar, poly, rays, ring, roundRect, star, steps, TAU } from '../lib/shape.ts'
import { at, centre, clip, disc, line, path, pt, shaded } from '../lib/svg.ts'
import { wornCentre } from '../lib/texture.ts'

const basketball = (rng: Rng) =>
  wornCentre(
    rng,
    path(rays(0, -80, 520, 900, 30, 0.4), '#f2c9a0'),
    shaded(
      ring(0, -80, 560),
      '#e07a2f',
      disc(140, 60, 560, '#b9541c', { opacity: 0.6 }),
      disc(-70, -160, 500, '#ec8f45', { opacity: 0.7 }),
      line(
        'M-600 -80H600M0 -700V600M-430 -520C-180 -240 -180 80 -430 360M430 -520C180 -240 180 80 430 360',
        '#2b1a14',
        26,
      ),
    ),
    line(ring(0, -80, 560), '#2b1a14', 26),
    blockLetters(
      letters('STREET HOOPS', fitted('STREET HOOPS', 'slab', 1620), 0, 700, onArc(3200)),
      '#f7ead2',
      '#2b1a14',
      24,
      10,
    ),
    path(star(0, 850, 5, 54, 23) + star(-160, 840, 5, 36, 15) + star(160, 840, 5, 36, 15), '#e07a2f'),
  )
const football = (rng: Rng) => {
  const ball = ring(0, 10, 400)
  const pent = (x: number, y: number, r: number, turn: number) => poly(around(5, turn).map((a) => polar(r, a, x, y)))
  const patches = [
    pent(0, 10, 145, -TAU / 4),
    ...around(5).map((a) => pent(...polar(366, a, 0, 10), 153, a + Math.PI)),
  ].join('')
  const seams = around(5)
    .map(
      (a) =>
        `M${pt(...polar(145, a, 0, 10))}L${pt(...polar(230, a, 0, 10))}L${pt(...polar(281, a + TAU / 10, 0, 10))}L${pt(...polar(230, a + TAU / 5, 0, 10))}`,
    )
    .join('')
  const shield = 'M-640 -760H640V60C640 460 320 740 0 900C-320 740 -640 460 -640 60Z'
  return wornCentre(
    rng,
    path(shield, '#14342b'),
    line('M-580 -700H580V50C580 420 290 680 0 824C-290 680 -580 420 -580 50Z', '#e2c275', 16),
    shaded(
      ball,
      '#fdfaf2',
      path(patches, '#1c1f24'),
      line(seams, '#1c1f24', 16),
      disc(100, 110, 400, '#1c1f24', { opacity: 0.12 }),
    ),
    line(ball, '#1c1f24', 18),
    path(letters('GOAL GETTERS', fitted('GOAL GETTERS', 'condensed', 860, 0.06), 0, -520), '#e2c275'),
    path(letters('FC', fitted('FC', 'slab', 260), 0, 640), '#e2c275'),
    path(star(-200, 570, 5, 46, 20) + star(200, 570, 5, 46, 20), '#e2c275'),
  )
}
const baseball = (rng: Rng) => {
  const stitch = (s: number) =>
    steps(15)
      .map((i) => {
        const t = (i - 7) / 7
        const x = s * (250 + 150 * t * t)
        const y = t * 480
        return `M${pt(x, y)}l${s * 46} -30M${pt(x, y)}l${s * 46} 26`
      })
      .join('')
  return wornCentre(
    rng,
    at(
      0,
      -60,
      1,
      -45,
      path(roundRect(-60, -900, 120, 1240, 60), '#b9783f'),
      path('M-34 300H34V760H-34Z', '#8a552a'),
      path(roundRect(-60, 740, 120, 60, 26), '#6b3f1e'),
    ),
    at(
      0,
      -60,
      1,
      45,
      path(roundRect(-60, -900, 120, 1240, 60), '#c98a4b'),
      path('M-34 300H34V760H-34Z', '#8a552a'),
      path(roundRect(-60, 740, 120, 60, 26), '#6b3f1e'),
    ),
    at(
      0,
      -60,
      1,
      0,
      disc(0, 0, 470, '#fdf8ec'),
      clip(ring(0, 0, 470), disc(90, 90, 470, '#e3d8c0', { opacity: 0.7 }), disc(-40, -40, 450, '#fdf8ec')),
      line('M-400 -480C-200 -200 -200 200 -400 480M400 -480C200 -200 200 200 400 480', '#c8303f', 12),
      line(stitch(1) + stitch(-1), '#c8303f', 14),
      line(ring(0, 0, 470), '#1b2a4a', 22),
    ),
    rimmed(letters('Sluggers', fitted('Sluggers', 'script', 1500), 0, 80), '#1b2a4a', '#fdf8ec', 56),
    path('M-640 260C-200 190 400 190 760 120C500 330 -100 330 -640 260Z', '#c8303f'),
    path(letters('BASEBALL CLUB', fitted('BASEBALL CLUB', 'condensed', 860, 0.12), 0, 760), '#1b2a4a'),
  )
}
const tennis = () =>
  centre(
    at(
      60,
      -200,
      1,
      38,
      line('M0 470V860', '#26232b', 74),
      line('M0 560V840', '#c8553d', 74, { 'stroke-dasharray': '40 14', 'stroke-linecap': 'butt' }),
      path('M-120 330L0 560L120 330Z', '#2a6f78'),
      clip(
        ovalPath(0, -60, 350, 430),
        line(
          steps(11)
            .map((i) => `M${-350 + i * 70} -520V400M-360 ${-480 + i * 84}H360`)
            .join(''),
          '#f4efe3',
          9,
        ),
      ),
      line(ovalPath(0, -60, 350, 430), '#2a6f78', 62),
      line(ovalPath(0, -60, 350, 430), '#f4efe3', 12),
    ),
    at(
      380,
      400,
      1,
      0,
      shaded(
        ring(0, 0, 260),
        '#cfe04a',
        disc(70, 80, 280, '#a9bd2e', { opacity: 0.6 }),
        line('M-300 -150C-80 -60 80 -180 120 -330M-120 330C-80 120 100 60 320 120', '#ffffff', 26),
      ),
    ),
    line('M-200 640H240M-60 740H380M-340 740H-180', '#f28a4b', 26),
  )
export const sports: Design[] = [
  sport('street-hoops', '街头篮球', 'Street hoops', '篮球:basketball', basketball),
  sport('goal-getters', '进球者', 'Goal getters', '足球:soccer 徽章:badge', football),
  sport('sluggers-baseball', '强打者', 'Sluggers baseball', '棒球:baseball', baseball),
  sport('tennis-time', '网球时光', 'Tennis time', '网球:tennis', tennis, 'flat'),
]
