// Thanksgiving and cosy autumn.

import { dark } from '../lib/character.ts'
import type { Design } from '../lib/design.ts'
import { season } from '../lib/family.ts'
import { acornIcon, mapleLeaf } from '../lib/icon-nature.ts'
import { pumpkin } from '../lib/icon-season.ts'
import { fitted, letters, rimmed } from '../lib/lettering.ts'
import { around, leaf, ovalPath, petal, polar, star, steps } from '../lib/shape.ts'
import { at, box, centre, disc, line, mirror, oval, path, shaded } from '../lib/svg.ts'

const turkey = () => {
  const colours = ['#c8553d', '#e08e45', '#f2b84b', '#8a3f2a']
  const tail = steps(9)
    .map((i) => {
      const a = Math.PI + (Math.PI * i) / 8
      return (
        path(petal(...polar(180, a, 0, 60), 620, 260, a), colours[i % 4] ?? '') +
        path(petal(...polar(240, a, 0, 60), 420, 130, a), '#fbe3b0', { opacity: 0.55 })
      )
    })
    .join('')
  return at(
    1000,
    1060,
    1.05,
    0,
    tail,
    path(ovalPath(0, 200, 400, 440), '#8a5236'),
    path(ovalPath(0, 330, 250, 280), '#c98f5f'),
    path(ovalPath(0, -120, 230, 240), '#9c6242'),
    mirror(disc(-84, -150, 64, '#fff'), disc(-74, -144, 34, dark), disc(-64, -156, 11, '#fff')),
    path('M-70 -70L0 30L70 -70Q0 -110 -70 -70Z', '#f2a531'),
    path('M20 0C70 30 70 120 30 150C-6 120 0 50 20 0Z', '#d9394b'),
    mirror(
      path('M-380 120C-480 200 -480 380 -360 460C-300 380 -300 240 -340 140Z', '#6b3a24'),
      line('M-120 620V720M-120 720L-190 760M-120 720L-120 770M-120 720L-50 760', '#f2a531', 30),
    ),
    path('M-250 -290H250L230 -350H-230Z', '#26232b'),
    box(-160, -620, 320, 280, '#26232b', 16),
    box(-160, -430, 320, 70, '#c8553d'),
    box(-50, -440, 100, 90, '#f2c14e', 10),
    box(-24, -416, 48, 42, '#26232b'),
  )
}
const gratefulWreath = () => {
  const r = 620
  const ringLeaves = around(22)
    .map((a, i) =>
      at(
        ...polar(r + (i % 2 ? 40 : -40), a),
        0.86,
        (a * 180) / Math.PI + 90 + (i % 3) * 20,
        mapleLeaf(['#c8553d', '#e08e45', '#b03a2e', '#d9a441'][i % 4] ?? ''),
      ),
    )
    .join('')
  return at(
    1000,
    980,
    1.05,
    0,
    path(
      around(30)
        .map((a) => leaf(...polar(r, a), 220, 60, a + 1.2))
        .join(''),
      '#8a7a3f',
    ),
    ringLeaves,
    around(6, 0.3)
      .map((a) => at(...polar(r, a), 0.7, 0, acornIcon('#b87333', '#6b4226')))
      .join(''),
    at(0, 640, 1.7, 0, pumpkin('#e8742a')),
    at(-230, 660, 1.1, 0, pumpkin('#f2a04b')),
    at(230, 665, 1.1, 0, pumpkin('#d9653f')),
    path(letters('Grateful', fitted('Grateful', 'script', 860), 0, 20), '#8a3f2a'),
    path(letters('THANKFUL BLESSED', fitted('THANKFUL BLESSED', 'condensed', 620, 0.1), 0, 190), '#6b4226'),
  )
}
const cosyAutumn = () =>
  centre(
    disc(0, 0, 760, '#f4dcb0'),
    at(
      0,
      160,
      1,
      0,
      shaded(
        'M-420 -260H420V180C420 340 300 420 160 420H-160C-300 420 -420 340 -420 180Z',
        '#c8553d',
        box(140, -300, 400, 800, '#a83f2c', 0, { opacity: 0.6 }),
      ),
      line('M420 -160C600 -180 620 120 410 140', '#c8553d', 66),
      line(
        steps(6)
          .map((i) => `M${-360 + i * 144} -140l72 60l72 -60`)
          .join(''),
        '#fbe3b0',
        20,
      ),
      line(
        steps(6)
          .map((i) => `M${-360 + i * 144} 200l72 60l72 -60`)
          .join(''),
        '#fbe3b0',
        20,
      ),
      path(star(-220, 60, 8, 56, 24) + star(0, 60, 8, 56, 24) + star(220, 60, 8, 56, 24), '#fbe3b0'),
      oval(0, -260, 420, 84, '#fbe3b0'),
      oval(0, -256, 370, 64, '#6b3a24'),
      path(
        'M-300 -270C-260 -380 -120 -360 -80 -320C-20 -400 120 -390 140 -320C220 -370 330 -330 310 -262C200 -210 -200 -210 -300 -270Z',
        '#fff6ea',
      ),
      at(
        150,
        -400,
        1,
        24,
        box(-26, -160, 52, 300, '#b9722e', 20),
        line('M-26 -100L26 -80M-26 -30L26 -10', '#8a4a22', 10),
      ),
    ),
    rimmed(letters('hello autumn', fitted('hello autumn', 'script', 1320), 0, 860), '#8a3f2a', '#fdf3e0', 36),
    at(-640, -420, 1.2, -20, mapleLeaf('#c8553d')),
    at(640, -470, 1, 30, mapleLeaf('#e08e45')),
    at(-700, 200, 0.9, 40, mapleLeaf('#d9a441')),
    at(700, 330, 1, 10, acornIcon('#b87333', '#6b4226')),
    line('M-140 -320C-190 -420 -90 -480 -140 -580M0 -340C-50 -440 50 -500 0 -620', '#c9a98a', 22),
  )

export const thanksgivingSeason: Design[] = [
  season('thanksgiving-turkey', '感恩节火鸡', 'Thanksgiving turkey', '感恩节:thanksgiving 火鸡:turkey', turkey, 'cute'),
  season('grateful-wreath', '感恩花环', 'Grateful wreath', '感恩节:thanksgiving 秋天:autumn', gratefulWreath),
  season('hello-autumn', '你好秋天', 'Hello autumn', '秋天:autumn 咖啡:coffee 枫叶:maple', cosyAutumn),
]
