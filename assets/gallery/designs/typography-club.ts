// Club, campus and slogan prints.

import type { Design } from '../lib/design.ts'
import { say } from '../lib/family.ts'
import { paintSprig, palm } from '../lib/foliage.ts'
import { blockLetters, fitted, letters, onArc, rimmed } from '../lib/lettering.ts'
import type { Rng } from '../lib/rng.ts'
import { ring, star, steps, TAU } from '../lib/shape.ts'
import { at, box, centre, clip, disc, line, oval, path, square } from '../lib/svg.ts'
import { worn } from '../lib/texture.ts'

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

const getClass = (rng: Rng) => {
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
    square,
    rng,
    380,
    centre(
      laurel,
      cap,
      path(letters('CLASS OF', fitted('CLASS OF', 'college', 680, 0.06), 0, 60), navy),
      blockLetters(letters('2027', fitted('2027', 'college', 1060), 0, 450), navy, gold, 24, 4),
      path(letters('WE DID IT', fitted('WE DID IT', 'condensed', 480, 0.12), 0, 610), navy),
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
    square,
    rng,
    420,
    centre(
      disc(0, -120, 470, '#e9784f'),
      clip(
        ring(0, -120, 470),
        steps(5)
          .map((i) => box(-500, 40 + i * 64, 1000, 14 + i * 6, sand))
          .join(''),
      ),
      at(0, -30, 1, 0, path(palm(-180, 260, 640, -60) + palm(60, 260, 480, 90), deep)),
      waves,
      path(letters('PACIFIC', fitted('PACIFIC', 'round', 1180, 0.06), 0, -690, onArc(900)), deep),
      path(letters('SURF CLUB', fitted('SURF CLUB', 'condensed', 1080, 0.08), 0, 740), deep),
      path(letters('SINCE 1978', fitted('SINCE 1978', 'condensed', 420, 0.2), 0, 880), '#e9784f'),
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
    square,
    rng,
    380,
    centre(
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
      rimmed(letters('Happy Camper', fitted('Happy Camper', 'script', 1640), 0, 740), '#c2552f', '#fbf1dc', 34),
    ),
  )
}
const dogMom = () =>
  centre(
    path(letters('DOG', fitted('DOG', 'slab', 900), -180, -130), '#5b3a29'),
    paw(640, -300, 2.3, 18, '#d9784a'),
    path(letters('mom', fitted('mom', 'script', 1250), 40, 480), '#d9784a'),
    path(letters('FUR REAL LOVE', fitted('FUR REAL LOVE', 'condensed', 760, 0.16), 60, 820), '#5b3a29'),
    paw(-640, 760, 0.7, -20, '#5b3a29'),
    paw(740, 780, 0.7, 20, '#5b3a29'),
  )
export const clubTypography: Design[] = [
  say('say-class-of-2027', '2027届毕业', 'Class of 2027', '毕业季:graduation 校园:college', getClass, 'seasonal'),
  say('say-surf-club', '太平洋冲浪俱乐部', 'Pacific surf club', '冲浪:surf 夏天:summer 复古:retro', surfClub, 'sport'),
  say('say-happy-camper', '快乐露营者', 'Happy camper', '露营:camping 帐篷:tent 户外:outdoor', happyCamper, 'sport'),
  say('say-dog-mom', '狗狗妈妈', 'Dog mom', '狗:dog 宠物:pet', dogMom, 'pet'),
]
