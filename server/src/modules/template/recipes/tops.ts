// Garments: prints on the chest and the back, looked at from across a room.
import { chest, inside, type Layout, layout, placed, take } from './layout.ts'
import { badge, coordinates, crest, jersey, roundel, sandwich, since, under } from './lockups.ts'
import { instant, locket, memory } from './photo-lockups.ts'
import { calendar, saying } from './print-lockups.ts'

const fronts =
  'tshirt front black, sweatshirt front sand, womens-tee front white, hoodie front navy, long-sleeve front forest, tank-top front white'
const lights =
  'tshirt front white, womens-tee front pink, sweatshirt front white, tank-top front mint, long-sleeve front sand'
const backs =
  'tshirt back white, hoodie back black, long-sleeve back navy, zip-hoodie back forest, sweatshirt back heather-grey'

export const tops: readonly Layout[] = [
  layout(
    'badge',
    ['弧形徽章', 'arched badge'],
    fronts,
    'cloth',
    take('rounds', 'pumpkin', 'haunted', 'stars', 'koi'),
    placed(badge, chest(1)),
  ),
  layout(
    'roundel',
    ['俱乐部圆章', 'club roundel'],
    fronts,
    'cloth',
    take('pets', 'fox', 'raccoon', 'toucan'),
    placed(roundel, chest(1)),
  ),
  layout(
    'sandwich',
    ['大字夹图', 'big words around a picture'],
    fronts,
    'cloth',
    take('pets', 'christmas', 'burger', 'ramen'),
    placed(sandwich, chest(1.2)),
  ),
  layout(
    'crest',
    ['图上名字', 'crest with a name'],
    lights,
    'cloth',
    take('families', 'boho', 'bonsai', 'lotus'),
    placed(crest, chest(1.15)),
  ),
  layout(
    'coordinates',
    ['地点坐标', 'place and coordinates'],
    fronts,
    'cloth',
    take('rounds', 'toucan'),
    placed(coordinates, chest(1.22)),
  ),
  layout('jersey', ['球衣背号', 'player and number'], backs, 'cloth', take('teams'), placed(jersey, chest(1.2))),
  layout(
    'backbadge',
    ['后背圆章', 'badge on the back'],
    backs,
    'cloth',
    take('rounds', 'ski', 'astro'),
    placed(badge, chest(1)),
  ),
  layout(
    'since',
    ['年份分列', 'split year'],
    lights,
    'cloth',
    take('camper', 'lighthouse', 'stag', 'palms', 'mushroom', 'pancakes', 'bee', 'sunflower', 'pizza'),
    placed(since, chest(1.1)),
  ),
  layout(
    'locket',
    ['圆形照片', 'round photo'],
    fronts,
    'cloth',
    take('pets', 'cabin', 'misty'),
    placed(locket, chest(1.2)),
  ),
  layout(
    'instant',
    ['拍立得照片', 'instant photo'],
    lights,
    'cloth',
    take('tropic', 'seaside', 'aurora', 'fuji', 'golden', 'tabby', 'husky', 'neon'),
    placed(instant, chest(1.2)),
  ),
  layout(
    'saying',
    ['三行标语', 'saying in three lines'],
    lights,
    'cloth',
    take('sloth', 'lotus', 'yoga', 'bonsai', 'solar', 'butterfly', 'monstera', 'boba'),
    placed(saying, chest(1.1)),
  ),
  layout(
    'halloween',
    ['节日大字', 'holiday words'],
    'tshirt front black, sweatshirt front black, hoodie front charcoal',
    'cloth',
    take('halloween', 'newyear', 'gold'),
    placed(sandwich, chest(1.2)),
  ),
  layout(
    'pocket',
    ['左胸标志', 'left-chest mark'],
    'polo front white, polo front heather-grey, zip-hoodie front heather-grey',
    'cloth',
    take('brands'),
    placed(under, (s) => inside(s, 9)),
  ),
  layout(
    'calendar',
    ['纪念日日历', 'calendar of the day'],
    'tshirt front white, sweatshirt front white, womens-tee front pink',
    'cloth',
    take('flowerheart', 'catlove', 'wcheart', 'sunflower', 'bouquet', 'cupcake'),
    placed(calendar, chest(1.22)),
  ),
  layout('memory', ['纪念照片', 'in memory'], lights, 'cloth', take('memories'), placed(memory, chest(1.22))),
]
