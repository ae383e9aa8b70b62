import { FLAT_COLOR_ID, type MockupPicture } from '@inkroute/contract/design/design'
import type { Language } from '@inkroute/contract/errors/errors'
import type { AppCtx } from '../../infra/context.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { keptPictureUrls, shopPictureUrl } from '../upload/upload.ts'
import { getPictures, priced } from './core/gather-goods.ts'
import { selectGoodsPage } from './core/goods.queries.ts'
import { findCover, type PricedSku } from './core/goods.view.ts'
import { defaultShowImages, type KeptShowImage } from './core/show-image.rules.ts'
import { selectSkusOfGoods } from './core/sku.queries.ts'

export interface ListableGoods {
  readonly id: number
  readonly design_id: number
  readonly product_id: number
  readonly title: string
  readonly title_en: string
  readonly product_name: string
  /** The main picture, small. */
  readonly cover: string | null
  /** Pictures for shops in the seller's order, main picture first. */
  readonly shown: readonly string[]
  /** The same, small. */
  readonly previews: readonly string[]
  /** More pictures are on their way. */
  readonly is_making: boolean
  /** Finished pictures on the product, large, the first colour first. */
  readonly pictures: readonly { readonly color_id: number; readonly url: string }[]
  readonly skus: readonly PricedSku[]
}

const DAY_SECONDS = 86_400
/**
 * Some marketplaces fetch pictures days after a listing was sent. Each address still opens one picture only, ends after
 * one to two weeks, and all of them end when the secret that signs them is changed.
 */
const SHOP_PICTURE_SECONDS = 7 * DAY_SECONDS

const lasting = (storage: Storage): Storage => ({
  ...storage,
  url: (key) => storage.url(key, SHOP_PICTURE_SECONDS),
})

interface Shown {
  readonly small: string | null
  readonly large: string
}

/**
 * The show images as the seller arranged them, those that are ready. Goods without any, or whose design no longer has
 * what was chosen, show what they show before anybody arranges them.
 */
async function getShown(
  storage: Storage,
  kept: readonly KeptShowImage[] | null,
  mockups: readonly MockupPicture[],
): Promise<Shown[]> {
  const asShown = ({ small_url, large_url }: MockupPicture): Shown[] =>
    large_url ? [{ small: small_url, large: large_url }] : []
  const chosen = await Promise.all(
    (kept ?? []).map(async (one): Promise<Shown[]> => {
      if (one.kind === 'mockup') {
        return mockups.filter((made) => made.color_id === one.color_id && made.view_id === one.view_id).flatMap(asShown)
      }
      const large = await shopPictureUrl({ storage }, one)
      return large ? [{ small: keptPictureUrls({ storage }, one).preview_url, large }] : []
    }),
  )
  const shown = chosen.flat()
  if (shown.length > 0) return shown
  // Shops take as many as they have room for: after those a page begins with come all others.
  const first = new Set(defaultShowImages(mockups))
  const others = mockups.filter((one) => one.color_id !== FLAT_COLOR_ID && !first.has(one))
  return [...first, ...others].flatMap(asShown)
}

/** Everything a store listing needs. Skips recycled goods and goods of other sellers. */
export async function listableGoods(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  ids: readonly number[],
  language: Language,
): Promise<ListableGoods[]> {
  const storage = lasting(ctx.storage)
  const range = { sort: 'newest' as const, limit: ids.length, offset: 0, language }
  const rows = await selectGoodsPage(ctx.db, seller_id, { state: 'active', ids, time_zone: 'UTC' }, range)
  const [facts, find] = await Promise.all([
    selectSkusOfGoods(
      ctx.db,
      seller_id,
      rows.map(({ id }) => id),
      language,
    ),
    getPictures({ db: ctx.db, storage }, seller_id, rows, language),
  ])
  const skus = Map.groupBy(await priced(ctx.db, seller_id, facts), ({ goods_id }) => goods_id)
  return Promise.all(
    rows.map(async (row) => {
      const made = find(row)
      const mockups = made?.pictures ?? []
      const shown = await getShown(storage, row.show_images, mockups)
      return {
        id: row.id,
        design_id: row.design_id,
        product_id: row.product_id,
        title: row.title,
        title_en: row.title_en,
        product_name: row.product_name,
        cover: shown[0]?.small ?? findCover(made),
        shown: shown.map(({ large }) => large),
        is_making: made !== undefined && made.making.state !== 'done' && made.making.state !== 'failed',
        previews: shown.map(({ small, large }) => small ?? large),
        pictures: mockups.flatMap(({ color_id, large_url }) =>
          large_url && color_id !== FLAT_COLOR_ID ? [{ color_id, url: large_url }] : [],
        ),
        skus: skus.get(row.id) ?? [],
      }
    }),
  )
}
