import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getGoods as contract, GoodsPicture } from '@inkroute/contract/goods/goods'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerScope } from '../../../infra/context.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { getDocument } from '../../design/design.ts'
import { keptPictureUrls } from '../../upload/upload.ts'
import { getPictures, priced } from './gather-goods.ts'
import { countOrders } from './goods.hooks.ts'
import { findGoods, findUserName } from './goods.queries.ts'
import { getCard, getSku, mockupPicture } from './goods.view.ts'
import { defaultShowImages, type KeptShowImage, keyOfKept } from './show-image.rules.ts'
import { selectSkusOfGoods } from './sku.queries.ts'
import { selectTagMarks } from './tag.queries.ts'

/** Resolves stored entries to pictures. Skips mockups that the newest version no longer has. */
function showImages(
  ctx: Pick<SellerScope, 'storage'>,
  kept: readonly KeptShowImage[] | null,
  mockups: readonly GoodsPicture[],
): GoodsPicture[] {
  if (kept === null) return defaultShowImages(mockups)
  return kept.flatMap((one): GoodsPicture[] => {
    if (one.kind === 'mockup') return mockups.filter(({ key }) => key === keyOfKept(one))
    const { preview_url, url, name } = keptPictureUrls(ctx, one)
    return [
      {
        key: keyOfKept(one),
        kind: 'upload',
        color_id: null,
        view_id: null,
        name,
        small_src: preview_url,
        image_src: url,
      },
    ]
  })
}

async function printedViews(ctx: SellerScope, of: { design_id: number; design_version: number }): Promise<Set<number>> {
  const { views } = await getDocument(ctx.db, ctx.seller.id, { design_id: of.design_id, version: of.design_version })
  return new Set(
    views.filter((view) => view.background !== null || view.layers.length > 0).map(({ view_id }) => view_id),
  )
}

export async function getGoods(ctx: SellerScope, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const row = await findGoods(db, seller_id, id, language)
  const product = row && (await selectProductFacts(db, row.product_id))
  if (!row || !product) throw new AppError('not_found')
  const [facts, tags, find, usage, printed, created_by] = await Promise.all([
    selectSkusOfGoods(db, seller_id, [id], language),
    selectTagMarks(db, seller_id, [id]),
    getPictures(ctx, seller_id, [row], language),
    countOrders(ctx, seller_id, [id]),
    printedViews(ctx, row),
    findUserName(db, seller_id, row.created_by),
  ])
  const skus = await priced(db, seller_id, facts)
  const pictures = find(row)
  const mockups = (pictures?.pictures ?? []).map((picture) => mockupPicture(picture, product, language))
  return {
    ...getCard(row, { skus, tags, pictures }),
    remark: row.remark,
    printed_views: row.printed_views,
    created_by,
    views: product.views.map((view) => ({
      view_id: view.view_id,
      name: view[`name_${language}`],
      is_printed: printed.has(view.view_id),
    })),
    mockups,
    show_images: showImages(ctx, row.show_images, mockups),
    skus: skus.map(getSku),
    missing_item_count: product.items.length - skus.length,
    orders: usage.get(id) ?? { unpaid: 0, paid: 0 },
  }
}
