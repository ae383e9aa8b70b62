import { platformNames } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { counted } from '@inkroute/contract/fill'
import { type OrderState, orderStateNames } from '@inkroute/contract/order/codes'
import { type searchConsole as contract, HITS_PER_KIND, type SearchHit } from '@inkroute/contract/search/search'
import type { SellerCtx } from '../../infra/context.ts'
import { getMockups } from '../design/design.ts'
import { articlesAbout } from '../help/help.ts'
import { storesNamed } from '../store/store.ts'
import { findGoods, findOrders, findSkus } from './search.queries.ts'
import { getNote, kindsFor } from './search.rules.ts'

interface Pictured {
  readonly design_id: number | null
  readonly design_version: number | null
  readonly color_id?: number | null
}

/** The picture of a design version, in this colour where there is one; null until it is made. */
async function picturesFor(ctx: SellerCtx, rows: readonly Pictured[]) {
  const versions = rows.flatMap(({ design_id, design_version }) =>
    design_id === null || design_version === null ? [] : [{ design_id, version: design_version }],
  )
  const all = await getMockups(ctx, ctx.seller.id, versions, ctx.language)
  return ({ design_id, design_version, color_id }: Pictured): string | null => {
    const pictures = all.get(`${design_id}:${design_version}`)?.pictures ?? []
    const made = pictures.filter(({ small_url }) => small_url !== null)
    return (made.find((picture) => picture.color_id === color_id) ?? made[0])?.small_url ?? null
  }
}

/** Everything somebody may look for from the keyboard, each kind by an index and a few of each. */
export async function searchConsole(
  ctx: SellerCtx,
  { keyword }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, seller, language } = ctx
  const may = kindsFor(ctx.identity.permissions)
  const [orders, goods, skus, stores, articles] = await Promise.all([
    may.has('order') ? findOrders(db, seller.id, keyword, HITS_PER_KIND) : [],
    may.has('goods') ? findGoods(db, seller.id, keyword, HITS_PER_KIND) : [],
    may.has('sku') ? findSkus(db, seller.id, keyword, HITS_PER_KIND) : [],
    may.has('store') ? storesNamed(ctx, keyword, HITS_PER_KIND) : [],
    articlesAbout(db, keyword, language, HITS_PER_KIND),
  ])
  const findPicture = await picturesFor(ctx, [...orders, ...goods, ...skus])
  const hit = (kind: SearchHit['kind'], id: number, title: string, facts: readonly (string | null)[]): SearchHit => ({
    kind,
    id,
    title,
    note: getNote(facts),
    picture_url: null,
    goods_id: null,
  })
  return {
    data: [
      ...orders.map((row) => ({
        ...hit('order', row.id, row.order_no, [
          orderStateNames[row.state as OrderState][language],
          row.buyer_name,
          row.tracking_no ?? row.external_no,
        ]),
        picture_url: findPicture(row),
      })),
      ...goods.map((row) => ({
        ...hit('goods', row.id, row.title, [
          language === 'en' ? counted(row.sku_count, 'SKU') : `${row.sku_count} 个 SKU`,
        ]),
        picture_url: findPicture(row),
      })),
      ...skus.map((row) => ({
        ...hit('sku', row.id, row.sku_code, [row.title]),
        picture_url: findPicture(row),
        goods_id: row.goods_id,
      })),
      ...stores.map((row) =>
        hit('store', row.id, row.name, [platformNames.find(({ id }) => id === row.platform)?.[language] ?? null]),
      ),
      ...articles.map((row) => hit('help', row.id, row.title, [row.summary])),
    ],
  }
}
