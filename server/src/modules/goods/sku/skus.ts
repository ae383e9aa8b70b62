import type { Input, Reply } from '@inkroute/contract/endpoint'
import { barcodeProblem, barcodeProblemTexts, guessBarcodeKind } from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/sku'
import { decimalToFen } from '@inkroute/contract/money'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { productToDesign, sizeIn } from '../../catalog/catalog.ts'
import { enqueueMockups, getDocument, storeDesign } from '../../design/design.ts'
import { getPictures, priced } from '../core/gather-goods.ts'
import { usedSkus } from '../core/goods.hooks.ts'
import { changeGoods, lockGoods } from '../core/goods.queries.ts'
import { findCover, getSku } from '../core/goods.view.ts'
import { titlesIn } from '../core/goods-titles.ts'
import {
  changeSku,
  countSkus,
  deleteSkuRows,
  findCodeOwner,
  findSku,
  insertSkus,
  lockSellerCodes,
  selectBarcodeOwners,
  selectSkuPage,
  selectSkusOfGoods,
} from '../core/sku.queries.ts'
import { findMergedByCode } from '../merge/merge.queries.ts'
import { getVariants, nameSkus, startNaming } from '../save/naming.ts'

export async function listSkus(
  ctx: SellerCtx,
  { page, page_size, ...filters }: Input<typeof contract.listSkus>,
): Promise<Reply<typeof contract.listSkus>> {
  const { id: seller_id } = ctx.seller
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [facts, { total }, all] = await Promise.all([
    selectSkuPage(ctx.db, seller_id, filters, range),
    countSkus(ctx.db, seller_id, filters),
    countSkus(ctx.db, seller_id, { ...filters, codes: 'all' }),
  ])
  const pictures = await getPictures(ctx, seller_id, facts, ctx.language)
  const skus = await priced(ctx.db, seller_id, facts)
  const getTitle = await titlesIn(ctx.db, seller_id, skus, ctx.language)
  return {
    data: skus.map((sku) => ({
      ...getSku(sku),
      size_name: sizeIn(ctx.language, sku.size_name),
      title: getTitle(sku),
      product_code: sku.product_code,
      cover: findCover(pictures(sku), sku.color_id),
    })),
    total,
    page,
    page_size,
    with_code: all.with_code,
    without_code: all.total - all.with_code,
  }
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/** Adds colours and sizes. New colours need mockups, so the design gets a new version that includes them. */
export async function addSkus(
  ctx: SellerCtx,
  { id, item_ids }: Input<typeof contract.addSkus>,
): Promise<Reply<typeof contract.addSkus>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const { user_id } = tx.identity
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const present = await selectSkusOfGoods(tx.db, seller_id, [id], tx.language)
    const document = await getDocument(tx.db, seller_id, { design_id: goods.design_id, version: goods.design_version })
    const there = new Set(present.map(({ item_id }) => item_id))
    const { product_id: basic_product_id, title: name, design_id } = goods
    const product = await productToDesign(tx, basic_product_id)
    const added = product.items.filter((item) => item_ids.includes(item.id) && !there.has(item.id))
    if (added.length === 0) return { added: 0 }
    const all = [...present, ...added]
    const stored = await storeDesign(tx, {
      seller_id,
      user_id,
      basic_product_id,
      document,
      name,
      design_id,
      color_ids: distinct(all.map(({ color_id }) => color_id)),
      size_ids: distinct(all.map(({ size_id }) => size_id)),
    })
    const naming = await startNaming(tx, { seller_id, user_id, language: tx.language }, product, goods.title)
    const items = new Set(added.map((item) => item.id))
    const skus = await nameSkus(tx, seller_id, naming, getVariants(product, items, tx.language))
    const now = tx.clock.now().toISOString()
    const dates = { created_at: now, updated_at: now }
    await insertSkus(
      tx.db,
      seller_id,
      skus.map((sku) => ({ ...sku, ...dates, goods_id: id })),
    )
    await changeGoods(tx.db, seller_id, id, { design_version: stored.version, updated_at: now })
    await enqueueMockups(tx, seller_id, stored)
    return { added: skus.length }
  })
}

type Change = Input<typeof contract.updateSku>

async function codeChange(tx: SellerCtx, { id, sku_code }: Change) {
  if (sku_code === undefined) return {}
  const owner = await findCodeOwner(tx.db, tx.seller.id, sku_code)
  if (owner && owner.id !== id) throw new AppError('sku_code_taken', { code: sku_code, title: owner.title })
  // Orders with a merged code would become this one SKU.
  const merged = await findMergedByCode(tx.db, tx.seller.id, sku_code)
  if (merged) throw new AppError('sku_code_taken', { code: sku_code, title: merged.name })
  return { sku_code }
}

async function barcodeChange(tx: SellerCtx, { id, barcode, barcode_kind }: Change) {
  if (barcode === undefined) return {}
  if (barcode === '') return { barcode: null, barcode_kind: null }
  const kind = barcode_kind ?? guessBarcodeKind(barcode)
  const problem = barcodeProblem(kind, barcode)
  if (problem) throw new AppError('barcode_invalid', { reason: barcodeProblemTexts[problem][tx.language] })
  const owner = (await selectBarcodeOwners(tx.db, tx.seller.id, [barcode])).find((one) => one.id !== id)
  if (owner) throw new AppError('barcode_taken', { code: barcode, sku: owner.sku_code })
  return { barcode, barcode_kind: kind }
}

export async function updateSku(ctx: SellerCtx, input: Change): Promise<Reply<typeof contract.updateSku>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerCodes(tx.db, seller_id)
    const before = await findSku(tx.db, seller_id, input.id, tx.language)
    if (!before || before.deleted_at) throw new AppError('not_found')
    const { name, price } = input
    await changeSku(tx.db, seller_id, input.id, {
      ...(await codeChange(tx, input)),
      ...(await barcodeChange(tx, input)),
      ...(name === undefined ? {} : { name }),
      ...(price === undefined ? {} : { price_fen: price === '' ? null : decimalToFen(price) }),
      updated_at: tx.clock.now().toISOString(),
    })
    const after = await findSku(tx.db, seller_id, input.id, tx.language)
    const [sku] = await priced(tx.db, seller_id, after ? [after] : [])
    if (!sku) throw new AppError('not_found')
    return getSku(sku)
  })
}

export async function deleteSkus(
  ctx: SellerCtx,
  { id, sku_ids }: Input<typeof contract.deleteSkus>,
): Promise<Reply<typeof contract.deleteSkus>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    const goods = await lockGoods(tx.db, seller_id, id)
    if (!goods || goods.deleted_at) throw new AppError('not_found')
    const present = await selectSkusOfGoods(tx.db, seller_id, [id], tx.language)
    const gone = present.filter((sku) => sku_ids.includes(sku.id))
    if (gone.length === present.length) throw new AppError('goods_last_sku')
    const used = await usedSkus(
      tx,
      seller_id,
      gone.map((sku) => sku.id),
    )
    const ordered = gone.find((sku) => used.has(sku.id))
    if (ordered) throw new AppError('goods_sku_in_orders', { code: ordered.sku_code })
    if (gone.length > 0) {
      await deleteSkuRows(
        tx.db,
        seller_id,
        gone.map((sku) => sku.id),
      )
    }
    return { deleted: gone.length }
  })
}
