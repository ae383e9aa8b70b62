// What a shop puts into the parcel.
import { inside, type Layout, layout, onPattern, placed, take } from './layout.ts'
import { badge, beside, framed, type Lockup, roundel, under } from './lockups.ts'
import { portrait } from './photo-lockups.ts'
import { art, type Box, box, rule, type Sheet, shape, type } from './pieces.ts'
import { brand, thanks } from './print-lockups.ts'

const cards = 'thank-you-card front white'
const cardBacks = 'thank-you-card back white'
const card = (sheet: Sheet): Box => inside(sheet, 12, 11)
const sacks = 'packaging-bag front white, packaging-bag front black'
const labels = 'neck-label front white'
const corners: Layout['draw'] = (look, sheet, tone) => [
  art(look.artwork, box(12, sheet.h * 0.2, 15, 15), { role: null, turn: -8 }),
  art(look.artwork, box(88, sheet.h * 0.8, 15, 15), { role: null, turn: 8 }),
  ...thanks(['Thank you', 'FOR SHOPPING SMALL'])(look, box(50, sheet.h / 2, 56, sheet.h * 0.72), tone),
]
/** A picture beside the thanks of the one who packed the parcel. */
const packed: Lockup = (look, b, tone) => [
  ...beside({ ...look, name: 'Thank you', line: `With love, ${look.name}` }, b, tone),
]
const thanksPlate: Lockup = (look, b, tone) => [
  shape('rectangle', b, { fill: tone.ground }),
  shape('rectangle', box(b.x, b.y, b.w - 2.4, b.h - 2.4), { stroke: tone.accent, line: 0.45 }),
  ...thanks(['Thank you', 'Made by hand, sent with a smile'])(look, box(b.x, b.y, b.w * 0.8, b.h * 0.8), tone),
]
/** A voucher: what it is worth, the code, where to go. */
const voucher: Layout['draw'] = (look, sheet, tone) => [
  shape('ticket', box(50, sheet.h / 2, 88, sheet.h * 0.8), { stroke: tone.accent, line: 0.5 }),
  art(look.artwork, box(27, sheet.h / 2, 25, 30)),
  rule(41.5, sheet.h / 2, 0.35, sheet.h * 0.5, tone.accent),
  type('text', '15 % OFF', box(65, sheet.h * 0.36, 40, sheet.h * 0.2), look.display, tone.ink),
  type('text', 'YOUR NEXT ORDER', box(65, sheet.h * 0.53, 36, sheet.h * 0.075), look.small, tone.accent, {
    spacing: 0.14,
  }),
  rule(65, sheet.h * 0.605, 14, 0.5, tone.accent),
  type('text', 'CODE  WELCOME15', box(65, sheet.h * 0.685, 34, sheet.h * 0.085), look.small, tone.ink),
]
const care: Layout['draw'] = (look, sheet, tone) => [
  art(look.artwork, box(50, sheet.h * 0.24, 34, sheet.h * 0.36)),
  type('name', look.name, box(50, sheet.h * 0.54, 82, sheet.h * 0.18), look.display, tone.ink),
  type('text', 'M', box(50, sheet.h * 0.73, 20, sheet.h * 0.15), look.small, tone.ink),
  type('text', '100 % COTTON', box(50, sheet.h * 0.88, 70, sheet.h * 0.12), look.small, tone.ink),
]

export const shop: readonly Layout[] = [
  layout(
    'thanks',
    ['感谢卡', 'thank-you card'],
    cards,
    'paper',
    take('families', 'letter', 'butterfly', 'lotus', 'boho', 'calico'),
    corners,
  ),
  layout(
    'thanksdark',
    ['深色感谢卡', 'deep thank-you card'],
    cards,
    'deep',
    take('families', 'succulent', 'koi', 'palms', 'fox'),
    placed(framed(thanks(['Thank you', 'You made our day']), 0.6), (s) => inside(s, 5, 5)),
  ),
  layout(
    'thankspicture',
    ['配图感谢卡', 'card with a picture'],
    cards,
    'paper',
    take('pets', 'kitchens'),
    placed(packed, card),
  ),
  layout(
    'pattern',
    ['花纹感谢卡', 'pattern card'],
    cards,
    'pattern',
    take('families', 'xtree', 'reindeer', 'snowman', 'donut', 'coffee'),
    onPattern(thanksPlate, 22, ({ h }) => box(50, h / 2, 66, h * 0.66)),
  ),
  layout(
    'voucher',
    ['优惠券', 'voucher'],
    cardBacks,
    'paper',
    take('brands', 'peaks', 'palms', 'bouquet', 'donut'),
    voucher,
  ),
  layout(
    'voucherdark',
    ['深色优惠券', 'deep voucher'],
    cardBacks,
    'deep',
    take('brands', 'fox', 'wave', 'mushroom', 'autumn'),
    voucher,
  ),
  layout(
    'cardphoto',
    ['照片卡片', 'photo card'],
    cards,
    'paper',
    take('golden', 'tabby', 'cabin', 'fuji', 'lavender', 'misty', 'seaside', 'terracotta'),
    placed(portrait, (s) => inside(s, 8, 9)),
  ),
  layout(
    'bag',
    ['品牌快递袋', 'branded mailing bag'],
    sacks,
    'cloth',
    take('brands', 'bouquet', 'sunflower', 'tulips', 'mushroom', 'flamingo', 'owl', 'azure', 'peaks'),
    placed(brand, (s) => inside(s, 6)),
  ),
  layout(
    'bagbadge',
    ['圆章快递袋', 'badge mailing bag'],
    sacks,
    'cloth',
    take('rounds', 'koi', 'suncat'),
    placed(badge, (s) => inside(s, 8)),
  ),
  layout(
    'bagclub',
    ['俱乐部快递袋', 'club mailing bag'],
    sacks,
    'cloth',
    take('pets', 'bee', 'cactus', 'raccoon'),
    placed(roundel, (s) => inside(s, 4)),
  ),
  layout(
    'label',
    ['领标与洗唛', 'neck label with size'],
    labels,
    'cloth',
    take('brands', 'peaks', 'fox', 'saturn', 'mushroom'),
    care,
  ),
  layout(
    'labelmark',
    ['简洁领标', 'plain neck label'],
    labels,
    'cloth',
    take('brands', 'waves', 'moon', 'koi', 'bouquet', 'tabby'),
    placed(under, (s) => inside(s, 8)),
  ),
]
