import type {
  CartItem,
  CartWarehouse,
  getCart as cartContract,
  listCartItems as listContract,
} from '@inkroute/contract/cart/cart'
import { addValueKeys } from '@inkroute/contract/cart/codes'
import type * as contract from '@inkroute/contract/cart/extra'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { WarehouseRegion } from '@inkroute/contract/shipping/limits'
import type { ItemPrice } from '@inkroute/engine/price/item-price'
import type { SellerCtx, SellerScope } from '../../infra/context.ts'
import { alone, together } from '../../infra/db/pipeline.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { getPrice, type PricedLine, pricesQuery, priceWith, sizeIn } from '../catalog/catalog.ts'
import { itemsOfSkus, skusQuery, titlesIn } from '../goods/goods.ts'
import { selectBrandsById } from './brand.queries.ts'
import { type BrandNote, getNote } from './brand.view.ts'
import { type CartLine, changeLines, countCart, selectLines } from './cart.queries.ts'
import { findProblem, findReminder, lineServices, nextStep } from './cart.rules.ts'
import { type SkuForSale, skusForSale } from './skus-for-sale.ts'

/** A line to order: from the cart, from a foreign order, or from an order being changed. */
export type WantedLine = Pick<
  CartLine,
  'id' | 'sku_id' | 'warehouse_code' | 'quantity' | 'services' | 'is_pickup' | 'remark' | 'brand_id' | 'updated_at'
> & {
  /** Lines of one order: a minimum quantity is counted within it. Without it all lines are one order. */
  readonly order_key?: number
}

/** A cart line with everything needed to order it, from current data. */
export interface ReadyCartLine {
  readonly line: WantedLine
  readonly sku: SkuForSale
  readonly item: PricedLine['item']
  readonly price: ItemPrice
  readonly services_fen: number
  readonly weight_g: number
  readonly view: CartItem
  /** Snapshot of the brand for the order. */
  readonly brand: BrandNote | null
}

type Shelf = PricedLine['item']['shelves'][number]

const getPlace = (shelf: Shelf, language: Language): CartWarehouse => ({
  code: shelf.warehouse_code,
  country: shelf.country,
  region: shelf.region as WarehouseRegion,
  city: shelf[`city_${language}`],
  stock: shelf.pieces ?? 0,
})

/** Warehouse a line ships from; a removed warehouse is shown by its code. */
function getHere(shelves: readonly Shelf[], code: string, language: Language): CartWarehouse {
  const shelf = shelves.find(({ warehouse_code }) => warehouse_code === code)
  return shelf ? getPlace(shelf, language) : { code, region: 'CN', city: code, country: '', stock: 0 }
}

/** Unit price at the next quantity break, if there is one. */
function nextUnit({ item, price }: PricedLine, { printed_views, technique }: SkuForSale) {
  const quantity = nextStep(item.tiers, price.total_fen / Math.max(1, price.unit_fen))
  return quantity === null
    ? undefined
    : { quantity, unit_fen: getPrice(item, { quantity, printed_views, technique }).unit_fen }
}

interface Parts {
  readonly line: WantedLine
  readonly sku: SkuForSale
  readonly priced: PricedLine
  readonly places: readonly CartWarehouse[]
  readonly here: CartWarehouse
  readonly next: { readonly quantity: number; readonly unit_fen: number } | undefined
  readonly brand: BrandNote | null
  /** Pieces of the product in all its variants. */
  readonly pieces: number
}

interface Known {
  readonly line: WantedLine
  readonly sku: SkuForSale
}

/** Pieces by order and product, in all variants. */
function countPieces(lines: readonly Known[]): (known: Known) => number {
  const getKey = ({ line, sku }: Known) => `${line.order_key ?? ''}:${sku.product_id}`
  const pieces = new Map<string, number>()
  for (const known of lines) pieces.set(getKey(known), (pieces.get(getKey(known)) ?? 0) + known.line.quantity)
  return (known) => pieces.get(getKey(known)) ?? 0
}

function viewLine({ line, sku, priced, places, here, next, brand, pieces }: Parts): ReadyCartLine {
  const { item, price } = priced
  const services = lineServices(line.services, line.quantity)
  const shelf = places.find((place) => place.code === line.warehouse_code)
  const weight_g = item.weight_g * line.quantity + services.weight_g
  const view: CartItem = {
    id: line.id,
    sku_id: sku.id,
    goods_id: sku.goods_id,
    product_id: sku.product_id,
    title: sku.title,
    sku_code: sku.sku_code,
    color_name: sku.color_name,
    color_hex: sku.color_hex,
    size_name: sku.size_name,
    picture_url: sku.picture_url,
    quantity: line.quantity,
    min_quantity: item.min_quantity,
    warehouse: here,
    other_warehouses: places.filter((place) => place.code !== line.warehouse_code),
    services: addValueKeys.filter((key) => line.services.includes(key)),
    brand: brand && { id: brand.id, name: brand.name, logo_url: brand.logo_url },
    is_pickup: line.is_pickup,
    remark: line.remark,
    weight_g,
    price: {
      list: fenToDecimal(price.list_fen),
      unit: fenToDecimal(price.unit_fen),
      goods: fenToDecimal(price.total_fen),
      services: fenToDecimal(services.total_fen),
      total: fenToDecimal(price.total_fen + services.total_fen),
      tier_percent: price.tier_discount_bp / 100,
      level_percent: price.level_discount_bp / 100,
      next_tier:
        next && next.unit_fen < price.unit_fen ? { quantity: next.quantity, unit: fenToDecimal(next.unit_fen) } : null,
    },
    problem: findProblem({
      is_deleted: sku.deleted_at !== null,
      is_offered: item.is_visible,
      quantity: line.quantity,
      is_below_minimum: pieces < item.min_quantity,
      stock: shelf?.stock ?? null,
    }),
    updated_at: new Date(line.updated_at).toISOString(),
  }
  return { line, sku, item, price, services_fen: services.total_fen, weight_g, view, brand }
}

async function getBrands(ctx: SellerScope, lines: readonly WantedLine[]): Promise<Map<number, BrandNote>> {
  const ids = [...new Set(lines.flatMap(({ brand_id }) => brand_id ?? []))]
  const rows = ids.length === 0 ? [] : await selectBrandsById(ctx.db, ctx.seller.id, ids)
  return new Map(rows.map((row) => [row.id, getNote(ctx, row)]))
}

/** What is sold and what it costs; without pictures in one round trip. */
async function readFacts(ctx: SellerScope, ids: readonly number[], with_pictures: boolean) {
  const { db, seller, language } = ctx
  const prices = pricesQuery(db, seller.id, itemsOfSkus(seller.id, ids))
  if (with_pictures) return { facts: await alone(db, prices), skus: await skusForSale(ctx, ids) }
  const { facts, plain } = await together(db, { plain: skusQuery(db, seller.id, ids, language), facts: prices })
  return { facts, skus: new Map(plain.map((sku): [number, SkuForSale] => [sku.id, { ...sku, picture_url: null }])) }
}

/** Prices, stock and names in a constant number of queries. Ordering needs no pictures. */
export async function readCart(
  ctx: SellerScope,
  lines: readonly WantedLine[],
  { with_pictures = true } = {},
): Promise<ReadyCartLine[]> {
  if (lines.length === 0) return []
  const ids = [...new Set(lines.map((line) => line.sku_id))]
  const { facts, skus } = await readFacts(ctx, ids, with_pictures)
  const known = lines.flatMap((line) => {
    const sku = skus.get(line.sku_id)
    return sku ? [{ line, sku }] : []
  })
  const purchases = known.map(({ line, sku }) => ({
    item_id: sku.item_id,
    quantity: line.quantity,
    printed_views: sku.printed_views,
    technique: sku.technique,
  }))
  const priced = priceWith(facts, purchases)
  const brands = await getBrands(ctx, lines)
  const getPieces = countPieces(known)
  return known.flatMap(({ line, sku }, at) => {
    const own = priced[at]
    if (!own) return []
    const { shelves } = own.item
    const places = shelves.filter(({ pieces }) => pieces !== null).map((shelf) => getPlace(shelf, ctx.language))
    const here = getHere(shelves, line.warehouse_code, ctx.language)
    const next = nextUnit(own, sku)
    const brand = line.brand_id ? (brands.get(line.brand_id) ?? null) : null
    const pieces = getPieces({ line, sku })
    return [viewLine({ line, sku, priced: own, places, here, next, brand, pieces })]
  })
}

export const getCart = (ctx: SellerCtx): Promise<Reply<typeof cartContract>> => countCart(ctx.db, ctx.seller.id)

export async function listCartItems(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  const lines = await readCart(ctx, await selectLines(ctx.db, ctx.seller.id))
  const views = lines.map(({ view }) => view)
  const getTitle = await titlesIn(ctx.db, ctx.seller.id, views, ctx.language)
  const getSize = (name: string) => sizeIn(ctx.language, name)
  const data = views.map((view) => ({ ...view, title: getTitle(view), size_name: getSize(view.size_name) }))
  return { data, total_item_num: lines.length }
}

/** Changes to report before ordering: a newer design or another warehouse. */
export async function remindChanges(
  ctx: SellerCtx,
  input: Input<typeof contract.cartSkuAddressModifyRemind>,
): Promise<Reply<typeof contract.cartSkuAddressModifyRemind>> {
  return inTransaction(ctx, async (tx) => {
    const lines = await selectLines(tx.db, tx.seller.id, input.ids)
    const seen = new Map(lines.map((line) => [line.id, line.design_version]))
    const ready = await readCart(tx, lines, { with_pictures: false })
    if (input.is_seen) {
      for (const { line, sku } of ready)
        if (seen.get(line.id) !== sku.design_version)
          await changeLines(tx.db, tx.seller.id, [line.id], { design_version: sku.design_version })
    }
    const data = ready.flatMap(({ line, sku, view }) => {
      const was = input.is_seen ? sku.design_version : (seen.get(line.id) ?? sku.design_version)
      const kind = findReminder({ is_redesigned: was !== sku.design_version, problem: view.problem })
      if (!kind) return []
      const other = view.other_warehouses.find(({ stock }) => stock >= line.quantity)
      const { id, sku_id, title, sku_code } = view
      return [{ id, sku_id, title, sku_code, kind, other_warehouse: other?.code ?? null }]
    })
    return { data }
  })
}
