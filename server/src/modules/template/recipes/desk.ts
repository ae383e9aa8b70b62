// Phone cases and the desk: held in one hand, or looked down at.
import { inside, type Layout, layout, onPattern, placed, take, wall, whole } from './layout.ts'
import { badge, beside, crest, framed, type Lockup, monogram, poster, under } from './lockups.ts'
import { loud } from './looks.ts'
import { portrait } from './photo-lockups.ts'
import { art, type Box, box, rule, type Sheet, shape, type } from './pieces.ts'
import { calendar, medal, plate } from './print-lockups.ts'

const phones = 'phonecase front black, phonecase-bar front clear, phonecase-ultra front black'
/** Below the cameras of every model. */
const lower = ({ h }: Sheet): Box => box(50, h * 0.67, 82, h * 0.46)
/** The upper part, around the cameras, in the pattern of the look. */
const splitCase: Layout['draw'] = (look, sheet, tone) => [
  wall(look, sheet, 36),
  shape('rectangle', box(50, sheet.h * 0.71, 100, sheet.h * 0.58), { fill: tone.ground }),
  rule(50, sheet.h * 0.42, 100, 1, tone.accent),
  ...under(look, box(50, sheet.h * 0.69, 74, sheet.h * 0.44), tone),
]
const label = ({ h }: Sheet): Box => box(50, h * 0.68, 78, h * 0.27)
/** The picture over the whole case, the name on a band near its lower edge. */
const fullCase: Layout['draw'] = (look, sheet, tone) => [
  art(look.artwork, whole(sheet), { is_cover: true, role: 'photo' }),
  shape('rectangle', box(50, sheet.h * 0.86, 100, sheet.h * 0.13), { fill: tone.ground }),
  rule(50, sheet.h * 0.785, 100, 0.7, tone.accent),
  type('name', look.name, box(50, sheet.h * 0.845, 70, sheet.h * 0.065), look.display, tone.ink),
  type('date', look.date, box(50, sheet.h * 0.896, 46, sheet.h * 0.028), look.small, tone.accent, { spacing: 0.1 }),
]

const pads = 'mouse-pad front white'
const mats = 'desk-mat front white'
const books = 'notebook front black, notebook front red, notebook front navy'
/** Between the spine and the elastic band. */
const cover = ({ h }: Sheet): Box => box(44.5, h * 0.5, 66, h * 0.72)
const sleeves = 'laptop-sleeve front white'
/** The picture on the left third, words beside it. */
const deskPicture: Layout['draw'] = (look, sheet, tone) => [
  art(look.artwork, box(22, sheet.h / 2, 44, sheet.h), { is_cover: true, role: 'photo' }),
  rule(44.4, sheet.h / 2, 0.8, sheet.h, tone.accent),
  type('place', loud(look.name, look), box(71, sheet.h * 0.44, 44, sheet.h * 0.2), look.display, tone.ink),
  type('place', look.line, box(71, sheet.h * 0.6, 38, sheet.h * 0.07), look.small, tone.accent, { spacing: 0.08 }),
]
/** A title page with the picture as a plate. */
const titlePage: Lockup = (look, b, tone) => [
  type('text', look.title, box(b.x, b.y - b.h * 0.42, b.w, b.h * 0.1), look.display, tone.ink),
  art(look.artwork, box(b.x, b.y - b.h * 0.04, b.w, b.h * 0.58), { is_cover: true }),
  type('name', look.name, box(b.x, b.y + b.h * 0.34, b.w * 0.9, b.h * 0.09), look.display, tone.accent),
  type('text', look.line, box(b.x, b.y + b.h * 0.44, b.w * 0.8, b.h * 0.045), look.small, tone.ink),
]

export const desk: readonly Layout[] = [
  layout('case', ['图与名手机壳', 'picture and name'], phones, 'paper', take('pets', 'boho', 'butterfly'), splitCase),
  layout(
    'casedark',
    ['深色手机壳', 'dark case'],
    phones,
    'deep',
    take('rounds', 'stars', 'koi', 'astro'),
    placed(badge, lower),
  ),
  layout(
    'casepattern',
    ['花纹与名牌', 'pattern with a name plate'],
    phones,
    'pattern',
    take(
      'bouquet',
      'sunflower',
      'letter',
      'mushroom',
      'flamingo',
      'bee',
      'owl',
      'calico',
      'jelly',
      'terracotta',
      'donut',
      'rocket',
    ),
    onPattern(plate('ellipse'), 40, label),
  ),
  layout('casefull', ['满幅照片', 'photo from edge to edge'], phones, 'paper', take('scenes'), fullCase),
  layout(
    'casemonogram',
    ['首字母', 'monogram'],
    phones,
    'pattern',
    take('bouquet', 'lotus', 'tulips', 'flamingo', 'azure', 'letter', 'monstera', 'sunflower'),
    (look, sheet, tone) => [
      ...onPattern(medal('rounded'), 40, ({ h }) => box(50, h * 0.68, 70, h * 0.42))({ ...look }, sheet, tone).slice(
        0,
        2,
      ),
      ...monogram(look, box(50, sheet.h * 0.68, 56, 56), tone),
    ],
  ),
  layout(
    'pad',
    ['鼠标垫', 'mouse pad'],
    pads,
    'paper',
    take('pets', 'scholar', 'saturn'),
    placed(beside, (s) => inside(s, 10, 14)),
  ),
  layout(
    'padclub',
    ['圆章鼠标垫', 'club mouse pad'],
    pads,
    'deep',
    take('rounds', 'solar', 'koi'),
    placed(badge, (s) => inside(s, 6)),
  ),
  layout(
    'padcalendar',
    ['日历鼠标垫', 'calendar mouse pad'],
    pads,
    'paper',
    take('bouquet', 'sunflower', 'catlove', 'monstera', 'fox', 'cactus'),
    placed(calendar, (s) => inside(s, 17, 6)),
  ),
  layout('mat', ['长桌垫地点', 'long mat with a place'], mats, 'paper', take('scenes').slice(0, 12), deskPicture),
  layout(
    'matname',
    ['长桌垫名牌', 'long mat with a name'],
    mats,
    'pattern',
    take('gamer', 'corgi', 'tabby', 'astro', 'terracotta', 'azure', 'koi', 'peaks', 'seventies', 'atomic'),
    onPattern(plate('plaque'), 24, ({ h }) => box(50, h / 2, 50, h * 0.5)),
  ),
  layout(
    'notebook',
    ['笔记本书封', 'book cover'],
    books,
    'paper',
    take('prints', 'wave', 'fuji'),
    placed(titlePage, cover),
  ),
  layout(
    'journal',
    ['日记本', 'journal'],
    books,
    'deep',
    take('rounds', 'moon', 'sunmoon', 'owl', 'scholar'),
    placed(poster, cover),
  ),
  layout(
    'notepattern',
    ['花纹书封', 'pattern cover'],
    books,
    'pattern',
    take('bouquet', 'mushroom', 'fox', 'coffee', 'calico', 'cactus', 'flamingo', 'whale'),
    onPattern(plate('ticket'), 46, ({ h }) => box(44.5, h * 0.36, 62, h * 0.26)),
  ),
  layout(
    'sleeve',
    ['电脑包标题', 'sleeve title'],
    sleeves,
    'paper',
    take('brands', 'raccoon', 'saturn'),
    placed(beside, (s) => inside(s, 15, 18)),
  ),
  layout(
    'sleeveframe',
    ['边框电脑包', 'framed sleeve'],
    sleeves,
    'deep',
    take('toucan', 'turtle', 'koi', 'solar', 'moon', 'sunmoon', 'suncat', 'astro'),
    placed(framed(crest), (s) => inside(s, 11, 9)),
  ),
  layout(
    'sleevephoto',
    ['照片电脑包', 'photo sleeve'],
    sleeves,
    'paper',
    take('golden', 'tabby', 'cabin', 'misty', 'lavender', 'aurora'),
    placed(portrait, (s) => inside(s, 11, 11)),
  ),
]
