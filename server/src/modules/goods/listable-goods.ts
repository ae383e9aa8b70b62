import { FLAT_COLOR_ID } from '@inkroute/contract/design'
import type { Language } from '@inkroute/contract/errors'
import type { AppCtx } from '../../infra/context.ts'
import type { Storage } from '../../infra/storage/storage.ts'
import { picturesOf, priced } from './gather-goods.ts'
import { selectGoodsPage } from './goods.queries.ts'
import { coverOf, type PricedSku } from './goods.view.ts'
import { selectSkusOfGoods } from './sku.queries.ts'

export interface ListableGoods {
  readonly id: number
  readonly title: string
  readonly title_en: string
  readonly product_name: string
  readonly cover: string | null
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

/** All a shop wants to know of these goods, those in the bin and of others left out. */
export async function listableGoods(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  ids: readonly number[],
  language: Language,
): Promise<ListableGoods[]> {
  const range = { sort: 'newest' as const, limit: ids.length, offset: 0, language }
  const rows = await selectGoodsPage(ctx.db, seller_id, { state: 'active', ids, time_zone: 'UTC' }, range)
  const [facts, find] = await Promise.all([
    selectSkusOfGoods(
      ctx.db,
      seller_id,
      rows.map(({ id }) => id),
      language,
    ),
    picturesOf({ db: ctx.db, storage: lasting(ctx.storage) }, seller_id, rows, language),
  ])
  const skus = Map.groupBy(await priced(ctx.db, seller_id, facts), ({ goods_id }) => goods_id)
  return rows.map((row) => {
    const made = find(row)
    return {
      ...{ id: row.id, title: row.title, title_en: row.title_en, product_name: row.product_name },
      cover: coverOf(made),
      pictures: (made?.pictures ?? []).flatMap(({ color_id, large_url }) =>
        large_url && color_id !== FLAT_COLOR_ID ? [{ color_id, url: large_url }] : [],
      ),
      skus: skus.get(row.id) ?? [],
    }
  })
}
