// Small gifts, pets and what a shop puts into the parcel.
import { inside, type Layout, layout, onPattern, placed, take, wall } from './layout.ts'
import { badge, beside, framed, type Lockup, roundel, under, wreathed } from './lockups.ts'
import { locket } from './photo-lockups.ts'
import { art, type Box, box, disc, type Piece, type Sheet, shape, type } from './pieces.ts'
import { plate } from './print-lockups.ts'
import { toneOn } from './tone.ts'

const baubles = 'ornament front red, ornament front gold, ornament front forest'
const round =
  (share: number) =>
  (sheet: Sheet): Box =>
    box(50, sheet.h / 2, 100 * share, 100 * share)
const keys = 'keychain front clear'
const coasters = 'coaster front white'
const clocks = 'wall-clock front black, wall-clock front white, wall-clock front oak'

const HOURS = 12
/** Twelve figures around the hands, the picture in the middle. */
const dial: Layout['draw'] = (look, sheet, tone) => {
  const { h } = sheet
  const figures = Array.from({ length: HOURS }, (_, n): Piece => {
    const turn = ((n + 1) / HOURS) * 2 * Math.PI
    const at = box(50 + 38.5 * Math.sin(turn), h / 2 - 38.5 * Math.cos(turn), 11, 12)
    return type(
      'number',
      String(n + 1),
      at,
      look.display.family === 'Great Vibes' ? look.small : look.display,
      tone.ink,
    )
  })
  return [
    art(look.artwork, box(50, h * 0.445, 44, 38)),
    type('name', look.name, box(50, h * 0.7, 34, h * 0.07), look.display, tone.accent),
    ...figures,
  ]
}
/** Strokes for the hours, figures at the quarters. */
const strokes: Layout['draw'] = (look, sheet, tone) => {
  const { h } = sheet
  const at = (n: number, r: number) => {
    const turn = (n / HOURS) * 2 * Math.PI
    return { x: 50 + r * Math.sin(turn), y: h / 2 - r * Math.cos(turn) }
  }
  return [
    disc(50, h / 2, 93, { stroke: tone.accent, line: 0.5 }),
    art(look.artwork, box(50, h / 2, 56, 56)),
    ...Array.from({ length: HOURS }, (_, n): Piece => {
      const place = at(n, 37.5)
      if (n % 3 === 0) return type('number', String(n || HOURS), box(place.x, place.y, 10, 11), look.small, tone.ink)
      return shape('rectangle', box(place.x, place.y, 1.1, 5), {
        fill: tone.accent,
        turn: n * 30 > 180 ? n * 30 - 360 : n * 30,
      })
    }),
  ]
}
/** Only a picture and a name: the print is as large as a stamp. */
const tag: Lockup = (look, b, tone) => [
  art(look.artwork, box(b.x, b.y - b.h * 0.14, b.w, b.h * 0.7)),
  type('name', look.name, box(b.x, b.y + b.h * 0.37, b.w * 0.96, b.h * 0.22), look.display, tone.ink),
]
const taggedBand: Layout['draw'] = (look, sheet, tone) => {
  const band = toneOn(tone.accent, look.colours)
  return [
    art(look.artwork, box(50, sheet.h * 0.37, 84, sheet.h * 0.56)),
    shape('rectangle', box(50, sheet.h * 0.82, 100, sheet.h * 0.36), { fill: tone.accent }),
    type('name', look.name, box(50, sheet.h * 0.8, 80, sheet.h * 0.17), look.display, band.ink),
  ]
}
/** A photo that fills the puzzle, with a caption on a strip. */
const bigPhoto: Layout['draw'] = (look, sheet, tone) => [
  art(look.artwork, box(50, sheet.h / 2, 100, sheet.h), { is_cover: true, role: 'photo' }),
  shape('rectangle', box(50, sheet.h * 0.86, 100, sheet.h * 0.2), { fill: tone.ground }),
  type('name', look.name, box(50, sheet.h * 0.835, 70, sheet.h * 0.09), look.display, tone.ink),
  type('date', look.date, box(50, sheet.h * 0.91, 40, sheet.h * 0.04), look.small, tone.accent, { spacing: 0.12 }),
]

export const gifts: readonly Layout[] = [
  layout(
    'bauble',
    ['圆章挂饰', 'round ornament'],
    baubles,
    'paper',
    take('christmas', 'pets'),
    // Below the eyelet.
    placed(roundel, (sheet) => box(50, sheet.h * 0.565, 76, 76)),
  ),
  layout(
    'baubledark',
    ['深色挂饰', 'deep ornament'],
    baubles,
    'deep',
    take('xtree', 'reindeer', 'santa', 'ginger', 'polarbear', 'bear', 'fox', 'newyear', 'stag', 'cabin'),
    placed(under, round(0.66)),
  ),
  layout(
    'baublewreath',
    ['花环挂饰', 'wreath ornament'],
    baubles,
    'paper',
    take('wreath', 'flowerheart', 'catlove', 'rainbow', 'letter', 'xwreath'),
    placed(wreathed, round(0.84)),
  ),
  layout(
    'baublephoto',
    ['照片挂饰', 'photo ornament'],
    baubles,
    'paper',
    take('golden', 'tabby', 'corgi', 'paw', 'butterfly', 'husky', 'frenchie', 'bunny'),
    placed(locket, round(0.7)),
  ),
  layout('keytag', ['钥匙扣名牌', 'name tag'], keys, 'paper', take('pets', 'butterfly', 'peaks', 'palms'), taggedBand),
  layout(
    'keydark',
    ['深色钥匙扣', 'dark tag'],
    keys,
    'deep',
    take('rounds', 'astro', 'koi', 'moon'),
    placed(tag, (s) => inside(s, 10, 10)),
  ),
  layout(
    'coaster',
    ['杯垫徽章', 'badge coaster'],
    coasters,
    'paper',
    take('rounds', 'koi', 'stars'),
    placed(badge, (s) => inside(s, 8)),
  ),
  layout(
    'coasterpattern',
    ['花纹杯垫', 'pattern coaster'],
    coasters,
    'pattern',
    take('kitchens', 'cocktail', 'bouquet', 'azure', 'terracotta', 'flamingo', 'stag'),
    onPattern(plate('ellipse'), 34, ({ h }) => box(50, h / 2, 68, 50)),
  ),
  layout('puzzle', ['照片拼图', 'photo jigsaw'], 'puzzle front white', 'paper', take('scenes').slice(0, 12), bigPhoto),
  layout(
    'puzzlekids',
    ['名字拼图', 'name jigsaw'],
    'puzzle front white',
    'paper',
    take('kids', 'balloons', 'astro'),
    placed(framed(beside), (s) => inside(s, 5, 5)),
  ),
  layout('dial', ['数字钟面', 'dial with figures'], clocks, 'paper', take('pets', 'families', 'ramen'), dial),
  layout(
    'strokes',
    ['刻度钟面', 'dial with strokes'],
    clocks,
    'deep',
    take('rounds', 'koi', 'solar', 'moon', 'sunmoon', 'mandala', 'azure'),
    strokes,
  ),
]

/** The part of the bandana that hangs down in front. */
const bib = ({ h }: Sheet): Box => box(50, h * 0.43, 27, h * 0.62)
const bibSmall = ({ h }: Sheet): Box => box(50, h * 0.42, 27, h * 0.4)
const scarf = 'pet-bandana front white'
const bowls = 'pet-bowl wrap white, pet-bowl wrap mint, pet-bowl wrap pink, pet-bowl wrap light-blue'
/** The same picture and name on two sides of the bowl. */
const twice =
  (inner: Lockup, w: number): Layout['draw'] =>
  (look, sheet, tone) =>
    [22, 50, 78].flatMap((x) => inner(look, box(x, sheet.h / 2, w, sheet.h * 0.76), tone))
const bowlLabel: Layout['draw'] = (look, sheet, tone) => [
  wall(look, sheet, 8),
  ...[25, 50, 75].flatMap((x): Piece[] => [
    shape('rounded', box(x, sheet.h / 2, 15, sheet.h * 0.68), { fill: tone.ground }),
    type('name', look.name, box(x, sheet.h / 2, 12, sheet.h * 0.5), look.display, tone.ink),
  ]),
]
const bones: Layout['draw'] = (look, sheet, tone) => [
  type('name', look.name, box(50, sheet.h / 2, 14, sheet.h * 0.62), look.display, tone.ink),
  ...[10, 20, 30, 38, 62, 70, 80, 90].map((x, n) =>
    shape(n % 2 === 0 ? 'paw' : 'bone', box(x, sheet.h * (n % 2 === 0 ? 0.42 : 0.58), 4.4, n % 2 === 0 ? 4.2 : 2.4), {
      fill: n % 2 === 0 ? tone.accent : tone.ink,
      turn: n % 2 === 0 ? -12 : 18,
    }),
  ),
]

export const pets: readonly Layout[] = [
  layout(
    'scarf',
    ['图与名三角巾', 'picture and name'],
    scarf,
    'paper',
    take('pets', 'fox', 'bear', 'christmas', 'bee', 'octopus', 'whale'),
    placed(under, bib),
  ),
  layout(
    'scarfdark',
    ['深色圆章三角巾', 'dark bandana with a badge'],
    scarf,
    'deep',
    take('rounds', 'pumpkin', 'suncat', 'astro', 'toucan'),
    placed(under, bib),
  ),
  layout(
    'scarfpattern',
    ['满印与名牌', 'pattern and name plate'],
    scarf,
    'pattern',
    take(
      'corgi',
      'shiba',
      'dachshund',
      'husky',
      'tabby',
      'flamingo',
      'palms',
      'xtree',
      'reindeer',
      'ginger',
      'ghost',
      'pumpkin',
      'easter',
      'gold',
      'autumn',
      'letter',
      'camper',
      'waves',
      'burger',
      'donut',
    ),
    onPattern(plate('ellipse'), 15, bibSmall),
  ),
  layout(
    'bowl',
    ['图与名宠物碗', 'bowl with picture and name'],
    bowls,
    'cloth',
    take('pets', 'raccoon', 'fox', 'panda'),
    twice(beside, 21),
  ),
  layout(
    'bowlbones',
    ['爪印与骨头', 'paws and bones'],
    bowls,
    'paper',
    take(
      'corgi',
      'shiba',
      'golden',
      'frenchie',
      'husky',
      'dachshund',
      'tabby',
      'calico',
      'salem',
      'suncat',
      'bear',
      'tiger',
    ),
    bones,
  ),
  layout(
    'bowlpattern',
    ['满印与名字', 'pattern and name'],
    bowls,
    'pattern',
    take(
      'corgi',
      'shiba',
      'dachshund',
      'husky',
      'tabby',
      'salem',
      'sushi',
      'burger',
      'palms',
      'xtree',
      'pumpkin',
      'donut',
      'bee',
      'lion',
    ),
    bowlLabel,
  ),
  layout(
    'bowlround',
    ['圆章宠物碗', 'bowl with round marks'],
    bowls,
    'deep',
    take('rounds', 'koi', 'astro', 'moon'),
    twice(beside, 21),
  ),
]
