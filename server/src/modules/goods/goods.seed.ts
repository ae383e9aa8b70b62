import { tagColors } from '@inkroute/contract/goods/codes'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findUserByLogin } from '../account/account.ts'
import { galleryArtworks, type ProductFacts, productAddresses, productToDesign } from '../catalog/catalog.ts'
import { codeFor } from './generate-barcodes.ts'
import { type DemoGoods, demoGoods, demoRecycled, demoTags } from './goods.demo.ts'
import { setDeletedAt } from './goods.queries.ts'
import { makeGoods } from './make-goods.ts'
import type { Owner } from './naming.ts'
import { selectSkusOfGoods, setBarcodes } from './sku.queries.ts'
import { insertTag, linkTags } from './tag.queries.ts'

const DAY_MS = 86_400_000
const USUAL_SHARE = 0.9

type Artworks = Awaited<ReturnType<typeof galleryArtworks>>

/** The artwork in the middle of the first view; one that should cover everything may be cut at its edges. */
function designOf(product: ProductFacts, artworks: Artworks, goods: DemoGoods): DesignDocument | null {
  const artwork = artworks.get(goods.artwork)
  const area = product.print_areas[0]
  if (!artwork || !area) return null
  const { width_px, height_px } = artwork
  const share = goods.share ?? USUAL_SHARE
  const [across, down] = [area.width / width_px, area.height / height_px]
  const scale = share >= 1 ? Math.max(across, down) : Math.min(across, down) * share
  const layer: ImageLayer = {
    ...{ id: 'art', type: 'image', name: goods.artwork, mask: null, group_id: null },
    ...{ cx: area.left + area.width / 2, cy: area.top + area.height / 2 },
    ...{ width: width_px * scale, height: height_px * scale, rotation_deg: 0, opacity: 1 },
    ...{ flip_x: false, flip_y: false, is_locked: false, is_hidden: false },
    source: { kind: 'artwork', key: goods.artwork, width_px, height_px },
  }
  const document = newDocument(product.id, [area.view_id])
  return { ...document, views: document.views.map((view) => ({ ...view, layers: [layer] })) }
}

interface Shop {
  readonly owner: Owner
  readonly artworks: Artworks
  readonly products: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
}

async function seedOne(
  tx: AppCtx,
  { owner, artworks, products, tags }: Shop,
  goods: DemoGoods,
): Promise<number | null> {
  const id = products.get(goods.product)
  const product = id === undefined ? null : await productToDesign(tx, id)
  const document = product && designOf(product, artworks, goods)
  if (!product || !document) return null
  const saved = await makeGoods(tx, owner, {
    ...{ basic_product_id: product.id, document, name: goods.title, title_en: goods.title_en, price: goods.price },
    color_ids: goods.colors.flatMap((key) => product.colors.find((color) => color.key === key)?.id ?? []),
    size_ids: product.sizes.filter((size) => goods.sizes?.includes(size.name) ?? true).map((size) => size.id),
    is_order_checked: false,
  })
  const tag_ids = goods.tags.flatMap((name) => tags.get(name) ?? [])
  await linkTags(tx.db, owner.seller_id, [saved.goods_id], tag_ids)
  const { barcode: barcode_kind } = goods
  if (barcode_kind) {
    const skus = await selectSkusOfGoods(tx.db, owner.seller_id, [saved.goods_id], 'zh')
    const codes = skus.map((sku) => ({ id: sku.id, barcode: codeFor(barcode_kind, sku), barcode_kind }))
    await setBarcodes(tx.db, owner.seller_id, codes, tx.clock.now().toISOString())
  }
  return saved.goods_id
}

/** A library as a small shop has it after six weeks. Pictures follow by jobs. */
export async function seedGoods(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const owner: Owner = { seller_id: demo.seller_id, user_id: demo.id, language: 'zh' }
  const products = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code, id]))
  const artworks = await galleryArtworks()
  const tags = new Map<string, number>()
  for (const { name, color } of demoTags) {
    const id = await insertTag(ctx.db, owner.seller_id, name, color ?? tagColors[0])
    if (id !== null) tags.set(name, id)
  }
  const shop: Shop = { owner, artworks, products, tags }
  for (const goods of [...demoGoods, demoRecycled]) {
    const then = new Date(ctx.clock.now().getTime() - goods.days_ago * DAY_MS)
    await inTransaction({ ...ctx, clock: { now: () => then } }, async (tx) => {
      const id = await seedOne(tx, shop, goods)
      if (id !== null && goods === demoRecycled) {
        await setDeletedAt(tx.db, owner.seller_id, [id], new Date(then.getTime() + DAY_MS).toISOString())
      }
    })
  }
}
