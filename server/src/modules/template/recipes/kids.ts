// Children's wear: one friend, one name.
import { chest, type Layout, layout, placed, take } from './layout.ts'
import { badge, crest, jersey, monogram, roundel, sandwich, since, under } from './lockups.ts'
import { locket } from './photo-lockups.ts'

const small =
  'kids-tee front white, baby-bodysuit front white, kids-tee front light-blue, baby-bodysuit front mint, kids-tee front yellow, baby-bodysuit front pink'
const kidsTees = 'kids-tee front white, kids-tee front mint, kids-tee front yellow, kids-tee front light-blue'
const bodies =
  'baby-bodysuit front white, baby-bodysuit front pink, baby-bodysuit front light-blue, baby-bodysuit front yellow'

export const kids: readonly Layout[] = [
  layout(
    'under',
    ['名字在下', 'friend with a name'],
    small,
    'cloth',
    take('kids', 'astro', 'dachshund', 'turtle'),
    placed(under, chest(1.05)),
  ),
  layout(
    'roundel',
    ['俱乐部圆章', 'club roundel'],
    small,
    'cloth',
    take('kids', 'raccoon', 'owl'),
    placed(roundel, chest(1)),
  ),
  layout(
    'birthday',
    ['生日大字', 'birthday words'],
    kidsTees,
    'cloth',
    take('birthdays', 'gamer'),
    placed(sandwich, chest(1.15)),
  ),
  layout(
    'newborn',
    ['新生儿卡', 'newborn'],
    bodies,
    'cloth',
    take('babies', 'panda', 'sloth', 'lotus', 'polarbear'),
    placed(crest, chest(1.05)),
  ),
  layout(
    'number',
    ['背后号码', 'number on the back'],
    'kids-tee back navy, kids-tee back red, kids-tee back white, kids-tee back royal',
    'cloth',
    take('teams', 'rocket', 'tiger'),
    placed(jersey, chest(1.15)),
  ),
  layout('photo', ['圆形照片', 'round photo'], small, 'cloth', take('pets', 'kids'), placed(locket, chest(1.15))),
  layout(
    'holiday',
    ['我的第一个节日', 'first holiday'],
    small,
    'cloth',
    take('christmas', 'ghost', 'pumpkin', 'easter', 'turkey', 'egg'),
    placed(since, chest(1.05)),
  ),
  layout(
    'monogram',
    ['字母圆环', 'letter in a ring'],
    small,
    'cloth',
    take('fox', 'bear', 'bunny', 'lion', 'whale', 'koala', 'octopus', 'icecream', 'flamingo'),
    placed(monogram, chest(1)),
  ),
  layout(
    'badge',
    ['探险徽章', 'explorer badge'],
    kidsTees,
    'cloth',
    take('peaks', 'camper', 'waves', 'sail', 'palms', 'astro', 'stars', 'solar', 'whaletail'),
    placed(badge, chest(1)),
  ),
  layout(
    'sweet',
    ['甜品派对', 'sweet party'],
    kidsTees,
    'cloth',
    take('cupcake', 'donut', 'icecream', 'boba', 'pancakes', 'pizza', 'burger', 'sushi'),
    placed(crest, chest(1.1)),
  ),
]
