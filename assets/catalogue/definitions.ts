import type { Definition } from './define.ts'
import { bags } from './products/bags.ts'
import { brand } from './products/brand.ts'
import { drinkware } from './products/drinkware.ts'
import { gifts } from './products/gifts.ts'
import { headwear } from './products/headwear.ts'
import { home } from './products/home.ts'
import { moreClothing } from './products/more-clothing.ts'
import { sweats } from './products/sweats.ts'
import { tech } from './products/tech.ts'
import { tops } from './products/tops.ts'
import { wall } from './products/wall.ts'

/** Every base product that has pictures, in the order of the shop. */
export const definitions: readonly Definition[] = [
  ...tops,
  ...sweats,
  ...moreClothing,
  ...headwear,
  ...drinkware,
  ...home,
  ...wall,
  ...bags,
  ...tech,
  ...gifts,
  ...brand,
]
