import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { ImageLayer, Layer } from '@inkroute/engine/layers/layer-types'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { at, daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { galleryArtworks, type ProductFacts, productAddresses, productToDesign } from '../catalog/catalog.ts'
import { codeFor } from './barcode/barcodes.ts'
import { setDeletedAt } from './core/goods.queries.ts'
import { selectSkusOfGoods, setBarcodes } from './core/sku.queries.ts'
import { insertTag, linkTags } from './core/tag.queries.ts'
import type { Owner } from './save/naming.ts'
import { makeGoods } from './save/save-goods.ts'

const USUAL_SHARE = 0.9

export const DemoGoods = z.strictObject({
  product: z.string(),
  artwork: z.string(),
  title: z.string(),
  title_en: z.string(),
  colors: z.array(z.string()),
  /** Names of sizes; none means all. */
  sizes: z.array(z.string()).optional(),
  price: z.string(),
  tags: z.array(z.string()),
  days_ago: z.number(),
  /** Share of the print area's width or height the artwork takes. */
  share: z.number().default(USUAL_SHARE),
  barcode: z.enum(['code128', 'ean13', 'qr']).optional(),
})
type DemoGoods = z.infer<typeof DemoGoods>

const demoLibrary = demoFile(
  'goods/goods',
  z.strictObject({
    tags: z.array(z.strictObject({ name: z.string(), color: z.string() })),
    goods: z.array(DemoGoods),
    /** Is in the recycle bin, so that it is not empty. */
    recycled: DemoGoods,
  }),
)

type Artworks = Awaited<ReturnType<typeof galleryArtworks>>

/** The artwork in the middle of the first view; one that should cover everything may be cut at its edges. */
function findDesign(product: ProductFacts, artworks: Artworks, goods: DemoGoods): DesignDocument | null {
  const artwork = artworks.get(goods.artwork)
  const area = product.print_areas[0]
  if (!artwork || !area) return null
  const { width_px, height_px } = artwork
  const { share } = goods
  const [across, down] = [area.width / width_px, area.height / height_px]
  const scale = share >= 1 ? Math.max(across, down) : Math.min(across, down) * share
  const layer: ImageLayer = {
    id: 'art',
    type: 'image',
    name: goods.artwork,
    mask: null,
    group_id: null,
    cx: area.left + area.width / 2,
    cy: area.top + area.height / 2,
    width: width_px * scale,
    height: height_px * scale,
    rotation_deg: 0,
    opacity: 1,
    flip_x: false,
    flip_y: false,
    is_locked: false,
    is_hidden: false,
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

type DemoSale = Pick<DemoGoods, 'product' | 'title' | 'title_en' | 'price' | 'colors' | 'sizes'>

const sell = (tx: AppCtx, owner: Owner, product: ProductFacts, document: DesignDocument, goods: DemoSale) =>
  makeGoods(tx, owner, {
    basic_product_id: product.id,
    document,
    name: goods.title,
    title_en: goods.title_en,
    price: goods.price,
    color_ids: goods.colors.flatMap((key) => product.colors.find((color) => color.key === key)?.id ?? []),
    size_ids: product.sizes.filter((size) => goods.sizes?.includes(size.name) ?? true).map((size) => size.id),
    is_order_checked: false,
  })

/** Goods with a design of several layers on their first view; null where the product is not sold here. */
export async function addDemoDesign(
  tx: AppCtx,
  seller: Pick<Owner, 'seller_id' | 'user_id'>,
  goods: DemoSale & { readonly layers: readonly Layer[] },
): Promise<number | null> {
  const found = (await productAddresses(tx.db)).find(({ code }) => code === goods.product)
  const product = found && (await productToDesign(tx, found.id))
  const [area] = product?.print_areas ?? []
  if (!product || !area) return null
  const blank = newDocument(product.id, [area.view_id])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, layers: [...goods.layers] })) }
  return (await sell(tx, { ...seller, language: 'zh' }, product, document, goods)).goods_id
}

async function addOne(tx: AppCtx, { owner, artworks, products, tags }: Shop, goods: DemoGoods): Promise<number | null> {
  const id = products.get(goods.product)
  const product = id === undefined ? null : await productToDesign(tx, id)
  const document = product && findDesign(product, artworks, goods)
  if (!product || !document) return null
  const saved = await sell(tx, owner, product, document, goods)
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

/** What another seller of the demo sells. */
export async function addDemoGoodsFor(
  ctx: AppCtx,
  seller: Pick<Owner, 'seller_id' | 'user_id'>,
  library: readonly DemoGoods[],
): Promise<void> {
  if (library.length === 0) return
  const products = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code, id]))
  const shop = {
    owner: { ...seller, language: 'zh' as const },
    artworks: await galleryArtworks(),
    products,
    tags: new Map(),
  }
  for (const goods of library)
    await inTransaction(at(ctx, daysAgo(ctx, goods.days_ago)), (tx) => addOne(tx, shop, goods))
}

/** A library as a small shop has it after six weeks. Pictures follow by jobs. */
export async function addDemoGoods(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const owner: Owner = { ...demo, language: 'zh' }
  const library = demoLibrary()
  const products = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code, id]))
  const artworks = await galleryArtworks()
  const tags = new Map<string, number>()
  for (const { name, color } of library.tags) {
    const id = await insertTag(ctx.db, owner.seller_id, name, color)
    if (id !== null) tags.set(name, id)
  }
  const shop: Shop = { owner, artworks, products, tags }
  for (const goods of [...library.goods, library.recycled]) {
    await inTransaction(at(ctx, daysAgo(ctx, goods.days_ago)), async (tx) => {
      const id = await addOne(tx, shop, goods)
      if (id !== null && goods === library.recycled)
        await setDeletedAt(tx.db, owner.seller_id, [id], daysAgo(ctx, goods.days_ago - 1).toISOString())
    })
  }
}
