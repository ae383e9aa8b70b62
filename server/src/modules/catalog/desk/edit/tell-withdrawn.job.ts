import { counted } from '@inkroute/contract/fill'
import { z } from 'zod'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { job } from '../../../../infra/jobs/job.ts'
import { sendMessage } from '../../../message/message.ts'
import { productNames } from '../../core/product-lookup.queries.ts'
import { selectTouched, type Touched, type TouchedKind } from './impact.queries.ts'

const words: Readonly<Record<TouchedKind, { readonly zh: string; readonly en: (count: number) => string }>> = {
  carts: { zh: '行购物车商品', en: (count) => counted(count, 'cart line') },
  design_drafts: { zh: '个设计草稿', en: (count) => counted(count, 'design draft') },
  batch_runs: { zh: '个未完成的批量任务', en: (count) => counted(count, 'unfinished batch run') },
  goods: { zh: '个商品', en: (count) => counted(count, 'item in your library', 'items in your library') },
  listings: { zh: '个在售刊登', en: (count) => counted(count, 'live listing') },
}

/** The screen where most of what is touched can be put right. */
function getLink(touched: readonly Touched[]): string {
  const kinds = new Set(touched.map(({ kind }) => kind))
  if (kinds.has('carts')) return '/main/cart'
  return kinds.has('goods') ? '/goods/productLibrary' : '/design/designRecord'
}

/** One message per seller that says which of their things a withdrawn product touches. */
export const tellWithdrawnJob = job({
  name: 'catalogue.tell-withdrawn',
  schema: z.object({ product_id: z.int(), revision: z.int() }),
  async run(ctx, { product_id, revision }) {
    const product = (await productNames(ctx.db, [product_id])).get(product_id)
    if (!product || product.is_visible) return
    const bySeller = Map.groupBy(await selectTouched(ctx.db, product_id), ({ seller_id }) => seller_id)
    for (const [seller_id, touched] of bySeller) {
      const zh = touched.map(({ kind, count }) => `${count} ${words[kind].zh}`).join('、')
      const en = touched.map(({ kind, count }) => words[kind].en(count)).join(', ')
      await inTransaction(ctx, (tx) =>
        sendMessage(tx, {
          seller_id,
          type: 1,
          link: getLink(touched),
          once_key: `product-withdrawn:${product_id}:${revision}`,
          title: { zh: `“${product.name_zh}”已下架`, en: `“${product.name_en}” is no longer available` },
          body: {
            zh: `这款产品已停止销售，涉及您的 ${zh}。已付款的订单照常生产。`,
            en: `This product is no longer sold. It affects ${en}. Paid orders are still produced.`,
          },
        }),
      )
    }
  },
})
