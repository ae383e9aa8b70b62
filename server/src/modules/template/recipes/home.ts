// Drinkware, walls and textiles.
import { inside, type Layout, layout, onPattern, placed, take, wall } from './layout.ts'
import {
  badge,
  beside,
  coordinates,
  crest,
  framed,
  type Lockup,
  poster,
  roundel,
  sandwich,
  under,
  wreathed,
} from './lockups.ts'
import { loud } from './looks.ts'
import { heart, locket, memory, portrait, strip } from './photo-lockups.ts'
import { art, type Box, box, type Piece, rule, type Sheet, shape, type } from './pieces.ts'
import { bars, calendar, plate, recipe, saying } from './print-lockups.ts'
import { toneOn } from './tone.ts'

const mugs = 'mug wrap white, mug-15oz wrap white, mug-accent wrap navy, mug-accent wrap red'
/** The two sides of a mug, as the hand that holds it sees them. */
const sideA = ({ h }: Sheet): Box => box(26, h / 2, 34, h * 0.84)
const sideB = ({ h }: Sheet): Box => box(74, h / 2, 34, h * 0.84)
const bottles = 'water-bottle wrap white, tumbler wrap white'
const front = ({ h }: Sheet): Box => box(50, h * 0.5, 38, h * 0.8)

/** The picture on one side, the words on the other. */
const sides =
  (left: Lockup, right: Lockup): Layout['draw'] =>
  (look, sheet, tone) => [...left(look, sideA(sheet), tone), ...right(look, sideB(sheet), tone)]

const picture: Lockup = (look, b) => [art(look.artwork, b)]
const plainWords: Lockup = (look, b, tone) => [
  type('text', look.title, box(b.x, b.y - b.h * 0.26, b.w, b.h * 0.2), look.small, tone.accent),
  type('name', look.name, box(b.x, b.y, b.w, b.h * 0.34), look.display, tone.ink),
  type('text', look.line, box(b.x, b.y + b.h * 0.26, b.w, b.h * 0.12), look.small, tone.ink),
]
/** A band of pattern above and below. */
const banded =
  (inner: Layout['draw'], share: number, tile: number): Layout['draw'] =>
  (look, sheet, tone) => [
    wall(look, sheet, tile),
    shape('rectangle', box(50, sheet.h / 2, 100, sheet.h * (1 - 2 * share)), { fill: tone.ground }),
    rule(50, sheet.h * share, 100, 0.5, tone.accent),
    rule(50, sheet.h * (1 - share), 100, 0.5, tone.accent),
    ...inner(look, sheet, tone),
  ]

export const drinkware: readonly Layout[] = [
  layout(
    'duo',
    ['一面图一面字', 'picture and words'],
    mugs,
    'cloth',
    take('pets', 'kitchens'),
    sides(picture, plainWords),
  ),
  layout('twobadges', ['双面徽章', 'badge on both sides'], mugs, 'paper', take('rounds', 'koi'), sides(badge, badge)),
  layout('club', ['双面圆章', 'club mug'], mugs, 'paper', take('pets', 'owl'), sides(roundel, plainWords)),
  layout(
    'photo',
    ['照片与名字', 'photo and name'],
    mugs,
    'cloth',
    take('golden', 'tabby', 'corgi', 'cabin', 'seaside', 'tropic', 'fuji', 'misty', 'husky', 'frenchie'),
    sides(locket, plainWords),
  ),
  layout(
    'strip',
    ['环绕三连照片', 'three photos'],
    mugs,
    'cloth',
    take('aurora', 'dunes', 'lavender', 'neon', 'glade', 'wave', 'salem', 'calico'),
    (look, sheet, tone) => [...strip(look, box(50, sheet.h * 0.5, 78, sheet.h * 0.86), tone)],
  ),
  layout(
    'pattern',
    ['花纹与名牌', 'pattern and name plate'],
    mugs,
    'pattern',
    take('xtree', 'reindeer', 'snowman', 'ginger', 'autumn', 'sunflower', 'bouquet', 'flamingo', 'easter', 'letter'),
    (look, sheet, tone) => [
      wall(look, sheet, 24),
      ...plate('ellipse')(look, { ...sideB(sheet), h: sheet.h * 0.66 }, tone),
      ...plate('ellipse')(look, { ...sideA(sheet), h: sheet.h * 0.66 }, tone),
    ],
  ),
  layout(
    'camp',
    ['露营杯', 'camp mug'],
    'enamel-mug wrap silver, enamel-mug wrap navy, enamel-mug wrap red',
    'paper',
    take('rounds', 'summit', 'ski'),
    sides(picture, plainWords),
  ),
  layout(
    'recipe',
    ['妈妈的配方', 'family recipe'],
    'mug-15oz wrap white, mug wrap white',
    'paper',
    take('pancakes', 'ramen', 'pizza', 'boba', 'cupcake', 'donut'),
    placed(recipe, ({ h }) => box(50, h / 2, 74, h * 0.9)),
  ),
  layout('bottle', ['瓶身标题', 'bottle title'], bottles, 'cloth', take('pets', 'christmas'), placed(crest, front)),
  layout(
    'bottleplace',
    ['瓶身坐标', 'place on a bottle'],
    bottles,
    'paper',
    take('rounds', 'toucan'),
    placed(coordinates, front),
  ),
  layout(
    'bands',
    ['花边与名字', 'pattern bands'],
    'tumbler wrap white, water-bottle wrap white',
    'paper',
    take('families', 'boho', 'flowerheart'),
    banded(
      placed(under, ({ h }) => box(50, h / 2, 36, h * 0.4)),
      0.2,
      22,
    ),
  ),
  layout(
    'tumblerplate',
    ['满印与标签', 'pattern and label'],
    'tumbler wrap white',
    'pattern',
    take('calico', 'corgi', 'palms', 'flamingo', 'desert', 'terracotta', 'azure', 'jelly', 'pumpkin', 'gold'),
    onPattern(plate('plaque'), 26, ({ h }) => box(50, h / 2, 40, h * 0.3)),
  ),
]

const posters = 'poster front white, canvas front white, tapestry front white'
const frames = 'poster front black, poster front oak, poster front white'
/** Full-size picture above a caption strip. */
const captioned: Layout['draw'] = (look, sheet, tone) => {
  // Folded edges of a canvas show nothing of what matters.
  const b = box(50, sheet.h * 0.455, 76, sheet.h * 0.7)
  return [
    art(look.artwork, b, { is_cover: true, role: 'photo' }),
    type('place', loud(look.name, look), box(50, sheet.h * 0.853, 70, sheet.h * 0.05), look.display, tone.ink, {
      spacing: 0.16,
    }),
    type('place', look.line, box(50, sheet.h * 0.897, 66, sheet.h * 0.024), look.small, tone.accent, { spacing: 0.1 }),
  ]
}
/** An exhibition poster: large type on top, picture below from edge to edge of its block. */
const exhibition: Layout['draw'] = (look, sheet, tone) => [
  type('text', loud(look.name, look), box(50, sheet.h * 0.17, 76, sheet.h * 0.1), look.display, tone.ink),
  type('text', look.title, box(30, sheet.h * 0.248, 36, sheet.h * 0.028), look.small, tone.accent),
  type('date', look.date, box(80, sheet.h * 0.248, 16, sheet.h * 0.028), look.small, tone.accent),
  art(look.artwork, box(50, sheet.h * 0.58, 76, sheet.h * 0.59), { is_cover: true, role: 'picture' }),
]
const mat = (sheet: Sheet): Box => inside(sheet, 15, sheet.h * 0.13)

export const walls: readonly Layout[] = [
  layout('place', ['目的地海报', 'destination poster'], posters, 'paper', take('scenes'), captioned),
  layout(
    'placedark',
    ['夜色海报', 'night poster'],
    frames,
    'deep',
    take('neon', 'aurora', 'milky', 'cabin', 'wave', 'fuji', 'tropic', 'glade', 'misty', 'dunes'),
    captioned,
  ),
  layout(
    'exhibition',
    ['展览海报', 'exhibition poster'],
    frames,
    'paper',
    take('prints', 'terracotta', 'wcpeaks'),
    exhibition,
  ),
  layout(
    'nursery',
    ['儿童房名字画', 'nursery name'],
    posters,
    'paper',
    take('kids', 'rainbow', 'balloons', 'astro'),
    placed(crest, mat),
  ),
  layout(
    'birth',
    ['出生纪念画', 'birth print'],
    frames,
    'paper',
    take('babies', 'panda', 'sloth', 'owl'),
    placed(poster, mat),
  ),
  layout(
    'couple',
    ['花环新人画', 'wreath for the couple'],
    'canvas-square front white, poster front oak, canvas front white',
    'paper',
    take('wreath', 'flowerheart', 'eucalyptus', 'seaside', 'stars', 'letter', 'catlove'),
    placed(wreathed, mat),
  ),
  layout(
    'calendar',
    ['纪念日日历', 'calendar of the day'],
    frames,
    'paper',
    take('flowerheart', 'catlove', 'sunflower', 'bouquet', 'rainbow', 'fox', 'stars', 'tulips'),
    placed(calendar, mat),
  ),
  layout('petportrait', ['宠物肖像', 'pet portrait'], posters, 'paper', take('pets'), placed(locket, mat)),
  layout(
    'memory',
    ['纪念画', 'in memory'],
    'canvas front white, poster front white',
    'paper',
    take('memories', 'golden', 'tabby', 'lotus'),
    placed(memory, mat),
  ),
  layout(
    'kitchen',
    ['厨房食谱', 'kitchen recipe'],
    frames,
    'paper',
    take('kitchens', 'cupcake', 'donut'),
    placed(framed(recipe, 0.5), ({ h }) => inside({ w: 100, h }, 12, h * 0.1)),
  ),
  layout(
    'panorama',
    ['全景照片与文字', 'panorama with words'],
    'canvas-panorama front white',
    'paper',
    take('scenes').slice(0, 10),
    placed(portrait, (s) => inside(s, 14, s.h * 0.17)),
  ),
  layout(
    'flag',
    ['花园旗', 'garden flag'],
    'garden-flag front white',
    'paper',
    take('christmas', 'halloween', 'seasons', 'sunflower', 'bouquet', 'bee'),
    placed(framed(sandwich), ({ h }) => box(50, h * 0.54, 84, h * 0.76)),
  ),
  layout(
    'flagname',
    ['家庭门旗', 'family flag'],
    'garden-flag front white',
    'deep',
    take('camper', 'lighthouse', 'mushroom', 'xtree', 'turkey', 'easter', 'pumpkin', 'gold', 'palms'),
    placed(crest, ({ h }) => box(50, h * 0.54, 76, h * 0.66)),
  ),
  layout(
    'saying',
    ['箴言画', 'wall saying'],
    posters,
    'paper',
    take('lotus', 'bonsai', 'yoga', 'solar', 'sunmoon', 'mandala', 'moon', 'monstera'),
    placed(saying, mat),
  ),
]

const pillows = 'pillow front white'
const cushion = (sheet: Sheet): Box => inside(sheet, 13)
const throws = 'blanket front white'
/** A big cloth with a border of its pattern. */
const bordered =
  (inner: Lockup, edge: number, tile: number): Layout['draw'] =>
  (look, sheet, tone) => {
    const b = box(50, sheet.h / 2, 100 - 2 * edge, sheet.h - 2 * edge)
    const lined: Piece[] = [shape('rectangle', box(b.x, b.y, b.w - 3, b.h - 3), { stroke: tone.accent, line: 0.5 })]
    return [
      wall(look, sheet, tile),
      shape('rectangle', b, { fill: tone.ground }),
      ...lined,
      ...inner(look, box(b.x, b.y, b.w * 0.78, b.h * 0.8), tone),
    ]
  }
/** Bars of colour that run below the words. */
const striped: Layout['draw'] = (look, sheet, tone) => {
  const { accent, glow, ink } = look.colours
  return [
    ...bars(box(50, sheet.h * 0.13, 100, 0), sheet.h * 0.04, [ink, accent, glow]),
    ...bars(box(50, sheet.h * 0.87, 100, 0), sheet.h * 0.04, [glow, accent, ink]),
    ...crest(look, box(50, sheet.h / 2, 68, sheet.h * 0.54), toneOn(tone.ground, look.colours)),
  ]
}

export const textiles: readonly Layout[] = [
  layout('pillowname', ['抱枕名字', 'name pillow'], pillows, 'paper', take('pets', 'kids'), placed(under, cushion)),
  layout(
    'pillowwreath',
    ['花环抱枕', 'wreath pillow'],
    pillows,
    'paper',
    take('wreath', 'flowerheart', 'letter', 'seaside', 'eucalyptus', 'catlove', 'bird'),
    placed(wreathed, (s) => inside(s, 7)),
  ),
  layout(
    'pillowphoto',
    ['照片抱枕', 'photo pillow'],
    pillows,
    'paper',
    take('golden', 'corgi', 'salem', 'calico', 'frenchie', 'cabin', 'tropic', 'lavender'),
    placed(heart, cushion),
  ),
  layout(
    'pillowpattern',
    ['花纹名牌抱枕', 'pattern pillow with a plate'],
    pillows,
    'pattern',
    take('families', 'christmas', 'corgi', 'tabby'),
    onPattern(plate('ellipse'), 34, ({ h }) => box(50, h / 2, 58, 40)),
  ),
  layout(
    'lumbar',
    ['腰枕横排', 'lumbar pillow'],
    'pillow-lumbar front white',
    'paper',
    take('families', 'camper', 'lighthouse', 'stag', 'xtree', 'turkey'),
    placed(beside, (s) => inside(s, 12, 9)),
  ),
  layout(
    'blanket',
    ['名字毛毯', 'name blanket'],
    throws,
    'pattern',
    take('kids', 'rainbow', 'balloons'),
    bordered(crest, 11, 26),
  ),
  layout(
    'blanketphoto',
    ['照片毛毯', 'photo blanket'],
    throws,
    'pattern',
    take('golden', 'tabby', 'husky', 'cabin', 'fuji', 'paw', 'butterfly', 'seaside'),
    bordered(locket, 10, 26),
  ),
  layout(
    'towel',
    ['沙滩浴巾', 'beach towel'],
    'bath-towel front white',
    'paper',
    take('palms', 'whaletail', 'sail', 'waves', 'flamingo', 'turtle', 'whale', 'toucan', 'octopus', 'cocktail'),
    striped,
  ),
  layout(
    'curtain',
    ['浴帘', 'shower curtain'],
    'shower-curtain front white',
    'pattern',
    take('whale', 'turtle', 'jelly', 'koi', 'flamingo', 'azure', 'lotus', 'monstera', 'tulips', 'terracotta'),
    bordered(under, 12, 20),
  ),
  layout(
    'rug',
    ['地毯', 'rug'],
    'rug front white',
    'pattern',
    take(
      'fox',
      'bear',
      'panda',
      'rocket',
      'tiger',
      'whale',
      'sunmoon',
      'mandala',
      'camper',
      'xtree',
      'pumpkin',
      'easter',
    ),
    bordered(beside, 9, 22),
  ),
  layout(
    'apron',
    ['厨房围裙', 'kitchen apron'],
    'apron front natural, apron front red, apron front forest, apron front black',
    'cloth',
    take('kitchens', 'cupcake', 'donut', 'turkey', 'ginger', 'bee'),
    placed(roundel, (s) => inside(s, 5)),
  ),
  layout(
    'apronname',
    ['主厨名字', 'chef’s name'],
    'apron front natural, apron front navy, apron front black',
    'cloth',
    take('kitchens', 'cupcake', 'mushroom', 'sunflower'),
    placed(crest, (s) => inside(s, 6)),
  ),
]
