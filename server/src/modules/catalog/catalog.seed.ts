import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { writeAgreedPrices, writeSales } from './base/write-catalogue.queries.ts'
import { announceChange } from './catalogue-change.ts'
import { seedOwnCatalogue } from './own/own.seed.ts'

/** Pieces sold on the whole platform in its demo life, best sellers first. */
const sales: Record<string, number> = {
  ...{ tshirt: 48_216, mug: 36_904, phonecase: 29_377, tote: 21_480, 'womens-tee': 19_862, tumbler: 18_340 },
  ...{ sweatshirt: 17_655, pillow: 15_209, canvas: 13_978, poster: 12_446, keychain: 11_830, blanket: 10_972 },
  ...{ 'mug-accent': 9864, 'mouse-pad': 9127, 'kids-tee': 8743, tapestry: 7615, 'desk-mat': 7032, cap: 6418 },
  ...{ 'shower-curtain': 5870, 'phonecase-ultra': 5236, ornament: 4981, puzzle: 4407, coaster: 4322, notebook: 3966 },
  ...{ 'mug-15oz': 3812, 'canvas-square': 3544, 'enamel-mug': 3270, 'tank-top': 3018, 'garden-flag': 2855 },
  ...{ 'pillow-lumbar': 2637, 'canvas-panorama': 2291, 'pet-bandana': 2104, beanie: 1876, 'packaging-bag': 1740 },
  ...{ pouch: 1533, 'thank-you-card': 1490, 'neck-label': 1288, 'wall-clock': 1127, rug: 962, 'bath-towel': 884 },
  ...{ 'water-bottle': 812, 'bucket-hat': 655, 'pet-bowl': 540, 'laptop-sleeve': 486, 'couple-tee-set': 431 },
  ...{ 'phonecase-bar': 318, 'desk-set': 206, hoodie: 14_387, 'zip-hoodie': 2410, 'long-sleeve': 4875 },
  ...{ 'baby-bodysuit': 3120, polo: 1964, dress: 1410, leggings: 2733, shorts: 1205, socks: 5512, apron: 1660 },
  ...{ 'face-mask': 744, backpack: 1312, 'drawstring-bag': 1058 },
}

export async function addSales(ctx: AppCtx): Promise<void> {
  await writeSales(
    ctx.db,
    Object.entries(sales).map(([code, pieces]) => ({ code, sales: pieces })),
  )
  await announceChange(ctx)
}

/** Agreed with the demo seller for what is ordered by the hundred, in hundredths of the list price. */
const agreed: Record<string, number> = { 'mouse-pad': 84, coaster: 82, socks: 86, puzzle: 88, 'enamel-mug': 85 }

async function seedAgreedPrices(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const percents = Object.entries(agreed).map(([code, percent]) => ({ code, percent }))
  await writeAgreedPrices(ctx.db, demo.seller_id, percents)
}

/** The demo's sales, and what its seller has made of the catalogue. */
export async function seedCatalogue(ctx: AppCtx): Promise<void> {
  await addSales(ctx)
  await seedOwnCatalogue(ctx)
  await seedAgreedPrices(ctx)
}
