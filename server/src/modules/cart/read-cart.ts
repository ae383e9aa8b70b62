import type { CartItem, CartWarehouse } from '@inkroute/contract/cart'
import { addValueKeys } from '@inkroute/contract/cart-codes'
import type { Language } from '@inkroute/contract/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { WarehouseRegion } from '@inkroute/contract/shipping-limits'
import type { ItemPrice } from '@inkroute/engine/price/item-price'
import type { SellerScope } from '../../infra/context.ts'
import { listWarehouses, type PricedLine, priceLines, stockOf } from '../catalog/catalog.ts'
import { selectBrandsById } from './brand/brand.queries.ts'
import { type BrandNote, noteOf } from './brand/brand.view.ts'
import type { CartLine } from './cart.queries.ts'
import { lineServices, nextStep, problemOf } from './cart.rules.ts'
import { type SkuForSale, skusForSale } from './skus-for-sale.ts'

/** What is to be ordered: a line of the cart, or one of an order that came from elsewhere or is being changed. */
export type WantedLine = Pick<
  CartLine,
  'id' | 'sku_id' | 'warehouse_code' | 'quantity' | 'services' | 'is_pickup' | 'remark' | 'brand_id' | 'updated_at'
>

/** A line of the cart with all that ordering it depends on, by the rows of this moment. */
export interface ReadyLine {
  readonly line: WantedLine
  readonly sku: SkuForSale
  readonly item: PricedLine['item']
  readonly price: ItemPrice
  readonly services_fen: number
  readonly weight_g: number
  readonly view: CartItem
  /** What the brand says, kept with an order. */
  readonly brand: BrandNote | null
}

type Warehouses = Awaited<ReturnType<typeof listWarehouses>>

function placesOf(
  warehouses: Warehouses,
  stock: Awaited<ReturnType<typeof stockOf>>,
  language: Language,
): (item_id: number) => CartWarehouse[] {
  return (item_id) =>
    stock
      .filter((shelf) => shelf.item_id === item_id)
      .flatMap((shelf) => {
        const place = warehouses.find((row) => row.code === shelf.warehouse_code)
        if (!place) return []
        const { code, country } = place
        return {
          code,
          country,
          region: place.region as WarehouseRegion,
          city: place[`city_${language}`],
          stock: shelf.pieces,
        }
      })
}

/** What one more step would make of the unit price, for lines that have a step above them. */
async function nextUnits(
  ctx: SellerScope,
  lines: readonly { id: number; priced: PricedLine; printed_views: number }[],
) {
  const steps = lines.flatMap(({ id, priced, printed_views }) => {
    const quantity = nextStep(priced.item.tiers, priced.price.total_fen / Math.max(1, priced.price.unit_fen))
    return quantity === null ? [] : [{ id, item_id: priced.item.id, quantity, printed_views }]
  })
  const prices = steps.length === 0 ? [] : await priceLines(ctx.db, ctx.seller.id, steps)
  return new Map(
    steps.map((step, at) => [step.id, { quantity: step.quantity, unit_fen: prices[at]?.price.unit_fen ?? 0 }]),
  )
}

interface Parts {
  readonly line: WantedLine
  readonly sku: SkuForSale
  readonly priced: PricedLine
  readonly places: readonly CartWarehouse[]
  readonly here: CartWarehouse
  readonly next: { readonly quantity: number; readonly unit_fen: number } | undefined
  readonly brand: BrandNote | null
}

function viewLine({ line, sku, priced, places, here, next, brand }: Parts): ReadyLine {
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
    problem: problemOf({
      is_deleted: sku.deleted_at !== null,
      is_offered: item.is_visible,
      quantity: line.quantity,
      stock: shelf?.stock ?? null,
    }),
    updated_at: new Date(line.updated_at).toISOString(),
  }
  return { line, sku, item, price, services_fen: services.total_fen, weight_g, view, brand }
}

async function brandsOf(ctx: SellerScope, lines: readonly WantedLine[]): Promise<Map<number, BrandNote>> {
  const ids = [...new Set(lines.flatMap(({ brand_id }) => brand_id ?? []))]
  const rows = ids.length === 0 ? [] : await selectBrandsById(ctx.db, ctx.seller.id, ids)
  return new Map(rows.map((row) => [row.id, noteOf(ctx, row)]))
}

/** Prices, stock and names of lines in four queries, however many lines there are. */
export async function readCart(ctx: SellerScope, lines: readonly WantedLine[]): Promise<ReadyLine[]> {
  if (lines.length === 0) return []
  const skus = await skusForSale(
    ctx,
    lines.map((line) => line.sku_id),
  )
  const known = lines.flatMap((line) => {
    const sku = skus.get(line.sku_id)
    return sku ? [{ line, sku }] : []
  })
  const [priced, stock, warehouses] = await Promise.all([
    priceLines(
      ctx.db,
      ctx.seller.id,
      known.map(({ line, sku }) => ({
        item_id: sku.item_id,
        quantity: line.quantity,
        printed_views: sku.printed_views,
      })),
    ),
    stockOf(
      ctx.db,
      known.map(({ sku }) => sku.item_id),
    ),
    listWarehouses(ctx.db),
  ])
  const whole = known.flatMap(({ line, sku }, at) => {
    const price = priced[at]
    return price ? [{ line, sku, priced: price }] : []
  })
  const next = await nextUnits(
    ctx,
    whole.map(({ line, sku, priced: price }) => ({ id: line.id, priced: price, printed_views: sku.printed_views })),
  )
  const brands = await brandsOf(ctx, lines)
  const placesFor = placesOf(warehouses, stock, ctx.language)
  return whole.map(({ line, sku, priced: price }) => {
    const places = placesFor(sku.item_id)
    const row = warehouses.find(({ code }) => code === line.warehouse_code)
    const here = {
      code: line.warehouse_code,
      region: (row?.region ?? 'CN') as WarehouseRegion,
      city: row?.[`city_${ctx.language}`] ?? line.warehouse_code,
      country: row?.country ?? '',
      stock: places.find((place) => place.code === line.warehouse_code)?.stock ?? 0,
    }
    return viewLine({
      line,
      sku,
      priced: price,
      places,
      here,
      next: next.get(line.id),
      brand: brands.get(line.brand_id ?? 0) ?? null,
    })
  })
}
