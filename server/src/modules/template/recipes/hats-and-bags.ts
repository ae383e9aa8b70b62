// Hats and bags: between seams, above brims and pockets.
import { inside, type Layout, layout, onPattern, placed, take } from './layout.ts'
import { badge, beside, crest, roundel, sandwich, signed, under, wreathed } from './lockups.ts'
import { heart, strip } from './photo-lockups.ts'
import { type Box, box, type Sheet } from './pieces.ts'
import { medal, plate, saying } from './print-lockups.ts'

const caps = 'cap front white, cap front khaki, cap front navy, cap front black, cap front forest'
const beanies =
  'beanie front ivory, beanie front heather-grey, beanie front navy, beanie front mustard, beanie front forest'
/** Between the seams and above the brim. */
const panel = ({ h }: Sheet): Box => box(50, h * 0.44, 56, h * 0.72)
const cuff = (sheet: Sheet): Box => inside(sheet, 12, 5)
/** The front of an all-round strip, right of its middle seam. */
const hatFront = ({ h }: Sheet): Box => box(72, h * 0.275, 22, h * 0.4)

export const hats: readonly Layout[] = [
  layout(
    'capmark',
    ['图与名', 'mark and name'],
    caps,
    'cloth',
    take('brands', 'peaks', 'waves', 'camper', 'saturn'),
    placed(beside, panel),
  ),
  layout(
    'capround',
    ['正面圆标', 'round mark'],
    caps,
    'cloth',
    take('rounds', 'koi', 'astro', 'stars'),
    placed(under, panel),
  ),
  layout('capclub', ['俱乐部帽', 'club cap'], caps, 'cloth', take('pets', 'raccoon', 'bear'), placed(under, panel)),
  layout(
    'capteam',
    ['球队帽', 'team cap'],
    caps,
    'cloth',
    take('goal', 'slugger', 'tennis', 'ski', 'summit', 'bike', 'turtle', 'flamingo', 'toucan'),
    placed(beside, panel),
  ),
  layout(
    'capfood',
    ['店员帽', 'crew cap'],
    caps,
    'cloth',
    take('kitchens', 'bee', 'cactus', 'mushroom'),
    placed(beside, panel),
  ),
  layout(
    'beanie',
    ['图与名', 'mark and name'],
    beanies,
    'cloth',
    take('kids', 'snowman', 'polarbear', 'reindeer'),
    placed(signed, cuff),
  ),
  layout('beaniepet', ['宠物名', 'pet and name'], beanies, 'cloth', take('pets', 'paw', 'tiger'), placed(signed, cuff)),
  layout(
    'beaniemark',
    ['圆标毛线帽', 'round mark on a beanie'],
    beanies,
    'cloth',
    take('palms', 'sail', 'lighthouse', 'waves', 'peaks', 'desert', 'ski', 'stars', 'moon', 'koi'),
    placed(signed, cuff),
  ),
  layout(
    'bucket',
    ['满印花纹与标签', 'pattern with a label'],
    'bucket-hat front white',
    'pattern',
    take(
      'corgi',
      'tabby',
      'jelly',
      'palms',
      'waves',
      'camper',
      'desert',
      'flamingo',
      'sunshine',
      'bouquet',
      'bee',
      'cutouts',
      'gamer',
      'donut',
    ),
    onPattern(plate('rounded'), 9, hatFront),
  ),
  layout(
    'bucketmedal',
    ['满印花纹与圆标', 'pattern with a medal'],
    'bucket-hat front white',
    'pattern',
    take('shiba', 'fox', 'tiger', 'whale', 'turtle', 'toucan', 'sunflower', 'mushroom', 'icecream', 'rocket', 'moon'),
    onPattern(medal('rounded'), 9, hatFront),
  ),
]

const totes =
  'tote front natural, tote front natural, drawstring-bag front natural, tote front navy, tote front forest, drawstring-bag front black'
const naturals = 'tote front natural, drawstring-bag front natural'
const bag = (sheet: Sheet): Box => inside(sheet, 7, 5)
/** The upper panel of the backpack, clear of pocket and zip. */
const panelOfPack = ({ h }: Sheet): Box => box(50, h * 0.315, 58, h * 0.24)
const pouchFront = (sheet: Sheet): Box => inside(sheet, 14, 10)

export const bags: readonly Layout[] = [
  layout(
    'crest',
    ['图上名字', 'crest with a name'],
    naturals,
    'cloth',
    take('families', 'boho', 'monstera', 'lotus'),
    placed(crest, bag),
  ),
  layout(
    'badge',
    ['弧形徽章', 'arched badge'],
    totes,
    'cloth',
    take('rounds', 'koi', 'stars', 'pumpkin'),
    placed(badge, bag),
  ),
  layout(
    'roundel',
    ['俱乐部圆章', 'club roundel'],
    totes,
    'cloth',
    take('pets', 'bee', 'mushroom'),
    placed(roundel, bag),
  ),
  layout(
    'market',
    ['市集大字', 'market words'],
    naturals,
    'cloth',
    take('kitchens', 'bouquet', 'tulips', 'sunflower', 'cactus', 'bee'),
    placed(sandwich, bag),
  ),
  layout(
    'bridal',
    ['花环与新人', 'wreath for the couple'],
    naturals,
    'cloth',
    take('wreath', 'flowerheart', 'letter', 'eucalyptus', 'seaside', 'bird', 'cocktail'),
    placed(wreathed, bag),
  ),
  layout(
    'photo',
    ['心形照片', 'photo in a heart'],
    naturals,
    'cloth',
    take('golden', 'tabby', 'frenchie', 'tropic', 'seaside', 'lavender', 'fuji', 'corgi'),
    placed(heart, bag),
  ),
  layout(
    'strip',
    ['三连照片', 'three photos'],
    naturals,
    'cloth',
    take('tropic', 'fuji', 'dunes', 'cabin', 'husky', 'salem', 'neon', 'aurora'),
    placed(strip, bag),
  ),
  layout(
    'saying',
    ['三行标语', 'saying in three lines'],
    naturals,
    'cloth',
    take('sloth', 'bonsai', 'yoga', 'monstera', 'turtle', 'boba', 'butterfly', 'sunmoon', 'raccoon'),
    placed(saying, bag),
  ),
  layout(
    'pack',
    ['满印花纹与名牌', 'pattern with a name plate'],
    'backpack front black',
    'pattern',
    take(
      'rocket',
      'balloons',
      'tiger',
      'fox',
      'panda',
      'octopus',
      'bunny',
      'corgi',
      'tabby',
      'whale',
      'turtle',
      'camper',
      'gamer',
    ),
    onPattern(plate('rounded'), 44, panelOfPack),
  ),
  layout(
    'pouch',
    ['满印花纹与标签', 'pattern with a label'],
    'pouch front white',
    'pattern',
    take(
      'bouquet',
      'bird',
      'tulips',
      'flamingo',
      'cutouts',
      'terracotta',
      'mandala',
      'azure',
      'jelly',
      'donut',
      'calico',
      'letter',
    ),
    onPattern(plate('ticket'), 30, (s) => box(50, s.h * 0.53, 58, s.h * 0.5)),
  ),
  layout(
    'pouchart',
    ['图与名', 'mark and name'],
    'pouch front white',
    'paper',
    take('pets', 'scholar', 'cactus', 'bike'),
    placed(beside, pouchFront),
  ),
]
