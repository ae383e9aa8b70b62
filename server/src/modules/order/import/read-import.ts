import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/order/import/import'
import type { SellerCtx } from '../../../infra/context.ts'
import { skusForSale } from '../../cart/cart.ts'
import { alike, getSkus, getWords, otherSizesLast, searchSkus } from '../../goods/goods.ts'
import { countRows, selectOrderNumbers, selectRowPage } from './check/import-row.queries.ts'
import { countImports, selectImports } from './import.queries.ts'
import { importView, rowView } from './import.view.ts'
import { assertKind, getDetail, ownImport } from './own-import.ts'

type List = typeof contract.listImports
type Rows = typeof contract.listImportRows
type Suggest = typeof contract.suggestImportSkus

export async function listImports(ctx: SellerCtx, { kind, page, page_size }: Input<List>): Promise<Reply<List>> {
  assertKind(ctx, kind)
  const [records, total] = await Promise.all([
    selectImports(ctx.db, ctx.seller.id, kind, page_size, (page - 1) * page_size),
    countImports(ctx.db, ctx.seller.id, kind),
  ])
  return { data: records.map((record) => importView(record, record.username ?? '')), total, page, page_size }
}

export async function getImport(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getImport>,
): Promise<Reply<typeof contract.getImport>> {
  return getDetail(ctx, await ownImport(ctx, id))
}

export async function listImportRows(ctx: SellerCtx, input: Input<Rows>): Promise<Reply<Rows>> {
  const record = await ownImport(ctx, input.id)
  const { page, page_size } = input
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, total] = await Promise.all([
    selectRowPage(ctx.db, ctx.seller.id, record.id, input, range),
    countRows(ctx.db, ctx.seller.id, record.id, input),
  ])
  const sku_ids = rows.flatMap(({ sku_id }) => sku_id ?? [])
  const order_ids = rows.flatMap(({ order_ids }) => order_ids.map(Number))
  const [skus, orders] = await Promise.all([
    getSkus(ctx.db, ctx.seller.id, [...new Set(sku_ids)], ctx.language),
    selectOrderNumbers(ctx.db, ctx.seller.id, [...new Set(order_ids)]),
  ])
  const facts = {
    skus: new Map(skus.map((sku) => [sku.id, sku])),
    order_nos: new Map(orders.map(({ id, order_no }) => [id, order_no])),
    language: ctx.language,
  }
  return { data: rows.map((row) => rowView(row, record, facts)), total, page, page_size }
}

const SUGGESTIONS = 8
const WORDS = 4

/** Looks for the code, its parts and the title's words, and puts what is most alike first, other sizes last. */
export async function suggestImportSkus(ctx: SellerCtx, { code, title }: Input<Suggest>): Promise<Reply<Suggest>> {
  const found = new Map<number, Awaited<ReturnType<typeof searchSkus>>[number]>()
  for (const words of new Set([code, ...getWords(`${code} ${title}`, WORDS), ''])) {
    if (words === '' && found.size > 0) break
    for (const sku of await searchSkus(ctx.db, ctx.seller.id, words, ctx.language)) found.set(sku.id, sku)
  }
  const points = (sku: { sku_code: string; title: string }) =>
    Math.round(100 * Math.max(alike(code, sku.sku_code), alike(title, sku.title)))
  const likeliest = [...found.values()]
    .map((sku) => ({ sku, likeness: points(sku) }))
    .sort((a, b) => b.likeness - a.likeness)
  const best = otherSizesLast(`${code} ${title}`, likeliest, ({ sku }) => sku).slice(0, SUGGESTIONS)
  const pictures = await skusForSale(
    ctx,
    best.map(({ sku }) => sku.id),
  )
  return {
    data: best.map(({ sku, likeness: like }) => ({
      id: sku.id,
      sku_code: sku.sku_code,
      title: sku.title,
      color_name: sku.color_name,
      size_name: sku.size_name,
      picture_url: pictures.get(sku.id)?.picture_url ?? null,
      likeness: like,
    })),
  }
}
